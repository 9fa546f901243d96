// Assessments and their reviews in the database.
import type { InferKyselyDB } from "@mikro-orm/postgresql";
import type { components } from "../../../../generated/types.ts";
import { joinDataKey, type ReadRequest, requestError } from "../../platform/data-keys/stored-value.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { rowsOf } from "../../platform/tenants/rows.ts";
import { Assessment } from "./assessment.entity.ts";
import type { Conditions } from "./filter.ts";
import { listByTime } from "./list-by-time.sql.ts";
import { type BesideSummary, besideSummaries, listForExport } from "./list-for-export.sql.ts";
import { listRanked, type RankedBy, type RankedFrom } from "./list-ranked.sql.ts";
import { PayoutActivity } from "./payout-activity.entity.ts";
import { readAssessmentRow } from "./read-assessment.sql.ts";
import { Review } from "./review.entity.ts";
import { type Condition, numbered, oneBy, type StoredAssessment, type StoredSummary, SUMMARY, type SummaryRow } from "./summary-columns.ts";

type Schemas = components["schemas"];

/** Result of a scan of assessments. */
export interface Found {
  /** In the order of the list. */
  readonly rows: readonly StoredSummary[];
  /** The last scanned one, if there may be more after it. */
  readonly end: string | undefined;
}

/**
 * The newest or oldest assessments that meet all conditions, each with its review: the first `most` of the first `through` selected by the
 * indexed conditions. One statement finds them and the last scanned one, so that they are consistent under concurrent inserts.
 */
export async function byTime(tenant: Tenant, conditions: Conditions, through: number, most: number, oldestFirst: boolean): Promise<Found> {
  const rows = await listByTime(tenant, conditions, through, most, oldestFirst);
  return {
    rows: await withReasons(
      tenant,
      rows.filter(({ meets }) => meets === true).map((row) => withPayer(tenant, row)),
    ),
    end: rows.find(({ rank }) => Number(rank) === through)?.session_id,
  };
}

/** A row of a ranked list, and the value that it is ranked by. */
export type RankedSummary = StoredSummary & { readonly value: string };

/** The highest ranked assessments of a block that meet all conditions, each with its review; `end` is the last of a full block. */
export async function ranked(
  tenant: Tenant,
  conditions: Conditions,
  by: RankedBy,
  from: RankedFrom,
  most: number,
): Promise<{ readonly rows: readonly RankedSummary[]; readonly end: string | undefined }> {
  const rows = await listRanked(tenant, conditions, by, from, most);
  return {
    rows: await withReasons(
      tenant,
      rows.filter(({ last }) => !last).map((row) => ({ ...withPayer(tenant, row), value: row.value })),
    ),
    end: rows.find(({ last }) => last)?.session_id,
  };
}

/** Those of these sessions that meet all conditions, newest first, each with its review. The first condition is that of the organization. */
export async function among(tenant: Tenant, sessions: readonly string[], conditions: readonly Condition[]): Promise<StoredSummary[]> {
  const rows = await findAmong(tenant, sessions, conditions);
  const found = rows.map((row) => withPayer(tenant, row));
  // omitting it silently would return an incomplete list
  if (found.some(({ request_state: state }) => state === "unreadable")) throw requestError("unreadable");
  return withReasons(tenant, found);
}

/** The existing ones of these sessions, newest first, each with its review; one whose request cannot be read has no payer. */
export async function summariesAmong(tenant: Tenant, sessions: readonly string[]): Promise<StoredSummary[]> {
  if (sessions.length === 0) return [];
  const rows = await findAmong(tenant, sessions, [[(parameter) => `organization_id = ${parameter}`, tenant.organizationId]]);
  return withReasons(
    tenant,
    rows.map((row) => withPayer(tenant, row)),
  );
}

/** An assessment as an export needs it. */
export type ExportedAssessment = StoredSummary & BesideSummary;

/** A page of an export; `end` is the last scanned session, if there may be more after it. */
export async function exportPage(
  tenant: Tenant,
  conditions: Conditions,
  through: number,
  oldestFirst: boolean,
): Promise<{ rows: ExportedAssessment[]; end: string | undefined }> {
  const { rows, end } = await listForExport(tenant, conditions, through, oldestFirst);
  const found = rows.map((row) => ({ ...row, ...withPayer(tenant, row) }));
  return { rows: await withReasons(tenant, found), end };
}

/** Summaries with what an export has beside them. */
export async function forExport(tenant: Tenant, summaries: readonly StoredSummary[]): Promise<ExportedAssessment[]> {
  const sessions = summaries.map(({ session_id }) => session_id);
  const beside = sessions.length === 0 ? undefined : await besideSummaries(tenant, sessions);
  return summaries.flatMap((row) => {
    const found = beside?.get(row.session_id);
    return found === undefined ? [] : [{ ...row, ...found }];
  });
}

/** The organization's first assessment; undefined when there is none. */
export async function firstSession({ em, organizationId }: Tenant): Promise<string | undefined> {
  const assessments = em.getKysely<Tables>().selectFrom("assessments").select("session_id").where("organization_id", "=", organizationId);
  return (await assessments.orderBy("session_id").limit(1).executeTakeFirst())?.session_id;
}

type Tables = InferKyselyDB<typeof Assessment | typeof Review>;

/** The assessment. Throws NOT_FOUND if the caller cannot see it. */
export async function storedAssessment(tenant: Tenant, sessionId: string): Promise<StoredAssessment> {
  const { organizationId, submerchantId } = tenant;
  const row = await readAssessmentRow(tenant, sessionId, submerchantId);
  if (row === undefined) throw new ApiError("NOT_FOUND");
  const request = tenant.readRequest<Readonly<Record<string, unknown>>>(organizationId, sessionId, row);
  const [stored = row] = await withReasons(tenant, [row]);
  return { ...stored, ...payerIn(row, request), request };
}

/** Rows with the reasons of their reviews, opened. */
async function withReasons<Row extends Pick<StoredSummary, "reason">>({ texts }: Tenant, rows: readonly Row[]): Promise<Row[]> {
  const reasons = await texts.open(
    "reviews",
    rows.map(({ reason }) => reason),
  );
  return rows.map((row, index) => ({ ...row, reason: reasons[index] ?? null }));
}

/** The summary with its payer, decrypted from the request if necessary. */
function withPayer({ readRequest, organizationId }: Tenant, row: SummaryRow): StoredSummary & { readonly request_state: ReadRequest<unknown>["state"] } {
  if (row.request_sealed === null) return { ...row, request_state: "readable" };
  const request = readRequest<Readonly<Record<string, unknown>>>(organizationId, row.session_id, { ...row, request: null });
  return { ...row, ...payerIn(row, request), request_state: request.state };
}

/** The payer and their e-mail address; for a payout the debited account, and the beneficiary's e-mail address. */
function payerIn({ flow }: StoredSummary, read: ReadRequest<object>): Pick<StoredSummary, "customer_id" | "email"> {
  if (read.state !== "readable") return { customer_id: null, email: null };
  const { payer, origin, beneficiary } = read.request as Partial<Record<string, Readonly<Record<string, string | undefined>>>>;
  return flow === "payin"
    ? { customer_id: payer?.customer_id ?? null, email: payer?.email ?? null }
    : { customer_id: origin?.account_id ?? null, email: beneficiary?.email ?? null };
}

/** Feedback on an assessment and the work on its review, provided by higher layers. */
export interface Feedback {
  /** Every record of an outcome, in the order in which they took effect. */
  readonly outcomesOf: (tenant: Tenant, sessionId: string) => Promise<readonly ReportedOutcome[]>;
  /** The gravest outcome in force of each of these assessments that has one. */
  readonly currentOutcomes: (tenant: Tenant, sessionIds: readonly string[]) => Promise<ReadonlyMap<string, Schemas["OutcomeKind"]>>;
  /** The case that a fraud report of the caller opened; null if there is none. */
  readonly reportedCase: (tenant: Tenant, sessionId: string) => Promise<string | null>;
  /** Ends the assignment of a review that is about to be resolved. Throws REVIEW_ASSIGNED if another person works on it. */
  readonly endAssignment: (tenant: Tenant, sessionId: string) => Promise<void>;
}

/** Finds frauds among sessions, provided by a higher layer. */
export interface FraudSearch {
  /** Sessions from `first` on and before `last` that may be fraud, at most so many; null: all. */
  readonly suspectedFrauds: (tenant: Tenant, first: string, last: string, most: number | null) => Promise<string[]>;
}

/** A reported outcome. */
export interface ReportedOutcome {
  readonly outcome_id: string;
  readonly outcome: Schemas["OutcomeKind"];
  readonly recorded_at: string;
  /** When it took effect. */
  readonly occurred_at: string;
  /** Is it in force: not replaced or reverted? */
  readonly holds: boolean;
  /** What was refunded so far, of a partial refund. */
  readonly amount_minor: string | null;
}

const REVIEW_COLUMNS = ["resolution", "reason", "reviewer_type", "reviewer_id", "resolved_at"] as const;

/** Stores the result of a review and returns it; undefined if it is resolved already. Concurrent calls wait for the first. */
export async function endReview(
  tenant: Tenant,
  sessionId: string,
  { resolution, reason, resolved_by, resolved_at }: Schemas["Review"],
): Promise<Pick<StoredSummary, (typeof REVIEW_COLUMNS)[number]> | undefined> {
  const stored = await rowsOf(tenant, Review)
    .insert([
      {
        ...{ session_id: sessionId, resolution, reviewer_type: resolved_by.type, reviewer_id: resolved_by.id, resolved_at: new Date(resolved_at) },
        reason: await tenant.texts.seal("reviews", reason),
      },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .returning(REVIEW_COLUMNS)
    .executeTakeFirst();
  if (stored === undefined) return undefined;
  await markReviewResolved(tenant, sessionId, true);
  return { ...stored, reason };
}

/** Takes the result of a review back; false if it is another one by now. */
export async function reopenReview(tenant: Tenant, sessionId: string, resolvedAt: Date): Promise<boolean> {
  const removed = await rowsOf(tenant, Review)
    .remove()
    .where("session_id", "=", sessionId)
    .where("resolved_at", "=", resolvedAt.toISOString())
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) return false;
  await markReviewResolved(tenant, sessionId, false);
  return true;
}

async function markReviewResolved(tenant: Tenant, sessionId: string, resolved: boolean): Promise<void> {
  await rowsOf(tenant, Assessment).update().set({ review_resolved: resolved }).where("session_id", "=", sessionId).execute();
}

/** Marks a payout as one that may have been paid again. */
export function markMaybePaid(tenant: Tenant, sessionId: string): Promise<void> {
  return markDeclined(tenant, sessionId, false);
}

/** Marks a payout as not paid, for the organization and its submerchant: it then makes no beneficiary known. */
export function markNeverPaid(tenant: Tenant, sessionId: string): Promise<void> {
  return markDeclined(tenant, sessionId, true);
}

async function markDeclined(tenant: Tenant, sessionId: string, declined: boolean): Promise<void> {
  await rowsOf(tenant, PayoutActivity).update().set({ declined }).where("session_id", "=", sessionId).execute();
}

/** Those of these sessions that meet all conditions, newest first, each with its review. The first condition is that of the organization. */
function findAmong(tenant: Tenant, sessions: readonly string[], conditions: readonly Condition[]): Promise<SummaryRow[]> {
  return tenant.query<SummaryRow>(
    `SELECT ${SUMMARY} FROM (
       SELECT assessments.* FROM unnest($${conditions.length + 1}::uuid[]) AS s(id) ${oneBy("assessments", "s.id")} assessments ON true WHERE ${numbered(conditions).join(" AND ")}
     ) a ${joinDataKey("a")} LEFT ${oneBy("reviews", "a.session_id")} r ON true ORDER BY a.session_id DESC`,
    [...conditions.map(([, value]) => value), sessions],
  );
}
