// Assessments and their reviews in the database.
import type { components } from "../../../../generated/types.ts";
import { joinDataKey, type ReadRequest, requestError, type StoredRequest, sealedRequest } from "../../platform/data-keys/stored-value.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { StoredSignal } from "../../scoring/engine/explain.ts";
import type { Conditions } from "./filter.ts";

type Schemas = components["schemas"];

/** An assessment for lists. Times in PostgreSQL's format; an unresolved review is null in every field. */
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
  /** As in the request: the customer, or the origin account of a payout; null also if the request cannot be read. */
  readonly customer_id: string | null;
  /** As in the request: the payer's address, or the beneficiary's. */
  readonly email: string | null;
  readonly resolution: Schemas["ReviewResolution"] | null;
  readonly reason: string | null;
  readonly reviewer_type: Schemas["ReviewerType"] | null;
  readonly reviewer_id: string | null;
  readonly resolved_at: string | null;
}

/** Row of a summary: customer and address of an encrypted request are read after decryption. */
type SummaryRow = StoredSummary & Omit<StoredRequest, "request">;

/** A complete assessment. */
export interface StoredAssessment extends StoredSummary {
  readonly request: ReadRequest<Readonly<Record<string, unknown>>>;
  /** Of challenge, review and decline; null: assessed before they were stored. */
  readonly thresholds: readonly [number, number, number] | null;
}

const SUMMARY = `a.session_id, a.assessed_at, a.flow, a.decision, a.risk_score, a.signals, a.amount_minor::text, a.currency, a.order_id, a.payment_id, a.submerchant_id, a.credential_kind,
  CASE a.flow WHEN 'payin' THEN a.request -> 'payer' ->> 'customer_id' ELSE a.request -> 'origin' ->> 'account_id' END AS customer_id,
  CASE a.flow WHEN 'payin' THEN a.request -> 'payer' ->> 'email' ELSE a.request -> 'beneficiary' ->> 'email' END AS email,
  r.resolution, r.reason, r.reviewer_type, r.reviewer_id, r.resolved_at, ${sealedRequest("a")}`;

/** A condition on assessments: its SQL for a given parameter, and the parameter's value. */
export type Condition = readonly [text: (parameter: string) => string, value: unknown];

/** Result of a search among the newest assessments. */
export interface Found {
  /** Newest first. */
  readonly rows: readonly StoredSummary[];
  /** The last row that was checked, when there may be more after it. */
  readonly end: string | undefined;
}

/**
 * The newest assessments that meet all conditions, each with its review: the first `most` matches among the newest `through` rows of the indexes. One
 * statement finds them and the end of the checked rows, so that concurrent inserts cannot shift one against the other.
 */
export async function newest(tenant: Tenant, { led, sifted, indexes }: Conditions, through: number, most: number): Promise<Found> {
  const conditions = numbered([...led, ...sifted]);
  const meets = sifted.length === 0 ? "true" : conditions.slice(led.length).join(" AND ");
  const lookedAt = indexes.map(
    (held) =>
      `(SELECT session_id, ${meets} AS meets FROM assessments WHERE ${[...conditions.slice(0, led.length), held].join(" AND ")} ORDER BY session_id DESC LIMIT ${through})`,
  );
  const rows = await tenant.query<SummaryRow & { meets: boolean | null; rank: string }>(
    `SELECT ${SUMMARY}, found.meets, found.rank::text FROM (
       SELECT * FROM (
         SELECT session_id, meets, row_number() OVER (ORDER BY session_id DESC) AS rank FROM (${lookedAt.join(" UNION ALL ")}) one ORDER BY session_id DESC LIMIT ${through}
       ) looked WHERE meets OR rank = ${through} LIMIT ${most}
     ) found ${oneBy("assessments", "found.session_id")} a ON true ${joinDataKey("a")} LEFT ${oneBy("reviews", "found.session_id")} r ON true ORDER BY found.session_id DESC`,
    [...led, ...sifted].map(([, value]) => value),
  );
  return {
    rows: rows.filter(({ meets }) => meets === true).map((row) => withPayer(tenant, row)),
    end: rows.find(({ rank }) => Number(rank) === through)?.session_id,
  };
}

/** The given sessions that meet all conditions, newest first, each with its review. The first condition is that of the organization. */
export async function among(tenant: Tenant, sessions: readonly string[], conditions: readonly Condition[]): Promise<StoredSummary[]> {
  const rows = await tenant.query<SummaryRow>(
    `SELECT ${SUMMARY} FROM (
       SELECT one.* FROM unnest($${conditions.length + 1}::uuid[]) AS s(id) ${oneBy("assessments", "s.id")} one ON true WHERE ${numbered(conditions).join(" AND ")}
     ) a ${joinDataKey("a")} LEFT ${oneBy("reviews", "a.session_id")} r ON true ORDER BY a.session_id DESC`,
    [...conditions.map(([, value]) => value), sessions],
  );
  return rows.map((row) => {
    const found = withPayer(tenant, row);
    // do not omit a payment silently
    if (found.request_state === "unreadable") throw requestError("unreadable");
    return found;
  });
}

/** One look-up per session, independent of the planner's estimates. `$1` is the organization. */
const oneBy = (table: "assessments" | "reviews", session: string): string =>
  `JOIN LATERAL (SELECT * FROM ${table} WHERE organization_id = $1 AND session_id = ${session} LIMIT 1)`;

const numbered = (conditions: readonly Condition[]): string[] => conditions.map(([text], index) => text(`$${index + 1}`));

/** The organization's first assessment; undefined when there is none. */
export async function firstSession({ query, organizationId }: Tenant): Promise<string | undefined> {
  const [row] = await query<{ session_id: string }>("SELECT session_id FROM assessments WHERE organization_id = $1 ORDER BY session_id LIMIT 1", [
    organizationId,
  ]);
  return row?.session_id;
}

/** The assessment. Throws NOT_FOUND if the caller cannot read it. */
export async function storedAssessment(tenant: Tenant, sessionId: string): Promise<StoredAssessment> {
  const { query, organizationId, submerchantId } = tenant;
  const [row] = await query<SummaryRow & StoredRequest & Omit<StoredAssessment, "request">>(
    `SELECT ${SUMMARY}, a.request, a.thresholds FROM assessments a ${joinDataKey("a")}
     LEFT JOIN reviews r ON r.organization_id = a.organization_id AND r.session_id = a.session_id
     WHERE a.organization_id = $1 AND a.session_id = $2 AND ($3::uuid IS NULL OR a.submerchant_id = $3)`,
    [organizationId, sessionId, submerchantId],
  );
  if (row === undefined) throw new ApiError("NOT_FOUND");
  const request = tenant.readRequest<Readonly<Record<string, unknown>>>(organizationId, sessionId, row);
  return { ...row, ...payerIn(row, request), request };
}

/** The summary with its payer, which is read from an encrypted request. */
function withPayer({ readRequest, organizationId }: Tenant, row: SummaryRow): StoredSummary & { readonly request_state: ReadRequest<unknown>["state"] } {
  if (row.request_sealed === null) return { ...row, request_state: "readable" };
  const request = readRequest<Readonly<Record<string, unknown>>>(organizationId, row.session_id, { ...row, request: null });
  return { ...row, ...payerIn(row, request), request_state: request.state };
}

/** Customer and address; for a payout, the origin account and the beneficiary's address. */
function payerIn({ flow }: StoredSummary, read: ReadRequest<object>): Pick<StoredSummary, "customer_id" | "email"> {
  if (read.state !== "readable") return { customer_id: null, email: null };
  const { payer, origin, beneficiary } = read.request as Partial<Record<string, Readonly<Record<string, string | undefined>>>>;
  return flow === "payin"
    ? { customer_id: payer?.customer_id ?? null, email: payer?.email ?? null }
    : { customer_id: origin?.account_id ?? null, email: beneficiary?.email ?? null };
}

/** Facts of other folders about an assessment, injected where assessments are read. */
export interface Feedback {
  /** The outcomes that were applied, oldest first. */
  readonly outcomesOf: (tenant: Tenant, sessionId: string) => Promise<readonly ReportedOutcome[]>;
  /** The case that a fraud report of the caller opened; null for none. */
  readonly reportedCase: (tenant: Tenant, sessionId: string) => Promise<string | null>;
}

/** A reported outcome. */
export interface ReportedOutcome {
  readonly outcome_id: string;
  readonly outcome: Schemas["OutcomeKind"];
  readonly recorded_at: string;
  /** It has not been superseded. */
  readonly holds: boolean;
}

/** Stores the result of a review; false when it was already resolved. Concurrent calls wait for the first. */
export async function endReview({ query, organizationId }: Tenant, sessionId: string, review: Schemas["Review"]): Promise<boolean> {
  const inserted = await query(
    `INSERT INTO reviews (organization_id, session_id, resolution, reason, reviewer_type, reviewer_id, resolved_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT DO NOTHING RETURNING 1`,
    [organizationId, sessionId, review.resolution, review.reason, review.resolved_by.type, review.resolved_by.id, review.resolved_at],
  );
  if (inserted.length === 0) return false;
  await query("UPDATE assessments SET review_resolved = true WHERE organization_id = $1 AND session_id = $2", [organizationId, sessionId]);
  return true;
}

/** Marks a payout as not paid, for the organization and its submerchant, so that it makes no beneficiary known. */
export async function markNeverPaid({ query, organizationId }: Tenant, sessionId: string): Promise<void> {
  await query("UPDATE payout_activity SET declined = true WHERE organization_id = $1 AND session_id = $2", [organizationId, sessionId]);
}
