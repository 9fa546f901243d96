// How many assessments match a filter: one statement with a bounded cost.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { Conditions } from "./filter.ts";
import { type Condition, numbered, oneBy } from "./summary-columns.ts";

/** Points of a band of the score, and bands. */
export const BAND = 5;
export const BANDS = 100 / BAND;

/** Numbers by band of the score; in the first one where they are not counted by score. */
export type Counts = readonly number[];

/** Result of a count; `ended`: everything was scanned. */
export interface Counted {
  readonly counts: Counts;
  readonly ended: boolean;
}

/** SQL of the band of a row, by the score as it is shown; 100 belongs to the last one. */
const bandOf = (byScore: boolean): string => (byScore ? `least(floor(round(risk_score::numeric, 1) / ${BAND}), ${BANDS - 1})::int` : "0");

interface BandRow {
  readonly band: number;
  readonly count: number;
}

function countsOf(rows: readonly BandRow[]): Counts {
  const counts = new Array<number>(BANDS).fill(0);
  for (const { band, count } of rows) counts[band] = count;
  return counts;
}

/** Counts up to `most` of the newest `through` assessments, selected by the indexed conditions, that meet all conditions. */
export async function countMatching(
  tenant: Tenant,
  { led, sifted, indexes }: Conditions,
  { through, most, byScore }: { readonly through: number; readonly most: number; readonly byScore: boolean },
): Promise<Counted> {
  const conditions = numbered([...led, ...sifted]);
  const meets = sifted.length === 0 ? "true" : conditions.slice(led.length).join(" AND ");
  const scanned = indexes.map(
    (held) =>
      `(SELECT session_id, ${meets} AS meets, ${bandOf(byScore)} AS band FROM assessments WHERE ${[...conditions.slice(0, led.length), held].join(" AND ")} ORDER BY session_id DESC LIMIT ${through})`,
  );
  const rows = await tenant.query<BandRow & { last: boolean }>(
    `SELECT band, (count(*) FILTER (WHERE meets))::int AS count, bool_or(rank = ${through}) AS last FROM (
       SELECT meets, band, rank FROM (
         SELECT meets, band, row_number() OVER (ORDER BY session_id DESC) AS rank FROM (${scanned.join(" UNION ALL ")}) one ORDER BY session_id DESC LIMIT ${through}
       ) numbered WHERE meets OR rank = ${through} LIMIT ${most}
     ) found GROUP BY band`,
    [...led, ...sifted].map(([, value]) => value),
  );
  return { counts: countsOf(rows), ended: !rows.some(({ last }) => last) };
}

/** Counts those of these sessions that meet all conditions. The first condition is that of the organization. */
export async function countAmong(tenant: Tenant, sessions: readonly string[], conditions: readonly Condition[], byScore: boolean): Promise<Counts> {
  if (sessions.length === 0) return countsOf([]);
  const rows = await tenant.query<BandRow>(
    `SELECT ${bandOf(byScore)} AS band, count(*)::int AS count FROM unnest($${conditions.length + 1}::uuid[]) AS s(id) ${oneBy("assessments", "s.id")} assessments ON true
     WHERE ${numbered(conditions).join(" AND ")} GROUP BY 1`,
    [...conditions.map(([, value]) => value), sessions],
  );
  return countsOf(rows);
}
