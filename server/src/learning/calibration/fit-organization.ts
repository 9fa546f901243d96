// Fits the calibration of one organization and stores it with what depends on it.

import type pg from "pg";
import type { components } from "../../../../generated/types.ts";
import { readAs, writeAs } from "../../platform/tenancy/tenancy.ts";
import { bumpVersionsSql } from "../../platform/tenants/version.ts";
import { type Calibration, fitCalibration, labelledOf } from "../../scoring/learning/calibration.ts";
import { type Steps, storedSteps } from "../../scoring/learning/calibration-steps.ts";
import { type CalibrationStep, fitIsotonic } from "../../scoring/learning/isotonic.ts";
import { leastForCalibration } from "../../scoring/learning/least-evidence.ts";
import { wilsonInterval } from "../../scoring/learning/wilson-interval.ts";
import type { Flow } from "../../scoring/situation/transaction.ts";
import { countApproved } from "./approved.ts";
import { pooledEvidence } from "./cross-tenant-functions.ts";
import { AGES, type Evidence, evidenceOf, holdoutsOf, readSettled, type SettledPayments, type StoredEvidence, storedEvidence } from "./evidence.ts";
import { readDrift } from "./organization-drift.ts";
import { readRecentScores } from "./recent-scores.ts";
import { rederiveThresholds } from "./rederive.ts";
import { readScale, type Scale } from "./scale.ts";

type Drift = components["schemas"]["DriftReport"];
type Curve = components["schemas"]["CalibrationCurve"];

const FLOWS: readonly Flow[] = ["payin", "payout"];
/** Smallest share of approved payments that need an outcome: without the good ones, everything that is known is fraud. */
const LEAST_REPORTED = 0.5;
/** Fewest organizations of a pooled curve: no organization's curve is to be seen in another's. */
const LEAST_POOLED = 3;

/**
 * Called in the transaction that stores the report, in the name of the organization, when it begins to drift: not again while it does. Connect events here.
 */
export type OnDrift = (tenant: { readonly organizationId: string; readonly client: pg.PoolClient }, report: Drift) => Promise<void>;

/** Curves of the whole installation, by flow. */
export type PooledCurves = Partial<Record<Flow, readonly CalibrationStep[]>>;

/** Fits the curves of the whole installation, to the evidence that is stored; none while fewer than three organizations have a calibration. */
export async function readPooledCurves(pool: pg.Pool): Promise<PooledCurves> {
  const { rows } = await pool.query<{ flow: Flow; tenths: number; good: number; good_weight: number; frauds: number; organizations: string }>(
    pooledEvidence.statement,
  );
  const curves: PooledCurves = {};
  for (const flow of FLOWS) {
    const counts = rows
      .filter((row) => row.flow === flow && Number(row.organizations) >= LEAST_POOLED)
      .map(({ tenths, good, good_weight, frauds }) => ({ score: tenths / 10, good, goodWeight: good_weight, frauds }));
    curves[flow] = fitIsotonic(labelledOf(counts));
  }
  return curves;
}

/**
 * Fits the curves of an organization at a time (epoch milliseconds) and stores them: what scores mean by the weights and curves in force. If these change meanwhile, nothing is
 * stored, and the organization stays due.
 */
export async function fitOrganization(pool: pg.Pool, organizationId: string, pooled: PooledCurves, now: number, onDrift?: OnDrift): Promise<void> {
  const scale = await readScale((text, values) => readAs(pool, organizationId, text, values), organizationId, now);
  if (scale === undefined) return;
  const settled = await readSettled(pool, organizationId, now, scale);
  const steps: Partial<Record<Flow, Steps | null>> = {};
  const evidence: Partial<Record<Flow, StoredEvidence>> = {};
  const curves: Curve[] = [];
  for (const flow of FLOWS) {
    const found = evidenceOf(settled, flow, now);
    const reported = await isReported(pool, organizationId, flow, found, now);
    const fitted = reported ? fitCalibration(found.folds, pooled[flow]) : undefined;
    steps[flow] = fitted === undefined ? null : storedSteps(fitted.steps);
    // frauds without the good payments would bend the curve of all
    evidence[flow] = reported ? storedEvidence(found) : [];
    curves.push(curveView(flow, found, holdoutView(settled, flow), reported, fitted, now));
  }
  const drift = await readDrift(pool, organizationId, settled, now);
  const scores = await readRecentScores(pool, organizationId, scale);
  await writeAs(pool, organizationId, async (client) => {
    // changes of the organization lock it first, too
    await client.query("SELECT FROM organizations WHERE id = $1 FOR NO KEY UPDATE", [organizationId]);
    if (await hasChanged(client, organizationId, scale, now)) return;
    const values = [
      organizationId,
      new Date(now),
      JSON.stringify(steps),
      JSON.stringify(curves),
      JSON.stringify(evidence),
      JSON.stringify(scores),
      JSON.stringify(drift),
      scale.key,
      scale.since === undefined ? null : new Date(scale.since),
      scale.requestedAt,
    ];
    const { rows: before } = await client.query<{ status: string | null }>(DRIFT_STATUS, [organizationId]);
    await client.query(STORE, values);
    if (drift.status === "drifting" && before[0]?.status !== "drifting") await onDrift?.({ organizationId, client }, drift);
    // every process loads the profile again
    await client.query(bumpVersionsSql("o.id = $1"), [organizationId]);
    await rederiveThresholds(client, organizationId, { steps: steps.payin ?? null, fittedAt: now, scores }, now);
  });
}

async function hasChanged(client: pg.PoolClient, organizationId: string, scale: Scale, now: number): Promise<boolean> {
  const current = await readScale((text, values) => client.query(text, values).then(({ rows }) => rows), organizationId, now);
  return current?.key !== scale.key;
}

const DRIFT_STATUS = "SELECT drift ->> 'status' AS status FROM calibrations WHERE organization_id = $1";

/** A request that came in the meantime (it differs from `$10`) stays. */
const STORE = `INSERT INTO calibrations AS c (organization_id, fitted_at, steps, curves, evidence, scores, drift, scale, scale_since)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
ON CONFLICT (organization_id) DO UPDATE SET fitted_at = EXCLUDED.fitted_at, steps = EXCLUDED.steps, curves = EXCLUDED.curves, evidence = EXCLUDED.evidence, scores = EXCLUDED.scores, drift = EXCLUDED.drift,
  scale = EXCLUDED.scale, scale_since = EXCLUDED.scale_since, requested_at = CASE WHEN c.requested_at IS DISTINCT FROM $10::timestamptz THEN c.requested_at END`;

/** Are most approved payments of the period reported? */
async function isReported(pool: pg.Pool, organizationId: string, flow: Flow, { since, payments }: Evidence, now: number): Promise<boolean> {
  if (since === undefined || payments < leastForCalibration.payments) return true;
  return payments >= LEAST_REPORTED * (await countApproved(pool, organizationId, flow, since, now - AGES.youngest));
}

function curveView(flow: Flow, found: Evidence, holdouts: Curve["holdouts"], reported: boolean, fitted: Calibration | undefined, now: number): Curve {
  return {
    flow,
    status: fitted !== undefined ? "fitted" : reported ? "too_few_outcomes" : "good_payments_unreported",
    fitted_at: new Date(now).toISOString(),
    since: found.since === undefined ? null : new Date(found.since).toISOString(),
    payments: found.payments,
    frauds: found.frauds,
    holdouts,
    brier_score: fitted === undefined ? null : digits(fitted.brier),
    expected_calibration_error: fitted === undefined ? null : digits(fitted.expectedError),
    bins:
      fitted?.bins.map(({ above, upTo, predicted, observed, low, high, payments, frauds }) => ({
        above,
        up_to: upTo,
        predicted: digits(predicted),
        observed: digits(observed),
        observed_low: digits(low),
        observed_high: digits(high),
        payments,
        frauds,
      })) ?? [],
  };
}

function holdoutView(settled: SettledPayments, flow: Flow): Curve["holdouts"] {
  const { payments, frauds } = holdoutsOf(settled, flow);
  const [low, high] = wilsonInterval(frauds, payments);
  return {
    payments,
    frauds,
    fraud_rate: payments === 0 ? null : digits(frauds / payments),
    fraud_rate_low: payments === 0 ? null : digits(low),
    fraud_rate_high: payments === 0 ? null : digits(high),
  };
}

/** Six decimals. */
const digits = (value: number): number => Math.round(value * 1_000_000) / 1_000_000;
