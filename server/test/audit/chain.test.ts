// Every change leaves one record, and the records make a chain.
import { createHash } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifyLog } from "../../src/accounts/audit/verifier.ts";
import { call, type TestAnswer } from "../harness/client.ts";
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

interface Expected {
  readonly action: string;
  readonly resource_type: string;
  readonly resource_id: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The answer was a success, and the log says of it exactly this: with who, when and in which request. */
async function expectRecords(change: () => Promise<TestAnswer>, expected: (answer: TestAnswer) => Expected[]): Promise<void> {
  const started = Date.now();
  const { result: answer, added } = await recorded(psp, change);
  expect(answer.status).toBeLessThan(300);
  expect(added.map(({ entry }) => entry)).toEqual(
    expected(answer).map((record) => ({
      ...record,
      occurred_at_ms: expect.any(Number),
      actor: { type: "session", id: `admin@${psp.tenant.id}`, role: "admin" },
      request_id: answer.headers.get("X-Request-Id"),
    })),
  );
  for (const { entry } of added) {
    expect(entry.occurred_at_ms).toBeGreaterThanOrEqual(started);
    expect(entry.occurred_at_ms).toBeLessThanOrEqual(Date.now());
  }
}

/** A key as a record shows it: without its value. */
const withoutValue = ({ key: _, ...view }: Record<string, unknown>): object => view;

describe("one record is written when", () => {
  test("a key is made", () =>
    expectRecords(
      () => newKey({ permissions: ["assess", "stats:read"], rate_limit_per_minute: 60 }),
      ({ body }) => [{ action: "key.created", resource_type: "key", resource_id: body.id, before: null, after: withoutValue(body) }],
    ));

  test("a key is revoked", async () => {
    const { body: key } = await newKey();
    await expectRecords(
      () => admin("DELETE", `keys/${key.id}`),
      ({ body }) => [{ action: "key.revoked", resource_type: "key", resource_id: key.id, before: withoutValue(key), after: body }],
    );
  });

  test("a submerchant is registered", () =>
    expectRecords(
      () => newShop({ category_code: "5661" }),
      ({ body }) => [{ action: "submerchant.created", resource_type: "submerchant", resource_id: body.id, before: null, after: body }],
    ));

  test("a submerchant is changed: the record names what changed and nothing else", async () => {
    const { body: shop } = await newShop({ external_id: "COM-1" });
    await expectRecords(
      () => admin("PATCH", `submerchants/${shop.id}`, { name: "Papelería Lupita", external_id: null, country: "MX" }),
      () => [
        {
          action: "submerchant.updated",
          resource_type: "submerchant",
          resource_id: shop.id,
          before: { name: "Zapatería El Paso", external_id: "COM-1" },
          after: { name: "Papelería Lupita", external_id: null },
        },
      ],
    );
  });

  test("a submerchant is deactivated, however many keys stop with it", async () => {
    const { body: shop } = await newShop();
    for (let index = 0; index < 3; index++) await admin("POST", `submerchants/${shop.id}/keys`, { type: "secret", name: `Server ${index}` });
    await expectRecords(
      () => admin("DELETE", `submerchants/${shop.id}`),
      () => [
        {
          action: "submerchant.updated",
          resource_type: "submerchant",
          resource_id: shop.id,
          before: { status: "active" },
          after: { status: "inactive" },
        },
      ],
    );
  });

  test("a submerchant's key is made, and revoked", async () => {
    const { body: shop } = await newShop();
    let key: Record<string, unknown> = {};
    await expectRecords(
      () => admin("POST", `submerchants/${shop.id}/keys`, { type: "secret", name: "Server" }),
      ({ body }) => {
        key = body;
        return [{ action: "key.created", resource_type: "key", resource_id: body.id, before: null, after: withoutValue(body) }];
      },
    );
    await expectRecords(
      () => admin("DELETE", `submerchants/${shop.id}/keys?key_id=${key.id}`),
      ({ body }) => [{ action: "key.revoked", resource_type: "key", resource_id: String(key.id), before: withoutValue(key), after: body }],
    );
  });

  test.each<[string, object, object]>([
    ["name", { name: "Pagos del Norte" }, { name: "Test" }],
    ["thresholds", { thresholds: { decline: 80 } }, { thresholds: { challenge: 30, review: 55, decline: 75 }, thresholds_source: "default" }],
    ["maintenance", { maintenance: true }, { maintenance: false }],
    ["browser_signals", { browser_signals: "full" }, { browser_signals: "none" }],
    ["browser_score", { browser_score: "exact" }, { browser_score: "band" }],
    ["case_prefix", { case_prefix: "NRT" }, { case_prefix: "FRD" }],
    ["high_risk_countries", { high_risk_countries: ["VE"] }, { high_risk_countries: [] }],
  ])("a setting is changed: %s", (_, change, before) =>
    expectRecords(
      () => admin("PATCH", "organization", change),
      ({ body }) => [
        {
          action: "organization.updated",
          resource_type: "organization",
          resource_id: psp.tenant.id,
          before,
          after: Object.fromEntries(Object.keys(before).map((field) => [field, body[field]])),
        },
      ],
    ),
  );
});

test("a rotation writes two records: the end of the old key, and the new one", async () => {
  const { body: old } = await newKey();
  await expectRecords(
    () => admin("POST", `keys/${old.id}/rotate`, { overlap_seconds: 60 }),
    ({ body }) => [
      {
        action: "key.rotated",
        resource_type: "key",
        resource_id: old.id,
        before: withoutValue(old),
        after: { ...withoutValue(old), expires_at: expect.any(String) },
      },
      { action: "key.created", resource_type: "key", resource_id: body.id, before: null, after: withoutValue(body) },
    ],
  );
});

test("a key that changes something is named by its id", async () => {
  const { id, value } = await psp.tenant.key("secret", { permissions: ["submerchants:write"] });
  const { added } = await recorded(psp, () => call(`${service.url}/api/v1/submerchants`, { key: value, body: { name: "Farmacia Luz", country: "MX" } }));
  expect(added.map(({ entry }) => entry.actor)).toEqual([{ type: "key", id, role: null }]);
});

test("no value of a key is in any record, nor its hash", async () => {
  const made = await newKey();
  const rotated = await admin("POST", `keys/${made.body.id}/rotate`, {});
  await admin("DELETE", `keys/${made.body.id}`);
  const values = [made.body.key, rotated.body.key, psp.tenant.secret, psp.tenant.publishable, psp.tenant.ingest];
  const dump = (
    await service.database.query<{ row: string }>("SELECT audit_log::text AS row FROM audit_log UNION ALL SELECT audit_contents::text FROM audit_contents")
  )
    .map(({ row }) => row)
    .join("\n");
  const answered = (await admin("GET", "audit-log?limit=100")).text;
  expect(dump).toContain(made.body.id);
  for (const text of [dump, answered]) {
    expect(text).not.toMatch(/svc_(sk|pub|wh)_\w/);
    for (const value of values) {
      const hash = createHash("sha256").update(value);
      const digest = hash.digest();
      // from behind the prefix to before the last four, which records do name
      for (const secret of [value.slice(8, -4), digest.toString("hex"), digest.toString("base64"), digest.toString("base64url")])
        expect(text).not.toContain(secret);
    }
  }
});

test("fifty changes at once make a chain without gaps, and each is in it once", async () => {
  const [first, second] = await Promise.all([newProvider(service), newProvider(service)]);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const provider = index % 5 === 0 ? second : first;
      return index % 2 === 0
        ? provider.as("admin", "POST", "keys", { type: "secret", name: `Server ${index}` })
        : provider.as("admin", "POST", "submerchants", { name: `Shop ${index}`, country: "MX" });
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const client = new pg.Client({ connectionString: service.database.url });
  await client.connect();
  for (const { records, tenant } of [first, second]) {
    const log = await records();
    expect(log.map(({ sequence }) => sequence)).toEqual(log.map((_, index) => index + 1));
    expect((await verifyLog(client, tenant.id)).findings).toEqual([]);
  }
  await client.end();
  const made = [...(await first.records()), ...(await second.records())].map(({ entry }) => entry.resource_id);
  expect(made.toSorted()).toEqual(answers.map(({ body }) => body.id).toSorted());
});
