// The database role of the service.

import pg from "pg";
import { ExplainedError } from "../errors/explained-error.ts";

/** Owns nothing and cannot bypass row-level security; created by the first migration. */
export const APPLICATION_ROLE = "fraud_risk_app";

/** Connection option that sets the role, for any login. */
export const AS_APPLICATION = `-c role=${APPLICATION_ROLE}`;

/** Errors of setting the role: no privilege, or no such role. */
const CANNOT_SET_ROLE: ReadonlySet<string> = new Set(["42501", "22023"]);

/**
 * Throws when the connections of a pool bypass row-level security: tenant isolation would then not be enforced. Returns whether the login itself could
 * reset the role and bypass it.
 */
export async function assertApplicationRole(pool: pg.Pool): Promise<{ loginUnbound: boolean }> {
  const { rows } = await pool
    .query<{ name: string; unbound: boolean; owner: boolean; login_unbound: boolean }>(
      `SELECT current_user AS name, r.rolsuper OR r.rolbypassrls AS unbound,
       EXISTS (SELECT FROM pg_class c WHERE c.relrowsecurity AND pg_has_role(r.oid, c.relowner, 'USAGE')) AS owner,
       (SELECT l.rolsuper OR l.rolbypassrls OR EXISTS (SELECT FROM pg_class c WHERE c.relrowsecurity AND pg_has_role(l.oid, c.relowner, 'USAGE'))
        FROM pg_roles l WHERE l.rolname = session_user) AS login_unbound
     FROM pg_roles r WHERE r.rolname = current_user`,
    )
    .catch((error: { code?: string }) => {
      if (!CANNOT_SET_ROLE.has(error.code ?? "")) throw error;
      throw new ExplainedError(
        `The user of DATABASE_URL cannot set the role ${APPLICATION_ROLE}. As the owner of the database, run: GRANT ${APPLICATION_ROLE} TO <that user>`,
      );
    });
  const [role] = rows;
  if (role === undefined || role.unbound || role.owner)
    throw new ExplainedError(`The database role ${role?.name} bypasses row-level security. The service must run as ${APPLICATION_ROLE}.`);
  return { loginUnbound: role.login_unbound };
}

/** Throws when the connections of the service and of the owner lead to different databases. */
export async function assertSameDatabase(pool: pg.Pool, ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const [mine, theirs] = await Promise.all([pool, owner].map(async (one) => (await one.query("SELECT id FROM installation")).rows[0]?.id));
    if (mine !== theirs) throw new ExplainedError("DATABASE_URL and DATABASE_OWNER_URL must lead to the same database.");
  } finally {
    await owner.end();
  }
}
