// Blocklists, allowlists and the intelligence network.
import { DAY } from "../../../platform/time/time.ts";
import type { ListMatch, NetworkMatch, Severity } from "../../situation/features.ts";
import { type Graded, type Observation, type Situation, whole } from "../signal.ts";

/** The blocklist entry of a severity that matches, the first by list type so that answers are stable. */
export function blockingEntry(entries: readonly ListMatch[], severity: Severity): ListMatch | undefined {
  return entries.find((entry) => entry.list === "block" && entry.severity === severity);
}

export function matched({ features }: Situation, severity: Severity): Observation | undefined {
  const entry = blockingEntry(features.entries, severity);
  return entry && whole(entry.listType, severity, entry.entryId);
}

export function reported({ features }: Situation, enough: (participants: number) => boolean, threshold: string): Observation | undefined {
  const match = features.network.find((candidate: NetworkMatch) => enough(candidate.participants));
  return match && whole(match.signalType, threshold);
}

export function since(situation: Situation, graded: Graded, at: number | undefined): Observation | undefined {
  return at === undefined ? undefined : graded(situation, Math.max(0, situation.transaction.assessedAt - at) / DAY);
}
