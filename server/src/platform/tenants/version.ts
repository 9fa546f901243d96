// The version of an organization: it grows with every change that decisions depend on, and every process that remembers the old one reads it anew.
import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import type pg from "pg";
import type { Organization } from "./organization.entity.ts";

/** SQL that counts versions, for statements that do more; `which` is a condition on the organizations, `o`. */
export const bumpVersionsSql = (which: string): string => `UPDATE organizations o SET version = o.version + 1 WHERE ${which}`;

/** Has the caller's organization read anew by every process, once the transaction commits. */
export async function bumpVersion({ em, organizationId }: { readonly em: EntityManager; readonly organizationId: string }): Promise<void> {
  const db = em.getKysely<InferKyselyDB<typeof Organization>>();
  await db
    .updateTable("organizations")
    .set(({ eb }) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", organizationId)
    .execute();
}

/** The same for any organization, on a connection of the owner. Throws where it does not exist. */
export async function bumpVersionAsOwner(client: pg.Client, organizationId: string): Promise<void> {
  const { rowCount } = await client.query(bumpVersionsSql("o.id = $1"), [organizationId]);
  if (rowCount === 0) throw new Error(`organization ${organizationId} does not exist`);
}
