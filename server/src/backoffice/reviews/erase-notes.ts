// Notes of an organization whose requests are erased: people write names and numbers into them. Assignments end with them.
import type pg from "pg";

/** Deletes them, on a connection of the owner; answers how many notes there were. */
export async function eraseNotes(client: pg.Client, organizationId: string): Promise<number> {
  await client.query("DELETE FROM review_assignments WHERE organization_id = $1", [organizationId]);
  const { rowCount } = await client.query("DELETE FROM review_notes WHERE organization_id = $1", [organizationId]);
  return rowCount ?? 0;
}
