// A page of an export of assessments: one statement with a bounded cost, whatever the filter.
import { joinDataKey } from "../../platform/data-keys/stored-value.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { Conditions } from "./filter.ts";
import { numbered, oneBy, type StoredAssessment, SUMMARY, type SummaryRow } from "./summary-columns.ts";

/** Assessments per page of an export: few enough that writing them blocks the process for milliseconds only. */
export const PAGE = 500;

/** What an export has beside a summary. */
export type BesideSummary = Pick<StoredAssessment, "facts" | "policy_version" | "fraud_probability">;

/** A row of the page. */
export type ExportRow = SummaryRow & BesideSummary;

const BESIDE_SUMMARY = "a.facts, a.answer ->> 'policy_version' AS policy_version, (a.answer ->> 'fraud_probability')::float8 AS fraud_probability";

/** The first of `through` scanned assessments that meet all conditions, and the last scanned one (`end`), if there may be more after it. */
export async function listForExport(
  tenant: Tenant,
  { led, sifted }: Conditions,
  through: number,
  oldestFirst: boolean,
): Promise<{ rows: ExportRow[]; end: string | undefined }> {
  const conditions = numbered([...led, ...sifted]);
  const meets = sifted.length === 0 ? "true" : conditions.slice(led.length).join(" AND ");
  const order = `ORDER BY session_id ${oldestFirst ? "ASC" : "DESC"}`;
  const rows = await tenant.query<ExportRow & { readonly meets: boolean; readonly rank: string }>(
    `SELECT ${SUMMARY}, ${BESIDE_SUMMARY}, found.meets, found.rank::text
     FROM (
       SELECT * FROM (
         SELECT session_id, meets, row_number() OVER (${order}) AS rank
         FROM (SELECT session_id, ${meets} AS meets FROM assessments WHERE ${conditions.slice(0, led.length).join(" AND ")} ${order} LIMIT ${through}) one ${order}
       ) scanned WHERE meets OR rank = ${through} LIMIT ${PAGE}
     ) found ${oneBy("assessments", "found.session_id")} a ON true ${joinDataKey("a")} LEFT ${oneBy("reviews", "found.session_id")} r ON true ORDER BY found.rank`,
    [...led, ...sifted].map(([, value]) => value),
  );
  const last = rows.at(-1);
  const more = rows.length === PAGE || Number(last?.rank) === through;
  return { rows: rows.filter((row) => row.meets), end: more ? last?.session_id : undefined };
}

/** What an export has beside the summaries of these sessions, by session. */
export async function besideSummaries(tenant: Tenant, sessions: readonly string[]): Promise<ReadonlyMap<string, BesideSummary>> {
  const rows = await tenant.query<BesideSummary & { readonly session_id: string }>(
    `SELECT a.session_id, ${BESIDE_SUMMARY} FROM unnest($2::uuid[]) AS s(id) ${oneBy("assessments", "s.id")} a ON true`,
    [tenant.organizationId, sessions],
  );
  return new Map(rows.map(({ session_id, ...beside }) => [session_id, beside]));
}
