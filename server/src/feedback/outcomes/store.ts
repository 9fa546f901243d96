// The records of outcomes: a row per session and kind, with the latest record of it and, of those before, when they were recorded. Statements that record a batch are
// in files of their own.
import type { InferKyselyDB } from "@mikro-orm/postgresql";
import type { components } from "../../../../generated/types.ts";
import type { ReportedOutcome } from "../../decisions/assessments/store.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { type ClaimRow, claimRows } from "./claim-outcomes.sql.ts";
import { type ClaimedVerdict, claimVerdict } from "./claim-verdict.sql.ts";
import { listCurrentOutcomes } from "./list-current-outcomes.sql.ts";
import { listOutcomes } from "./list-outcomes.sql.ts";
import type { Outcome } from "./outcome.entity.ts";
import { type OutcomeKey, readOutcomes, type StoredOutcome } from "./read-outcomes.sql.ts";

type Schemas = components["schemas"];
type Kind = Schemas["OutcomeKind"];
type Report = Schemas["OutcomeReport"];

/** Outcomes that settle the payment: the latest is in force. */
const OF_PAYMENT = ["captured", "failed", "refunded"] as const satisfies Kind[];

/** Verdicts that contradict each other: one is in force until an opposite one replaces it. */
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

/** Records a verdict, and recounts the statistics of its session; undefined if the verdict is already in force. Concurrent calls wait for the first. */
export function claimOutcome(tenant: Tenant, sessionId: string, report: Report & { outcome: Verdict }, now: Date): Promise<ClaimedVerdict | undefined> {
  return claimVerdict(tenant, sessionId, report, oppositesOf(report.outcome), now);
}

/** A key as text, to find outcomes by. */
export function keyText({ sessionId, outcome }: OutcomeKey): string {
  return `${sessionId}/${outcome}`;
}

/** A new record of an outcome. */
export interface Claimed {
  readonly id: string;
  /** False: the session has had this outcome before, and another one of the payment since. */
  readonly first: boolean;
  /** The session has been reported as failed before. */
  readonly hasFailed: boolean;
  /** Events have triggered assessments of the organization: a payment can have two. */
  readonly eventsAssess: boolean;
}

/**
 * Records outcomes of payments, no two of one session, and recounts the statistics of their sessions. Returns the new records: none for an
 * outcome that is already in force. Rows are locked in ascending order, so that concurrent calls cannot deadlock.
 */
export async function claimOutcomes<One extends ClaimRow>(tenant: Tenant, claims: readonly One[], now: Date): Promise<Map<One, Claimed>> {
  const rows = await claimRows(tenant, claims, OF_PAYMENT, now);
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
  return replayed(first, isOf(first, tenant.submerchantId) ? first.feedback : await feedback());
}

/** May the caller see the stored response to the outcome? */
export function isOf({ submerchant_id }: StoredOutcome, submerchantId: string | null): boolean {
  return submerchantId === null || submerchantId === submerchant_id;
}

/** The response to an outcome that is already in force. */
export function replayed(stored: StoredOutcome, feedback: Schemas["OutcomeFeedback"]): Schemas["OutcomeRecord"] {
  const { outcome_id, session_id, outcome, feedback_applied, current_outcome } = stored;
  return { outcome_id, session_id, outcome, feedback_applied, feedback, idempotent_replay: true, current_outcome };
}

/** Marks outcomes of a session as reverted; a submerchant reverts its own only. */
export async function markReverted(tenant: Tenant, sessionId: string, outcomes: readonly Kind[], now: Date): Promise<void> {
  const { em, organizationId, submerchantId } = tenant;
  await em
    .getKysely<InferKyselyDB<typeof Outcome>>()
    .updateTable("outcomes")
    .set({ reverted_at: now })
    .where("organization_id", "=", organizationId)
    .where("session_id", "=", sessionId)
    .where("outcome", "in", outcomes)
    .where("reverted_at", "is", null)
    .$if(submerchantId !== null, (query) => query.where("submerchant_id", "=", submerchantId))
    .execute();
}

/** Every application of an outcome of an assessment, oldest first. */
export function outcomesOf(tenant: Tenant, sessionId: string): Promise<ReportedOutcome[]> {
  return listOutcomes(tenant, sessionId, OF_PAYMENT);
}

/** The latest outcome in force of each of these assessments that has one. */
export async function currentOutcomes(tenant: Tenant, sessionIds: readonly string[]): Promise<ReadonlyMap<string, Kind>> {
  const rows = sessionIds.length === 0 ? [] : await listCurrentOutcomes(tenant, sessionIds, OF_PAYMENT);
  return new Map(rows.map(({ session_id, outcome }) => [session_id, outcome]));
}
