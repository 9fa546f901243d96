// The score in answers to publishable keys: a fixed value per decision. The values are constants, not derived from the organization's thresholds, and the band
// follows the decision, not the score: the answer discloses nothing beyond the decision.
import type { components } from "../../../../generated/types.ts";

type Schemas = components["schemas"];

/** A band of risk. */
export interface ScoreBand {
  readonly band: Schemas["RiskBand"];
  /** Its representative score, 0 to 100: about the middle of the decision's band under the default thresholds. */
  readonly score: number;
}

/** The band of each decision. */
export const scoreBands: Readonly<Record<Schemas["Decision"], ScoreBand>> = {
  approve: { band: "low", score: 15 },
  challenge: { band: "elevated", score: 42 },
  review: { band: "high", score: 65 },
  decline: { band: "highest", score: 90 },
};
