// Entries of lists that concern an entity.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { EntryReason } from "../../parts/entry-reason.tsx";
import { useListTypes } from "../../parts/labels.ts";
import { Panel } from "../../parts/page-frame.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { Badge, Given, Time, type Tone } from "../../parts/values.tsx";
import { useMay } from "../../session/context.tsx";

const severityTones: Readonly<Record<Schemas["ListSeverity"], Tone>> = { block: "red", flag: "blue", review: "amber" };

type Listed = Schemas["BlocklistEntry"] | Schemas["AllowlistEntry"];

/** The panel; nothing for a role that may not read lists. */
export function Entries({ entity: { blocklist, allowlist, list_type: type } }: { readonly entity: Schemas["Entity"] }) {
  const text = useText();
  const listTypes = useListTypes();
  const mayWrite = useMay("blocklists:write");
  const [removing, setRemoving] = useState<Listed>();
  if (blocklist === null || allowlist === null) return null;
  const entries = [...blocklist, ...allowlist];
  return (
    <Panel title={text.entities.entries}>
      <div className="stack">
        {entries.length === 0 && <p className="soft">{type === null ? text.entities.unlisted : text.entities.noEntries}</p>}
        {entries.length > 0 && (
          <ul className="timeline">
            {entries.map((entry) => (
              <li key={entry.id}>
                <div>
                  <span className="actions">
                    <State entry={entry} />
                    <span className="soft">
                      {listTypes[entry.list_type]} · {text.flows[entry.flow_scope]} · {text.lists.sources[entry.source]}
                    </span>
                  </span>
                  {mayWrite && (
                    <button type="button" className="button small" onClick={() => setRemoving(entry)}>
                      {text.common.remove}
                    </button>
                  )}
                </div>
                <Given value={entry.value} />
                {entry.reason !== null && (
                  <span className="soft">
                    <EntryReason reason={entry.reason} />
                  </span>
                )}
                <small className="soft">
                  {text.common.created}: <Time at={entry.created_at} /> · {text.assessment.expires}{" "}
                  {entry.expires_at === null ? text.assessment.never : <Time at={entry.expires_at} />}
                </small>
              </li>
            ))}
          </ul>
        )}
      </div>
      {removing !== undefined && <Removal entry={removing} onClose={() => setRemoving(undefined)} />}
    </Panel>
  );
}

/** Has the entry ended? */
export const isExpired = ({ expires_at: end }: Listed): boolean => end !== null && Date.parse(end) < Date.now();

const isBlocking = (entry: Listed): entry is Schemas["BlocklistEntry"] => "severity" in entry;

/** What the entry does; one that is inactive or expired does nothing. */
function State({ entry }: { readonly entry: Listed }) {
  const text = useText();
  if (isExpired(entry) || (isBlocking(entry) && !entry.is_active)) return <Badge tone="grey">{text.lists.inactive}</Badge>;
  return isBlocking(entry) ? (
    <Badge tone={severityTones[entry.severity]}>{text.lists.severities[entry.severity]}</Badge>
  ) : (
    <Badge tone="green">{text.lists.allowlist}</Badge>
  );
}

function Removal({ entry, onClose }: { readonly entry: Listed; readonly onClose: () => void }) {
  const text = useText();
  const say = useSay();
  const client = useQueryClient();
  const options = {
    onSuccess: () => {
      say.done(text.lists.removed);
      void client.invalidateQueries();
    },
    onError: (error: unknown) => say.failed(error),
  };
  const block = api.useMutation("delete", "/api/v1/blocklists", options);
  const allow = api.useMutation("delete", "/api/v1/allowlists", options);
  const remove = (isBlocking(entry) ? block : allow).mutate;
  return (
    <ReasonDialog
      title={text.lists.removeTitle({ value: entry.value.slice(0, 100) })}
      text={text.lists.removeText}
      action={text.common.remove}
      danger
      onClose={onClose}
      onConfirm={() => {
        remove({ params: { query: { id: entry.id } } });
        onClose();
      }}
    />
  );
}
