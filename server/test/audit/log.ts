// Looks at audit logs in the database, past the service.

import type { Role } from "../../../generated/credentials.ts";
import type { AuditEntry } from "../../src/accounts/audit/append.ts";
import type { Contents } from "../../src/accounts/audit/contents.ts";
import { call, type TestAnswer } from "../harness/client.ts";
import type { TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";

/** A record as it is stored, with what stands beside the log. */
export interface StoredRecord {
  readonly sequence: number;
  readonly id: string;
  readonly entry: Omit<AuditEntry, "contents_hash"> & Contents;
}

/** The log of an organization, oldest first; those of one action, or all. */
export async function recordsOf({ database }: Pick<TestService, "database">, organizationId: string, action?: string): Promise<StoredRecord[]> {
  const rows = await database.query<{ sequence: number; id: string; entry: AuditEntry; contents: Contents | null }>(
    `SELECT l.sequence::int, l.id, l.entry, c.contents FROM audit_log l LEFT JOIN audit_contents c USING (organization_id, id)
     WHERE l.organization_id = $1 AND ($2::text IS NULL OR l.action = $2) ORDER BY l.sequence`,
    [organizationId, action ?? null],
  );
  return rows.map(({ sequence, id, entry: { contents_hash: _, ...entry }, contents }) => {
    const { before = null, after = null } = contents ?? entry;
    return { sequence, id, entry: { ...entry, before, after } };
  });
}

/** A payment service provider with a dashboard. */
export interface Provider {
  readonly tenant: Tenant;
  /** Sends a request as a person of this role. */
  readonly as: (role: Role, method: string, path: string, body?: unknown) => Promise<TestAnswer>;
  readonly records: () => Promise<StoredRecord[]>;
}

/** Creates a provider. */
export async function newProvider(service: TestService): Promise<Provider> {
  const tenant = await createTenant(service.database.url, { segment: "psp" });
  return {
    tenant,
    as: async (role, method, path, body) =>
      call(`${service.url}/api/v1/${path}`, { method, key: await service.token(role, tenant.id), ...(body === undefined ? {} : { body }) }),
    records: () => recordsOf(service, tenant.id),
  };
}

/** Does something, and answers with what it has added to the log. */
export async function recorded<T>({ records }: Provider, work: () => Promise<T>): Promise<{ result: T; added: StoredRecord[] }> {
  const before = await records();
  const result = await work();
  return { result, added: (await records()).slice(before.length) };
}
