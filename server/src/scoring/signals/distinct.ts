// How many different values an identifier was used with.
import type { IdentifierHash } from "../../values/identifiers/hash.ts";
import type { Activity } from "../situation/features.ts";
import type { Situation } from "./signal.ts";

/** Distinct non-null values within a time range before the assessment, the present payment's own value included. */
export function distinct(
  situation: Situation,
  history: readonly Activity[],
  span: number,
  value: (activity: Activity) => IdentifierHash | null,
  own: IdentifierHash,
): number {
  return distinctValues(history, situation.transaction.assessedAt - span, value, own).size;
}

/** The same from a time on, as a set. */
export function distinctValues(
  history: readonly Activity[],
  from: number,
  value: (activity: Activity) => IdentifierHash | null,
  own: IdentifierHash,
): Set<IdentifierHash> {
  const values = new Set<IdentifierHash>([own]);
  for (const activity of history) {
    if (activity.at < from) break;
    const found = value(activity);
    if (found !== null) values.add(found);
  }
  return values;
}
