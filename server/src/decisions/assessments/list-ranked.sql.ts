// The riskiest or largest assessments of a block: one statement that scans a bounded number of them.
import { joinDataKey } from "../../platform/data-keys/stored-value.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { type Conditions, MAJOR_AMOUNT } from "./filter.ts";
import { numbered, oneBy, SUMMARY, type SummaryRow } from "./summary-columns.ts";

/** SQL of the values that lists are ranked by: the score as it is shown, the amount in major units. */
const VALUES = { riskiest: "round(risk_score::numeric, 1)", largest: MAJOR_AMOUNT } as const;

/** What a list is ranked by. */
export type RankedBy = keyof typeof VALUES;

/** Where a ranked list goes on, and what it is of. */
export interface RankedFrom {
  /** The row before: its value and session. */
  readonly after: readonly [value: string, session: string] | undefined;
  /** Most assessments of the block. */
  readonly through: number;
  /** The sessions that are ranked; undefined: those that the conditions select. */
  readonly sessions: readonly string[] | undefined;
}

/** A ranked assessment with its value; or, as `last`, the last one of a full block. */
export type RankedRow = SummaryRow & { readonly value: string; readonly last: boolean };

/** The first `most` by value, of equal values the newest first, and the last assessment of a full block. */
export function listRanked(tenant: Tenant, { led, sifted, indexes }: Conditions, by: RankedBy, from: RankedFrom, most: number): Promise<RankedRow[]> {
  const { after, through, sessions } = from;
  const conditions = numbered([...led, ...sifted]);
  const meets = sifted.length === 0 ? "true" : conditions.slice(led.length).join(" AND ");
  const columns = `session_id, ${VALUES[by]} AS value, ${meets} AS meets`;
  const where = conditions.slice(0, led.length);
  const next = conditions.length + 1;
  const scanned =
    sessions === undefined
      ? indexes.map((held) => `(SELECT ${columns} FROM assessments WHERE ${[...where, held].join(" AND ")} ORDER BY session_id DESC LIMIT ${through})`)
      : [`SELECT ${columns} FROM unnest($${next + 2}::uuid[]) AS s(id) ${oneBy("assessments", "s.id")} assessments ON true WHERE ${where.join(" AND ")}`];
  return tenant.query<RankedRow>(
    `WITH scanned AS MATERIALIZED (
       SELECT session_id, value, meets, row_number() OVER (ORDER BY session_id DESC) AS rank FROM (${scanned.join(" UNION ALL ")}) one ORDER BY session_id DESC LIMIT ${through}
     ), found AS (
       SELECT session_id, value FROM scanned WHERE meets AND ($${next}::numeric IS NULL OR (value, session_id) < ($${next}::numeric, $${next + 1}::uuid))
       ORDER BY value DESC, session_id DESC LIMIT ${most}
     )
     SELECT ${SUMMARY}, f.value::text, f.last FROM (
       SELECT session_id, value, false AS last FROM found UNION ALL SELECT session_id, NULL, true FROM scanned WHERE rank = ${through}
     ) f ${oneBy("assessments", "f.session_id")} a ON true ${joinDataKey("a")} LEFT ${oneBy("reviews", "f.session_id")} r ON true
     ORDER BY f.last, f.value DESC, f.session_id DESC`,
    [...led, ...sifted].map(([, value]) => value).concat(after?.[0] ?? null, after?.[1] ?? null, sessions === undefined ? [] : [sessions]),
  );
}
