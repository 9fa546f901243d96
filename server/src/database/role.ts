// The role that the service works as.
import type pg from "pg";

/** Owns nothing and bypasses nothing; made by migration 0002. */
export const APPLICATION_ROLE = "fraud_risk_app";

/** Connection option that takes the role on, whoever logs in. */
export const AS_APPLICATION = `-c role=${APPLICATION_ROLE}`;

/** Refusals to take the role on: no privilege, or no such role. */
const CANNOT_TAKE_ON: ReadonlySet<string> = new Set(["42501", "22023"]);

/** Throws when the connections of a pool could look past row-level security: a wall that nobody stands behind is worse than none. */
export async function assertApplicationRole(pool: pg.Pool): Promise<void> {
  const { rows } = await pool
    .query<{ name: string; unbound: boolean; owner: boolean }>(
      `SELECT current_user AS name, r.rolsuper OR r.rolbypassrls AS unbound,
       EXISTS (SELECT FROM pg_class c WHERE c.relrowsecurity AND pg_has_role(r.oid, c.relowner, 'USAGE')) AS owner
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
}
