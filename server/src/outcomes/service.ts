// What happened after an assessment, and what the next decision learns from it. One transaction: all of it or nothing.
import type { components } from "../../../generated/types.ts";
import type { Tenant } from "../database/tenancy.ts";
import { newId } from "../identifiers/uuid.ts";
import { blockingEntries, causeEntries, recordEntries, releaseEntries } from "../lists/caused.ts";
import type { StoredEntry } from "../lists/entry.ts";
import { type Lesson, payerRecord, teach } from "./counters.ts";
import { type AssessedPayer, payerOf } from "./subject.ts";
import { entryView } from "./view.ts";

type Schemas = components["schemas"];
type Kind = Schemas["OutcomeKind"];
type Record = Schemas["OutcomeRecord"];

const DAY = 86_400_000;
/** Days for which a lost chargeback or a fraud blocks, and a false alarm allows. */
const BLOCKED_DAYS = 180;
const ALLOWED_DAYS = 90;

/** Reasons of a failure that lie with the processor, not with the payer. */
const PROCESSOR_TROUBLE =
  /^(processor_error|processing_error|processor_unavailable|issuer_unavailable|issuer_not_available|gateway_error|system_error|network_error|timeout|try_again_later|rate_limited?)\b/i;

/** Records an outcome. The same one of the same session again is answered with the first record. Throws NOT_FOUND. */
export async function recordOutcome(tenant: Tenant, report: Schemas["OutcomeReport"]): Promise<Record> {
  const payer = await payerOf(tenant, report.session_id);
  const now = new Date();
  const outcomeId = await claim(tenant, payer, report, now);
  if (outcomeId === undefined) return replay(tenant, payer, report);
  const effect = await apply(tenant, payer, report, now);
  const feedback: Schemas["OutcomeFeedback"] = {
    blocklist_entries: effect.blocked.map(entryView),
    payer_counters: await payerRecord(tenant, payer),
    allowlist_entries: effect.allowed.map(entryView),
    released_entries: effect.released.map(entryView),
    still_blocking: (await blockingEntries(tenant, payer)).map(entryView),
    case_id: await caseOf(tenant, payer.sessionId),
  };
  await tenant.query("UPDATE outcomes SET feedback_applied = $4, feedback = $5 WHERE organization_id = $1 AND session_id = $2 AND outcome = $3", [
    tenant.organizationId,
    payer.sessionId,
    report.outcome,
    effect.applied,
    JSON.stringify(feedback),
  ]);
  await recordEntries(tenant, [...effect.blocked, ...effect.allowed], effect.released);
  return { outcome_id: outcomeId, session_id: payer.sessionId, outcome: report.outcome, feedback_applied: effect.applied, feedback, idempotent_replay: false };
}

/** Takes the place of this outcome; undefined when it is taken. Whoever comes at the same moment waits here until the first is done. */
async function claim(tenant: Tenant, payer: AssessedPayer, report: Schemas["OutcomeReport"], now: Date): Promise<string | undefined> {
  const [row] = await tenant.query<{ outcome_id: string }>(
    `INSERT INTO outcomes (organization_id, session_id, outcome, outcome_id, provider, provider_dispute_id, provider_payment_id, reason, recorded_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING outcome_id`,
    [
      tenant.organizationId,
      payer.sessionId,
      report.outcome,
      newId(),
      report.provider ?? null,
      report.provider_dispute_id ?? null,
      report.provider_payment_id ?? null,
      report.reason ?? null,
      now,
    ],
  );
  return row?.outcome_id;
}

async function replay(tenant: Tenant, payer: AssessedPayer, { outcome }: Schemas["OutcomeReport"]): Promise<Record> {
  const [row] = await tenant.query<{ outcome_id: string; feedback_applied: boolean; feedback: Schemas["OutcomeFeedback"] }>(
    "SELECT outcome_id, feedback_applied, feedback FROM outcomes WHERE organization_id = $1 AND session_id = $2 AND outcome = $3",
    [tenant.organizationId, payer.sessionId, outcome],
  );
  if (row === undefined) throw new Error("an outcome that was taken is gone");
  return { ...row, session_id: payer.sessionId, outcome, idempotent_replay: true };
}

interface Effect {
  readonly applied: boolean;
  readonly blocked: readonly StoredEntry[];
  readonly allowed: readonly StoredEntry[];
  readonly released: readonly StoredEntry[];
}

const NOTHING: Effect = { applied: false, blocked: [], allowed: [], released: [] };

async function apply(tenant: Tenant, payer: AssessedPayer, report: Schemas["OutcomeReport"], now: Date): Promise<Effect> {
  const known = payer.organizationNumbers.length > 0;
  switch (report.outcome) {
    case "refunded":
      return NOTHING;
    case "captured":
      await teach(tenant, payer, { captured: 1 }, now);
      return { ...NOTHING, applied: known };
    case "failed":
      return { ...NOTHING, applied: !PROCESSOR_TROUBLE.test(report.reason?.trim() ?? "") && (await markFailed(tenant, payer)) };
    case "chargeback_lost":
      return convict(tenant, payer, { disputes: 1, chargeback: true }, "A chargeback was lost", now);
    case "fraud_confirmed":
      return convict(tenant, payer, { disputes: 1, fraud: true }, "Fraud was confirmed", now);
    case "chargeback_won":
      return acquit(tenant, payer, "A chargeback was won", now);
    case "false_positive":
      return acquit(tenant, payer, "A false alarm", now);
  }
}

async function markFailed({ query, organizationId }: Tenant, payer: AssessedPayer): Promise<boolean> {
  const rows = await query("UPDATE activity SET failed = true WHERE organization_id = $1 AND session_id = $2 RETURNING 1", [organizationId, payer.sessionId]);
  return rows.length > 0;
}

async function convict(tenant: Tenant, payer: AssessedPayer, lesson: Lesson, reason: string, now: Date): Promise<Effect> {
  await teach(tenant, payer, lesson, now);
  const blocked = await causeEntries(tenant, {
    sessionId: payer.sessionId,
    // what a submerchant reports concerns its own payments; what the organization reports, everybody's
    submerchantId: tenant.submerchantId,
    list: "block",
    values: payer.blockable,
    source: "chargeback",
    reason,
    expiresAt: new Date(now.getTime() + BLOCKED_DAYS * DAY),
  });
  return { ...NOTHING, applied: payer.organizationNumbers.length > 0 || blocked.length > 0, blocked };
}

/** Takes back what the session was blamed for, and speaks for the payer. */
async function acquit(tenant: Tenant, payer: AssessedPayer, reason: string, now: Date): Promise<Effect> {
  const blamed = await tenant.query<{ recorded_at: string }>(
    `UPDATE outcomes SET reverted_at = $3 WHERE organization_id = $1 AND session_id = $2 AND outcome = ANY($4) AND reverted_at IS NULL RETURNING recorded_at`,
    [tenant.organizationId, payer.sessionId, now, ["chargeback_lost", "fraud_confirmed"] satisfies Kind[]],
  );
  const forget = blamed.map(({ recorded_at }) => new Date(recorded_at));
  for (let i = 0; i < forget.length; i++) await teach(tenant, payer, { disputes: -1, forget }, now);
  const released = await releaseEntries(tenant, payer.sessionId);
  const allowed = await causeEntries(tenant, {
    sessionId: payer.sessionId,
    submerchantId: tenant.submerchantId,
    list: "allow",
    values: payer.allowable === undefined ? [] : [payer.allowable],
    source: "api",
    reason,
    expiresAt: new Date(now.getTime() + ALLOWED_DAYS * DAY),
  });
  return { applied: blamed.length > 0 || released.length > 0 || allowed.length > 0, blocked: [], allowed, released };
}

async function caseOf({ query, organizationId }: Tenant, sessionId: string): Promise<string | null> {
  const [row] = await query<{ id: string }>("SELECT id FROM cases WHERE organization_id = $1 AND session_id = $2 ORDER BY id LIMIT 1", [
    organizationId,
    sessionId,
  ]);
  return row?.id ?? null;
}
