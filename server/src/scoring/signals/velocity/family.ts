// How often: orders within an hour, card testing, failures. Distinct orders and cards are counted, so an honest retry is never velocity.
import { DAY, HOUR } from "../../../platform/time/time.ts";
import type { Activity } from "../../situation/features.ts";
import { distinct } from "../distinct.ts";
import type { Graded, Observation, Situation } from "../signal.ts";

export function orders(situation: Situation, graded: Graded, history: readonly Activity[]): Observation | undefined {
  if (history.length === 0) return undefined;
  return graded(
    situation,
    distinct(situation, history, HOUR, (activity) => activity.order, situation.features.keys.order),
  );
}

/**
 * Is nothing known of the payer: no outcome, no payment older than an hour, no orders by the caller's word, no account older than a day? A guest who has paid before
 * is known.
 */
export function isUnknown({ transaction, features }: Situation): boolean {
  const { accountCreatedAt, assessedAt, previousOrders } = transaction;
  if (features.counters !== undefined || (previousOrders ?? 0) > 0 || features.history.payer.some(({ at }) => assessedAt - at > HOUR)) return false;
  return accountCreatedAt === undefined || assessedAt - accountCreatedAt < DAY;
}

/** Is the payer unknown to the service, on an unknown device, and without orders as stated by the caller? */
export function isNewPayer({ features, transaction }: Pick<Situation, "features" | "transaction">): boolean {
  const { counters, history } = features;
  const seen = (past: readonly Activity[]): boolean => past.some(({ trusted }) => trusted);
  return counters === undefined && (transaction.previousOrders ?? 0) === 0 && !seen(history.payer) && !seen(history.device) && !seen(history.card);
}
