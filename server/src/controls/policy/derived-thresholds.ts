// Thresholds that are derived from probabilities or costs through the calibration of pay-ins.

import type { components } from "../../../../generated/types.ts";
import type { DerivedSettings, StoredSettings } from "../../platform/tenants/stored-settings.ts";
import { defaultPolicy } from "../../scoring/engine/policy.ts";
import type { Steps } from "../../scoring/learning/calibration-steps.ts";
import { boundedThresholds, probabilitiesFromCosts, type ScoreHistogram, stepTowards, thresholdsFrom } from "../../scoring/learning/thresholds.ts";
import type { Thresholds } from "../../scoring/situation/policy.ts";

type Schemas = components["schemas"];

/** What thresholds are derived through. */
export interface PayinCalibration {
  readonly steps: Steps | null;
  /** Epoch milliseconds. */
  readonly fittedAt: number;
  /** Scores of recent pay-ins. */
  readonly scores: ScoreHistogram;
}

/** Points that a threshold moves at most when the calibration changes: once a day. */
export const MOST_POINTS_A_DAY = 5;

/** How thresholds are given; undefined: as scores, or not at all. */
export type Given = Pick<DerivedSettings, "probabilities" | "costs">;

/**
 * Settings with thresholds derived anew at a time (epoch milliseconds). Without a calibration they are the defaults. `gradually`: each moves at most
 * {@link MOST_POINTS_A_DAY} points from the ones in force; otherwise a person requested them, and they apply at once, within the bounds of the shares.
 */
export function withDerivedThresholds(
  settings: StoredSettings,
  given: Given,
  calibration: PayinCalibration | undefined,
  now: number,
  gradually: boolean,
): StoredSettings {
  const probabilities = given.costs === undefined ? given.probabilities : probabilitiesFromCosts(given.costs);
  if (probabilities === undefined) throw new Error("neither probabilities nor costs");
  const common = { ...given, targets: rounded(probabilities, 1_000_000), derived_at: new Date(now).toISOString() };
  if (calibration === undefined || calibration.steps === null)
    return { ...settings, thresholds: {}, derived: { ...common, status: "no_calibration", scores: null, calibrated_at: null } };
  const scores = thresholdsFrom(probabilities, calibration.steps);
  const bounded = boundedThresholds(scores, calibration.scores);
  const inForce = { ...defaultPolicy.thresholds, ...settings.thresholds };
  const thresholds = gradually ? stepTowards(inForce, bounded, MOST_POINTS_A_DAY) : bounded;
  const status = same(thresholds, scores) ? "derived" : "limited";
  return { ...settings, thresholds, derived: { ...common, status, scores, calibrated_at: new Date(calibration.fittedAt).toISOString() } };
}

/** Settings whose thresholds are scores, or the defaults: nothing is derived any more. */
export function withoutDerivedThresholds({ derived: _, ...settings }: StoredSettings): StoredSettings {
  return settings;
}

/** Where the thresholds come from. */
export function sourceOf({ thresholds = {}, derived }: StoredSettings): Schemas["ThresholdsSource"] {
  if (derived !== undefined) return derived.costs === undefined ? "probability" : "cost";
  return same({ ...defaultPolicy.thresholds, ...thresholds }, defaultPolicy.thresholds) ? "default" : "score";
}

/** How thresholds are given and what was derived, as the contract shows it. */
export function derivedView({ derived }: StoredSettings): Pick<Schemas["Organization"], "threshold_probabilities" | "threshold_costs" | "derived_thresholds"> {
  return {
    threshold_probabilities: derived?.probabilities ?? null,
    threshold_costs: derived?.costs ?? null,
    derived_thresholds:
      derived === undefined
        ? null
        : {
            status: derived.status,
            probabilities: derived.targets,
            scores: derived.scores,
            calibrated_at: derived.calibrated_at,
            derived_at: derived.derived_at,
          },
  };
}

const rounded = ({ challenge, review, decline }: Thresholds, factor: number): Thresholds => ({
  challenge: Math.round(challenge * factor) / factor,
  review: Math.round(review * factor) / factor,
  decline: Math.round(decline * factor) / factor,
});

const same = (one: Thresholds, other: Thresholds): boolean => one.challenge === other.challenge && one.review === other.review && one.decline === other.decline;
