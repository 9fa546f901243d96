// The score as publishable keys are answered it: a fixed value per decision. The values are constants and not taken from the organization's own
// thresholds, and the band follows the decision and not the score: neither can tell a page more than the decision itself.
import type { components } from "../../../generated/types.ts";

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
