// Names given by callers are scoped to their tenant: an order, an Idempotency-Key, an external_id, a submerchant with its key,
// a value on a list.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OperationId } from "../../../generated/operations.ts";
import { type AnyRequest, send } from "../access/send.ts";
import { call, payin, type TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type Caller, callers, createWorld, externalIdOf, idOf, organizations, type Presence, presenceIn } from "./world.ts";

let service: TestService;
let presence: Presence;
beforeAll(async () => {
  service = await startService({ trustProxy: "loopback", logLevel: "warn" });
  await createWorld(service.database);
  presence = await presenceIn(service);
});
afterAll(() => service.close());

const of = (name: string): Caller => callers.find((caller) => caller.name === name) ?? expect.fail(`no caller is ${name}`);
const as = async (caller: Caller, operation: OperationId, request: AnyRequest): Promise<TestAnswer> =>
  send(service.url, operation, request, await presence.authorization(caller, `somebody-for-${operation}`));

describe.each([
  ["an order_id", {}],
  ["an Idempotency-Key", { "Idempotency-Key": "payment-4711" }],
])("%s", (_, headers) => {
  const assessors = callers.filter(({ permissions, kind }) => permissions.includes("assess") && kind !== "session");

  test("returns the decision of the same caller, and of no other", async () => {
    const body = payin();
    const assess = async (caller: Caller) => {
      const Authorization = await presence.authorization(caller, "");
      return call(`${service.url}/api/v1/assess`, { body, headers: { ...headers, Authorization } });
    };
    const first: TestAnswer[] = [];
    for (const caller of assessors) first.push(await assess(caller));
    expect(first.map(({ status, headers: sent }) => [status, sent.get("Idempotent-Replayed")])).toEqual(assessors.map(() => [200, null]));
    expect(new Set(first.map(({ body: answer }) => answer.session_id)).size).toBe(assessors.length);
    for (const [index, caller] of assessors.entries()) {
      const again = await assess(caller);
      expect([again.headers.get("Idempotent-Replayed"), again.text]).toEqual(["true", first[index]?.text]);
    }
  });
});

describe("an external_id", () => {
  const [, , p, q] = organizations;
  if (p === undefined || q === undefined) throw new Error("the world has two payment service providers");
  const name = { name: "Zapatería", country: "MX" };

  test("that another provider uses is free, to register and to change to", async () => {
    const created = await as(of("admin of psp P"), "createSubmerchant", { body: { ...name, external_id: externalIdOf(q) } });
    expect([created.status, created.body.external_id]).toEqual([201, externalIdOf(q)]);
    const changed = await as(of("admin of psp Q"), "updateSubmerchant", {
      path: { id: idOf(q, "another submerchant") },
      body: { external_id: externalIdOf(p) },
    });
    expect([changed.status, changed.body.external_id]).toEqual([200, externalIdOf(p)]);
  });

  test("that one's own submerchant has is taken", async () => {
    expect((await as(of("admin of psp P"), "createSubmerchant", { body: { ...name, external_id: externalIdOf(p) } })).status).toBe(409);
  });
});

describe("a key of a submerchant is found under its own submerchant and nowhere else", () => {
  const [, , p, q] = organizations;
  if (p === undefined || q === undefined) throw new Error("the world has two payment service providers");
  const nobodys = { path: { id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22" }, query: { key_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b23" } };
  const pairs: [string, string, string][] = [
    ["another submerchant of one's own", idOf(p, "submerchant"), idOf(p, "key of another submerchant")],
    ["a submerchant, for a key of the organization", idOf(p, "submerchant"), idOf(p, "key")],
    ["another provider's submerchant, for its own key", idOf(q, "submerchant"), idOf(q, "key of a submerchant")],
    ["one's own submerchant, for another provider's key", idOf(p, "submerchant"), idOf(q, "key of a submerchant")],
    ["another provider's submerchant, for one's own key", idOf(q, "submerchant"), idOf(p, "key of a submerchant")],
  ];

  test.each(pairs)("not under %s", async (_, id, key_id) => {
    for (const caller of [of("admin of psp P"), of("secret key of psp P")]) {
      const [answer, unknown] = [
        await as(caller, "revokeSubmerchantKey", { path: { id }, query: { key_id } }),
        await as(caller, "revokeSubmerchantKey", nobodys),
      ];
      expect([answer.status, answer.text]).toEqual([404, unknown.text]);
    }
    const [key] = await service.database.query<{ revoked_at: Date | null }>("SELECT revoked_at FROM api_keys WHERE id = $1", [key_id]);
    expect(key).toEqual({ revoked_at: null });
  });
});

describe("a value on a list", () => {
  const [a, b] = organizations;
  if (a === undefined || b === undefined) throw new Error("the world has two merchants");
  const value = (organization: typeof a) => ({ body: { list_type: "customer_id", value: externalIdOf(organization) } });

  test("listed by another tenant is not found: not by a check, not by a search, not by a payment", async () => {
    const admin = of("admin of merchant A");
    const checked = await as(admin, "checkBlocklist", value(b));
    expect([checked.status, checked.body.effect, checked.body.entries]).toEqual([200, null, []]);
    const searched = await as(admin, "listBlocklistEntries", { query: { search: externalIdOf(b) } });
    expect([searched.status, searched.body.data.total, searched.body.data.entries]).toEqual([200, 0, []]);
    await as(of("admin of merchant B"), "createBlocklistEntry", { body: { list_type: "email", value: "solo@de-b.mx" } });
    const assessed = await Promise.all(
      ["A", "B"].map((name) => as(of(`secret key of merchant ${name}`), "assessPayin", { body: payin({ payer: { email: "solo@de-b.mx" } }) })),
    );
    expect(assessed.map(({ body }) => body.decision)).toEqual(["approve", "decline"]);
  });

  test.each(["createBlocklistEntry", "createAllowlistEntry"] as const)("that another has listed is free: %s", async (operation) => {
    const body = { list_type: "customer_id", value: `shared-by-${operation}` };
    const answers = [await as(of("admin of merchant A"), operation, { body }), await as(of("admin of merchant B"), operation, { body })];
    expect(answers.map((answer) => [answer.status, answer.body.organization_id])).toEqual([
      [201, a.id],
      [201, b.id],
    ]);
    expect((await as(of("admin of merchant B"), operation, { body })).status).toBe(409);
  });
});
