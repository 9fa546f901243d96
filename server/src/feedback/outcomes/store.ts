// Outcomes: a row per session and kind with its latest record, and the times of earlier records.
import type { components } from "../../../../generated/types.ts";
import type { ReportedOutcome } from "../../decisions/assessments/store.ts";
import { newId } from "../../platform/identifiers/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

type Schemas = components["schemas"];
type Kind = Schemas["OutcomeKind"];
type Report = Schemas["OutcomeReport"];

/** Outcomes of the payment itself: the latest one is in force. */
const OF_PAYMENT = ["captured", "failed", "refunded"] as const satisfies Kind[];

/** Opposite verdicts: one is in force until an opposite one replaces it. */
const OPPOSITES = {
  chargeback_lost: ["chargeback_won", "false_positive"],
  fraud_confirmed: ["chargeback_won", "false_positive"],
  chargeback_won: ["chargeback_lost", "fraud_confirmed"],
  false_positive: ["chargeback_lost", "fraud_confirmed"],
} as const satisfies Partial<Record<Kind, readonly Kind[]>>;

/** An outcome that is a verdict. */
export type Verdict = keyof typeof OPPOSITES;

/** The verdicts that contradict this one. */
export function oppositesOf(verdict: Verdict): readonly Verdict[] {
  return OPPOSITES[verdict];
}

/** SQL of a record's time: later than those of its session, regardless of clock skew between processes. `$1` is the organization. */
const later = (now: string, session: string): string =>
  `GREATEST(${now}, (SELECT max(p.recorded_at) + interval '1 microsecond' FROM outcomes p WHERE p.organization_id = $1 AND p.session_id = ${session}))`;

/** SQL of the records of a row, with the one that a new record replaces. */
const WITH_LAST = "o.earlier || jsonb_build_object('outcome_id', o.outcome_id, 'recorded_at', o.recorded_at)";

/**
 * Records a verdict; returns the id of the record, undefined if the verdict is already in force. Concurrent calls wait for the first. A verdict that was
 * reverted, or contradicted by the same reporter, gets a new record; a report of the organization replaces one of its submerchant under the same record.
 */
export async function claimOutcome(tenant: Tenant, sessionId: string, report: Report & { outcome: Verdict }, now: Date): Promise<string | undefined> {
  const takenOver = "o.reverted_at IS NULL AND o.submerchant_id IS NOT NULL AND EXCLUDED.submerchant_id IS NULL";
  const [row] = await tenant.query<{ outcome_id: string }>(
    `INSERT INTO outcomes AS o (organization_id, session_id, outcome, outcome_id, provider, provider_dispute_id, provider_payment_id, reason, submerchant_id, recorded_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, ${later("$10", "$2")}) ON CONFLICT (organization_id, session_id, outcome) DO UPDATE SET
       outcome_id = CASE WHEN ${takenOver} THEN o.outcome_id ELSE EXCLUDED.outcome_id END, earlier = CASE WHEN ${takenOver} THEN o.earlier ELSE ${WITH_LAST} END,
       provider = EXCLUDED.provider, provider_dispute_id = EXCLUDED.provider_dispute_id, provider_payment_id = EXCLUDED.provider_payment_id, reason = EXCLUDED.reason,
       submerchant_id = CASE WHEN o.reverted_at IS NULL AND o.submerchant_id IS NULL THEN NULL ELSE EXCLUDED.submerchant_id END,
       recorded_at = EXCLUDED.recorded_at, reverted_at = NULL
     WHERE o.reverted_at IS NOT NULL OR (${takenOver}) OR EXISTS (
       SELECT FROM outcomes x WHERE x.organization_id = $1 AND x.session_id = $2 AND x.outcome = ANY($11) AND x.reverted_at IS NULL
         AND x.submerchant_id IS NOT DISTINCT FROM EXCLUDED.submerchant_id)
     RETURNING outcome_id`,
    [
      tenant.organizationId,
      sessionId,
      report.outcome,
      newId(),
      report.provider ?? null,
      report.provider_dispute_id ?? null,
      report.provider_payment_id ?? null,
      report.reason ?? null,
      tenant.submerchantId,
      now,
      oppositesOf(report.outcome),
    ],
  );
  return row?.outcome_id;
}

/** An outcome by its key. */
export interface OutcomeKey {
  readonly sessionId: string;
  readonly outcome: Schemas["OutcomeKind"];
}

/** An outcome to record, and the submerchant that reports it (null: the organization). */
export interface Claim extends OutcomeKey {
  readonly report: Schemas["OutcomeReport"];
  readonly submerchantId: string | null;
}

/** A key as text, for look-ups. */
export function keyText({ sessionId, outcome }: OutcomeKey): string {
  return `${sessionId}/${outcome}`;
}

/** A created record. */
export interface Claimed {
  readonly id: string;
  /** False: the session had this outcome before, and another payment outcome since. */
  readonly first: boolean;
  /** The session has been reported as failed before. */
  readonly hasFailed: boolean;
  /** Events have triggered assessments of the organization: a payment can have two. */
  readonly eventsAssess: boolean;
}

/**
 * Records outcomes of payments, at most one per session, and marks their sessions for the rollup. Returns the created records: none for an outcome that is
 * already in force. Rows are locked in ascending order, so that concurrent calls cannot deadlock.
 */
export async function claimOutcomes<One extends Claim>({ query, organizationId }: Tenant, claims: readonly One[], now: Date): Promise<Map<One, Claimed>> {
  const rows = await query<{ session_id: string; outcome_id: string; first: boolean; has_failed: boolean; events_assess: boolean }>(
    `WITH claimed AS (
       INSERT INTO outcomes AS o (organization_id, session_id, outcome, outcome_id, provider, provider_dispute_id, provider_payment_id, reason, submerchant_id, recorded_at)
       SELECT $1, r.*, ${later("$2", "r.session_id")} FROM unnest($3::uuid[], $4::text[], $5::uuid[], $6::text[], $7::text[], $8::text[], $9::text[], $10::uuid[])
         AS r(session_id, outcome, outcome_id, provider, provider_dispute_id, provider_payment_id, reason, submerchant_id)
       ORDER BY session_id, outcome ON CONFLICT (organization_id, session_id, outcome) DO UPDATE SET outcome_id = EXCLUDED.outcome_id, earlier = ${WITH_LAST},
         provider = EXCLUDED.provider, provider_dispute_id = EXCLUDED.provider_dispute_id, provider_payment_id = EXCLUDED.provider_payment_id, reason = EXCLUDED.reason,
         submerchant_id = EXCLUDED.submerchant_id, recorded_at = EXCLUDED.recorded_at
       WHERE EXISTS (
         SELECT FROM outcomes x WHERE x.organization_id = o.organization_id AND x.session_id = o.session_id AND x.outcome = ANY($11) AND x.outcome <> o.outcome
           AND x.recorded_at > o.recorded_at)
       RETURNING session_id, outcome_id, earlier = '[]' AS first
     ), noted AS (
       INSERT INTO statistics_changes (organization_id, id, session_id) SELECT $1, outcome_id, session_id FROM claimed
     )
     SELECT c.*, EXISTS (SELECT FROM outcomes f WHERE f.organization_id = $1 AND f.session_id = c.session_id AND f.outcome = 'failed') AS has_failed,
       EXISTS (SELECT FROM provider_events WHERE organization_id = $1 AND assessment_session_id IS NOT NULL) AS events_assess
     FROM claimed c`,
    [
      organizationId,
      now,
      claims.map(({ sessionId }) => sessionId),
      claims.map(({ outcome }) => outcome),
      claims.map(() => newId()),
      claims.map(({ report }) => report.provider ?? null),
      claims.map(({ report }) => report.provider_dispute_id ?? null),
      claims.map(({ report }) => report.provider_payment_id ?? null),
      claims.map(({ report }) => report.reason ?? null),
      claims.map(({ submerchantId }) => submerchantId),
      OF_PAYMENT,
    ],
  );
  const made = new Map(
    rows.map((row) => [row.session_id, { id: row.outcome_id, first: row.first, hasFailed: row.has_failed, eventsAssess: row.events_assess }]),
  );
  return new Map(
    claims.flatMap((claim) => {
      const claimed = made.get(claim.sessionId);
      return claimed === undefined ? [] : [[claim, claimed]];
    }),
  );
}

/** The stored answer of an outcome. */
export interface Answered extends OutcomeKey {
  readonly applied: boolean;
  readonly feedback: Schemas["OutcomeFeedback"];
}

/** Stores the answers of outcomes, for replays. */
export async function keepFeedback({ query, organizationId }: Tenant, answered: readonly Answered[]): Promise<void> {
  if (answered.length === 0) return;
  await query(
    `UPDATE outcomes o SET feedback_applied = r.applied, feedback = r.feedback::json
     FROM unnest($2::uuid[], $3::text[], $4::boolean[], $5::text[]) AS r(session_id, outcome, applied, feedback)
     WHERE o.organization_id = $1 AND o.session_id = r.session_id AND o.outcome = r.outcome`,
    [
      organizationId,
      answered.map(({ sessionId }) => sessionId),
      answered.map(({ outcome }) => outcome),
      answered.map(({ applied }) => applied),
      answered.map(({ feedback }) => JSON.stringify(feedback)),
    ],
  );
}

/** An outcome, as recorded. */
export interface StoredOutcome {
  readonly session_id: string;
  readonly outcome: Schemas["OutcomeKind"];
  readonly outcome_id: string;
  /** The reporting submerchant; null: the organization. */
  readonly submerchant_id: string | null;
  readonly feedback_applied: boolean;
  readonly feedback: Schemas["OutcomeFeedback"];
  /** The latest outcome of the session in force. */
  readonly current_outcome: Kind;
}

/** The latest records of existing outcomes, by key. */
export async function recordedOutcomes({ query, organizationId }: Tenant, keys: readonly OutcomeKey[]): Promise<Map<string, StoredOutcome>> {
  if (keys.length === 0) return new Map();
  const rows = await query<StoredOutcome>(
    `SELECT session_id, outcome, outcome_id, submerchant_id, feedback_applied, feedback,
       (SELECT x.outcome FROM outcomes x WHERE x.organization_id = $1 AND x.session_id = o.session_id AND x.reverted_at IS NULL ORDER BY x.recorded_at DESC LIMIT 1) AS current_outcome
     FROM outcomes o WHERE organization_id = $1 AND (session_id, outcome) IN (SELECT * FROM unnest($2::uuid[], $3::text[]))`,
    [organizationId, keys.map(({ sessionId }) => sessionId), keys.map(({ outcome }) => outcome)],
  );
  return new Map(rows.map((row) => [keyText({ sessionId: row.session_id, outcome: row.outcome }), row]));
}

/**
 * The record of an outcome in force, as the caller may see it: a submerchant that reads its provider's record gets its own feedback
 * (`feedback`), not the provider's lists and counters.
 */
export async function replayOf(tenant: Tenant, key: OutcomeKey, feedback: () => Promise<Schemas["OutcomeFeedback"]>): Promise<Schemas["OutcomeRecord"]> {
  const first = (await recordedOutcomes(tenant, [key])).get(keyText(key));
  if (first === undefined) throw new Error("a claimed outcome is missing");
  return replayed(first, isOf(first, tenant.submerchantId) ? first.feedback : await feedback());
}

/** May the caller see the stored answer? */
export function isOf({ submerchant_id }: StoredOutcome, submerchantId: string | null): boolean {
  return submerchantId === null || submerchantId === submerchant_id;
}

/** The answer to a repeated outcome. */
export function replayed(stored: StoredOutcome, feedback: Schemas["OutcomeFeedback"]): Schemas["OutcomeRecord"] {
  const { outcome_id, session_id, outcome, feedback_applied, current_outcome } = stored;
  return { outcome_id, session_id, outcome, feedback_applied, feedback, idempotent_replay: true, current_outcome };
}

/** Marks outcomes of a session as reverted; for a submerchant, those that it reported. */
export async function markReverted(tenant: Tenant, sessionId: string, outcomes: readonly Schemas["OutcomeKind"][], now: Date): Promise<void> {
  await tenant.query(
    `UPDATE outcomes SET reverted_at = $4 WHERE organization_id = $1 AND session_id = $2 AND outcome = ANY($3) AND reverted_at IS NULL
       AND ($5::uuid IS NULL OR submerchant_id = $5)`,
    [tenant.organizationId, sessionId, outcomes, now, tenant.submerchantId],
  );
}

/** Applied outcomes of an assessment, oldest first. */
export function outcomesOf({ query, organizationId }: Tenant, sessionId: string): Promise<ReportedOutcome[]> {
  return query<ReportedOutcome>(
    `SELECT r.outcome_id, o.outcome, r.recorded_at, r.latest AND o.reverted_at IS NULL AND NOT EXISTS (
         SELECT FROM outcomes x WHERE x.organization_id = $1 AND x.session_id = $2 AND o.outcome = ANY($3) AND x.outcome = ANY($3) AND x.recorded_at > o.recorded_at
       ) AS holds
     FROM outcomes o CROSS JOIN LATERAL (
       SELECT o.outcome_id, o.recorded_at, true AS latest
       UNION ALL SELECT (e ->> 'outcome_id')::uuid, (e ->> 'recorded_at')::timestamptz, false FROM jsonb_array_elements(o.earlier) AS e
     ) r WHERE o.organization_id = $1 AND o.session_id = $2 ORDER BY r.recorded_at, r.outcome_id`,
    [organizationId, sessionId, OF_PAYMENT],
  );
}
