// Assessments and their reviews in the database.
import type { InferKyselyDB } from "@mikro-orm/postgresql";
import type { components } from "../../../../generated/types.ts";
import { type ReadRequest, requestError } from "../../platform/data-keys/stored-value.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { StoredSignal } from "../../scoring/engine/explain.ts";
import { Assessment } from "./assessment.entity.ts";
import type { Conditions } from "./filter.ts";
import { findAmong } from "./find-among.sql.ts";
import { listNewest } from "./list-newest.sql.ts";
import { PayoutActivity } from "./payout-activity.entity.ts";
import { readAssessmentRow } from "./read-assessment.sql.ts";
import type { Review } from "./review.entity.ts";
import type { Condition, SummaryRow } from "./summary-columns.ts";

type Schemas = components["schemas"];

/** An assessment as lists need it. Times as PostgreSQL writes them; of a review that nobody resolved every part is null. */
export interface StoredSummary {
  readonly session_id: string;
  readonly assessed_at: string;
  readonly flow: Schemas["AssessFlow"];
  readonly decision: Schemas["Decision"];
  readonly risk_score: number;
  readonly signals: readonly StoredSignal[];
  readonly amount_minor: string;
  readonly currency: string;
  readonly order_id: string | null;
  readonly payment_id: string | null;
  readonly submerchant_id: string | null;
  readonly credential_kind: string;
  /** As the request named it: who pays, or the account that a payout leaves; null also where the request cannot be read. */
  readonly customer_id: string | null;
  /** As the request wrote it: the payer's address, or the beneficiary's. */
  readonly email: string | null;
  readonly resolution: Schemas["ReviewResolution"] | null;
  readonly reason: string | null;
  readonly reviewer_type: Schemas["ReviewerType"] | null;
  readonly reviewer_id: string | null;
  readonly resolved_at: string | null;
}

/** A whole assessment. */
export interface StoredAssessment extends StoredSummary {
  readonly request: ReadRequest<Readonly<Record<string, unknown>>>;
  /** Of challenge, review and decline; null: from before they were kept. */
  readonly thresholds: readonly [number, number, number] | null;
}

/** What was found among the newest assessments. */
export interface Found {
  /** Newest first. */
  readonly rows: readonly StoredSummary[];
  /** The last that was looked at, where there can be more behind it. */
  readonly end: string | undefined;
}

/**
 * The newest assessments that meet all conditions, each with its review: the first `most` of those among the newest `through` that the conditions of
 * indexes lead to. One statement finds them and the end of what it looked at: what is added meanwhile moves neither against the other.
 */
export async function newest(tenant: Tenant, conditions: Conditions, through: number, most: number): Promise<Found> {
  const rows = await listNewest(tenant, conditions, through, most);
  return {
    rows: rows.filter(({ meets }) => meets === true).map((row) => withPayer(tenant, row)),
    end: rows.find(({ place }) => Number(place) === through)?.session_id,
  };
}

/** Those of these sessions that meet all conditions, newest first, each with its review. The first condition is that of the organization. */
export async function among(tenant: Tenant, sessions: readonly string[], conditions: readonly Condition[]): Promise<StoredSummary[]> {
  const rows = await findAmong(tenant, sessions, conditions);
  return rows.map((row) => {
    const found = withPayer(tenant, row);
    // left out in silence, a payment would be missing from what is asked for
    if (found.request_state === "unreadable") throw requestError("unreadable");
    return found;
  });
}

/** The organization's first assessment; undefined when there is none. */
export async function firstSession({ em, organizationId }: Tenant): Promise<string | undefined> {
  const assessments = em.getKysely<Tables>().selectFrom("assessments").select("session_id").where("organization_id", "=", organizationId);
  return (await assessments.orderBy("session_id").limit(1).executeTakeFirst())?.session_id;
}

type Tables = InferKyselyDB<typeof Assessment | typeof Review>;

/** The assessment. Throws NOT_FOUND for one that the caller has not. */
export async function storedAssessment(tenant: Tenant, sessionId: string): Promise<StoredAssessment> {
  const { organizationId, submerchantId } = tenant;
  const row = await readAssessmentRow(tenant, sessionId, submerchantId);
  if (row === undefined) throw new ApiError("NOT_FOUND");
  const request = tenant.readRequest<Readonly<Record<string, unknown>>>(organizationId, sessionId, row);
  return { ...row, ...payerIn(row, request), request };
}

/** The summary with its payer, read from the request where that is encrypted. */
function withPayer({ readRequest, organizationId }: Tenant, row: SummaryRow): StoredSummary & { readonly request_state: ReadRequest<unknown>["state"] } {
  if (row.request_sealed === null) return { ...row, request_state: "readable" };
  const request = readRequest<Readonly<Record<string, unknown>>>(organizationId, row.session_id, { ...row, request: null });
  return { ...row, ...payerIn(row, request), request_state: request.state };
}

/** Who pays and their address; of a payout the account that it leaves, and the beneficiary's address. */
function payerIn({ flow }: StoredSummary, read: ReadRequest<object>): Pick<StoredSummary, "customer_id" | "email"> {
  if (read.state !== "readable") return { customer_id: null, email: null };
  const { payer, origin, beneficiary } = read.request as Partial<Record<string, Readonly<Record<string, string | undefined>>>>;
  return flow === "payin"
    ? { customer_id: payer?.customer_id ?? null, email: payer?.email ?? null }
    : { customer_id: origin?.account_id ?? null, email: beneficiary?.email ?? null };
}

/** What others know of an assessment: handed in where assessments are read. */
export interface Feedback {
  /** What was reported of it each time that it was applied, oldest first. */
  readonly outcomesOf: (tenant: Tenant, sessionId: string) => Promise<readonly ReportedOutcome[]>;
  /** The case that a fraud report of the caller opened; null for none. */
  readonly reportedCase: (tenant: Tenant, sessionId: string) => Promise<string | null>;
}

/** An outcome that was reported. */
export interface ReportedOutcome {
  readonly outcome_id: string;
  readonly outcome: Schemas["OutcomeKind"];
  readonly recorded_at: string;
  /** Whether nothing has taken its place. */
  readonly holds: boolean;
}

/** Keeps how a review ended; false when it had ended already. Whoever comes at the same moment waits here for the first. */
export async function endReview({ em, organizationId }: Tenant, sessionId: string, review: Schemas["Review"]): Promise<boolean> {
  const kept = await em
    .getKysely<Tables>()
    .insertInto("reviews")
    .values({
      organization_id: organizationId,
      session_id: sessionId,
      resolution: review.resolution,
      reason: review.reason,
      reviewer_type: review.resolved_by.type,
      reviewer_id: review.resolved_by.id,
      resolved_at: new Date(review.resolved_at),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("session_id")
    .executeTakeFirst();
  if (kept === undefined) return false;
  await em.nativeUpdate(Assessment, { sessionId }, { reviewResolved: true });
  return true;
}

/** Marks a payout as one that never went, as the organization and as its submerchant counts: the past then makes nothing known by it. */
export async function markNeverPaid({ em }: Tenant, sessionId: string): Promise<void> {
  await em.nativeUpdate(PayoutActivity, { sessionId }, { declined: true });
}
