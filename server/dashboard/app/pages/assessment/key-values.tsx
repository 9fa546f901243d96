// Who and what paid: the values of a request that analysts look at first, with a button to block each.
import { useState } from "react";
import type { Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Given } from "../../parts/values.tsx";
import { useMay } from "../../session/context.tsx";
import { BlockDialog } from "./block-dialog.tsx";
import { type GivenValue, givenValues, textAt } from "./given-values.ts";

/** Names and values; what was erased cannot be shown. */
export function KeyValues({ assessment }: { readonly assessment: Schemas["Assessment"] }) {
  const text = useText();
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
            <dt>{text.lists.types[given.type]}</dt>
            <dd>
              <Given value={given.value} />
              {may && (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={text.assessment.blockTitle(given.value.slice(0, 100))}
                  onClick={() => setBlocked(given)}
                >
                  <Icon name="block" />
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {blocked !== undefined && <BlockDialog given={blocked} onClose={() => setBlocked(undefined)} />}
    </section>
  );
}
