// Earlier payments without an outcome.
import type pg from "pg";

/** Sessions of pay-ins without an outcome, in no order of time. */
export async function earlierSessions(sql: Pick<pg.ClientBase | pg.Pool, "query">, count: number): Promise<string[]> {
  const { rows }: { rows: { session_id: string }[] } = await sql.query(
    `SELECT session_id FROM assessments a
     WHERE flow = 'payin' AND NOT EXISTS (SELECT FROM outcomes o WHERE o.organization_id = a.organization_id AND o.session_id = a.session_id)
     ORDER BY hashtext(session_id::text) LIMIT $1`,
    [count],
  );
  return rows.map((row) => row.session_id);
}
