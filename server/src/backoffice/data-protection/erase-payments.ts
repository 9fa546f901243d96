// The payments that were found: counted, and erased unless an open case needs them.
import { countPaymentRows, erasePaymentRows } from "./cross-tenant-functions.ts";
import { OPEN_CASES } from "./personal-data.ts";
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

/** Counts or erases the rows of payments, a hundred payments per page. */
export const erasePayments: Step = {
  weight: 10,
  changes: false,
  page: async ({ tenant: { query, organizationId }, request, position, most }) => {
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
    const erased = await query<TableRow>(erasePaymentRows.statement.text, [request.id, sessions.filter((session) => !needed.has(session))]);
    return {
      position: last,
      findings: [
        ...retained.map(({ of_table: table, number }): Finding => ({ table, retained: { open_case: Number(number) } })),
        ...erased.map(({ of_table: table, number }): Finding => ({ table, erased: Number(number) })),
      ],
    };
  },
};
