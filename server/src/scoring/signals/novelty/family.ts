// What is new for the payer: a device, a card, an hour of the day, a pace. One of these alone is mild; together with another they are how an account is taken over.

import { DAY } from "../../../platform/time/time.ts";
import { grade } from "../../situation/curve.ts";
import { type Activity, PACE_DAYS } from "../../situation/features.ts";
import { wentBefore } from "../payout/family.ts";
import type { Situation } from "../signal.ts";

/** What is earlier activity of the payer or, of a payout, of the origin. */
type Seen = Pick<Activity, "at" | "device">;

/** Days since the payer's other device was first seen, at which this one begins to be the new one, and at which it is for sure. */
const OTHER_DEVICE = { foot: 1, full: 7 };

/** Part of the signal while the other device was itself first seen within the last day. */
const BOTH_NEW = 0.5;

/** Days since this device was first seen with a payer who has another, older one, and how sure it is that the other one is the payer's (0 to 1). */
export function deviceAge({ transaction, features }: Situation): { readonly days: number; readonly part: number } | undefined {
  const { device } = features.keys;
  if (device === null) return undefined;
  const paid: readonly Seen[] = features.payout === undefined ? [] : wentBefore(features.payout.keys, features.payout.past.origin);
  let [own, other] = [transaction.assessedAt, transaction.assessedAt];
  let known = false;
  for (const seen of [...features.history.payer, ...paid]) {
    if (seen.device === null) continue;
    if (seen.device === device) own = Math.min(own, seen.at);
    else {
      known = true;
      other = Math.min(other, seen.at);
    }
  }
  if (!known || own < other) return undefined;
  const otherDays = (transaction.assessedAt - other) / DAY;
  return { days: (transaction.assessedAt - own) / DAY, part: BOTH_NEW + (1 - BOTH_NEW) * grade(otherDays, OTHER_DEVICE) };
}

/** Days with those before that make the habit; a habit of fewer days is none. */
const PACE = { days: PACE_DAYS, habit: 30, least: 7 };

/**
 * How unlikely so many payments within three days are at the payer's usual pace: -log10 of the chance of as many or more (Poisson), the pace from the weeks
 * before with half a payment added, times the organization's own: in a season of sales everybody pays more often. Failed attempts and retries of an order do not count.
 */
export function burst({ transaction, features }: Situation): number | undefined {
  const now = transaction.assessedAt;
  const past = features.history.payer.filter(({ at, failed, order }) => !failed && order !== features.keys.order && now - at < PACE.habit * DAY);
  const oldest = past.at(-1)?.at;
  if (oldest === undefined || now - oldest < PACE.least * DAY) return undefined;
  const since = now - PACE.days * DAY;
  const recent = past.filter(({ at }) => at >= since).length + 1;
  const days = (now - oldest) / DAY - PACE.days;
  // a payer of long standing has had quiet weeks before the oldest payment that is looked at
  const span = (features.counters?.firstCapturedAt ?? now) < now - PACE.habit * DAY && past.length < 30 ? PACE.habit - PACE.days : days;
  const pace = ((past.length + 1 - recent + 0.5) / span) * Math.max(1, features.pace ?? 1);
  return -Math.log10(atLeast(recent, pace * PACE.days));
}

/** Chance of `count` or more events where `mean` are expected (Poisson). */
function atLeast(count: number, mean: number): number {
  let [term, below] = [Math.exp(-mean), 0];
  for (let index = 0; index < count; index++) {
    below += term;
    term *= mean / (index + 1);
  }
  return Math.max(1e-9, 1 - below);
}
