// The queue of open reviews: a page is one statement that scans a bounded number of them.
import type { components } from "../../../../generated/types.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { ABOUT_ONE_DOLLAR } from "../../scoring/data/dollars.ts";

type Schemas = components["schemas"];

/** Most open reviews that a statement scans. */
export const MOST_SCANNED = 10_000;

/** Which open reviews are meant. */
export interface OpenFilter {
  readonly flow?: Schemas["AssessFlow"] | undefined;
  /** Every one of them is required: that of the request, and that of the caller's key. */
  readonly submerchants: readonly string[];
  readonly assigned?: Schemas["AssignedFilter"] | undefined;
  /** The caller; undefined: a key. */
  readonly person?: string | undefined;
}

/** Where a page starts: after this review. */
export interface Position {
  /** What the order compares; 0 where that is the session alone. */
  readonly value: number;
  readonly sessionId: string;
}

/** A scanned review. Only the last one of a scan can fail to meet the conditions. */
export interface OpenRow extends Position {
  readonly meets: boolean;
  readonly rank: number;
  readonly assignee: string | null;
  readonly assignedByType: Schemas["ReviewerType"] | null;
  readonly assignedById: string | null;
  readonly assignedAt: string | null;
  readonly expiresAt: string | null;
}

/** Amounts in dollars, roughly; currencies without a rate come last. */
const IN_DOLLARS = `CASE currency ${Object.entries(ABOUT_ONE_DOLLAR)
  .map(([code, one]) => `WHEN '${code}' THEN amount_minor::float8 / ${one}`)
  .join(" ")} ELSE -1 END`;

/** What each order compares, before the session. */
const VALUES: Readonly<Record<Schemas["ReviewOrder"], string>> = {
  oldest: "0::float8",
  newest: "0::float8",
  riskiest: "risk_score::float8",
  largest: IN_DOLLARS,
};

/** SQL of the assignment in force of `session`; `$1` is the organization, `now` the parameter of the present. */
const assignedTo = (session: string, now: string): string =>
  `LEFT JOIN LATERAL (SELECT * FROM review_assignments WHERE organization_id = $1 AND session_id = ${session} AND expires_at > ${now} LIMIT 1) h ON true`;

/** SQL of the oldest (or newest) open reviews. `$1` is the organization. */
const scanOf = (columns: string, after: string, direction: "ASC" | "DESC", most: number): string =>
  `SELECT session_id, ${columns} FROM assessments WHERE organization_id = $1 AND decision = 'review' AND review_resolved = false${after} ORDER BY session_id ${direction} LIMIT ${most}`;

/** Parameters of a statement, numbered as they are added. */
function parameters(...first: unknown[]): { readonly values: unknown[]; readonly add: (value: unknown, type?: string) => string } {
  const values = [...first];
  return { values, add: (value, type = "") => `$${values.push(value)}${type}` };
}

function conditionsOf({ flow, submerchants, assigned, person }: OpenFilter, add: (value: unknown, type?: string) => string): string[] {
  return [
    ...(flow === undefined ? [] : [`s.flow = ${add(flow)}`]),
    ...submerchants.map((submerchant) => `s.submerchant_id = ${add(submerchant, "::uuid")}`),
    ...(assigned === "nobody" ? ["h.assignee IS NULL"] : []),
    ...(assigned === "anyone" ? ["h.assignee IS NOT NULL"] : []),
    // of a key, nothing is found
    ...(assigned === "me" ? [`h.assignee = ${add(person ?? null, "::text")}`] : []),
  ];
}

/**
 * The first `most` open reviews of an order that meet the filter, after a position; of the orders by session also the last scanned one, from which the next page
 * goes on. Orders by score or amount are those of the oldest open reviews.
 */
export function listOpen(
  { query, organizationId }: Tenant,
  filter: OpenFilter,
  order: Schemas["ReviewOrder"],
  after: Position | undefined,
  most: number,
  now: Date,
): Promise<OpenRow[]> {
  const { values, add } = parameters(organizationId, now);
  const bySession = order === "oldest" || order === "newest";
  const direction = order === "newest" ? "DESC" : "ASC";
  const begins = bySession && after !== undefined ? ` AND session_id ${order === "newest" ? "<" : ">"} ${add(after.sessionId, "::uuid")}` : "";
  const scan = scanOf(`flow, submerchant_id, ${VALUES[order]} AS value`, begins, direction, MOST_SCANNED);
  const conditions = conditionsOf(filter, add);
  if (!bySession && after !== undefined) conditions.push(`(-s.value, s.session_id) > (${add(-after.value, "::float8")}, ${add(after.sessionId, "::uuid")})`);
  const meets = conditions.length === 0 ? "true" : conditions.join(" AND ");
  return query<OpenRow>(
    `SELECT s.session_id AS "sessionId", s.value, s.rank::int, (${meets}) IS TRUE AS meets, h.assignee, h.assigned_by_type AS "assignedByType", h.assigned_by_id AS "assignedById",
       h.assigned_at AS "assignedAt", h.expires_at AS "expiresAt"
     FROM (SELECT *, row_number() OVER (ORDER BY session_id ${direction}) AS rank FROM (${scan}) one) s ${assignedTo("s.session_id", "$2::timestamptz")}
     WHERE (${meets})${bySession ? ` OR s.rank = ${MOST_SCANNED}` : ""}
     ORDER BY ${bySession ? `s.session_id ${direction}` : "-s.value, s.session_id"} LIMIT ${most}`,
    values,
  );
}

/** Open reviews in figures; `open` is at most what a statement scans. */
export interface OpenFigures {
  readonly open: number;
  readonly more: boolean;
  readonly unassigned: number;
  readonly overdue: number;
  /** When the oldest was assessed, epoch milliseconds. */
  readonly oldest: number | null;
}

/** Counts open reviews, from the oldest on. `due` is the latest assessment that is past the target. */
export async function countOpen({ query, organizationId }: Tenant, filter: OpenFilter, due: Date, now: Date): Promise<OpenFigures> {
  const { values, add } = parameters(organizationId, now, due);
  const conditions = conditionsOf(filter, add);
  const [row] = await query<OpenFigures>(
    `WITH scanned AS MATERIALIZED (${scanOf("flow, submerchant_id, assessed_at", "", "ASC", MOST_SCANNED + 1)})
     SELECT count(*)::int AS open, (SELECT count(*) > ${MOST_SCANNED} FROM scanned) AS more, (count(*) FILTER (WHERE h.assignee IS NULL))::int AS unassigned,
       (count(*) FILTER (WHERE s.assessed_at < $3::timestamptz))::int AS overdue, (extract(epoch FROM min(s.assessed_at)) * 1000)::float8 AS oldest
     FROM (SELECT * FROM scanned ORDER BY session_id LIMIT ${MOST_SCANNED}) s ${assignedTo("s.session_id", "$2::timestamptz")}
     ${conditions.length === 0 ? "" : `WHERE ${conditions.join(" AND ")}`}`,
    values,
  );
  return row ?? { open: 0, more: false, unassigned: 0, overdue: 0, oldest: null };
}

/** Resolved reviews, and how many of them within the target. */
export interface ResolvedFigures {
  readonly resolved: number;
  readonly within: number;
}

/** Counts reviews that were resolved since a time, the latest of them. `target` is in milliseconds. */
export async function countResolved({ query, organizationId }: Tenant, filter: OpenFilter, since: Date, target: number): Promise<ResolvedFigures> {
  const { values, add } = parameters(organizationId, since, target);
  const conditions = conditionsOf({ flow: filter.flow, submerchants: filter.submerchants }, add);
  const [row] = await query<ResolvedFigures>(
    `SELECT count(*)::int AS resolved, (count(*) FILTER (WHERE r.resolved_at <= s.assessed_at + $3::float8 * interval '1 millisecond'))::int AS within
     FROM (SELECT session_id, resolved_at FROM reviews WHERE organization_id = $1 AND resolved_at >= $2::timestamptz ORDER BY resolved_at DESC LIMIT ${MOST_SCANNED}) r
     JOIN LATERAL (SELECT flow, submerchant_id, assessed_at FROM assessments WHERE organization_id = $1 AND session_id = r.session_id LIMIT 1) s ON true
     ${conditions.length === 0 ? "" : `WHERE ${conditions.join(" AND ")}`}`,
    values,
  );
  return row ?? { resolved: 0, within: 0 };
}
