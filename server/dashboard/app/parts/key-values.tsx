// Who and what paid: the values of a request that analysts look at first, with what is known of each and a button to block it.
import { useState } from "react";
import type { Schemas } from "../api/client.ts";
import { useText } from "../i18n/catalogue.tsx";
import { useMay } from "../session/context.tsx";
import { EntityLink, entityKinds } from "./entity-link.tsx";
import { type GivenValue, givenValues, textAt } from "./given-values.ts";
import { Icon } from "./icon.tsx";
import { useListTypes } from "./labels.ts";
import { ListDialog } from "./list-dialog.tsx";
import { Given } from "./values.tsx";

/** Names and values; what was erased cannot be shown. */
export function KeyValues({ assessment }: { readonly assessment: Schemas["Assessment"] }) {
  const text = useText();
  const listTypes = useListTypes();
  const may = useMay("blocklists:write");
  const [blocked, setBlocked] = useState<GivenValue>();
  const { request } = assessment;
  const name = textAt(request, "payer.name") ?? textAt(request, "beneficiary.name");
  return (
    <section>
      <h2>{text.assessment.values}</h2>
      <dl className="properties values">
        <div>
          <dt>{text.common.order}</dt>
          <dd>
            <Given value={assessment.order_id} />
          </dd>
        </div>
        {name !== undefined && (
          <div>
            <dt>{text.common.name}</dt>
            <dd>
              <Given value={name} />
            </dd>
          </div>
        )}
        {givenValues(request).map((given) => (
          <div key={`${given.type} ${given.value}`}>
            <dt>{listTypes[given.type]}</dt>
            <dd>
              <Value given={given} />
              {may && given.unlisted === undefined && (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={text.assessment.blockTitle({ value: given.value.slice(0, 100) })}
                  onClick={() => setBlocked(given)}
                >
                  <Icon name="block" />
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {blocked !== undefined && <ListDialog list="block" given={blocked} onClose={() => setBlocked(undefined)} />}
    </section>
  );
}

/** A value; a link where it has a page. A telephone number without its country has none: another payer's country would make it another number. */
function Value({ given: { type, value } }: { readonly given: GivenValue }) {
  const kind = type === "phone" && !value.startsWith("+") ? undefined : entityKinds[type];
  if (kind === undefined) return <Given value={value} />;
  return (
    <EntityLink kind={kind} value={value}>
      <Given value={value} />
    </EntityLink>
  );
}
