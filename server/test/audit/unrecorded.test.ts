// What leaves no record: reading, being refused, and changing nothing. And what fails leaves neither change nor record.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordChange } from "../../src/accounts/audit/record.ts";
import { watchAvailability } from "../../src/platform/database/availability.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { createTenancy } from "../../src/platform/tenancy/tenancy.ts";
import { connectOrm } from "../../src/schema/orm.ts";
import { call, type TestAnswer } from "../harness/client.ts";
import { identifiers } from "../harness/identifiers.ts";
import { startService, type TestService } from "../harness/service.ts";
import { newProvider, type Provider, recorded } from "./log.ts";

let service: TestService;
let psp: Provider;
beforeAll(async () => {
  service = await startService();
  psp = await newProvider(service);
});
afterAll(() => service.close());

const admin = (method: string, path: string, body?: unknown): Promise<TestAnswer> => psp.as("admin", method, path, body);
const newKey = (more: object = {}) => admin("POST", "keys", { type: "secret", name: "Server", ...more });
const newShop = (more: object = {}) => admin("POST", "submerchants", { name: "Zapatería El Paso", country: "MX", ...more });

describe("nothing is written", () => {
  test.each<[string, () => Promise<TestAnswer>, number]>([
    ["when keys are read", () => admin("GET", "keys"), 200],
    ["when submerchants are read", () => admin("GET", "submerchants"), 200],
    ["when the organization is read", () => admin("GET", "organization"), 200],
    ["when the log is read", () => admin("GET", "audit-log"), 200],
    ["when a viewer tries to make a key", () => psp.as("viewer", "POST", "keys", { type: "secret", name: "x" }), 403],
    ["when an analyst tries to change a setting", () => psp.as("analyst", "PATCH", "organization", { maintenance: true }), 403],
    ["without a session", () => call(`${service.url}/api/v1/keys`, { body: { type: "secret", name: "x" } }), 401],
    ["for a body that is not valid", () => newKey({ type: "golden" }), 400],
    ["for a key that is not there", () => admin("DELETE", `keys/${newId()}`), 404],
    ["for a submerchant that is not there", () => admin("PATCH", `submerchants/${newId()}`, { name: "x" }), 404],
    ["for thresholds that fall", () => admin("PATCH", "organization", { thresholds: { review: 10 } }), 400],
    ["for settings that are as they were", async () => admin("PATCH", "organization", { name: (await admin("GET", "organization")).body.name }), 200],
    ["for an empty change", () => admin("PATCH", "organization", {}), 200],
  ])("%s", async (_, request, status) => {
    const { result, added } = await recorded(psp, request);
    expect([result.status, added]).toEqual([status, []]);
  });

  test("by a second revocation, a second deactivation, or a rotation of what is revoked", async () => {
    const { body: key } = await newKey();
    const { body: shop } = await newShop();
    await admin("DELETE", `keys/${key.id}`);
    await admin("DELETE", `submerchants/${shop.id}`);
    const { result, added } = await recorded(psp, async () => [
      (await admin("DELETE", `keys/${key.id}`)).status,
      (await admin("DELETE", `submerchants/${shop.id}`)).status,
      (await admin("POST", `keys/${key.id}/rotate`, {})).status,
    ]);
    expect([result, added]).toEqual([[200, 200, 409], []]);
  });

  test("by a submerchant whose external_id another has", async () => {
    await newShop({ external_id: "COM-TWICE" });
    const { result, added } = await recorded(psp, () => newShop({ external_id: "COM-TWICE" }));
    expect([result.status, result.body.error.code, added]).toEqual([409, "DUPLICATE", []]);
  });

  test("by a transaction that fails after it has written its record", async () => {
    const orm = await connectOrm(service.database.url, 5000);
    const availability = watchAvailability(service.database.url, () => undefined);
    const acting = {
      credential: {
        kind: "session",
        id: newId(),
        organizationId: psp.tenant.id,
        permissions: new Set<string>(),
        submerchantId: null,
        subject: "x",
        role: "admin",
      },
      requestId: newId(),
    } as const;
    const { added } = await recorded(psp, () =>
      expect(
        createTenancy(orm, availability, identifiers).within(acting, async (tenant) => {
          await recordChange(tenant, { action: "key.revoked", resource: "key", id: newId(), before: null, after: null });
          throw new Error("afterwards");
        }),
      ).rejects.toThrow("afterwards"),
    );
    expect(added).toEqual([]);
    availability.close();
    await orm.close();
  });
});

describe("change and record are one:", () => {
  /** Makes the database refuse rows of a table while something is done. */
  async function refusing<T>(table: string, event: string, work: () => Promise<T>): Promise<T> {
    await service.database.query("CREATE OR REPLACE FUNCTION refuse_for_test() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$");
    await service.database.query(
      `CREATE TRIGGER refuse_for_test BEFORE ${event} ON ${table} FOR EACH ROW WHEN (NEW.organization_id = '${psp.tenant.id}') EXECUTE FUNCTION refuse_for_test()`,
    );
    return work().finally(() => service.database.query(`DROP TRIGGER refuse_for_test ON ${table}`));
  }

  test("a change that the database refuses leaves no record", async () => {
    const { body: key } = await newKey();
    const { result, added } = await recorded(psp, () => refusing("api_keys", "UPDATE", () => admin("DELETE", `keys/${key.id}`)));
    expect([result.status, added]).toEqual([500, []]);
    expect((await admin("GET", `keys/${key.id}`)).body.status).toBe("active");
  });

  test("a record that the database refuses takes the change with it", async () => {
    const count = async () => (await service.database.query("SELECT 1 FROM api_keys WHERE organization_id = $1", [psp.tenant.id])).length;
    const before = await count();
    const { result, added } = await recorded(psp, () => refusing("audit_log", "INSERT", () => newKey()));
    expect([result.status, added, await count()]).toEqual([500, [], before]);
  });
});
