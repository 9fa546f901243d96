// Organizations and keys for tests.
import type { MikroORM } from "@mikro-orm/postgresql";
import type { Permission } from "../../../generated/credentials.ts";
import { createKey, type NewKey } from "../../src/accounts/keys/create-key.ts";
import type { Segment } from "../../src/controls/policy/settings.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { Organization } from "../../src/platform/tenants/organization.entity.ts";
import type { StoredSettings } from "../../src/platform/tenants/stored-settings.ts";
import { connectOwnerOrm } from "../../src/schema/orm.ts";

/** An organization with one key of each kind. */
export interface Tenant {
  readonly id: string;
  readonly secret: string;
  readonly publishable: string;
  readonly ingest: string;
  /** Another key of the organization. */
  readonly key: (kind: NewKey["kind"], options?: Partial<Omit<NewKey, "organizationId" | "kind">>) => Promise<{ id: string; value: string }>;
}

/** Creates an organization. Its keys may make a million requests a minute, so that tests meet limits only where they look for them. */
export async function createTenant(databaseUrl: string, options: { segment?: Segment; settings?: StoredSettings } = {}): Promise<Tenant> {
  const orm = await connectOwnerOrm(databaseUrl);
  try {
    const em = orm.em.fork();
    const organization = em.create(Organization, { id: newId(), name: "Test", segment: options.segment ?? "merchant", settings: options.settings ?? {} });
    await em.flush();
    const key = (kind: NewKey["kind"], more: Partial<NewKey> = {}) => keyOf(orm, organization.id, kind, more);
    return {
      id: organization.id,
      secret: (await key("secret")).value,
      publishable: (await key("publishable")).value,
      ingest: (await key("ingest", { permissions: [] })).value,
      key: async (kind, more) => {
        const later = await connectOwnerOrm(databaseUrl);
        return keyOf(later, organization.id, kind, more ?? {}).finally(() => later.close());
      },
    };
  } finally {
    await orm.close();
  }
}

async function keyOf(orm: MikroORM, organizationId: string, kind: NewKey["kind"], more: Partial<NewKey>): Promise<{ id: string; value: string }> {
  const em = orm.em.fork();
  const permissions: Permission[] = ["assess"];
  const created = createKey(em, { organizationId, kind, name: "test", permissions, rateLimitPerMinute: 1_000_000, ...more });
  await em.flush();
  return created;
}
