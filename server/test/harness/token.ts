// Dashboard tokens for server processes: their identity providers share the keys that are in the database.
import type { Role } from "../../../generated/credentials.ts";
import { accountsOf, createSandboxIdentity } from "../../src/sandbox/identity.ts";

/** A token of the organization's person with this role, good for an hour at every sandbox process on the database. */
export async function tokenFor(databaseUrl: string, organizationId: string, role: Role): Promise<string> {
  const identity = await createSandboxIdentity(databaseUrl, { organization: "organization_id", role: "role" }, () => undefined);
  identity.start("http://127.0.0.1");
  const person = accountsOf({ id: organizationId, name: "Test" }).find((account) => account.role === role);
  if (person === undefined) throw new Error(`no person is ${role}`);
  return identity.tokenFor(person, 3600).finally(() => identity.close());
}

/** A token of the organization's admin. */
export function adminTokenFor(databaseUrl: string, organizationId: string): Promise<string> {
  return tokenFor(databaseUrl, organizationId, "admin");
}
