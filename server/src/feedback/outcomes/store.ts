// The records of outcomes: a row per session and kind, with the latest record of it and, of those before, when they were recorded. Statements that record a batch are
// in files of their own.
import type { InferKyselyDB } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { components } from "../../../../generated/types.ts";
import type { ReportedOutcome } from "../../decisions/assessments/store.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { fromMinorUnits } from "../../values/money/money.ts";
import { fromDate } from "./effective-time.ts";
import { listCurrentOutcomes } from "./list-current-outcomes.sql.ts";
import { listOutcomes } from "./list-outcomes.sql.ts";
import { listReports } from "./list-reports.sql.ts";
import type { Outcome } from "./outcome.entity.ts";
import type { SessionState } from "./payment-state.ts";
import { type OutcomeKey, readOutcomes, type StoredOutcome } from "./read-outcomes.sql.ts";
import { readStates } from "./read-states.sql.ts";
import { favoursPayer, type RecordedVerdict, recordVerdict, type Verdict } from "./verdict-state.ts";
import { writeStates } from "./write-states.sql.ts";

type Schemas = components["schemas"];
type Kind = Schemas["OutcomeKind"];
type Report = Schemas["OutcomeReport"];

/**
 * Records a verdict of the time `at`, and recounts the statistics of its session. A verdict that a later one contradicts is recorded as reverted. Changes of lists run one after
 * the other within an organization: nothing changes between reading and writing.
 */
export async function claimOutcome(
  tenant: Tenant,
  sessionId: string,
  report: Report & { readonly outcome: Verdict },
  now: Date,
  at: Date | undefined,
): Promise<RecordedVerdict & { readonly state: SessionState }> {
  const state: SessionState = (await readStates(tenant, [sessionId])).get(sessionId) ?? new Map();
  const before = JSON.stringify(state.get(report.outcome));
  // what is reported now is later than every report
  const reports = at !== undefined && favoursPayer(report.outcome) ? await listReports(tenant, sessionId) : [];
  const claim = {
    sessionId,
    outcome: report.outcome,
    outcomeId: newId(),
    at: at && fromDate(at),
    provider: report.provider ?? null,
    providerDisputeId: report.provider_dispute_id ?? null,
    providerPaymentId: report.provider_payment_id ?? null,
    reason: report.reason ?? null,
    reasonCode: report.reason_code ?? null,
    submerchantId: tenant.submerchantId,
  };
  const recorded = recordVerdict(state, claim, reports, fromDate(now));
  const row = state.get(report.outcome);
  if (row !== undefined && JSON.stringify(row) !== before) await writeStates(tenant, [row], now);
  return { ...recorded, state };
}

/** A key as text, to find outcomes by. */
export function keyText({ sessionId, outcome }: OutcomeKey): string {
  return `${sessionId}/${outcome}`;
}

/** The existing latest records of outcomes, by key. */
export async function recordedOutcomes(tenant: Tenant, keys: readonly OutcomeKey[]): Promise<Map<string, StoredOutcome>> {
  if (keys.length === 0) return new Map();
  const rows = await readOutcomes(tenant, keys);
  return new Map(rows.map((row) => [keyText({ sessionId: row.session_id, outcome: row.outcome }), row]));
}

/**
 * The record of an outcome in force, as the caller may see it: a submerchant gets its own `feedback` for its provider's record, because the provider's lists
 * and counters are not visible to it.
 */
export async function replayOf(tenant: Tenant, key: OutcomeKey, feedback: () => Promise<Schemas["OutcomeFeedback"]>): Promise<Schemas["OutcomeRecord"]> {
  const first = (await recordedOutcomes(tenant, [key])).get(keyText(key));
  if (first === undefined) throw new Error("an outcome that was taken is gone");
  return replayed(first, isOf(first, tenant.submerchantId) ? first.feedback : await feedback(), "");
}

/** May the caller see the stored response to the outcome? */
export function isOf({ submerchant_id }: StoredOutcome, submerchantId: string | null): boolean {
  return submerchantId === null || submerchantId === submerchant_id;
}

/** The response to an outcome that is already in force; `currency` is that of the assessment. */
export function replayed(stored: StoredOutcome, feedback: Schemas["OutcomeFeedback"], currency: string): Schemas["OutcomeRecord"] {
  const { outcome_id, session_id, outcome, feedback_applied, current_outcome, amount_minor: minor } = stored;
  const refunded = outcome === "partially_refunded" && minor !== null ? fromMinorUnits(Number(minor), currency) : null;
  return { outcome_id, session_id, outcome, feedback_applied, feedback, idempotent_replay: true, current_outcome, refunded_amount: refunded };
}

/** Marks outcomes of a session that took effect at `at` or before as reverted, and returns which; a submerchant reverts its own only. */
export async function markReverted(tenant: Tenant, sessionId: string, outcomes: readonly Kind[], now: Date, at = now): Promise<Kind[]> {
  const { em, organizationId, submerchantId } = tenant;
  const reverted = await em
    .getKysely<InferKyselyDB<typeof Outcome>>()
    .updateTable("outcomes")
    .set({ reverted_at: now })
    .where("organization_id", "=", organizationId)
    .where("session_id", "=", sessionId)
    .where("outcome", "in", outcomes)
    .where("reverted_at", "is", null)
    .$if(at < now, (query) => query.where(sql<boolean>`coalesce(occurred_at, recorded_at) <= ${at}`))
    .$if(submerchantId !== null, (query) => query.where("submerchant_id", "=", submerchantId))
    .returning("outcome")
    .execute();
  return reverted.map(({ outcome }) => outcome as Kind);
}

/** Every record of an outcome of an assessment, in the order in which they took effect. */
export function outcomesOf(tenant: Tenant, sessionId: string): Promise<ReportedOutcome[]> {
  return listOutcomes(tenant, sessionId);
}

/** The gravest outcome in force of each of these assessments that has one. */
export async function currentOutcomes(tenant: Tenant, sessionIds: readonly string[]): Promise<ReadonlyMap<string, Kind>> {
  const rows = sessionIds.length === 0 ? [] : await listCurrentOutcomes(tenant, sessionIds);
  return new Map(rows.map(({ session_id, outcome }) => [session_id, outcome]));
}
