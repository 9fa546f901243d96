// How many assessments match a filter: one statement with a bounded cost.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { Conditions } from "./filter.ts";
import { type Condition, numbered, oneBy } from "./summary-columns.ts";

/** Result of a count; `ended`: everything was scanned. */
export interface Counted {
  readonly count: number;
  readonly ended: boolean;
}

/** Counts up to `most` of the newest `through` assessments, selected by the indexed conditions, that meet all conditions. */
export async function countMatching(tenant: Tenant, { led, sifted, indexes }: Conditions, through: number, most: number): Promise<Counted> {
  const conditions = numbered([...led, ...sifted]);
  const meets = sifted.length === 0 ? "true" : conditions.slice(led.length).join(" AND ");
  const scanned = indexes.map(
    (held) =>
      `(SELECT session_id, ${meets} AS meets FROM assessments WHERE ${[...conditions.slice(0, led.length), held].join(" AND ")} ORDER BY session_id DESC LIMIT ${through})`,
  );
  const [row] = await tenant.query<{ count: number; scanned_all: boolean }>(
    `SELECT (count(*) FILTER (WHERE meets))::int AS count, NOT coalesce(bool_or(rank = ${through}), false) AS scanned_all FROM (
       SELECT meets, rank FROM (
         SELECT meets, row_number() OVER (ORDER BY session_id DESC) AS rank FROM (${scanned.join(" UNION ALL ")}) one ORDER BY session_id DESC LIMIT ${through}
       ) numbered WHERE meets OR rank = ${through} LIMIT ${most}
     ) found`,
    [...led, ...sifted].map(([, value]) => value),
  );
  return { count: row?.count ?? 0, ended: row?.scanned_all ?? true };
}

/** Counts those of these sessions that meet all conditions. The first condition is that of the organization. */
export async function countAmong(tenant: Tenant, sessions: readonly string[], conditions: readonly Condition[]): Promise<number> {
  if (sessions.length === 0) return 0;
  const [row] = await tenant.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM unnest($${conditions.length + 1}::uuid[]) AS s(id) ${oneBy("assessments", "s.id")} assessments ON true WHERE ${numbered(conditions).join(" AND ")}`,
    [...conditions.map(([, value]) => value), sessions],
  );
  return row?.count ?? 0;
}
