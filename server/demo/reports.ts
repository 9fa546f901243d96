// What the merchant learns of a payment, and when. The truth is the simulator's; of a payment that was stopped, only some of it comes to light.
import { drawsOf } from "../simulator/draw.ts";
import type { SimulatedPayment } from "../simulator/history.ts";
import { DAY, HOUR } from "../src/platform/time/time.ts";
import type { Decision } from "../src/scoring/engine/score.ts";
import { orderOf } from "./request.ts";

/** What is reported of a payment, and when (epoch milliseconds). */
export interface PlannedReport {
  readonly at: number;
  readonly outcome: SimulatedPayment["outcome"]["kind"];
}

/** Shares of stopped frauds that are confirmed: the owner of a stolen card or account says so; a payer who meant to deny the payment does not. */
const CONFIRMED = { thief: 0.85, payer: 0.3 } as const;
/** Share of honest payers who complain about a declined payment: most, or precision would look better than it is, and the days until they do. */
const COMPLAIN = 0.7;
const COMPLAINS_WITHIN = [0.1, 3] as const;
/** Shortest time until an outcome is known, and until a fraud is confirmed. */
const KNOWN_AFTER = HOUR;
const CONFIRMED_AFTER = DAY / 2;

/** The report of a payment that was decided so; undefined: nobody reports anything. The same payment gets the same report in every run. */
export function reportOf(payment: SimulatedPayment, decision: Decision): PlannedReport | undefined {
  const { at, culprit, outcome } = payment;
  // an honest payer passes the challenge and the review
  const stopped = decision === "decline" || (decision !== "approve" && culprit !== undefined);
  if (!stopped) return { at: Math.max(outcome.at, at + KNOWN_AFTER), outcome: outcome.kind };
  const draw = drawsOf(`reports/${orderOf(payment)}`);
  if (culprit !== undefined)
    return draw.chance(CONFIRMED[culprit]) ? { at: Math.max(outcome.at, at + CONFIRMED_AFTER), outcome: "fraud_confirmed" } : undefined;
  return draw.chance(COMPLAIN) ? { at: at + draw.between(COMPLAINS_WITHIN) * DAY, outcome: "false_positive" } : undefined;
}
