// Assessments and their reviews in the database.
import type { components } from "../../../../generated/types.ts";
import { joinDataKey, type ReadRequest, requestError, type StoredRequest, sealedRequest } from "../../platform/data-keys/stored-value.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { StoredSignal } from "../../scoring/engine/explain.ts";
import type { Conditions } from "./filter.ts";

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

/** What is stored of a summary: of an encrypted request, customer and address are found when it is read. */
type SummaryRow = StoredSummary & Omit<StoredRequest, "request">;

/** A whole assessment. */
export interface StoredAssessment extends StoredSummary {
  readonly request: ReadRequest<Readonly<Record<string, unknown>>>;
  /** Of challenge, review and decline; null: from before they were kept. */
  readonly thresholds: readonly [number, number, number] | null;
}

const SUMMARY = `a.session_id, a.assessed_at, a.flow, a.decision, a.risk_score, a.signals, a.amount_minor::text, a.currency, a.order_id, a.payment_id, a.submerchant_id, a.credential_kind,
  CASE a.flow WHEN 'payin' THEN a.request -> 'payer' ->> 'customer_id' ELSE a.request -> 'origin' ->> 'account_id' END AS customer_id,
  CASE a.flow WHEN 'payin' THEN a.request -> 'payer' ->> 'email' ELSE a.request -> 'beneficiary' ->> 'email' END AS email,
  r.resolution, r.reason, r.reviewer_type, r.reviewer_id, r.resolved_at, ${sealedRequest("a")}`;

/** A condition on assessments, given the parameter that holds its value. */
export type Condition = readonly [text: (parameter: string) => string, value: unknown];

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
export async function newest(tenant: Tenant, { led, sifted, indexes }: Conditions, through: number, most: number): Promise<Found> {
  const conditions = numbered([...led, ...sifted]);
  const meets = sifted.length === 0 ? "true" : conditions.slice(led.length).join(" AND ");
  const lookedAt = indexes.map(
    (held) =>
      `(SELECT session_id, ${meets} AS meets FROM assessments WHERE ${[...conditions.slice(0, led.length), held].join(" AND ")} ORDER BY session_id DESC LIMIT ${through})`,
  );
  const rows = await tenant.query<SummaryRow & { meets: boolean | null; place: string }>(
    `SELECT ${SUMMARY}, found.meets, found.place::text FROM (
       SELECT * FROM (
         SELECT session_id, meets, row_number() OVER (ORDER BY session_id DESC) AS place FROM (${lookedAt.join(" UNION ALL ")}) one ORDER BY session_id DESC LIMIT ${through}
       ) looked WHERE meets OR place = ${through} LIMIT ${most}
     ) found ${oneBy("assessments", "found.session_id")} a ON true ${joinDataKey("a")} LEFT ${oneBy("reviews", "found.session_id")} r ON true ORDER BY found.session_id DESC`,
    [...led, ...sifted].map(([, value]) => value),
  );
  return {
    rows: rows.filter(({ meets }) => meets === true).map((row) => withPayer(tenant, row)),
    end: rows.find(({ place }) => Number(place) === through)?.session_id,
  };
}

/** Those of these sessions that meet all conditions, newest first, each with its review. The first condition is that of the organization. */
export async function among(tenant: Tenant, sessions: readonly string[], conditions: readonly Condition[]): Promise<StoredSummary[]> {
  const rows = await tenant.query<SummaryRow>(
    `SELECT ${SUMMARY} FROM (
       SELECT one.* FROM unnest($${conditions.length + 1}::uuid[]) AS s(id) ${oneBy("assessments", "s.id")} one ON true WHERE ${numbered(conditions).join(" AND ")}
     ) a ${joinDataKey("a")} LEFT ${oneBy("reviews", "a.session_id")} r ON true ORDER BY a.session_id DESC`,
    [...conditions.map(([, value]) => value), sessions],
  );
  return rows.map((row) => {
    const found = withPayer(tenant, row);
    // left out in silence, a payment would be missing from what is asked for
    if (found.request_state === "unreadable") throw requestError("unreadable");
    return found;
  });
}

/** One look-up for each session, whatever the planner thinks of so many. `$1` is the organization. */
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

/** The assessment. Throws NOT_FOUND for one that the caller has not. */
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
export async function endReview({ query, organizationId }: Tenant, sessionId: string, review: Schemas["Review"]): Promise<boolean> {
  const kept = await query(
    `INSERT INTO reviews (organization_id, session_id, resolution, reason, reviewer_type, reviewer_id, resolved_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT DO NOTHING RETURNING 1`,
    [organizationId, sessionId, review.resolution, review.reason, review.resolved_by.type, review.resolved_by.id, review.resolved_at],
  );
  if (kept.length === 0) return false;
  await query("UPDATE assessments SET review_resolved = true WHERE organization_id = $1 AND session_id = $2", [organizationId, sessionId]);
  return true;
}

/** Marks a payout as one that never went, as the organization and as its submerchant counts: the past then makes nothing known by it. */
export async function markNeverPaid({ query, organizationId }: Tenant, sessionId: string): Promise<void> {
  await query("UPDATE payout_activity SET declined = true WHERE organization_id = $1 AND session_id = $2", [organizationId, sessionId]);
}
