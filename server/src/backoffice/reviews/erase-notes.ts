// Notes and comments of an organization whose requests are erased: people write names and numbers into them. Assignments end with them.
import type pg from "pg";

/** Deletes them, on a connection of the owner; answers how many notes and comments there were. */
export async function eraseNotes(client: pg.Client, organizationId: string): Promise<number> {
  await client.query("DELETE FROM review_assignments WHERE organization_id = $1", [organizationId]);
  const notes = await client.query("DELETE FROM review_notes WHERE organization_id = $1", [organizationId]);
  const comments = await client.query("DELETE FROM case_comments WHERE organization_id = $1", [organizationId]);
  return (notes.rowCount ?? 0) + (comments.rowCount ?? 0);
}
