// The totals of list entries, beside a count of them.
import type { TestDatabase } from "../harness/database.ts";

const KINDS = "organization_id, list, list_type, severity, flow_scope, source, is_active, coalesce(submerchant_id, '00000000-0000-0000-0000-000000000000')";
const COUNT = `SELECT ${KINDS} AS submerchant_id, count(*) AS entries FROM list_entries GROUP BY ${KINDS}`;
const ORDER = "ORDER BY 1, 2, 3, 4, 5, 6, 7, 8";

/** The totals as a count of the entries gives them. */
export const countedTotals = ({ query }: Pick<TestDatabase, "query">) => query(`${COUNT} ${ORDER}`);

/** The totals as they are stored. */
export const storedTotals = ({ query }: Pick<TestDatabase, "query">) => query(`SELECT * FROM list_totals WHERE entries <> 0 ${ORDER}`);

/** Counts an organization's entries anew, for a test that changed them by SQL. */
export async function recount({ query }: Pick<TestDatabase, "query">, organizationId: string): Promise<void> {
  await query("DELETE FROM list_totals WHERE organization_id = $1", [organizationId]);
  await query(`INSERT INTO list_totals SELECT * FROM (${COUNT}) AS counted WHERE organization_id = $1`, [organizationId]);
}
