// What is shared: several cards of one payer or device, several customers on one device.
import { DAY } from "../../../platform/time/time.ts";
import type { Activity } from "../../situation/features.ts";
import { distinct } from "../distinct.ts";
import type { Graded, Observation, Situation } from "../signal.ts";

export function cards(situation: Situation, graded: Graded, history: readonly Activity[]): Observation | undefined {
  const card = situation.features.keys.card;
  if (card === null || history.length === 0) return undefined;
  return graded(
    situation,
    distinct(situation, history, DAY, (activity) => activity.card, card),
  );
}
