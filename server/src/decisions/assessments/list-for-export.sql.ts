// A page of an export of assessments: one statement with a bounded cost, whatever the filter.
import { joinDataKey } from "../../platform/data-keys/stored-value.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { Conditions } from "./filter.ts";
import type { StoredAssessment } from "./store.ts";
import { numbered, oneBy, SUMMARY, type SummaryRow } from "./summary-columns.ts";

/** Assessments per page: few enough that writing them blocks the process for milliseconds only. */
const PAGE = 500;

/** Assessments that a page scans for those that meet conditions without an index. */
const SCANNED = 10_000;

/** A row of the page. */
export type ExportRow = SummaryRow & Pick<StoredAssessment, "facts" | "policy_version" | "fraud_probability">;

/** The first assessments that meet all conditions, and the last scanned one (`end`), if there may be more after it. */
export async function listForExport(
  tenant: Tenant,
  { led, sifted }: Conditions,
  oldestFirst: boolean,
): Promise<{ rows: ExportRow[]; end: string | undefined }> {
  const conditions = numbered([...led, ...sifted]);
  const meets = sifted.length === 0 ? "true" : conditions.slice(led.length).join(" AND ");
  const order = `ORDER BY session_id ${oldestFirst ? "ASC" : "DESC"}`;
  const rows = await tenant.query<ExportRow & { readonly meets: boolean; readonly rank: string }>(
    `SELECT ${SUMMARY}, a.facts, a.answer ->> 'policy_version' AS policy_version, (a.answer ->> 'fraud_probability')::float8 AS fraud_probability, found.meets, found.rank::text
     FROM (
       SELECT * FROM (
         SELECT session_id, meets, row_number() OVER (${order}) AS rank
         FROM (SELECT session_id, ${meets} AS meets FROM assessments WHERE ${conditions.slice(0, led.length).join(" AND ")} ${order} LIMIT ${SCANNED}) one ${order}
       ) scanned WHERE meets OR rank = ${SCANNED} LIMIT ${PAGE}
     ) found ${oneBy("assessments", "found.session_id")} a ON true ${joinDataKey("a")} LEFT ${oneBy("reviews", "found.session_id")} r ON true ORDER BY found.rank`,
    [...led, ...sifted].map(([, value]) => value),
  );
  const last = rows.at(-1);
  const more = rows.length === PAGE || Number(last?.rank) === SCANNED;
  return { rows: rows.filter((row) => row.meets), end: more ? last?.session_id : undefined };
}
