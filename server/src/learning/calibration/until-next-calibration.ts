// When the weights of an organization change, its scores mean something else at once.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { storedSteps } from "../../scoring/learning/calibration-steps.ts";
import type { CalibrationStep } from "../../scoring/learning/isotonic.ts";
import { StoredCalibration } from "./calibration.entity.ts";

/** Requests a calibration soon instead of within a day. Does nothing before the first one, which comes soon anyway. */
export async function requestCalibration({ em, organizationId, clock }: Tenant): Promise<void> {
  const stored = await em.findOne(StoredCalibration, { organizationId });
  if (stored !== null) stored.requestedAt = dateOf(clock);
}

/**
 * The same after weights have changed. Until then probabilities are by these steps of the new weights, in the flows that had any; without steps there are no probabilities.
 * Call it in the transaction of the change.
 */
export async function restartCalibration({ em, organizationId, clock }: Tenant, steps: readonly CalibrationStep[] | undefined): Promise<void> {
  const stored = await em.findOne(StoredCalibration, { organizationId });
  if (stored === null) return;
  const next = steps === undefined || steps.length === 0 ? null : storedSteps(steps);
  const { payin, payout } = stored.steps;
  Object.assign(stored, { requestedAt: dateOf(clock), steps: { payin: payin == null ? null : next, payout: payout == null ? null : next } });
}
