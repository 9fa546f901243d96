// The sandbox's own identity provider, over the organizations of the database. Its signing keys are in the database: processes that share one
// take each other's tokens, and tokens outlive a restart. Production has none of this.
import { createLocalJWKSet, type JWK } from "jose";
import pg from "pg";
import { type Role, rolePermissions } from "../../../generated/credentials.ts";
import type { SessionRules } from "../accounts/sessions/verifier.ts";
import type { ClaimNames } from "./identity-provider/account.ts";
import { type Account, createDevelopmentIdentity, type DevelopmentIdentity, newSigningKeys } from "./identity-provider/provider.ts";
import { CLIENT } from "./identity-provider/tokens.ts";

/** Audience of the sandbox's tokens. */
export const SANDBOX_AUDIENCE = "fraud-risk-sandbox";

/** Client of the sandbox's identity provider that the dashboard signs in as. */
export const SANDBOX_CLIENT = CLIENT;

/** Organizations that the sign-in page offers. */
const OFFERED = 50;

/** The provider, and what its tokens are checked against. */
export interface SandboxIdentity extends DevelopmentIdentity {
  readonly rules: (claims: ClaimNames) => SessionRules;
  readonly close: () => Promise<void>;
}

/** Starts it over a migrated database, as its owner. */
export async function createSandboxIdentity(ownerUrl: string, claims: ClaimNames, failed: (error: unknown) => void): Promise<SandboxIdentity> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1, idleTimeoutMillis: 1000 });
  pool.on("error", () => undefined);
  const signingKeys = await sharedKeys(pool);
  const identity = createDevelopmentIdentity({
    signingKeys,
    audience: SANDBOX_AUDIENCE,
    claims,
    accounts: async () => (await pool.query("SELECT id, name FROM organizations ORDER BY id LIMIT $1", [OFFERED])).rows.flatMap(accountsOf),
    failed,
  });
  return {
    ...identity,
    rules: (names) => ({
      // the key is the proof: whichever process of this sandbox made the token, under whichever of its addresses
      issuer: (issuer) => issuer.endsWith("/identity"),
      audience: SANDBOX_AUDIENCE,
      claims: names,
      keys: createLocalJWKSet({ keys: signingKeys.keys.map(publicPart) }),
    }),
    close: () => pool.end(),
  };
}

/** The people of an organization: one for each role. */
export function accountsOf(organization: { id: string; name: string }): Account[] {
  return (Object.keys(rolePermissions) as Role[]).map((role) => ({
    subject: `${role}@${organization.id}`,
    name: `${role.charAt(0).toUpperCase()}${role.slice(1)} of ${organization.name}`,
    email: `${role}@${organization.id.slice(-12)}.sandbox.test`,
    organizationId: organization.id,
    organizationName: organization.name,
    role,
  }));
}

/** The first process makes the keys, the others find them. */
async function sharedKeys(pool: pg.Pool): Promise<{ keys: JWK[] }> {
  const found = await pool.query("SELECT signing_keys FROM development_identity");
  if (found.rows[0] !== undefined) return found.rows[0].signing_keys;
  await pool.query("INSERT INTO development_identity (signing_keys) VALUES ($1) ON CONFLICT DO NOTHING", [JSON.stringify(await newSigningKeys())]);
  return (await pool.query("SELECT signing_keys FROM development_identity")).rows[0].signing_keys;
}

function publicPart({ kty, crv, x, y, n, e, kid, alg, use }: JWK): JWK {
  return Object.fromEntries(Object.entries({ kty, crv, x, y, n, e, kid, alg, use }).filter(([, value]) => value !== undefined));
}
