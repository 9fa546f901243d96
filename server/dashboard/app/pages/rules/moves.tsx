// Changes of status, each with a reason.
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { useMay, useSession } from "../../session/context.tsx";

type Move = "draft" | "shadow" | "live" | "approve" | "archive";

/** Where each status can lead. */
const next: Readonly<Record<Schemas["RuleStatus"], readonly Move[]>> = {
  draft: ["archive", "shadow", "live"],
  shadow: ["archive", "draft", "live"],
  live: ["archive", "shadow"],
  archived: ["draft"],
};

/** A button for each change that is possible; approval is another person's than the request. */
export function Moves({ rule, changed }: { readonly rule: Schemas["Rule"]; readonly changed: () => void }) {
  const text = useText();
  const say = useSay();
  const may = useMay("rules:write");
  const { person } = useSession();
  // the version with it: what is approved is what the person had read when the dialog opened, whatever arrives meanwhile
  const [requested, setRequested] = useState<{ readonly move: Move; readonly version: number }>();
  const init = {
    onError: (error: unknown) => say.failed(error),
    onSuccess: () => {
      say.done(text.rules.moved);
      changed();
    },
  };
  const mutations = {
    draft: api.useMutation("post", "/api/v1/rules/{id}/draft", init),
    shadow: api.useMutation("post", "/api/v1/rules/{id}/shadow", init),
    live: api.useMutation("post", "/api/v1/rules/{id}/live", init),
    approve: api.useMutation("post", "/api/v1/rules/{id}/approve", init),
    archive: api.useMutation("post", "/api/v1/rules/{id}/archive", init),
  };
  if (!may) return null;
  const pending = rule.pending_approval;
  const mayApprove = pending !== null && pending.requested_by.id !== person.subject;
  const moves: readonly Move[] = [...next[rule.status], ...(mayApprove ? (["approve"] as const) : [])];
  const main = moves.at(-1);
  return (
    <>
      {moves.map((move) => (
        <button key={move} type="button" className={move === main ? "button primary" : "button"} onClick={() => setRequested({ move, version: rule.version })}>
          {text.rules.moves[move]}
        </button>
      ))}
      {requested !== undefined && (
        <ReasonDialog
          title={text.rules.moves[requested.move]}
          action={text.rules.moves[requested.move]}
          onClose={() => setRequested(undefined)}
          onConfirm={(reason) => {
            setRequested(undefined);
            const { move, version } = requested;
            const params = { path: { id: rule.id } };
            if (move === "approve") mutations.approve.mutate({ params, body: { version, reason } });
            else mutations[move].mutate({ params, body: { reason } });
          }}
        />
      )}
    </>
  );
}
