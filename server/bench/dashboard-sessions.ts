// Dashboard sessions of many people: the rate limit of one person is far below the capacity of a list operation.
import type pg from "pg";
import type { Role } from "../../generated/credentials.ts";
import { readConfig } from "../src/platform/environment/config.ts";
import { SANDBOX_AUDIENCE } from "../src/sandbox/identity.ts";
import { type SigningKeys, signAccessToken } from "../src/sandbox/identity-provider/tokens.ts";

const ROLE: Role = "admin";
const VALID_SECONDS = 3600;

/** Signs tokens of as many people of an organization, with the keys that the sandbox of a running server has made. `port` is that server's. */
export async function signPeople(
  sql: Pick<pg.ClientBase | pg.Pool, "query">,
  { organizationId, port, count }: { readonly organizationId: string; readonly port: number; readonly count: number },
): Promise<string[]> {
  const { rows }: { rows: { signing_keys: SigningKeys }[] } = await sql.query("SELECT signing_keys FROM development_identity");
  const [stored] = rows;
  if (stored === undefined) throw new Error("the server has no identity provider of its own");
  const { oidcOrganizationClaim, oidcRoleClaim } = readConfig({});
  const claims = { [oidcOrganizationClaim]: organizationId, [oidcRoleClaim]: ROLE };
  const about = { issuer: `http://127.0.0.1:${port}/identity`, audience: SANDBOX_AUDIENCE, claims, seconds: VALID_SECONDS };
  return Promise.all(Array.from({ length: count }, (_, index) => signAccessToken(stored.signing_keys, { ...about, subject: `bench-${index}` })));
}
