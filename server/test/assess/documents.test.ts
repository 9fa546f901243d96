// Documents and references as they identify a payer: one person in all spellings, and stand-ins that are nobody's.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
});
afterAll(() => service.close());

const assess = (more: object) => call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin({ ...more }) });
const fraud = (session_id: string) =>
  call(`${service.url}/api/v1/assess/outcome`, { key: service.tenant.secret, body: { session_id, outcome: "fraud_confirmed", fraud_type: "first_party" } });

/** Does fraud by a payer of one request count against a payer of another? */
async function linked(first: object, second: object): Promise<boolean> {
  const { body, status } = await assess(first);
  expect(status).toBe(200);
  expect((await fraud(body.session_id)).status).toBe(200);
  return (await assess(second)).body.signals.includes("PAYER_CONFIRMED_FRAUD");
}

const withDocument = (type: string, number: string, country?: string) => ({ payer: { document: { type, number }, ...(country && { country }) } });

describe("are one payer:", () => {
  test.each([
    ["rut", "07654321-6", "RUN", "7.654.321-6"],
    ["cuil", "20-10014249-0", "cuit", "20100142490"],
    ["cedula", "2.879.549-7", "ci", "28795497"],
    ["nit", "800197268", "nit", "800.197.268-4"],
    ["cnpj ", "12.ABC.345/01DE-35", "CNPJ", "12abc34501de35"],
  ])("%s %s and %s %s", async (type, number, otherType, otherNumber) => {
    expect(await linked(withDocument(type, number), withDocument(otherType, otherNumber))).toBe(true);
  });
});

describe("are two:", () => {
  test.each([
    ["rfc", "P&G850312AB1", "rfc", "PG850312AB1"],
    ["rfc", "ÑUA850312AB1", "rfc", "NUA850312AB1"],
  ])("%s %s and %s %s", async (type, number, otherType, otherNumber) => {
    expect(await linked(withDocument(type, number), withDocument(otherType, otherNumber))).toBe(false);
  });
});

describe("of Central America, the Caribbean, Bolivia and Venezuela are named as those of other countries:", () => {
  test.each([
    ["DO", "cedula", "402-2345678-9", "check_digits"],
    ["DO", "rnc", "116372652", "check_digits"],
    ["GT", "dpi", "2345 67890 0101", "check_digits"],
    ["GT", "nit", "576937-1", "check_digits"],
    ["GT", "nit", "CF", "placeholder"],
    ["SV", "dui", "04567890-4", "check_digits"],
    ["SV", "nit", "0614-050707-104-0", "check_digits"],
    ["VE", "rif", "J-44055987-5", "check_digits"],
    ["NI", "cedula", "001-280201-0000A", "check_digits"],
    ["HN", "rtn", "0801", "unreadable"],
    ["CR", "dimex", "1558", "unreadable"],
    ["PA", "cedula", "8-442-445", undefined],
    ["BO", "ci", "4234569 LP", undefined],
    ["HN", "dni", "0801-1990-12345", undefined],
    ["CR", "cedula", "1-234-567", undefined],
  ])("%s %s %s: %s", async (country, type, number, reason) => {
    const { status, body } = await assess(withDocument(type, number, country));
    const expected = reason && [{ path: "payer.document.number", reason, expected: expect.stringMatching(/^must be /) }];
    expect([status, body.field_warnings?.values]).toEqual([200, expected]);
  });
});

describe("are nobody's, and named:", () => {
  test.each<[object, string, string]>([
    [withDocument("cpf", "123.456.789-09"), "payer.document.number", "placeholder"],
    [withDocument("cpf", "11111111111"), "payer.document.number", "placeholder"],
    [withDocument("cpf", "abc"), "payer.document.number", "unreadable"],
    [withDocument("curp", "XXXX"), "payer.document.number", "placeholder"],
    [{ payer: { customer_id: "-1" } }, "payer.customer_id", "placeholder"],
    [{ payer: { customer_id: "0" } }, "payer.customer_id", "placeholder"],
    [{ payer: { customer_id: "123456" } }, "payer.customer_id", "placeholder"],
    [{ payer: { customer_id: "XXXX" } }, "payer.customer_id", "placeholder"],
    [{ payment_method: { type: "card", card: { hash: "XXXX" } } }, "payment_method.card.hash", "placeholder"],
    [{ device: { fingerprint: "1234567890" } }, "device.fingerprint", "placeholder"],
    [{ payment_method: { type: "bank_transfer", account_hash: "00000000" } }, "payment_method.account_hash", "placeholder"],
    [{ payment_method: { type: "bank_transfer", cbu: "0000000000000000000000" } }, "payment_method.cbu", "placeholder"],
  ])("%j", async (request, path, reason) => {
    expect(await linked(request, request)).toBe(false);
    expect((await assess(request)).body.field_warnings.values).toEqual([{ path, reason, expected: expect.any(String) }]);
  });
});

test("a wrong check digit is a warning: the payment is assessed, and the document identifies its holder", async () => {
  const request = withDocument("cpf", "034.061.928-71");
  const { status, body } = await assess(request);
  expect([status, body.field_warnings.values]).toEqual([
    200,
    [{ path: "payer.document.number", reason: "check_digits", expected: expect.stringContaining("CPF") }],
  ]);
  expect(await linked(request, withDocument("CPF", "03406192871"))).toBe(true);
});

test("a bank account of a pay-in is one in any spelling and any field: fraud with it blocks it", async () => {
  const { body } = await assess({ payment_method: { cbu: "28505909-40090418135201" } });
  await fraud(body.session_id);
  expect((await assess({ payment_method: { account_hash: "2850590940090418135201" } })).body.blocked_by).toBe("blocklist:account_hash");
});
