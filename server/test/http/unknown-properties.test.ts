// Properties that the contract does not know: a typing error must not pass for a setting.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import document from "../../../generated/openapi.json" with { type: "json" };
import { type OperationId, operations } from "../../../generated/operations.ts";
import { detailsOf, operationIds, ruleOf } from "../access/send.ts";
import { call, payin, payout } from "../harness/client.ts";
import { type EveryOperation, everyOperation } from "./every-operation.ts";

let api: EveryOperation;
beforeAll(async () => {
  api = await everyOperation();
});
afterAll(() => api.close());

/** Assess reports; the bodies of providers are open by contract. */
const OPEN: readonly OperationId[] = ["assessPayin", "assessPayout", "ingestProviderEvent", "receiveStripeEvent"];
const management = operationIds.filter((id) => ruleOf(id).requestType === "application/json" && !OPEN.includes(id));

/** Names of the properties of an operation's body, at its first level. */
function propertiesOf(id: OperationId): string[] {
  const { path, method } = ruleOf(id);
  const paths = document.paths as unknown as Record<string, Record<string, { requestBody: { content: { "application/json": { schema: { $ref: string } } } } }>>;
  const name = paths[path]?.[method]?.requestBody.content["application/json"].schema.$ref.split("/").at(-1) ?? "";
  const schemas = document.components.schemas as unknown as Record<string, { properties?: object }>;
  return Object.keys(schemas[name]?.properties ?? {});
}

describe("on management operations", () => {
  test.each(management)("%s refuses a property that it does not know, and names it", async (id) => {
    const request = await api.requestOf(id);
    const answer = await api.send(id, { ...request, body: { ...(request.body as object), xyzzy: true } });
    expect(answer.status).toBe(400);
    expect(detailsOf(id, answer).fields).toEqual([{ path: "xyzzy", message: "unknown property" }]);
  });

  test.each(
    management.flatMap((id) =>
      propertiesOf(id)
        .filter((name) => name.length > 3)
        .map((name) => [id, name] as const),
    ),
  )("%s: a misspelled %s is refused with the name that was meant", async (id, name) => {
    const request = await api.requestOf(id);
    const misspelled = `${name.slice(0, 2)}${name.slice(3)}`;
    const answer = await api.send(id, { ...request, body: { ...(request.body as object), [misspelled]: true } });
    expect(answer.status).toBe(400);
    expect(detailsOf(id, answer).fields).toContainEqual({ path: misspelled, message: `unknown property; did you mean "${name}"?` });
  });

  test.each<[OperationId, object, string, string]>([
    ["updateOrganization", { maintenence: true }, "maintenence", "maintenance"],
    ["updateOrganization", { thresholds: { reveiw: 40 } }, "thresholds.reveiw", "thresholds.review"],
    ["createBlocklistEntry", { list_type: "email", value: "a@b.mx", expires: "2027-01-01T00:00:00Z" }, "expires", "expires_at"],
    ["createKey", { type: "secret", name: "x", permisions: ["assess"] }, "permisions", "permissions"],
    ["createKey", { type: "secret", name: "x", rateLimitPerMinute: 5 }, "rateLimitPerMinute", "rate_limit_per_minute"],
    ["contributeSignals", { signals: [{ signal_type: "email", value: "a@b.mx", categroy: "fraud" }] }, "signals[0].categroy", "signals[0].category"],
    ["reportFraud", { indicators: [{ list_type: "email", valeu: "a@b.mx" }] }, "indicators[0].valeu", "indicators[0].value"],
  ])("%s %j: %s is refused, %s is named", async (id, body, path, nearest) => {
    const answer = await api.send(id, { ...(await api.requestOf(id)), body });
    expect(answer.status).toBe(400);
    expect(detailsOf(id, answer).fields).toContainEqual({ path, message: `unknown property; did you mean "${nearest}"?` });
  });

  test("nothing of a refused request is done", async () => {
    const read = async (): Promise<unknown> => (await api.send("readOrganization", {})).body;
    const before = await read();
    await api.send("updateOrganization", { body: { name: "Otro nombre", maintenence: true } });
    expect(await read()).toEqual(before);
  });

  test("names that come from JSON itself are unknown like others", async () => {
    const answer = await api.send("updateOrganization", { body: '{"name":"x","__proto__":{"a":1},"constructor":1,"toString":2}' });
    expect(detailsOf("updateOrganization", answer).fields).toEqual(
      ["__proto__", "constructor", "toString"].map((path) => ({ path, message: "unknown property" })),
    );
  });

  test("events of providers hold what they hold", async () => {
    const request = await api.requestOf("ingestProviderEvent");
    const answer = await api.send("ingestProviderEvent", { ...request, body: { ...(request.body as object), xyzzy: { deep: 1 } } });
    expect(answer.status).toBe(202);
    expect((await api.send("receiveStripeEvent", await api.requestOf("receiveStripeEvent"))).status).toBe(202);
  });
});

describe.each([
  ["a pay-in", "assessPayin" as const, payin],
  ["a payout", "assessPayout" as const, payout],
])("on assess of %s", (_name, id, valid) => {
  test("they are ignored, and reported with the names that were meant", async () => {
    const { status, body } = await api.send(id, { body: valid({ orderId: "x", emial: 1, currencyy: { deep: 1 }, metadata: { anything: "goes" } }) });
    expect(status).toBe(200);
    expect(body.field_warnings.unknown).toEqual([{ path: "orderId", nearest: "order_id" }, { path: "emial" }, { path: "currencyy", nearest: "currency" }]);
  });

  test("no more than 20 are named, with paths of at most 301 characters", async () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`${"k".repeat(240)}${index}`, 1]));
    const { status, body } = await api.send(id, { body: valid({ ...many, [`${"n".repeat(255)}`]: 1 }) });
    expect(status).toBe(200);
    expect(body.field_warnings.unknown).toHaveLength(20);
    for (const { path } of body.field_warnings.unknown) expect(path.length).toBeLessThanOrEqual(301);
  });

  test("a replay says what the first answer said, and is no second payment", async () => {
    const request = valid({ amuont: 1 });
    const first = await api.send(id, { body: request });
    const again = await api.send(id, { body: request });
    expect([again.headers.get("Idempotent-Replayed"), again.text]).toEqual(["true", first.text]);
    expect(again.body.field_warnings.unknown).toEqual([{ path: "amuont", nearest: "amount" }]);
  });

  test("a request without any has none", async () => {
    expect((await api.send(id, { body: valid() })).body.field_warnings).not.toHaveProperty("unknown");
  });
});

test("a name that is known elsewhere is reported with the place where it belongs", async () => {
  const { body } = await api.send("assessPayin", { body: payin({ email: "a@b.mx", device: { fingerprnt: "x" }, items: [{ sku: "a", quanttiy: 1 }] }) });
  expect(body.field_warnings.unknown).toEqual([
    { path: "email", nearest: "payer.email" },
    { path: "device.fingerprnt", nearest: "device.fingerprint" },
    { path: "items[0].quanttiy", nearest: "items[0].quantity" },
  ]);
});

test("an assessment by a publishable key reports them as well", async () => {
  const { service } = api;
  const { body } = await call(`${service.url}/api/v1/assess`, { key: service.tenant.publishable, body: payin({ payerr: {} }) });
  expect(body.field_warnings.unknown).toEqual([{ path: "payerr", nearest: "payer" }]);
});

test("the table knows every operation with a JSON body", () => {
  for (const { requestType, unknownProperties } of Object.values(operations)) expect(unknownProperties === null).toBe(requestType !== "application/json");
});
