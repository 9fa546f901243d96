// Models in the contract's format.

import type { components } from "../../../../generated/types.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { curveOf, weightOf } from "../../scoring/engine/policy.ts";
import { pairCode } from "../../scoring/engine/signal-pairs.ts";
import { unobservedCode } from "../../scoring/engine/unobserved.ts";
import { catalogue, type SignalCode } from "../../scoring/signals/index.ts";
import type { SignalPair } from "../../scoring/situation/policy.ts";
import { type ModelDocument, pointsOf, policyOf, type StoredPair, signalsOf } from "./document.ts";
import type { RiskModel } from "./model.entity.ts";

type Schemas = components["schemas"];

/** Difference of weights from which on a signal counts as changed: half of the last decimal of weights in answers. */
const CHANGED = 0.05;

const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

/** A model as lists show it; its reason as it is stored. */
export function storedModelView(row: RiskModel): Schemas["RiskModel"] {
  return {
    id: row.id,
    state: row.state,
    source: row.source,
    base_model_id: row.baseId ?? null,
    weekly_limit: row.weeklyLimit,
    frauds: row.document.frauds,
    payments: row.document.payments,
    fitted_until: iso(row.fittedUntil),
    changed_signals: signalViews(row.document).filter(isChanged).length,
    shadow: shadowView(row),
    reason: row.reason ?? null,
    created_at: row.createdAt.toISOString(),
    live_since: iso(row.liveSince),
    ended_at: iso(row.endedAt),
  };
}

/** A model as lists show it. */
export function modelView({ texts }: Pick<Tenant, "texts">, row: RiskModel): Promise<Schemas["RiskModel"]> {
  return texts.open("models", storedModelView(row));
}

/** A model with its signals. */
export async function detailView(tenant: Pick<Tenant, "texts">, row: RiskModel): Promise<Schemas["ModelDetail"]> {
  return {
    ...(await modelView(tenant, row)),
    base_hazard: row.document.baseHazard,
    calibration: row.document.calibration,
    signals: signalViews(row.document),
    pairs: pairViews(row.document),
    unobserved: unobservedViews(row.document),
  };
}

function pairViews({ before, pairs = [] }: ModelDocument): Schemas["ModelPair"][] {
  const weightIn = (some: readonly SignalPair[] | undefined, { first, second }: SignalPair): number =>
    some?.find((one) => one.first === first && one.second === second)?.weight ?? 0;
  const gone = (before.pairs ?? []).filter((pair) => weightIn(pairs, pair) === 0);
  return [...pairs, ...gone].map((pair: StoredPair) => ({
    code: pairCode(pair),
    weight_before: weightIn(before.pairs, pair),
    weight_after: weightIn(pairs, pair),
    evidence: pair.frauds === undefined ? null : { frauds: pair.frauds, expected_frauds: pair.expected ?? 0 },
  }));
}

function unobservedViews({ before, unobserved = {}, unobservedEvidence = {} }: ModelDocument): Schemas["ModelUnobserved"][] {
  const codes = [...new Set([...Object.keys(before.unobserved ?? {}), ...Object.keys(unobserved)])] as SignalCode[];
  return codes.map((code) => ({
    code: unobservedCode(code),
    weight_before: before.unobserved?.[code] ?? 0,
    weight_after: unobserved[code] ?? 0,
    evidence: unobservedEvidence[code] ?? null,
  }));
}

function signalViews(document: ModelDocument): Schemas["ModelSignal"][] {
  const [before, after] = [policyOf(document.before), policyOf(document)];
  return signalsOf(document).map((code) => {
    const evidence = document.evidence[code];
    const graded = catalogue[code].curve !== undefined;
    return {
      code,
      weight_before: weightOf(before, code),
      weight_after: weightOf(after, code),
      curve_before: graded ? pointsOf(curveOf(before, code)) : null,
      curve_after: graded ? pointsOf(curveOf(after, code)) : null,
      least_part_before: before.leastParts?.[code] ?? 0,
      least_part_after: after.leastParts?.[code] ?? 0,
      evidence:
        evidence === undefined
          ? null
          : { frauds: evidence.frauds, exposure: evidence.exposure, interval: { from: evidence.interval[0], to: evidence.interval[1] } },
    };
  });
}

const isChanged = (signal: Schemas["ModelSignal"]): boolean =>
  Math.abs(signal.weight_after - signal.weight_before) >= CHANGED ||
  signal.least_part_after !== signal.least_part_before ||
  JSON.stringify(signal.curve_before) !== JSON.stringify(signal.curve_after);

function shadowView({ shadow, shadowSince }: RiskModel): Schemas["ModelShadow"] | null {
  if (shadowSince == null) return null;
  const { decisions = 0, changed = 0 } = shadow ?? {};
  return { since: shadowSince.toISOString(), decisions, changed, changed_share: decisions === 0 ? 0 : changed / decisions };
}

const NO_MEASURE: Schemas["ModelMeasure"] = { champion: null, challenger: null, difference: null, interval: null };

/** The comparison of a model. `champion` is the policy that it would be compared with now: taken while nothing is computed. */
export function comparisonView(row: RiskModel, champion: string): Schemas["ModelComparison"] {
  const { changes = {}, examples = [] } = row.shadow ?? {};
  return {
    model_id: row.id,
    champion,
    computed_at: null,
    from: null,
    to: null,
    payments: 0,
    frauds: 0,
    decline_rate: null,
    log_loss: NO_MEASURE,
    average_precision: NO_MEASURE,
    auc: NO_MEASURE,
    precision: NO_MEASURE,
    recall: NO_MEASURE,
    money: NO_MEASURE,
    verdict: "undecided",
    ...row.comparison,
    decision_changes: Object.entries(changes)
      .map(([change, count]) => {
        const [from, to] = change.split(">") as [Schemas["Decision"], Schemas["Decision"]];
        return { from, to, count };
      })
      .toSorted((a, b) => b.count - a.count),
    changed_payments: [...examples],
  };
}
