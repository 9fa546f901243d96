// The role that the service works as.
import pg from "pg";

/** Owns nothing and bypasses nothing; made by the first migration. */
export const APPLICATION_ROLE = "fraud_risk_app";

/** Connection option that takes the role on, whoever logs in. */
export const AS_APPLICATION = `-c role=${APPLICATION_ROLE}`;

/** Refusals to take the role on: no privilege, or no such role. */
const CANNOT_TAKE_ON: ReadonlySet<string> = new Set(["42501", "22023"]);

/**
 * Throws when the connections of a pool could look past row-level security: a wall that nobody stands behind is worse than none. Answers
 * whether the login behind the role could take it off again and then look past it.
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
      if (!CANNOT_TAKE_ON.has(error.code ?? "")) throw error;
      throw new Error(
        `The user of DATABASE_URL may not work as ${APPLICATION_ROLE}; as the owner of the database run: GRANT ${APPLICATION_ROLE} TO <that user>`,
      );
    });
  const [role] = rows;
  if (role === undefined || role.unbound || role.owner)
    throw new Error(`The database role ${role?.name} could look past row-level security; the service must work as ${APPLICATION_ROLE}.`);
  return { loginUnbound: role.login_unbound };
}

/** Throws when the service's connections and the owner's lead to different databases. */
export async function assertSameDatabase(pool: pg.Pool, ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const [mine, theirs] = await Promise.all([pool, owner].map(async (one) => (await one.query("SELECT id FROM installation")).rows[0]?.id));
    if (mine !== theirs)
      throw new Error("DATABASE_URL and DATABASE_OWNER_URL lead to different databases; they must name one, for the service and for its owner.");
  } finally {
    await owner.end();
  }
}
