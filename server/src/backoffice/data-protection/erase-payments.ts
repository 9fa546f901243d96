// The payments that were found: counted, and erased unless an open case needs them.
import { isDeepStrictEqual } from "node:util";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { countPaymentRows, erasePaymentRows } from "./cross-tenant-functions.ts";
import { OPEN_CASES, storedResponses } from "./personal-data.ts";
import type { Finding } from "./report.ts";
import type { Step } from "./work.ts";

/** Payments of a page: each has rows in a dozen tables. */
const MOST = 100;

const FIRST = "00000000-0000-0000-0000-000000000000";
const PAGE = "SELECT session_id FROM data_subject_sessions WHERE organization_id = $1 AND request_id = $2 AND session_id > $3 ORDER BY session_id LIMIT $4";
const NEEDED = `UPDATE data_subject_sessions d SET retained = true WHERE organization_id = $1 AND request_id = $2 AND session_id = ANY ($3::uuid[])
  AND EXISTS (SELECT FROM cases c WHERE c.organization_id = d.organization_id AND c.session_id = d.session_id AND c.status IN ${OPEN_CASES}) RETURNING session_id`;

interface TableRow {
  readonly of_table: string;
  readonly number: string;
}

/**
 * Empties the parts of sealed responses that name a person, which no statement can read; what is left names nobody, and is stored in clear text. Returns how many rows of
 * each table the statement will not find any more.
 */
async function emptySealed({ query, organizationId, texts }: Tenant, sessions: readonly string[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { table, column, parts } of storedResponses) {
    const rows = await query<{ place: string; value: unknown; counted: boolean }>(
      `SELECT ctid::text AS place, ${column} AS value, ${table === "outcomes" ? "reason IS NOT NULL" : "false"} AS counted FROM ${table}
       WHERE organization_id = $1 AND session_id = ANY ($2::uuid[]) AND json_typeof(${column}) = 'string' FOR UPDATE`,
      [organizationId, sessions],
    );
    const opened = await texts.open(table, rows);
    await query(
      `UPDATE ${table} t SET ${column} = r.value::json FROM unnest($2::tid[], $3::text[]) AS r(place, value) WHERE t.organization_id = $1 AND t.ctid = r.place`,
      [organizationId, opened.map(({ place }) => place), opened.map(({ value }) => (value === null ? null : JSON.stringify({ ...value, ...parts })))],
    );
    const named = opened.filter(({ value, counted }) => !counted && value !== null && !isDeepStrictEqual(value, { ...value, ...parts }));
    findings.push({ table, erased: named.length });
  }
  return findings;
}

/** Counts or erases the rows of payments, a hundred payments per page. */
export const erasePayments: Step = {
  weight: 10,
  changes: false,
  page: async ({ tenant, request, position, most }) => {
    const { query, organizationId } = tenant;
    const limit = Math.min(most, MOST);
    const page = await query<{ session_id: string }>(PAGE, [organizationId, request.id, position ?? FIRST, limit]);
    const sessions = page.map(({ session_id }) => session_id);
    const last = sessions.length < limit ? null : (sessions.at(-1) ?? null);
    if (request.kind === "access") {
      const rows = await query<TableRow>(countPaymentRows.statement.text, [sessions]);
      return { position: last, findings: rows.map(({ of_table: table, number }): Finding => ({ table, found: Number(number) })) };
    }
    const needed = new Set((await query<{ session_id: string }>(NEEDED, [organizationId, request.id, sessions])).map(({ session_id }) => session_id));
    const retained = await query<TableRow>(countPaymentRows.statement.text, [[...needed]]);
    const erasable = sessions.filter((session) => !needed.has(session));
    const emptied = await emptySealed(tenant, erasable);
    const erased = await query<TableRow>(erasePaymentRows.statement.text, [request.id, erasable]);
    return {
      position: last,
      findings: [
        ...emptied,
        ...retained.map(({ of_table: table, number }): Finding => ({ table, retained: { open_case: Number(number) } })),
        ...erased.map(({ of_table: table, number }): Finding => ({ table, erased: Number(number) })),
      ],
    };
  },
};
