// What a verdict does: a dispute burdens its payer or what a thief used, and its opposite reverts that and allows the payer.

import type { components } from "../../../../generated/types.ts";
import { addAutomaticEntries, releaseEntries } from "../../controls/lists/automatic-entries.ts";
import type { StoredEntry } from "../../controls/lists/entry.ts";
import { contributeAutomatically, revertSignals } from "../../controls/network/automatic-signals.ts";
import type { NetworkHashes } from "../../controls/network/hashes.ts";
import type { AssessedPayer } from "../../decisions/assessments/assessed-payer.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { DAY } from "../../platform/time/time.ts";
import { ALLOWED_DAYS, BLOCKED_DAYS, FLAGGED_DAYS } from "./blocking-periods.ts";
import { type Burden, burdenedValues, burdenOf } from "./burden.ts";
import { type DisputeKind, deleteDisputes, noteDispute } from "./counters.ts";
import type { Attribution } from "./fraud-type.ts";
import { listReports } from "./list-reports.sql.ts";
import { ownReasons } from "./own-reasons.ts";
import { allowableValues } from "./personal-values.ts";
import { markReverted } from "./store.ts";
import { oppositesOf, type RecordedVerdict, type Verdict } from "./verdict-state.ts";

type Schemas = components["schemas"];

/** What a verdict changed. */
export interface Effect {
  readonly applied: boolean;
  readonly blocked: readonly StoredEntry[];
  readonly allowed: readonly StoredEntry[];
  readonly released: readonly StoredEntry[];
  /** Of a dispute. */
  readonly attribution?: Attribution;
}

/** Nothing changed. */
export const NOTHING: Effect = { applied: false, blocked: [], allowed: [], released: [] };

/** A report of a verdict. */
type VerdictReport = Schemas["OutcomeReport"] & { readonly outcome: Verdict };

/** Applies a new record of a verdict to counters, lists and the network. What is blocked or allowed is so from now on, however long ago the verdict was. */
export async function applyVerdict(
  tenant: Tenant,
  network: NetworkHashes,
  payer: AssessedPayer,
  report: VerdictReport,
  { contradicts, holds }: Pick<RecordedVerdict, "contradicts" | "holds">,
  { at, now }: VerdictTimes,
): Promise<Effect> {
  if (!holds) return revertOlder(tenant, payer, report.outcome, { at, now });
  switch (report.outcome) {
    case "chargeback_lost":
      return applyDispute(tenant, network, payer, "chargeback", report, contradicts, { at, now });
    case "fraud_confirmed":
      return applyDispute(tenant, network, payer, "fraud", report, contradicts, { at, now });
    case "chargeback_won":
      return reverseDispute(tenant, payer, ownReasons.chargeback_won, { at, now });
    case "false_positive":
      return reverseDispute(tenant, payer, ownReasons.false_positive, { at, now });
  }
}

/** When a verdict took effect, and when it is recorded. */
export interface VerdictTimes {
  readonly at: Date;
  readonly now: Date;
}

/** A verdict that a later one has overtaken: it still ends the verdicts before it. Lists follow the later one and stay as they are. */
async function revertOlder(tenant: Tenant, payer: AssessedPayer, outcome: Verdict, { at, now }: VerdictTimes): Promise<Effect> {
  const reverted = await markReverted(tenant, payer.sessionId, oppositesOf(outcome), now, at);
  if (reverted.includes("chargeback_lost")) await deleteDisputes(tenant, payer, "chargeback");
  // a report is a confirmed fraud as well
  if (reverted.includes("fraud_confirmed") && (await listReports(tenant, payer.sessionId)).length === 0) await deleteDisputes(tenant, payer, "fraud");
  return NOTHING;
}

/** Reason of entries, and confidence of network signals. */
const CONVICTIONS = {
  chargeback: { reason: ownReasons.chargeback_lost, confidence: 0.9 },
  fraud: { reason: ownReasons.fraud_confirmed, confidence: 1 },
} as const satisfies Record<DisputeKind, object>;

/**
 * Applies a dispute: blocks the identifiers that it burdens, contributes them to the network for members, and revokes the allowlist entries of this session. A
 * stated fraud type replaces what another verdict on the session was taken to mean.
 */
async function applyDispute(
  tenant: Tenant,
  network: NetworkHashes,
  payer: AssessedPayer,
  kind: DisputeKind,
  report: VerdictReport,
  contradicts: boolean,
  { at, now }: VerdictTimes,
): Promise<Effect> {
  const { reason, confidence } = CONVICTIONS[kind];
  const burden = await burdenOf(tenant, payer, report);
  const lifted = burden.source === "stated" && burden.burdened !== "payer" ? await liftBurden(tenant, payer) : [];
  if (burden.burdened === "payer") await noteDispute(tenant, payer, kind, at);
  // what a session allows comes from its verdicts: without an opposite one there is nothing to revoke
  const released = contradicts ? await revokeOpposites(tenant, payer, { at, now }) : [];
  const values = await burdenedValues(tenant, payer, burden, now);
  const blocked = await addAutomaticEntries(tenant, {
    cause: payer.sessionId,
    // a submerchant's report affects its own payments; a report of the organization affects all
    submerchantId: tenant.submerchantId,
    list: "block",
    values: [
      { values: values.block, severity: "block", expiresAt: new Date(now.getTime() + BLOCKED_DAYS * DAY) },
      { values: values.flag, severity: "flag", expiresAt: new Date(now.getTime() + FLAGGED_DAYS * DAY) },
    ],
    source: "chargeback",
    reason,
  });
  await contributeAutomatically(tenant, network, { cause: payer.sessionId, values: values.block, category: kind, confidence, occurredAt: at }, now);
  const counted = burden.burdened === "payer" && payer.organizationHashes.length > 0;
  const inForceAgain = new Set(blocked.map(({ id }) => id));
  return {
    applied: counted || blocked.length > 0,
    blocked,
    allowed: [],
    released: [...released, ...lifted.filter(({ id }) => !inForceAgain.has(id))],
    attribution: burden,
  };
}

/** Lifts what other verdicts on the session count against the payer; returns the entries that this takes out of force. */
async function liftBurden(tenant: Tenant, payer: AssessedPayer): Promise<StoredEntry[]> {
  await deleteDisputes(tenant, payer);
  await revertSignals(tenant, payer.sessionId);
  return releaseEntries(tenant, payer.sessionId, "block");
}

/** Records the dispute of a session, against the payer where it burdens the payer, and revokes its allowlist entries; returns these. */
export async function dispute(tenant: Tenant, payer: AssessedPayer, kind: DisputeKind, { burdened }: Burden, now: Date): Promise<StoredEntry[]> {
  if (burdened === "payer") await noteDispute(tenant, payer, kind, now);
  return revokeOpposites(tenant, payer, { at: now, now });
}

/** Reverts the verdicts that contradict a dispute, and revokes the allowlist entries of its session; returns these. */
async function revokeOpposites(tenant: Tenant, payer: AssessedPayer, { at, now }: VerdictTimes): Promise<StoredEntry[]> {
  await markReverted(tenant, payer.sessionId, oppositesOf("fraud_confirmed"), now, at);
  return releaseEntries(tenant, payer.sessionId, "allow");
}

/** Reverses a dispute: reverts the effects of the session and allows the payer. */
async function reverseDispute(tenant: Tenant, payer: AssessedPayer, reason: string, { at, now }: VerdictTimes): Promise<Effect> {
  await markReverted(tenant, payer.sessionId, oppositesOf("false_positive"), now, at);
  const deleted = await deleteDisputes(tenant, payer);
  const released = await releaseEntries(tenant, payer.sessionId, "block");
  await revertSignals(tenant, payer.sessionId);
  const allowed = await addAutomaticEntries(tenant, {
    cause: payer.sessionId,
    submerchantId: tenant.submerchantId,
    list: "allow",
    values: [{ values: await allowableValues(tenant, payer, now), severity: "block", expiresAt: new Date(now.getTime() + ALLOWED_DAYS * DAY) }],
    source: "api",
    reason,
  });
  return { applied: deleted || released.length > 0 || allowed.length > 0, blocked: [], allowed, released };
}
