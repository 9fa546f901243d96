// An organization's settings as they are stored, and the policy that assess makes of them.

import type { Listener } from "../../accounts/outbox/queued.ts";
import type { DataKey } from "../../platform/data-keys/data-key.ts";
import type { LiveModel, StoredSettings } from "../../platform/tenants/stored-settings.ts";
import { defaultPolicy, type Policy } from "../../scoring/engine/policy.ts";
import type { StoredSteps } from "../../scoring/learning/calibration-steps.ts";
import { withModel } from "../../scoring/learning/fit.ts";
import { catalogue, type SignalCode } from "../../scoring/signals/index.ts";
import { listTypes } from "../../values/kinds/index.ts";
import { type OrganizationRules, type RuleList, rulesOf, type StoredRule } from "./compiled-rules.ts";

/** Signals whose weight an organization can set: not those whose effect is no weight. */
export const settableSignals: readonly SignalCode[] = (Object.keys(catalogue) as SignalCode[]).filter(
  (code) => catalogue[code].weight !== 0 && code !== "BLOCKLIST_BLOCK",
);

/** Minutes within which reviews are to be resolved, where the organization has set none. */
export const DEFAULT_REVIEW_TARGET = 60;

/** Segment of an organization: decides which fields are recommended. */
export type Segment = "merchant" | "psp" | "bank";

/** All that assess needs to know of an organization. */
export interface OrganizationProfile {
  readonly id: string;
  readonly version: number;
  readonly segment: Segment;
  readonly policy: Policy;
  /** Says which policy decides: see `policy_version` in the contract. */
  readonly policyVersion: string;
  readonly browserSignals: boolean;
  /** Publishable keys are answered a band of the score, unless they are shown the signals. */
  readonly browserBand: boolean;
  /** Endpoints subscribed to decisions. */
  readonly listeners: readonly Listener[];
  /** Types of value that its blocklist or allowlist has, or once had: those that assess looks up. */
  readonly listTypes: ReadonlySet<string>;
  /** Decisions use signals of other participants of the network. */
  readonly consumes: boolean;
  /** The probabilities of its scores, by flow. */
  readonly calibration: StoredSteps;
  /** Percentage of would-be declines that are held out, 0 to 1. */
  readonly holdoutPercent: number;
  /** Minutes within which reviews are to be resolved. */
  readonly reviewTargetMinutes: number;
  /** Its rules in shadow and live, compiled at the first access. */
  readonly rules: OrganizationRules;
  /** What its stored requests are encrypted with; undefined: they are stored in clear text. */
  readonly dataKey?: DataKey | undefined;
}

/** Builds the profile from a stored row. Without `list_types`, every type is looked up. */
export function profileOf(row: {
  id: string;
  version: number;
  segment: Segment;
  settings: StoredSettings;
  live_model?: LiveModel | null;
  listeners?: readonly Listener[];
  consumes?: boolean;
  calibration?: StoredSteps | null;
  rules?: readonly StoredRule[] | null;
  custom_lists?: readonly RuleList[] | null;
  list_types?: readonly string[];
}): OrganizationProfile {
  const { settings, live_model: model } = row;
  const own: Policy = {
    thresholds: { ...defaultPolicy.thresholds, ...settings.thresholds },
    weights: settings.weights ?? {},
    curves: settings.curves ?? {},
    highRiskCountries: settings.high_risk_countries ?? [],
  };
  return {
    id: row.id,
    version: row.version,
    segment: row.segment,
    browserSignals: settings.browser_signals === "full",
    browserBand: settings.browser_score !== "exact",
    listeners: row.listeners ?? [],
    listTypes: new Set(row.list_types ?? listTypes),
    consumes: row.consumes ?? false,
    calibration: row.calibration ?? {},
    holdoutPercent: settings.holdout_percent ?? 0,
    reviewTargetMinutes: settings.review_target_minutes ?? DEFAULT_REVIEW_TARGET,
    rules: rulesOf(row.rules, row.custom_lists),
    policy: model == null ? own : withModel(own, model),
    policyVersion: policyVersionOf(row.version, model),
  };
}

/** Which policy decides: the catalogue or a model, and the version of the organization's settings. */
export function policyVersionOf(version: number, model: Pick<LiveModel, "id" | "source"> | null | undefined): string {
  return `${model == null ? "catalogue" : `${model.source === "pooled" ? "pooled" : "model"}:${model.id}`}@${version}`;
}
