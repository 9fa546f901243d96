// Ids in a body that name nothing: the answer says which field it was. What exists already says under which id.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OperationId } from "../../../generated/operations.ts";
import { fixturesOf } from "../access/fixtures.ts";
import { ruleOf } from "../access/send.ts";
import { newOrder, type TestAnswer } from "../harness/client.ts";
import { createTenant } from "../harness/tenant.ts";
import { type EveryOperation, everyOperation } from "./every-operation.ts";

const NOBODY = "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22";

let api: EveryOperation;
/** Ids of another organization. */
let foreign: { readonly submerchant_id: string; readonly session_id: string; readonly id: string };

beforeAll(async () => {
  api = await everyOperation();
  const other = fixturesOf(api.service.database, (await createTenant(api.service.database.url, { segment: "psp" })).id);
  foreign = { submerchant_id: await other.submerchant(), session_id: await other.assessment(), id: await other.entry("block") };
});
afterAll(() => api.close());

const someone = () => ({ list_type: "customer_id", value: newOrder() });
const withoutRequestId = ({ status, text }: TestAnswer) => [status, text];

const named: readonly (readonly [OperationId, keyof typeof foreign, (id: string) => object])[] = [
  ["assessPayin", "submerchant_id", (id) => ({ amount: 1, currency: "MXN", submerchant_id: id })],
  ["assessPayout", "submerchant_id", (id) => ({ amount: 1, currency: "MXN", beneficiary: { id: "b" }, submerchant_id: id })],
  ["createBlocklistEntry", "submerchant_id", (id) => ({ ...someone(), submerchant_id: id })],
  ["createAllowlistEntry", "submerchant_id", (id) => ({ ...someone(), submerchant_id: id })],
  ["checkBlocklist", "submerchant_id", (id) => ({ ...someone(), submerchant_id: id })],
  ["createKey", "submerchant_id", (id) => ({ type: "ingest", name: "x", submerchant_id: id })],
  ["updateBlocklistEntry", "id", (id) => ({ id, reason: "x" })],
  ["reportOutcome", "session_id", (id) => ({ session_id: id, outcome: "captured" })],
  ["reportOutcome", "session_id", (id) => ({ session_id: id, outcome: "fraud_confirmed" })],
  ["reportFraud", "session_id", (id) => ({ incident_type: "phishing", jurisdiction: "MX", session_id: id })],
  [
    "createCase",
    "session_id",
    (id) => ({ incident_date: "2026-01-31", incident_type: "phishing", amount: 1, currency: "MXN", jurisdiction: "MX", session_id: id }),
  ],
];

describe("an id in a body that names nothing is NOT_FOUND, and the answer names its field", () => {
  test.each(named)("%s: %s", async (operation, field, body) => {
    const answer = await api.send(operation, { body: body(NOBODY) });
    const message = `\`${field}\` does not exist or is inactive.`;
    const expected = ruleOf(operation).flatErrors.includes(404 as never)
      ? { error: message, code: "NOT_FOUND", details: { field } }
      : { error: { code: "NOT_FOUND", message, details: { field } } };
    expect([answer.status, answer.body]).toEqual([404, expected]);
  });

  test.each(named)("%s: a %s of another organization is answered byte for byte as one that does not exist", async (operation, field, body) => {
    const [theirs, nobodys] = [await api.send(operation, { body: body(foreign[field]) }), await api.send(operation, { body: body(NOBODY) })];
    expect(withoutRequestId(theirs)).toEqual(withoutRequestId(nobodys));
  });

  test("an inactive submerchant is answered as one that does not exist", async () => {
    const id = await api.fixtures.submerchant();
    await api.send("deactivateSubmerchant", { path: { id } });
    for (const [operation, , body] of named.filter(([name]) => ["assessPayin", "assessPayout", "createKey"].includes(name))) {
      const [inactive, nobodys] = [await api.send(operation, { body: body(id) }), await api.send(operation, { body: body(NOBODY) })];
      expect(withoutRequestId(inactive)).toEqual(withoutRequestId(nobodys));
    }
  });

  test("an id in the address keeps its answer", async () => {
    const { body } = await api.send("readSubmerchant", { path: { id: NOBODY } });
    expect(body.error.details).toEqual({});
  });
});

describe("DUPLICATE carries the id of what exists", () => {
  test.each(["createBlocklistEntry", "createAllowlistEntry"] as const)("%s", async (operation) => {
    const body = someone();
    const { id } = (await api.send(operation, { body })).body;
    const again = await api.send(operation, { body });
    expect(again.status).toBe(409);
    expect(again.body.details ?? again.body.error.details).toEqual({ existing_id: id });
  });

  test("an entry in another spelling", async () => {
    const { id } = (await api.send("createBlocklistEntry", { body: { list_type: "email", value: "josé@correo.mx" } })).body;
    const again = await api.send("createBlocklistEntry", { body: { list_type: "email", value: "JOSE\u0301+x@Correo.MX" } });
    expect([again.status, again.body.error.details]).toEqual([409, { existing_id: id }]);
  });

  test("a change of the flow to one under which the value is listed", async () => {
    const value = someone();
    const { id } = (await api.send("createBlocklistEntry", { body: { ...value, flow_scope: "payout" } })).body;
    const other = (await api.send("createBlocklistEntry", { body: { ...value, flow_scope: "payin" } })).body;
    const answer = await api.send("updateBlocklistEntry", { body: { id: other.id, flow_scope: "payout" } });
    expect([answer.status, answer.body.details]).toEqual([409, { existing_id: id }]);
  });

  test("a submerchant with an external_id that another one has, made or changed", async () => {
    const body = { name: "Zapatería", country: "MX", external_id: newOrder() };
    const { id } = (await api.send("createSubmerchant", { body })).body;
    const made = await api.send("createSubmerchant", { body });
    expect([made.status, made.body.error.details.existing_id]).toEqual([409, id]);
    const other = (await api.send("createSubmerchant", { body: { ...body, external_id: newOrder() } })).body;
    const changed = await api.send("updateSubmerchant", { path: { id: other.id }, body: { external_id: body.external_id } });
    expect([changed.status, changed.body.error.details.existing_id]).toEqual([409, id]);
    expect((await api.send("updateSubmerchant", { path: { id }, body: { external_id: body.external_id } })).status).toBe(200);
  });
});
