// The facts that were known at the moment of the decision, in their groups.
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Code } from "../../parts/breakable.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import { Given } from "../../parts/values.tsx";

/** The panel. Groups that hold nothing are left out. */
export function Facts({ facts }: { readonly facts: Schemas["DecisionFacts"] | null }) {
  const text = useText();
  const format = useFormat();
  const groups = (Object.keys(text.assessment.groups) as (keyof typeof text.assessment.groups)[]).flatMap((group) => {
    const entries = Object.entries(facts?.[group] ?? {});
    return entries.length === 0 ? [] : [{ group, entries }];
  });
  const shown = (value: unknown): string => {
    if (typeof value === "number") return format.number(value);
    return typeof value === "boolean" ? (value ? text.common.yes : text.common.no) : String(value);
  };
  return (
    <Panel title={text.assessment.facts}>
      {groups.length === 0 && <p className="soft">{text.assessment.noFacts}</p>}
      <div className="stack">
        {groups.map(({ group, entries }) => (
          <section key={group}>
            <h3>{text.assessment.groups[group]}</h3>
            <dl className="properties">
              {entries.map(([name, value]) => (
                <div key={name}>
                  <dt>
                    <Code>{name}</Code>
                  </dt>
                  <dd>
                    <Given value={shown(value)} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Panel>
  );
}
