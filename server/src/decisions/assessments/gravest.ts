// Of the outcomes of a session that hold at the same time, the gravest names its state.
import type { components } from "../../../../generated/types.ts";

type Kind = components["schemas"]["OutcomeKind"];

/** Every kind, from the gravest: fraud and lost disputes before what became of the money, a capture last. */
const BY_GRAVITY = [
  "fraud_confirmed",
  "chargeback_lost",
  "refunded",
  "partially_refunded",
  "failed",
  "chargeback_won",
  "false_positive",
  "captured",
] as const satisfies readonly Kind[];

/** The gravest of these outcomes; undefined without any. */
export function gravestOf(outcomes: Iterable<Kind>): Kind | undefined {
  const held = new Set(outcomes);
  return BY_GRAVITY.find((kind) => held.has(kind));
}

/** SQL of the rank of an outcome: the gravest has the lowest. */
export const gravityRank = (outcome: string): string => `array_position('{${BY_GRAVITY.join(",")}}'::text[], ${outcome})`;
