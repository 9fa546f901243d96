// Digits that look like a card number and are something else: telephone numbers, accounts, documents and barcodes with check digits of their own.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const assess = (more: object) => call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin({ ...more }) });
const CARD = "4242424242424242";

describe("are no card numbers:", () => {
  test.each<[string, object]>([
    ["a German mobile number", { payer: { phone: "+4915112345645" } }],
    ["the same with blanks", { payer: { phone: "+49 151 1234 5645" } }],
    ["the same without its plus sign", { payer: { phone: "4915112345645" } }],
    ["an Austrian mobile number", { payer: { phone: "+4366412345002" } }],
    ["a CNPJ that begins like a Diners card", { payer: { document: { type: "cnpj", number: "36000009000140" } } }],
    ["an EAN of Germany", { items: [{ sku: "sku" }, { sku: "4000000000006" }, { sku: "40000-00000105" }] }],
    ["a GTIN of fourteen digits", { items: [{ sku: "30000000000087" }] }],
    ["a customer's number of thirteen digits, as text and as number", { payer: { customer_id: "4222222222222" }, order_id: 6304000000003 }],
    ["an order's number that is a time, day first", { order_id: "30112026115953" }],
    ["a German mobile number in another field", { metadata: { phone: "+4915112345645" }, payment_method: { breb_key: "+4915112345645" } }],
    ["a CLABE", { payment_method: { clabe: "646180157000000004" } }],
  ])("%s", async (_, request) => {
    expect((await assess(request)).status).toBe(200);
  });

  test("in entries, of telephone numbers and accounts", async () => {
    const key = await service.token("admin");
    const block = (entry: object) => call(`${service.url}/api/v1/blocklists`, { key, body: entry });
    for (const [list_type, value] of [
      ["phone", "+4915112345645"],
      ["account_hash", "28505909-40090418135201"],
      ["clabe", "646180157000000004"],
    ])
      expect([value, (await block({ list_type, value })).status]).toEqual([value, 201]);
    for (const list_type of ["phone", "account_hash", "clabe", "iban", "card_hash"])
      expect([list_type, (await block({ list_type, value: CARD })).status]).toEqual([list_type, 400]);
  });
});

describe("are refused by their paths:", () => {
  test.each<[object, string]>([
    [{ payer: { phone: CARD } }, "payer.phone"],
    [{ payer: { phone: `+${CARD}` } }, "payer.phone"],
    [{ payer: { phone: "4222222222222" } }, "payer.phone"],
    [{ payer: { document: { type: "cnpj", number: "30569309025904" } } }, "payer.document.number"],
    [{ payer: { document: { type: "dni", number: CARD } } }, "payer.document.number"],
    [{ items: [{ sku: "x" }, { sku: CARD }] }, "items[1].sku"],
    [{ items: [{ name: "4915112345645" }] }, "items[0].name"],
    [{ metadata: { customer: "4222222222222" } }, "metadata.customer"],
    [{ order_id: "30569309025904" }, "order_id"],
    [{ payer: { customer_id: "4222 222 222 222" } }, "payer.customer_id"],
    [{ payment_method: { clabe: CARD } }, "payment_method.clabe"],
    [{ payment_method: { iban: CARD } }, "payment_method.iban"],
    [{ payment_method: { account_hash: "4111 1111 1111 1111" } }, "payment_method.account_hash"],
    [{ payment_method: { cbu: `${CARD} 12/29` } }, "payment_method.cbu"],
  ])("%j", async (request, path) => {
    const { status, body } = await assess(request);
    expect([status, body.error?.details.fields.map((field: { path: string }) => field.path)]).toEqual([400, expect.arrayContaining([path])]);
  });

  test("what was refused in an account is stored nowhere", async () => {
    await assess({ payment_method: { clabe: "5555555555554444" } });
    for (const table of ["assessments", "activity", "handles"])
      expect(await service.database.query(`SELECT 1 FROM ${table} t WHERE t::text LIKE '%5555555555554444%'`)).toEqual([]);
    expect(service.logged()).not.toContain("5555555555554444");
  });
});
