// What happened after an assessment, and what the next decision learns from it. One transaction: all of it or nothing.
import type { components } from "../../../generated/types.ts";
import type { Tenant } from "../database/tenancy.ts";
import { emit } from "../events/emit.ts";
import { blockingEntries, causeEntries, releaseEntries } from "../lists/caused.ts";
import type { StoredEntry } from "../lists/entry.ts";
import { causeSignals } from "../network/caused.ts";
import type { NetworkHashes } from "../network/hashes.ts";
import { takeBackSignals } from "../network/store.ts";
import { noteStatisticsChange } from "../statistics/changes.ts";
import { countCapture, type DisputeKind, forgetDisputes, noteDispute, payerRecord } from "./counters.ts";
import { claimOutcome, keepFeedback, markReverted, recordedOutcome } from "./store.ts";
import { type AssessedPayer, payerOf } from "./subject.ts";
import { entryView } from "./view.ts";

type Schemas = components["schemas"];
type Report = Schemas["OutcomeReport"];
type Kind = Schemas["OutcomeKind"];

const DAY = 86_400_000;
/** Days for which a lost chargeback or a fraud blocks, and a false alarm allows. */
export const BLOCKED_DAYS = 180;
const ALLOWED_DAYS = 90;

/** Outcomes that make or take back list entries; they take turns within an organization. The others count, and may run side by side. */
const LISTING: ReadonlySet<Kind> = new Set<Kind>(["chargeback_lost", "fraud_confirmed", "chargeback_won", "false_positive"]);

/** Does the outcome change lists? Then it has to be recorded in a turn of its own (Tenancy.change). */
export function changesLists(outcome: Kind): boolean {
  return LISTING.has(outcome);
}

/** Reasons of a failure that lie with the processor, not with the payer. */
const PROCESSOR_TROUBLE =
  /^(processor_error|processing_error|processor_unavailable|issuer_unavailable|issuer_not_available|gateway_error|system_error|network_error|timeout|try_again_later|rate_limited?)\b/i;

/** Records an outcome, and tells of it. The same one of the same session again is answered with the record that is there. Throws NOT_FOUND. */
export async function recordOutcome(
  tenant: Tenant,
  network: NetworkHashes,
  report: Report,
  origin: Schemas["EventOrigin"] = "api",
): Promise<Schemas["OutcomeRecord"]> {
  const payer = await payerOf(tenant, report.session_id);
  const now = new Date();
  const overruling = tenant.submerchantId === null && changesLists(report.outcome);
  const outcomeId = await claimOutcome(tenant, payer.sessionId, report, overruling, now);
  if (outcomeId === undefined) return replay(tenant, payer, report.outcome);
  await noteStatisticsChange(tenant, payer.sessionId);
  const effect = await apply(tenant, network, payer, report, now);
  const feedback = await feedbackOf(tenant, payer, effect);
  await keepFeedback(tenant, payer.sessionId, report.outcome, effect.applied, feedback);
  const recorded = { outcome_id: outcomeId, session_id: payer.sessionId, outcome: report.outcome, feedback_applied: effect.applied, feedback };
  await emit(tenant, "assess.outcome_applied", { ...recorded, origin });
  return { ...recorded, idempotent_replay: false };
}

/** The first record. A submerchant that asks about what its provider recorded learns what concerns itself: the provider's lists and counters are not its own. */
async function replay(tenant: Tenant, payer: AssessedPayer, outcome: Kind): Promise<Schemas["OutcomeRecord"]> {
  const stored = await recordedOutcome(tenant, payer.sessionId, outcome);
  const own = tenant.submerchantId === null || tenant.submerchantId === stored.submerchant_id;
  return {
    outcome_id: stored.outcome_id,
    session_id: payer.sessionId,
    outcome,
    feedback_applied: stored.feedback_applied,
    feedback: own ? stored.feedback : await feedbackOf(tenant, payer, NOTHING),
    idempotent_replay: true,
  };
}

interface Effect {
  readonly applied: boolean;
  readonly blocked: readonly StoredEntry[];
  readonly allowed: readonly StoredEntry[];
  readonly released: readonly StoredEntry[];
}

const NOTHING: Effect = { applied: false, blocked: [], allowed: [], released: [] };

async function feedbackOf(tenant: Tenant, payer: AssessedPayer, effect: Effect): Promise<Schemas["OutcomeFeedback"]> {
  return {
    blocklist_entries: effect.blocked.map(entryView),
    payer_counters: await payerRecord(tenant, payer),
    allowlist_entries: effect.allowed.map(entryView),
    released_entries: effect.released.map(entryView),
    still_blocking: (await blockingEntries(tenant, payer)).map(entryView),
    case_id: await caseOf(tenant, payer.sessionId),
  };
}

async function apply(tenant: Tenant, network: NetworkHashes, payer: AssessedPayer, report: Report, now: Date): Promise<Effect> {
  switch (report.outcome) {
    case "refunded":
      return NOTHING;
    case "captured":
      await countCapture(tenant, payer, now);
      return { ...NOTHING, applied: payer.organizationNumbers.length > 0 };
    case "failed":
      return { ...NOTHING, applied: !PROCESSOR_TROUBLE.test(report.reason?.trim() ?? "") && (await markFailed(tenant, payer)) };
    case "chargeback_lost":
      return convict(tenant, network, payer, "chargeback", now);
    case "fraud_confirmed":
      return convict(tenant, network, payer, "fraud", now);
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

/** What is written on entries, and how sure one can be. */
const CONVICTIONS = {
  chargeback: { reason: "A chargeback was lost", confidence: 0.9 },
  fraud: { reason: "Fraud was confirmed", confidence: 1 },
} as const satisfies Record<DisputeKind, object>;

/** Speaks against the payer: what is theirs is blocked and, by members of the network, contributed; what this session spoke for them is taken back. */
async function convict(tenant: Tenant, network: NetworkHashes, payer: AssessedPayer, kind: DisputeKind, now: Date): Promise<Effect> {
  const { reason, confidence } = CONVICTIONS[kind];
  const released = await dispute(tenant, payer, kind, now);
  const blocked = await causeEntries(tenant, {
    cause: payer.sessionId,
    // what a submerchant reports concerns its own payments; what the organization reports, everybody's
    submerchantId: tenant.submerchantId,
    list: "block",
    values: payer.blockable,
    source: "chargeback",
    severity: "block",
    reason,
    expiresAt: new Date(now.getTime() + BLOCKED_DAYS * DAY),
  });
  await causeSignals(tenant, network, { cause: payer.sessionId, values: payer.blockable, category: kind, confidence, occurredAt: now }, now);
  return { applied: payer.organizationNumbers.length > 0 || blocked.length > 0, blocked, allowed: [], released };
}

/** Notes that a session is disputed, and takes back what it spoke for the payer; answers the entries that allow the payer no longer. */
export async function dispute(tenant: Tenant, payer: AssessedPayer, kind: DisputeKind, now: Date): Promise<StoredEntry[]> {
  await noteDispute(tenant, payer, kind, now);
  await markReverted(tenant, payer.sessionId, ["chargeback_won", "false_positive"], now);
  return releaseEntries(tenant, payer.sessionId, "allow");
}

/** Takes back what the session was blamed for, and speaks for the payer. */
async function acquit(tenant: Tenant, payer: AssessedPayer, reason: string, now: Date): Promise<Effect> {
  await markReverted(tenant, payer.sessionId, ["chargeback_lost", "fraud_confirmed"], now);
  const forgotten = await forgetDisputes(tenant, payer);
  const released = await releaseEntries(tenant, payer.sessionId, "block");
  await takeBackSignals(tenant, payer.sessionId);
  const allowed = await causeEntries(tenant, {
    cause: payer.sessionId,
    submerchantId: tenant.submerchantId,
    list: "allow",
    values: payer.allowable === undefined ? [] : [payer.allowable],
    source: "api",
    severity: "block",
    reason,
    expiresAt: new Date(now.getTime() + ALLOWED_DAYS * DAY),
  });
  return { applied: forgotten || released.length > 0 || allowed.length > 0, blocked: [], allowed, released };
}

/** The case of a session; for a submerchant, the one that its own report opened. */
async function caseOf({ query, organizationId, submerchantId }: Tenant, sessionId: string): Promise<string | null> {
  const [row] = await query<{ id: string }>(
    `SELECT id FROM cases c WHERE organization_id = $1 AND session_id = $2 AND ($3::uuid IS NULL OR EXISTS (
       SELECT FROM fraud_reports r WHERE r.organization_id = $1 AND r.session_id = $2 AND r.submerchant_id = $3 AND r.answer #>> '{case,id}' = c.id::text)) ORDER BY id LIMIT 1`,
    [organizationId, sessionId, submerchantId],
  );
  return row?.id ?? null;
}
