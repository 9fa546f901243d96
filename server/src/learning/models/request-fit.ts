// A fit on demand: accepted when there are enough outcomes, run by the job.
import type { components } from "../../../../generated/types.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { DAY, MINUTE } from "../../platform/time/time.ts";
import { defaultGuards } from "../../scoring/learning/least-evidence.ts";
import { facts } from "../../statistics/counted-facts.ts";
import { isOfBrowser } from "../../statistics/counts.ts";
import { readFigures } from "../../statistics/figures.ts";
import { requestCalibration } from "../calibration/until-next-calibration.ts";
import { ModelFit } from "./model-fit.entity.ts";

type Schemas = components["schemas"];

/** Time (ms) of the payments that a fit uses. */
export const FIT_WINDOW = 90 * DAY;

/** Outcomes that a fit needs. */
export const needed: Schemas["ModelOutcomes"] = { frauds: defaultGuards.leastFrauds, payments: defaultGuards.leastPayments };

/** Known outcomes of the window of a fit, by the statistics: current to within a minute. Declined payments, and those requested with publishable keys, are left out. */
export async function knownOutcomes(tenant: Tenant): Promise<Schemas["ModelOutcomes"]> {
  const now = tenant.clock.now();
  const range = { from: Math.floor((now - FIT_WINDOW) / DAY) * DAY, to: Math.floor(now / MINUTE) * MINUTE };
  const [figures] = await readFigures(tenant, null, [range], [facts.fraud, facts.good]);
  if (figures === undefined) throw new Error("a period has no figures");
  const frauds = figures.count(facts.fraud, (key) => key[1] !== "decline" && !isOfBrowser(key));
  return { frauds, payments: frauds + figures.count(facts.good, (key) => !isOfBrowser(key)) };
}

/** Requests a fit, and the calibration with it; a fit that waits stays as it is. Throws TOO_FEW_OUTCOMES. */
export async function requestFit(tenant: Tenant, { weekly_limit: weeklyLimit = true }: Schemas["ModelFitRequest"]): Promise<Schemas["ModelFit"]> {
  const { em, organizationId, clock } = tenant;
  const outcomes = await knownOutcomes(tenant);
  if (outcomes.frauds < needed.frauds || outcomes.payments < needed.payments) throw new ApiError("TOO_FEW_OUTCOMES", { details: { outcomes, needed } });
  const row = (await em.findOne(ModelFit, { organizationId })) ?? em.create(ModelFit, { organizationId });
  const requestedAt = row.requestedAt ?? dateOf(clock);
  if (row.requestedAt == null) Object.assign(row, { requestedAt, weeklyLimit });
  await requestCalibration(tenant);
  await em.flush();
  return { requested_at: requestedAt.toISOString(), outcomes, needed };
}
