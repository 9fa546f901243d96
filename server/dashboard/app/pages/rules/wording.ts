// Rules in words.
import type { Schemas } from "../../api/client.ts";
import type { Formats } from "../../i18n/formats.ts";
import type { Messages } from "../../i18n/messages.ts";
import type { Tone } from "../../parts/values.tsx";

/** Colour of each status. */
export const statusTones: Readonly<Record<Schemas["RuleStatus"], Tone>> = { draft: "grey", shadow: "violet", live: "green", archived: "grey" };

/** What a rule does. */
export function actionText(action: Schemas["RuleAction"], { rules }: Messages, format: Formats): string {
  if (action.type === "signal") return rules.actionOf.signal({ weight: action.weight ?? 0 });
  if (action.type === "at_least") return rules.actionOf.at_least({ decision: rules.decisions[action.decision ?? "review"] });
  return rules.actionOf.approve({ amount: action.max_amount === undefined ? "–" : format.money(action.max_amount, action.currency ?? "USD") });
}
