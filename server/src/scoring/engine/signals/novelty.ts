// What is new for the payer: a device, a card, an hour of the day, a pace. One of these alone is mild; together with another they are how an account is taken over.
import { DAY, HOUR } from "../../../platform/time/time.ts";
import { areNeighbours } from "../data/neighbours.ts";
import { type Activity, PACE_DAYS } from "../features.ts";
import { grade } from "../policy.ts";
import { graded, type Observation, type SignalFamily, type Situation, scaled } from "../signal.ts";
import { timesUsual } from "./amount.ts";
import { locatedCountry } from "./location.ts";
import { wentBefore } from "./payout.ts";

export const noveltySignals: SignalFamily = {
  DEVICE_NEW_FOR_PAYER: newDevice,
  CARD_OF_OTHER_PAYER: cardOfOther,
  PAYER_BURST: burst,
  PAYER_HOUR_UNUSUAL: unusualHour,
  ACCOUNT_TAKEOVER_PATTERN: takeover,
};

/** What is earlier activity of the payer or, of a payout, of the origin. */
type Seen = Pick<Activity, "at" | "device">;

/** Days since the payer's other device was first seen, at which this one begins to be the new one, and at which it is for sure. */
const OTHER_DEVICE = { foot: 1, full: 7 };
/** Part of the signal while the other device was itself first seen within the last day. */
const BOTH_NEW = 0.5;

/** Days since this device was first seen with a payer who has another, older one, and how sure it is that the other one is the payer's (0 to 1). */
function deviceAge({ transaction, features }: Situation): { readonly days: number; readonly part: number } | undefined {
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

/**
 * Days since the payer's newest device was first seen, where the payer has an older one. A thief who took over an account goes on paying from the same new
 * device for days: its first payment alone would be seen otherwise (Fraud detection handbook, Le Borgne et al., on the victim's days after a compromise).
 */
function newDevice(situation: Situation): Observation | undefined {
  const age = deviceAge(situation);
  return age && scaled(graded(situation, "DEVICE_NEW_FOR_PAYER", age.days), age.part);
}

/** Days from which on a card is the payer's own even if others use it: families share cards. */
const OWN_AFTER = 7 * DAY;

/**
 * Other payers who used this card within the window of activity (30 days), from devices on which it is not used now: a copied number is used by a guest while its owner
 * goes on paying.
 */
function cardOfOther(situation: Situation): Observation | undefined {
  const { features, transaction } = situation;
  const { card, payer, device } = features.keys;
  if (card === null || payer === null || features.history.card.length === 0) return undefined;
  const { history } = features;
  if (device !== null && history.card.some((seen) => seen.device === device && seen.payer !== payer)) return graded(situation, "CARD_OF_OTHER_PAYER", 0);
  if (history.payer.some((seen) => seen.card === card && transaction.assessedAt - seen.at > OWN_AFTER)) return graded(situation, "CARD_OF_OTHER_PAYER", 0);
  const others = new Set(history.card.flatMap((seen) => (seen.payer === null || seen.payer === payer ? [] : [seen.payer])));
  return graded(situation, "CARD_OF_OTHER_PAYER", others.size);
}

/** Days with those before that make the habit; a habit of fewer days is none. */
const PACE = { days: PACE_DAYS, habit: 30, least: 7 };

/**
 * How unlikely so many payments within three days are at the payer's usual pace: -log10 of the chance of as many or more (Poisson), the pace from the weeks
 * before with half a payment added, times the organization's own: in a season of sales everybody pays more often. Failed attempts and retries of an order do not count.
 */
function burst(situation: Situation): Observation | undefined {
  const { transaction, features } = situation;
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
  return graded(situation, "PAYER_BURST", -Math.log10(atLeast(recent, pace * PACE.days)));
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

/** Hours around the time of day, and the payments that a habit needs in part and in full. */
const HABIT = { hours: 3, foot: 3, full: 12 };

/** Share of the payer's payments of the last 90 days that came at about this time of day. */
function unusualHour(situation: Situation): Observation | undefined {
  const { transaction, features } = situation;
  const past = features.payout === undefined ? features.history.payer.filter(({ at }) => transaction.assessedAt - at > HOUR) : [];
  if (past.length <= HABIT.foot) return undefined;
  const near = past.filter(({ at }) => {
    const apart = Math.abs(transaction.assessedAt - at) % DAY;
    return Math.min(apart, DAY - apart) <= HABIT.hours * HOUR;
  });
  return scaled(graded(situation, "PAYER_HOUR_UNUSUAL", near.length / past.length), grade(past.length, HABIT));
}

/** Hours after a change of credentials that are part of a takeover. */
const CREDENTIALS = { foot: 14 * 24, full: 7 * 24 };
/** Part of a reason that honest payers have now and then with a new telephone: a new password, a new card, a few purchases at once. */
const WEAK = 0.6;
/** Days after which a new device is not new any more, and up to which it is. */
const NEW_DEVICE = { foot: 14, full: 7 };
/** Times the usual amount that is a reason of its own beside a new device. */
const TIMES = { foot: 1.2, full: 3 };

/**
 * Reasons, each from 0 to 1, why a new device is not the payer's own new telephone: credentials changed, a foreign connection, a card that is new too, a higher amount
 * than usual, a burst. An owner who replaces a telephone has none of them as a rule; a thief has one or two.
 */
function takeover(situation: Situation): Observation | undefined {
  const age = deviceAge(situation);
  const part = age === undefined ? 0 : age.part * grade(age.days, NEW_DEVICE);
  if (part === 0) return undefined;
  const { transaction, features } = situation;
  const { card } = features.keys;
  const { history } = features;
  const now = transaction.assessedAt;
  const changed = transaction.credentialsChangedAt === undefined ? 0 : grade((now - transaction.credentialsChangedAt) / HOUR, CREDENTIALS);
  const country = locatedCountry(transaction);
  const usualCountries = new Set(history.payer.flatMap((seen) => (seen.country === null || seen.device === features.keys.device ? [] : [seen.country])));
  const abroad = country !== undefined && usualCountries.size > 0 && ![...usualCountries].some((usual) => usual === country || areNeighbours(usual, country));
  const newCard = card !== null && !history.payer.some((seen) => seen.card === card && seen.device !== features.keys.device);
  const times = timesUsual(situation);
  const larger = times === undefined ? 0 : grade(times.ratio, TIMES) * times.part;
  const pace = burst(situation);
  const faster = pace === undefined ? 0 : grade(pace.observed as number, { foot: 1, full: 3 });
  return scaled(graded(situation, "ACCOUNT_TAKEOVER_PATTERN", WEAK * (changed + Number(newCard) + faster) + Number(abroad) + larger), part);
}
