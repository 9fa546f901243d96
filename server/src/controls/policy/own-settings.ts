// Settings of an organization as they are set, for its configuration: without what is derived from them, and without what a live model brings.
import type { components } from "../../../../generated/types.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { Organization } from "../../platform/tenants/organization.entity.ts";
import type { StoredSettings } from "../../platform/tenants/stored-settings.ts";
import { defaultPolicy } from "../../scoring/engine/policy.ts";
import { learningOf, type OrganizationParts, organizationView, updateOrganization } from "./service.ts";

/** The settings of a configuration: those of a change of the organization, but for its name, its segment and maintenance. */
export type OwnSettings = components["schemas"]["ConfigurationSettings"];

/** Thresholds stand in one of three forms. */
type Form = "thresholds" | "threshold_probabilities" | "threshold_costs";

/** The settings of the caller's organization. Every setting is there, in a fixed order. */
export async function readSettings({ em, organizationId }: Tenant): Promise<OwnSettings> {
  const row = await em.findOneOrFail(Organization, { id: organizationId });
  const view = organizationView(row);
  // a setting that the contract adds does not compile until it is here
  const settings: Required<Omit<OwnSettings, Form>> = {
    signal_weights: ownWeights(row.settings),
    high_risk_countries: view.high_risk_countries.toSorted(),
    browser_signals: view.browser_signals,
    browser_score: view.browser_score,
    holdout_percent: view.holdout_percent,
    learning: view.learning,
    rule_approval: view.rule_approval,
    approval_areas: view.approval_areas,
    submerchant_reports_affect_organization: view.submerchant_reports_affect_organization,
    review_target_minutes: view.review_target_minutes,
    case_prefix: view.case_prefix,
  };
  return { ...thresholdsOf(row.settings), ...settings };
}

/** Thresholds in the form in which they were given: scores that differ from the defaults, probabilities, or costs. */
function thresholdsOf({ thresholds = {}, derived }: StoredSettings): Pick<OwnSettings, Form> {
  if (derived?.costs !== undefined) return { threshold_costs: derived.costs };
  if (derived?.probabilities !== undefined) return { threshold_probabilities: derived.probabilities };
  const own = (["challenge", "review", "decline"] as const).filter(
    (name) => (thresholds[name] ?? defaultPolicy.thresholds[name]) !== defaultPolicy.thresholds[name],
  );
  return { thresholds: Object.fromEntries(own.map((name) => [name, thresholds[name]])) };
}

/** Weights that are set, by code: one that is what the signal weighs anyway stays in force when a model changes. */
function ownWeights({ weights = {} }: StoredSettings): Record<string, number> {
  return Object.fromEntries(
    Object.entries(weights)
      .flatMap(([code, weight]) => (weight === undefined ? [] : [[code, weight] as const]))
      .toSorted(),
  );
}

/**
 * Gives the caller's organization these settings: each that is there as a whole, so that weights and thresholds that it lacks are the defaults again. Settings that are
 * absent stay as they are. Throws as `updateOrganization`.
 */
export async function replaceSettings(tenant: Tenant, parts: OrganizationParts, wanted: OwnSettings): Promise<void> {
  const { signal_weights: present = {} } = await readSettings(tenant);
  const { thresholds, signal_weights: weights, learning, ...others } = wanted;
  const reset = Object.fromEntries(Object.keys(present).map((code) => [code, null]));
  const change = {
    ...others,
    ...(thresholds !== undefined && { thresholds: { challenge: null, review: null, decline: null, ...thresholds } }),
    ...(weights !== undefined && { signal_weights: { ...reset, ...weights } }),
    ...(learning !== undefined && { learning: { ...learningOf({}), ...learning } }),
  };
  await updateOrganization(tenant, parts, change, (settings) => ({ own_signal_weights: ownWeights(settings) }));
}
