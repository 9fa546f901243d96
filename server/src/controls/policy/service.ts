// The caller's organization: its settings as they are in force, and their change. A row's version grows with it, and every process that
// remembers the old one finds out in its next read.
import { isDeepStrictEqual } from "node:util";
import type { components } from "../../../../generated/types.ts";
import { nextSet, updateResource } from "../../accounts/audit/update.ts";
import { ApiError, validationError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { Organization } from "../../platform/tenants/organization.entity.ts";
import type { StoredSettings } from "../../platform/tenants/stored-settings.ts";
import { weightOf } from "../../scoring/engine/policy.ts";
import type { SignalCode } from "../../scoring/signals/index.ts";
import { derivedView, type PayinCalibration, sourceOf, withDerivedThresholds, withoutDerivedThresholds } from "./derived-thresholds.ts";
import { DEFAULT_REVIEW_TARGET, profileOf, settableSignals } from "./settings.ts";

type View = components["schemas"]["Organization"];
type Update = components["schemas"]["OrganizationUpdate"];

/** Prefix of case reference numbers where the organization has set none. */
export const DEFAULT_CASE_PREFIX = "FRD";

/** The columns that the contract's view of an organization is made of. */
type Row = Pick<Organization, "id" | "version" | "name" | "segment" | "settings" | "maintenance" | "createdAt" | "liveModel">;

/** The organization as the contract shows it, defaults included. */
export function organizationView(row: Row): View {
  const { policy, browserSignals, browserBand, reviewTargetMinutes } = profileOf({ ...row, live_model: row.liveModel ?? null });
  return {
    id: row.id,
    name: row.name,
    segment: row.segment,
    thresholds: policy.thresholds,
    thresholds_source: sourceOf(row.settings),
    ...derivedView(row.settings),
    signal_weights: Object.fromEntries(settableSignals.map((code) => [code, weightOf(policy, code)])),
    high_risk_countries: [...policy.highRiskCountries],
    browser_signals: browserSignals ? "full" : "none",
    browser_score: browserBand ? "band" : "exact",
    holdout_percent: row.settings.holdout_percent ?? 0,
    learning: learningOf(row.settings),
    rule_approval: row.settings.rule_approval ?? false,
    approval_areas: row.settings.approval_areas ?? [],
    submerchant_reports_affect_organization: row.settings.submerchant_reports_affect_organization ?? true,
    review_target_minutes: reviewTargetMinutes,
    case_prefix: row.settings.case_prefix ?? DEFAULT_CASE_PREFIX,
    maintenance: row.maintenance,
    created_at: row.createdAt.toISOString(),
  };
}

/** The caller's organization. */
export async function readOrganization({ em, organizationId }: Tenant): Promise<View> {
  return organizationView(await em.findOneOrFail(Organization, { id: organizationId }));
}

/** What the service has to know from higher layers. */
export interface OrganizationParts {
  /** How many active submerchants the caller has. */
  readonly activeSubmerchants: (tenant: Tenant) => Promise<number>;
  /** The calibration of the caller's pay-ins; undefined before the first fit. */
  readonly calibrationOf: (tenant: Tenant) => Promise<PayinCalibration | undefined>;
}

/**
 * Changes the fields that are sent; a field that has this value already is left as it is. Throws VALIDATION_ERROR for thresholds that are not ascending, INVALID_TRANSITION for a
 * provider that would leave active submerchants behind. `compared`: what of the settings counts as a change beside the view, and is recorded with it.
 */
export async function updateOrganization(
  tenant: Tenant,
  { activeSubmerchants, calibrationOf }: OrganizationParts,
  body: Update,
  compared: (settings: StoredSettings) => object = () => ({}),
): Promise<View> {
  const { em, organizationId } = tenant;
  const row = await em.findOneOrFail(Organization, { id: organizationId });
  if (body.segment !== undefined && body.segment !== "psp" && row.segment === "psp") assertNoSubmerchants(await activeSubmerchants(tenant));
  const change = {
    name: body.name ?? row.name,
    segment: body.segment ?? row.segment,
    maintenance: body.maintenance ?? row.maintenance,
    settings: withThresholds(settingsWith(row.settings, body), body, derives(body) ? await calibrationOf(tenant) : undefined, tenant.clock.now()),
  };
  const next = organizationView({ id: organizationId, version: row.version, createdAt: row.createdAt, liveModel: row.liveModel, ...change });
  assertRising(next.thresholds);
  return updateResource<View>(tenant, {
    action: "organization.updated",
    resource: "organization",
    id: organizationId,
    before: { ...organizationView(row), ...compared(row.settings) },
    next: { ...next, ...compared(change.settings) },
    view: (shown) => shown,
    write: async () => {
      Object.assign(row, change);
      await em.flush();
      return { ...organizationView(row), ...compared(row.settings) };
    },
  });
}

const derives = ({ threshold_probabilities: probabilities, threshold_costs: costs }: Update): boolean => (probabilities ?? costs ?? null) !== null;

/** Thresholds as the last change gives them: derived from probabilities or costs, as scores, or the defaults. */
function withThresholds(settings: StoredSettings, body: Update, calibration: PayinCalibration | undefined, now: number): StoredSettings {
  const { thresholds, threshold_probabilities: probabilities, threshold_costs: costs } = body;
  if (probabilities) return unchangedOr(settings, withDerivedThresholds(settings, { probabilities }, calibration, now, false));
  if (costs) return unchangedOr(settings, withDerivedThresholds(settings, { costs }, calibration, now, false));
  if (settings.derived === undefined) return settings;
  if (thresholds !== undefined) return { ...withoutDerivedThresholds(settings), thresholds: merged({}, thresholds) };
  const removed = settings.derived.costs === undefined ? probabilities === null : costs === null;
  return removed ? { ...withoutDerivedThresholds(settings), thresholds: {} } : settings;
}

/** The settings as they are where the derivation comes to the same: the time of a derivation alone is no change. */
function unchangedOr(settings: StoredSettings, next: StoredSettings): StoredSettings {
  const compared = ({ thresholds, derived }: StoredSettings): unknown => [thresholds, derived && { ...derived, derived_at: "" }];
  return isDeepStrictEqual(compared(settings), compared(next)) ? settings : next;
}

/** How the organization's models are learned and used, defaults included. */
export function learningOf({ learning }: Pick<StoredSettings, "learning">): View["learning"] {
  return { automatic_promotion_budget: learning?.automatic_promotion_budget ?? null, pooling: learning?.pooling ?? true };
}

function settingsWith(settings: StoredSettings, body: Update): StoredSettings {
  return {
    ...settings,
    thresholds: merged(settings.thresholds, body.thresholds),
    weights: merged(settings.weights, body.signal_weights as Partial<Record<SignalCode, number | null>> | undefined),
    high_risk_countries: countriesWith(settings.high_risk_countries ?? [], body.high_risk_countries),
    browser_signals: body.browser_signals ?? settings.browser_signals ?? "none",
    browser_score: body.browser_score ?? settings.browser_score ?? "band",
    holdout_percent: body.holdout_percent ?? settings.holdout_percent ?? 0,
    learning: { ...learningOf(settings), ...body.learning },
    rule_approval: body.rule_approval ?? settings.rule_approval ?? false,
    approval_areas: body.approval_areas === undefined ? (settings.approval_areas ?? []) : [...new Set(body.approval_areas)].toSorted(),
    submerchant_reports_affect_organization: body.submerchant_reports_affect_organization ?? settings.submerchant_reports_affect_organization ?? true,
    review_target_minutes: body.review_target_minutes ?? settings.review_target_minutes ?? DEFAULT_REVIEW_TARGET,
    case_prefix: body.case_prefix ?? settings.case_prefix ?? DEFAULT_CASE_PREFIX,
  };
}

/** The countries of a change, sorted; in the stored order where they are the stored ones. */
function countriesWith(own: string[], change: readonly string[] | undefined): string[] {
  const next = nextSet(own, own, change);
  return next === own ? own : next.toSorted();
}

/** Own values with a change on top; null takes one back to the default. */
function merged<Key extends string>(own: Partial<Record<Key, number>> = {}, change: Partial<Record<Key, number | null>> = {}): Partial<Record<Key, number>> {
  return Object.fromEntries(Object.entries({ ...own, ...change }).filter(([, value]) => typeof value === "number")) as Partial<Record<Key, number>>;
}

function assertRising({ challenge, review, decline }: View["thresholds"]): void {
  const failures = [
    ...(review < challenge ? [{ path: "thresholds.review", message: `must not be below challenge (${challenge})` }] : []),
    ...(decline < review ? [{ path: "thresholds.decline", message: `must not be below review (${review})` }] : []),
  ];
  if (failures.length > 0) throw validationError(failures);
}

function assertNoSubmerchants(active: number): void {
  if (active > 0)
    throw new ApiError("INVALID_TRANSITION", {
      message: "Deactivate the active submerchants before changing the segment.",
      details: { active_submerchants: active },
    });
}
