// `model.drifting`: what a live policy sees has changed.

import { emit } from "../../accounts/outbox/emit.ts";
import type { EventData } from "../../accounts/outbox/event.ts";
import { policyVersionOf } from "../../controls/policy/settings.ts";
import type { LiveModel } from "../../platform/tenants/stored-settings.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { isMiscalibrated, MATTERS, UNSTABLE } from "../../scoring/learning/drift-measures.ts";
import type { OnDrift } from "../calibration/fit-organization.ts";

type Finding = EventData<"model.drifting">["findings"][number];

/** Emits the event in the transaction that stores the report. */
export const emitDrift: OnDrift = async ({ organizationId, client }, report) => {
  const { rows } = await client.query<{ version: number; live_model: LiveModel | null }>("SELECT version, live_model FROM organizations WHERE id = $1", [
    organizationId,
  ]);
  const [organization] = rows;
  if (organization === undefined) return;
  const query = async <Row>(text: string, values: readonly unknown[]): Promise<Row[]> => (await client.query<never>(text, [...values])).rows;
  await emit({ organizationId, query, clock: systemClock }, "model.drifting", {
    policy_version: policyVersionOf(organization.version, organization.live_model),
    from: report.recent_from,
    to: report.recent_to,
    findings: findingsOf(report),
  });
};

function findingsOf({ score_psi, signals, bands }: Parameters<OnDrift>[1]): Finding[] {
  const findings: Finding[] = [];
  const add = (measure: Finding["measure"], subject: string | null, value: number, threshold: number): void => {
    findings.push({ measure, subject, value, threshold });
  };
  if (score_psi !== null && score_psi > UNSTABLE) add("population_stability", null, score_psi, UNSTABLE);
  for (const { code, psi, void: silent, recent_rate, reference_rate } of signals) {
    if (silent) add("void_signal", code, recent_rate, reference_rate);
    else if (psi > UNSTABLE) add("population_stability", code, psi, UNSTABLE);
  }
  const [observed, expected] = [bands.reduce((sum, band) => sum + band.observed, 0), bands.reduce((sum, band) => sum + band.expected, 0)];
  if (isMiscalibrated(observed, expected)) add("observed_against_expected", null, Math.round((1000 * observed) / Math.max(expected, 0.01)) / 1000, MATTERS);
  return findings;
}
