// Blocklists, allowlists and the intelligence network.
import { DAY } from "../../../platform/time/time.ts";
import type { ListMatch, NetworkMatch, Severity } from "../features.ts";
import { graded, type Observation, type SignalFamily, type Situation, scaled, whole } from "../signal.ts";

export const listSignals: SignalFamily = {
  BLOCKLIST_BLOCK: (situation) => matched(situation, "block"),
  BLOCKLIST_REVIEW: (situation) => matched(situation, "review"),
  BLOCKLIST_FLAG: (situation) => matched(situation, "flag"),
  NETWORK_CONFIRMED: (situation) => reported(situation, (participants) => participants >= 2, "2 participants"),
  NETWORK_SUSPECTED: (situation) =>
    reported(situation, (participants) => participants >= 2, "") ? undefined : reported(situation, (participants) => participants === 1, "1 participant"),
  PAYER_CONFIRMED_FRAUD: confirmed,
  PAYER_PRIOR_CHARGEBACK: (situation) => since(situation, "PAYER_PRIOR_CHARGEBACK", situation.features.counters?.lastChargebackAt),
  PAYER_TRUSTED: trusted,
};

/** The blocklist entry of a severity that matches, the first by list type so that answers are stable. */
export function blockingEntry(entries: readonly ListMatch[], severity: Severity): ListMatch | undefined {
  return entries.find((entry) => entry.list === "block" && entry.severity === severity);
}

function matched({ features }: Situation, severity: Severity): Observation | undefined {
  const entry = blockingEntry(features.entries, severity);
  return entry && whole(entry.listType, severity, entry.entryId);
}

function reported({ features }: Situation, enough: (participants: number) => boolean, threshold: string): Observation | undefined {
  const match = features.network.find((candidate: NetworkMatch) => enough(candidate.participants));
  return match && whole(match.signalType, threshold);
}

function since(situation: Situation, code: "PAYER_CONFIRMED_FRAUD" | "PAYER_PRIOR_CHARGEBACK", at: number | undefined): Observation | undefined {
  return at === undefined ? undefined : graded(situation, code, Math.max(0, situation.transaction.assessedAt - at) / DAY);
}

/** Captured payments and days of a payer who was there before the thief, and the part of the signal that is left then. */
const OF_STANDING = { captured: 3, days: 14, part: 0.25 };

/**
 * Days since fraud of the payer was confirmed. A payer of standing who pays from a device that was in use weeks ago, or at a point of sale, is rather the victim of that
 * fraud than its author.
 */
function confirmed(situation: Situation): Observation | undefined {
  const { transaction, features } = situation;
  const { counters, keys, history } = features;
  const observation = since(situation, "PAYER_CONFIRMED_FRAUD", counters?.lastConfirmedFraudAt);
  if (observation === undefined || counters?.firstCapturedAt === undefined || counters.captured < OF_STANDING.captured) return observation;
  const before = transaction.assessedAt - OF_STANDING.days * DAY;
  const ownDevice = keys.device === null || history.payer.some(({ device, at }) => device === keys.device && at < before);
  return counters.firstCapturedAt < before && ownDevice ? scaled(observation, OF_STANDING.part) : observation;
}

/** Captured payments without a dispute that make a payer trusted, and the days the payer must be known. */
const TRUST = { captured: 5, days: 90 };

function trusted({ features, transaction }: Situation): Observation | undefined {
  const entry = features.entries.find((candidate) => candidate.list === "allow");
  if (entry) return whole(`allowlist:${entry.listType}`, "allowlisted", entry.entryId);
  const counters = features.counters;
  if (counters === undefined || counters.disputes > 0 || counters.captured < TRUST.captured) return undefined;
  if (counters.lastConfirmedFraudAt !== undefined || counters.firstCapturedAt === undefined) return undefined;
  return transaction.assessedAt - counters.firstCapturedAt >= TRUST.days * DAY ? whole(counters.captured, TRUST.captured) : undefined;
}
