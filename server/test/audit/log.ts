// Looks at audit logs in the database, past the service.

import type { Role } from "../../../generated/credentials.ts";
import type { AuditEntry } from "../../src/accounts/audit/record.ts";
import { call, type TestAnswer } from "../harness/client.ts";
import type { TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";

/** A record as it is stored. */
export interface StoredRecord {
  readonly sequence: number;
  readonly id: string;
  readonly entry: AuditEntry;
}

/** The log of an organization, oldest first. */
export async function recordsOf(service: TestService, organizationId: string): Promise<StoredRecord[]> {
  return service.database.query("SELECT sequence::int, id, entry FROM audit_log WHERE organization_id = $1 ORDER BY audit_log.sequence", [organizationId]);
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
