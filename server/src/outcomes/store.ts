// The records of outcomes: one per session and kind.
import type { components } from "../../../generated/types.ts";
import type { Tenant } from "../database/tenancy.ts";
import { newId } from "../identifiers/uuid.ts";

type Schemas = components["schemas"];

/**
 * Takes the place of an outcome that changes lists; answers its id, undefined when the place is taken. Whoever comes at the same moment waits
 * here until the first is done. The organization's word takes the place of its submerchant's: it concerns everybody. The record stays the same one.
 */
export async function claimOutcome(tenant: Tenant, sessionId: string, report: Schemas["OutcomeReport"], now: Date): Promise<string | undefined> {
  const [row] = await tenant.query<{ outcome_id: string }>(
    `INSERT INTO outcomes AS o (organization_id, session_id, outcome, outcome_id, provider, provider_dispute_id, provider_payment_id, reason, submerchant_id, recorded_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (organization_id, session_id, outcome) DO UPDATE SET provider = EXCLUDED.provider,
       provider_dispute_id = EXCLUDED.provider_dispute_id, provider_payment_id = EXCLUDED.provider_payment_id, reason = EXCLUDED.reason, submerchant_id = NULL,
       recorded_at = EXCLUDED.recorded_at, reverted_at = NULL
     WHERE o.submerchant_id IS NOT NULL AND EXCLUDED.submerchant_id IS NULL RETURNING outcome_id`,
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

/** A key as text, to find outcomes by. */
export function keyText({ sessionId, outcome }: OutcomeKey): string {
  return `${sessionId}/${outcome}`;
}

/**
 * Takes the places of outcomes, no two of one key, and has the figures of their sessions counted anew. Answers the ids of those that were
 * free. Places are taken in rising order, so that those who meet wait for one another and never in a circle.
 */
export async function claimOutcomes<One extends Claim>({ query, organizationId }: Tenant, claims: readonly One[], now: Date): Promise<Map<One, string>> {
  const rows = await query<{ session_id: string; outcome: Schemas["OutcomeKind"]; outcome_id: string }>(
    `WITH claimed AS (
       INSERT INTO outcomes (organization_id, session_id, outcome, outcome_id, provider, provider_dispute_id, provider_payment_id, reason, submerchant_id, recorded_at)
       SELECT $1, r.*, $2 FROM unnest($3::uuid[], $4::text[], $5::uuid[], $6::text[], $7::text[], $8::text[], $9::text[], $10::uuid[])
         AS r(session_id, outcome, outcome_id, provider, provider_dispute_id, provider_payment_id, reason, submerchant_id)
       ORDER BY session_id, outcome ON CONFLICT DO NOTHING RETURNING session_id, outcome, outcome_id
     ), noted AS (
       INSERT INTO statistics_changes (organization_id, id, session_id) SELECT $1, outcome_id, session_id FROM claimed
     )
     SELECT * FROM claimed`,
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
    ],
  );
  const ids = new Map(rows.map(({ session_id: sessionId, outcome, outcome_id }) => [keyText({ sessionId, outcome }), outcome_id]));
  return new Map(
    claims.flatMap((claim) => {
      const id = ids.get(keyText(claim));
      return id === undefined ? [] : [[claim, id]];
    }),
  );
}

/** What an outcome was answered with. */
export interface Answered extends OutcomeKey {
  readonly applied: boolean;
  readonly feedback: Schemas["OutcomeFeedback"];
}

/** Keeps what outcomes were answered with, for their replays. */
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
  /** Who reported it; null: the organization. */
  readonly submerchant_id: string | null;
  readonly feedback_applied: boolean;
  readonly feedback: Schemas["OutcomeFeedback"];
}

/** The records of outcomes that are there, by key. */
export async function recordedOutcomes({ query, organizationId }: Tenant, keys: readonly OutcomeKey[]): Promise<Map<string, StoredOutcome>> {
  if (keys.length === 0) return new Map();
  const rows = await query<StoredOutcome>(
    `SELECT session_id, outcome, outcome_id, submerchant_id, feedback_applied, feedback FROM outcomes
     WHERE organization_id = $1 AND (session_id, outcome) IN (SELECT * FROM unnest($2::uuid[], $3::text[]))`,
    [organizationId, keys.map(({ sessionId }) => sessionId), keys.map(({ outcome }) => outcome)],
  );
  return new Map(rows.map((row) => [keyText({ sessionId: row.session_id, outcome: row.outcome }), row]));
}

/**
 * The first record of an outcome, as the caller may see it: a submerchant that asks about what its provider recorded learns what concerns itself
 * (`feedback`), for the provider's lists and counters are not its own.
 */
export async function replayOf(tenant: Tenant, key: OutcomeKey, feedback: () => Promise<Schemas["OutcomeFeedback"]>): Promise<Schemas["OutcomeRecord"]> {
  const first = (await recordedOutcomes(tenant, [key])).get(keyText(key));
  if (first === undefined) throw new Error("an outcome that was taken is gone");
  return replayed(first, isOf(first, tenant.submerchantId) ? first.feedback : await feedback());
}

/** May the caller see what the outcome was answered with? */
export function isOf({ submerchant_id }: StoredOutcome, submerchantId: string | null): boolean {
  return submerchantId === null || submerchantId === submerchant_id;
}

/** The answer to an outcome that was recorded before. */
export function replayed({ outcome_id, session_id, outcome, feedback_applied }: StoredOutcome, feedback: Schemas["OutcomeFeedback"]): Schemas["OutcomeRecord"] {
  return { outcome_id, session_id, outcome, feedback_applied, feedback, idempotent_replay: true };
}

/** Has sessions count as failed attempts; answers those of which an attempt is known. */
export async function markFailed({ query, organizationId }: Tenant, sessions: readonly string[]): Promise<Set<string>> {
  if (sessions.length === 0) return new Set();
  const rows = await query<{ session_id: string }>(
    "UPDATE activity SET failed = true WHERE organization_id = $1 AND session_id = ANY($2::uuid[]) RETURNING session_id",
    [organizationId, sessions],
  );
  return new Set(rows.map(({ session_id }) => session_id));
}

/** Marks outcomes of a session as taken back; a submerchant those that it reported. */
export async function markReverted(tenant: Tenant, sessionId: string, outcomes: readonly Schemas["OutcomeKind"][], now: Date): Promise<void> {
  await tenant.query(
    `UPDATE outcomes SET reverted_at = $4 WHERE organization_id = $1 AND session_id = $2 AND outcome = ANY($3) AND reverted_at IS NULL
       AND ($5::uuid IS NULL OR submerchant_id = $5)`,
    [tenant.organizationId, sessionId, outcomes, now, tenant.submerchantId],
  );
}
