// The thresholds as numbers: for those who do not drag.
import { ruleDecisionValues } from "../../../../../generated/enums.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Field } from "../../parts/field.tsx";
import type { Thresholds } from "../../parts/score-ranges.ts";
import { decisionTones } from "../../parts/values.tsx";
import { moved } from "./estimates.ts";

/** The fields. */
export function Fields({ thresholds, change }: { readonly thresholds: Thresholds; readonly change: (thresholds: Thresholds) => void }) {
  const text = useText();
  return (
    <div className="limits">
      {ruleDecisionValues.map((name) => (
        <div key={name} className={decisionTones[name]}>
          <Field label={text.rules.decisions[name]}>
            {(id) => (
              <input
                {...id}
                // a value that was typed half is not yet a threshold: it is taken when the field is left
                key={thresholds[name]}
                type="number"
                min={0}
                max={100}
                step="any"
                defaultValue={thresholds[name]}
                onBlur={({ target }) => take(target, name)}
                onKeyDown={({ key, currentTarget }) => key === "Enter" && take(currentTarget, name)}
              />
            )}
          </Field>
        </div>
      ))}
    </div>
  );

  function take(field: HTMLInputElement, name: keyof Thresholds): void {
    const value = field.valueAsNumber;
    if (Number.isFinite(value) && value !== thresholds[name]) change(moved(thresholds, name, value));
    else field.value = String(thresholds[name]);
  }
}
