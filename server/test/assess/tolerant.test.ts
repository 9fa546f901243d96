// What decides nothing never prevents a decision: values as shops, proxies and spreadsheets send them are read, or left out and named.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, payin, payout, type TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
let admin: string;
beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  admin = await service.token("admin");
});
afterAll(() => service.close());

const assess = (body: object, headers: Record<string, string> = {}): Promise<TestAnswer> =>
  call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body, headers });
const assessPayout = (body: object): Promise<TestAnswer> => call(`${service.url}/api/v1/assess/payout`, { key: service.tenant.secret, body });

/** Warnings of an answer, as path and reason. */
const warned = ({ body }: TestAnswer): string[] =>
  (body.field_warnings?.values ?? []).map(({ path, reason }: { path: string; reason: string }) => `${path} ${reason}`);

/** The request as it is stored. */
async function stored(answer: TestAnswer): Promise<Record<string, never>> {
  const { body } = await call(`${service.url}/api/v1/assessments/${answer.body.session_id}`, { key: admin });
  return body.request;
}

describe("an amount in floating point is the amount that it stands for", () => {
  test.each([
    [1.1 + 2.2, 3.3],
    [19.99 * 3, 59.97],
    [0.1 + 0.2, 0.3],
    [29.979999999999997, 29.98],
    [4.35 * 100, 435],
    [1_000_000.1 + 0.2, 1_000_000.3],
    [2_000_000_000.1 + 0.2, 2_000_000_000.3],
  ])("%d MXN", async (amount, meant) => {
    const { status, body } = await assess(payin({ amount, currency: "MXN" }));
    expect(status).toBe(200);
    const read = await call(`${service.url}/api/v1/assessments/${body.session_id}`, { key: admin });
    expect(read.body.amount).toBe(meant);
  });

  test.each([10.005, 10.001, 0.00001, 1.0000001e-4])("%d MXN is refused", async (amount) => {
    const { status, body } = await assess(payin({ amount, currency: "MXN" }));
    expect([status, body.error?.details?.fields?.[0]?.path]).toEqual([400, "amount"]);
  });

  test("of a currency without decimals", async () => {
    expect((await assess(payin({ amount: 0.1 * 30 * 1000, currency: "CLP" }))).status).toBe(200);
    expect((await assess(payin({ amount: 10.5, currency: "CLP" }))).status).toBe(400);
  });

  test("in minor units", async () => {
    expect((await assess(payin({ amount: 4.35 * 100, currency: "MXN", amount_unit: "minor" }))).status).toBe(200);
    expect((await assess(payin({ amount: 435.5, currency: "MXN", amount_unit: "minor" }))).status).toBe(400);
  });
});

describe("null and blank values are absent", () => {
  test.each([
    ["order_id", { order_id: "" }],
    ["channel", { channel: "" }],
    ["payer.customer_id", { payer: { customer_id: "" } }],
    ["payer.name", { payer: { name: "  " } }],
    ["payer.email", { payer: { email: "" } }],
    ["payer.phone", { payer: { phone: "\u00a0" } }],
    ["payer.document", { payer: { document: { type: "", number: "" } } }],
    ["payer.document.number", { payer: { document: { type: null, number: null } } }],
    ["payer.account_created_at", { payer: { account_created_at: "" } }],
    ["payer.previous_orders", { payer: { previous_orders: null } }],
    ["payment_method.type", { payment_method: { type: "" } }],
    ["payment_method.card.bin", { payment_method: { type: "card", card: { bin: "", last4: " ", hash: null } } }],
    ["payment_method.three_ds", { payment_method: { three_ds: { status: null, eci: "" } } }],
    ["device.ip_address", { device: { ip_address: "" } }],
    ["device.is_bot", { device: { is_bot: null } }],
    ["billing_address.country", { billing_address: { country: "" } }],
    ["shipping_address", { shipping_address: null }],
    ["items", { items: null }],
    ["items[0]", { items: [null] }],
    ["metadata", { metadata: { a: null } }],
    ["merchant.category_code", { merchant: { category_code: " " } }],
    ["submerchant_id", { submerchant_id: "" }],
    ["payment_id", { payment_id: null }],
    ["amount_unit", { amount_unit: null }],
    // PHP writes an empty object so
    ["payer", { payer: [] }],
    ["payer.document", { payer: { document: [] } }],
    ["payment_method.card", { payment_method: { card: [], three_ds: [] } }],
    ["device", { device: [] }],
    ["billing_address", { billing_address: [] }],
    ["metadata", { metadata: [] }],
    ["items[0]", { items: [[]] }],
  ])("%s", async (_path, request) => {
    const answer = await assess({ amount: 10, currency: "MXN", ...request });
    expect([answer.status, warned(answer)]).toEqual([200, []]);
  });

  test("of a payout", async () => {
    const answer = await assessPayout(payout({ origin: { account_id: "" }, payout: { channel: "", scheduled_at: null }, initiator: null }));
    expect([answer.status, warned(answer)]).toEqual([200, []]);
  });

  test("an amount, a currency, and a beneficiary must be there all the same", async () => {
    expect((await assess({ amount: null, currency: "MXN" })).status).toBe(400);
    expect((await assess({ amount: 10, currency: "" })).status).toBe(400);
    expect((await assessPayout(payout({ beneficiary: { id: "" } }))).status).toBe(400);
    expect((await assessPayout(payout({ beneficiary: null }))).status).toBe(400);
    expect((await assessPayout(payout({ beneficiary: [] }))).status).toBe(400);
  });

  test("a blank text in metadata is stored", async () => {
    const request = await stored(await assess(payin({ metadata: { coupon: "" } })));
    expect(request).toHaveProperty("metadata", { coupon: "" });
  });
});

describe("values in other forms are read without a warning", () => {
  test.each([
    ["a price of computed decimals", { items: [{ unit_price: 14.309999999999999 }] }, { items: [{ unit_price: 14.309999999999999 }] }],
    ["a price in a text", { items: [{ unit_price: "1077.5862", quantity: "2" }] }, { items: [{ unit_price: 1077.5862, quantity: 2 }] }],
    ["a line of a discount", { items: [{ unit_price: -20, quantity: -1 }] }, { items: [{ unit_price: -20, quantity: -1 }] }],
    ["an order number", { order_id: 727 }, { order_id: "727" }],
    ["a customer number", { payer: { customer_id: 26 } }, { payer: { customer_id: "26" } }],
    ["an address with a port", { device: { ip_address: "189.203.54.17:54321" } }, { device: { ip_address: "189.203.54.17" } }],
    ["an IPv6 address with a port", { device: { ip_address: "[2806:2f0::1]:443" } }, { device: { ip_address: "2806:2f0::1" } }],
    ["a forwarded list", { device: { ip_address: "10.0.0.1, 201.141.22.9" } }, { device: { ip_address: "201.141.22.9" } }],
    [
      "a forwarded list whose digits look like a card number",
      { device: { ip_address: "10.0.0.1, 189.203.54.17" } },
      { device: { ip_address: "189.203.54.17" } },
    ],
    ["a country of three letters", { shipping_address: { country: "BRA" } }, { shipping_address: { country: "BR" } }],
    ["a country in small letters", { billing_address: { country: "mx" } }, { billing_address: { country: "MX" } }],
    ["a country by its name", { payer: { country: "México" } }, { payer: { country: "MX" } }],
    ["a channel in capitals", { channel: "WEB" }, { channel: "web" }],
    ["a method with a blank", { payment_method: { type: "Bank Transfer" } }, { payment_method: { type: "bank_transfer" } }],
    [
      "a zone without a colon",
      { payer: { account_created_at: "2018-12-26T20:26:09.000+0000" } },
      { payer: { account_created_at: "2018-12-26T20:26:09.000Z" } },
    ],
    ["epoch seconds", { payer: { account_created_at: 1545855969 } }, { payer: { account_created_at: "2018-12-26T20:26:09.000Z" } }],
    ["a word for true", { device: { is_proxy: "sí" } }, { device: { is_proxy: true } }],
    ["a number in metadata", { metadata: { table: 7 } }, { metadata: { table: "7" } }],
    ["a letter for true", { device: { is_proxy: "S", is_bot: "V", is_tor: "T" } }, { device: { is_proxy: true, is_bot: true, is_tor: true } }],
    ["a letter for false", { device: { is_proxy: "N", is_bot: "F", is_tor: "não" } }, { device: { is_proxy: false, is_bot: false, is_tor: false } }],
    ["a digit for a boolean", { device: { is_proxy: "0", is_bot: 1 } }, { device: { is_proxy: false, is_bot: true } }],
    ...(
      [
        ["card", "credit_card", "debit_card", "tarjeta", "Tarjeta de crédito", "cartão", "CARTAO_DE_DEBITO", "Visa"],
        ["cash", "boleto", "OXXO", "oxxo_pay", "Efecty", "PagoEfectivo", "efectivo"],
        ["wallet", "yape", "Nequi", "Mercado Pago", "apple_pay", "PayPal", "billetera digital"],
        ["bank_transfer", "transferencia", "Transferência bancária", "TED"],
        ["spei", "SPEI"],
        ["pse", "PSE"],
        ["pix", "Pix"],
      ] as const
    ).flatMap(([type, ...words]) =>
      words.map((word): [string, object, object] => [`the method ${word}`, { payment_method: { type: word } }, { payment_method: { type } }]),
    ),
    ...(
      [
        ["credit", "crédito", "Tarjeta de Crédito"],
        ["debit", "débito", "DEBITO"],
        ["prepaid", "prepago", "pré-pago", "pré pago"],
      ] as const
    ).flatMap(([funding, ...words]) =>
      words.map((word): [string, object, object] => [
        `the funding ${word}`,
        { payment_method: { card: { funding: word } } },
        { payment_method: { card: { funding } } },
      ]),
    ),
    ...(
      [
        ["411111XXXXXX1111", "411111"],
        ["4111 11**", "411111"],
        ["4111 1111 **** 1111", "41111111"],
        ["411111******1111", "411111"],
        ["4152 3134", "41523134"],
      ] as const
    ).map(([sent, bin]): [string, object, object] => [`the BIN ${sent}`, { payment_method: { card: { bin: sent } } }, { payment_method: { card: { bin } } }]),
    ...(["****1234", "x1234", "•••• 1234", "411111XXXXXX1234", "XXXX-XXXX-XXXX-1234", "..1234"] as const).map((last4): [string, object, object] => [
      `the last digits ${last4}`,
      { payment_method: { card: { last4 } } },
      { payment_method: { card: { last4: "1234" } } },
    ]),
    ["a count in a text", { payer: { previous_orders: "7" } }, { payer: { previous_orders: 7 } }],
  ])("%s", async (_name, request, expected) => {
    const answer = await assess({ amount: 10, currency: "MXN", ...request });
    expect([answer.status, warned(answer)]).toEqual([200, []]);
    expect(await stored(answer)).toMatchObject(expected);
  });
});

test("a day is read before its month, as the region writes dates", async () => {
  for (const [sent, read] of [
    ["01/10/2026", "2026-10-01T00:00:00.000Z"],
    ["2-10-2026 14:30", "2026-10-02T14:30:00.000Z"],
    ["31.10.2026", "2026-10-31T00:00:00.000Z"],
  ])
    expect(await stored(await assess(payin({ payer: { account_created_at: sent } })))).toHaveProperty("payer.account_created_at", read);
});

test("an account that was opened in the future is not a new one", async () => {
  const signals = async (account_created_at: string) => (await assess(payin({ payer: { customer_id: "c-future", account_created_at } }))).body.signals;
  expect(await signals(new Date().toISOString())).toContain("ACCOUNT_NEW");
  expect(await signals("2126-10-01T00:00:00Z")).not.toContain("ACCOUNT_NEW");
});

test("a time of a payout's account in the future is named", async () => {
  const future = "2126-10-01T00:00:00Z";
  const answer = await assessPayout(
    payout({
      beneficiary: { id: "ben-future", account_changed_at: future },
      origin: { account_id: "o-1", account_created_at: future },
      initiator: { credentials_changed_at: future },
    }),
  );
  expect([answer.status, warned(answer)]).toEqual([
    200,
    ["origin.account_created_at unreadable", "initiator.credentials_changed_at unreadable", "beneficiary.account_changed_at unreadable"],
  ]);
});

describe("values that cannot be read are left out, and named with what is expected", () => {
  test.each([
    ["device.ip_address unreadable", { device: { ip_address: "unknown" } }],
    ["billing_address.country unreadable", { billing_address: { country: "ZZ" } }],
    ["billing_address.country unreadable", { billing_address: { country: "Atlantis" } }],
    ["billing_address.country corrected", { billing_address: { country: "UK" } }],
    ["channel unreadable", { channel: "ecommerce" }],
    ["payment_method.type unreadable", { payment_method: { type: "trueque" } }],
    ["payment_method.card.bin unreadable", { payment_method: { card: { bin: "4152" } } }],
    ["payment_method.three_ds unreadable", { payment_method: { three_ds: { eci: "05" } } }],
    ["payer.document unreadable", { payer: { document: { type: "curp" } } }],
    ["payer.account_created_at unreadable", { payer: { account_created_at: "0000-00-00 00:00:00" } }],
    ["payer.account_created_at corrected", { payer: { account_created_at: "2026-11-20T10:15:00" } }],
    ["payer.account_created_at corrected", { payer: { account_created_at: "01/10/2026" } }],
    ["payer.account_created_at corrected", { payer: { account_created_at: "01-10-2026 14:30" } }],
    ["payer.account_created_at corrected", { payer: { account_created_at: "1/10/2026, 8:30:00" } }],
    ["payer.account_created_at corrected", { payer: { account_created_at: "2026/10/01" } }],
    ["payer.account_created_at unreadable", { payer: { account_created_at: "10/31/2026" } }],
    ["payer.account_created_at unreadable", { payer: { account_created_at: "2126-10-01T00:00:00Z" } }],
    ["payer.credentials_changed_at unreadable", { payer: { credentials_changed_at: "2126-10-01T00:00:00Z" } }],
    ["payment_method.card.bin unreadable", { payment_method: { card: { bin: "4152313412" } } }],
    ["payment_method.card.bin unreadable", { payment_method: { card: { bin: "41**" } } }],
    ["payment_method.card.last4 unreadable", { payment_method: { card: { last4: "12345" } } }],
    ["payment_method.card.last4 unreadable", { payment_method: { card: { last4: "x123" } } }],
    ["payment_method.card.last4 unreadable", { payment_method: { card: { last4: "0.1234" } } }],
    ["payment_method.card.funding unreadable", { payment_method: { card: { funding: "revolvente" } } }],
    ["device.is_proxy unreadable", { device: { is_proxy: "quizás" } }],
    ["payer.previous_orders unreadable", { payer: { previous_orders: -1 } }],
    ["payer.name shortened", { payer: { name: "x".repeat(400) } }],
    ["description shortened", { description: "y".repeat(20_000) }],
    ["items shortened", { items: Array.from({ length: 1000 }, (_, index) => ({ sku: `s${index}`, name: "a", category: "b", quantity: 1, unit_price: 1 })) }],
    ["items[1] unreadable", { items: [{ sku: "a" }, "b", { sku: "c" }] }],
    ["items unreadable", { items: "none" }],
    ["items[1].name corrected", { items: [null, { name: "Tenis \ud83d" }] }],
    ["items[2].quantity unreadable", { items: [null, {}, { quantity: "two" }] }],
    ["metadata shortened", { metadata: Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`k${index}`, "v"])) }],
    ["metadata.a.b unreadable", { metadata: { "a.b": { c: 1 } } }],
    ["metadata.long shortened", { metadata: { long: "z".repeat(600) } }],
    ["payer unreadable", { payer: "Ana" }],
    ["device.fingerprint unreadable", { device: { fingerprint: "abc" } }],
    ["merchant.category_code unreadable", { merchant: { category_code: "56611" } }],
  ])("%s", async (expected, request) => {
    const answer = await assess({ amount: 10, currency: "MXN", ...request });
    expect([answer.status, warned(answer)]).toEqual([200, [expected]]);
    const [{ path, reason, expected: words }] = answer.body.field_warnings.values;
    expect(words).toMatch(/^(\w+ )?(must|is)\b/);
    if (reason === "unreadable") expect(answer.body.field_warnings.unreadable).toEqual([path]);
  });

  test("a value that is left out has no part in the answer, and the others have", async () => {
    const request = await stored(await assess(payin({ order_id: "o-1", payer: { customer_id: "c-1", document: { type: "curp" }, country: "ZZ" } })));
    expect(request).toMatchObject({ payer: { customer_id: "c-1" } });
    expect(request).not.toHaveProperty("payer.document");
    expect(request).not.toHaveProperty("payer.country");
  });

  test("what the contract does not know is ignored, whatever its text", async () => {
    const answer = await assess({ amount: 10, currency: "MXN", note: "cut \ud83d", raw: { lines: ["a\u0000b"] } });
    expect([answer.status, warned(answer), answer.body.field_warnings.unknown.length]).toEqual([200, [], 2]);
  });

  test("at most fifty are named", async () => {
    const answer = await assess({ amount: 10, currency: "MXN", items: Array.from({ length: 150 }, () => ({ quantity: "many" })) });
    expect([answer.status, warned(answer).length]).toEqual([200, 50]);
  });
});

test.each(["mxn", " MXN ", "Mxn"])("the currency %j is MXN", async (currency) => {
  const answer = await assess({ amount: 10, currency });
  expect([answer.status, warned(answer)]).toEqual([200, []]);
});

describe("what decides refuses the request", () => {
  test.each([
    ["amount", { amount: "10" }],
    ["amount", { amount: -1 }],
    ["currency", { currency: "peso" }],
    ["currency", { currency: 484 }],
    ["amount_unit", { amount_unit: "cents" }],
    ["order_id", { order_id: "x".repeat(256) }],
    ["order_id", { order_id: "a\u0000" }],
    ["order_id", { order_id: { id: 1 } }],
    ["submerchant_id", { submerchant_id: "shop-1" }],
    ["payer.name", { payer: { name: "4111 1111 1111 1111" } }],
  ])("%s: %j", async (path, request) => {
    const { status, body } = await assess({ amount: 10, currency: "MXN", ...request });
    expect([status, body.error.details.fields.map((field: { path: string }) => field.path)]).toEqual([400, [path]]);
  });

  test("and a beneficiary without a name of its own", async () => {
    expect((await assessPayout({ amount: 10, currency: "MXN", beneficiary: "Ana" })).status).toBe(400);
    expect((await assessPayout({ amount: 10, currency: "MXN", beneficiary: { name: "Ana" } })).status).toBe(400);
  });
});

describe("a time zone", () => {
  const chile = "190.163.0.7";
  const seen = (timezone: string) => assess(payin({ device: { ip_address: chile, timezone } }));

  test.each(["Asia/Tokyo", "UTC+9", "GMT+0900", "+09:00"])("%s is read: the clock is another one than that of the address", async (timezone) => {
    const answer = await seen(timezone);
    expect([answer.body.signals.includes("IP_TIMEZONE_MISMATCH"), warned(answer)]).toEqual([true, []]);
  });

  test.each(["America/Santiago", "Pacific SA Standard Time", "UTC-4", "-0300", "america/santiago"])("%s is that of the address", async (timezone) => {
    const answer = await seen(timezone);
    expect([answer.body.signals.includes("IP_TIMEZONE_MISMATCH"), warned(answer)]).toEqual([false, []]);
  });

  test.each(["360", "xx", "UTC+99", "local"])("%s is none, and is named", async (timezone) => {
    expect(warned(await seen(timezone))).toEqual(["device.timezone unreadable"]);
  });
});

describe("several failures in one object cost nothing beside it:", () => {
  const WITH_MEMBERS = ["payer.document unreadable", "payer.document.number unreadable", "payer.document.type unreadable"];
  const metadata = Object.fromEntries(Array.from({ length: 52 }, (_, index) => [`k${index}`, index]));
  test.each<[string, Record<string, unknown>, readonly string[]]>([
    ["an empty document", { payer: { document: {} } }, ["payer.document unreadable"]],
    ["a document in another language", { payer: { document: { tipo: "cpf", numero: "39053344705" } } }, ["payer.document unreadable"]],
    ["a document of lists", { payer: { document: { type: ["cpf"], number: ["39053344705"] } } }, WITH_MEMBERS],
    ["a document whose type is null and whose number is a list", { payer: { document: { type: null, number: [] } } }, ["payer.document unreadable"]],
    ["a document with long texts", { payer: { document: { type: "x".repeat(999), number: "9".repeat(999) } } }, WITH_MEMBERS],
    ["more metadata than there may be, of numbers", { metadata }, ["metadata shortened"]],
    ["a country that cannot be stored", { payer: { country: "M\u0000X", email: "a@b.mx" } }, ["payer.country unreadable"]],
    ["a country of half a character", { payer: { country: "M\ud800", email: "a@b.mx" } }, ["payer.country unreadable"]],
    ["an address that cannot be stored", { device: { ip_address: "1.\u00002.3.4", timezone: "America/Lima" } }, ["device.ip_address unreadable"]],
    [
      "a country and a number that cannot be stored",
      { payer: { customer_id: "a\tb", country: "\u0000", email: "q@q.mx" } },
      ["payer.country unreadable", "payer.customer_id unreadable"],
    ],
  ])("%s", async (_, request, expected) => {
    const answer = await assess(payin(request));
    expect([answer.status, warned(answer).toSorted()]).toEqual([200, expected]);
  });

  test("what stands beside it is still matched", async () => {
    await call(`${service.url}/api/v1/blocklists`, { key: admin, body: { list_type: "email", value: "beside@b.mx" } });
    expect((await assess(payin({ payer: { country: "M\u0000X", email: "beside@b.mx" } }))).body.decision).toBe("decline");
  });

  test("also of a payout", async () => {
    for (const more of [{ document: {} }, { country: "\u0000" }]) {
      const { status } = await assessPayout(payout({ beneficiary: { id: "one-of-many", ...more } }));
      expect([more, status]).toEqual([more, 200]);
    }
  });
});

describe("strict validation refuses instead", () => {
  const request = { amount: 10, currency: "MXN", channel: "ecommerce", payer: { emial: "a@b.mx" } };

  test("for a request that prefers it, and the answer says so", async () => {
    const { status, body, headers } = await assess(request, { Prefer: "respond-async, handling=strict" });
    expect([status, headers.get("Preference-Applied")]).toEqual([400, "handling=strict"]);
    expect(body.error.details.fields.map(({ path }: { path: string }) => path).toSorted()).toEqual(["channel", "payer.emial"]);
  });

  test("for a key with the setting, unless the request prefers lenient handling; rotation keeps it", async () => {
    const made = await call(`${service.url}/api/v1/keys`, { key: admin, body: { type: "secret", name: "CI", strict_validation: true } });
    expect([made.status, made.body.strict_validation]).toEqual([201, true]);
    const send = (key: string, headers = {}) => call(`${service.url}/api/v1/assess`, { key, body: request, headers });
    expect((await send(made.body.key)).status).toBe(400);
    expect((await send(made.body.key, { Prefer: "handling=lenient" })).status).toBe(200);
    const rotated = await call(`${service.url}/api/v1/keys/${made.body.id}/rotate`, { key: admin, body: {} });
    expect((await send(rotated.body.key)).status).toBe(400);
  });

  test("null and blank values stay absent", async () => {
    expect((await assess({ amount: 10, currency: "MXN", channel: "", payer: null }, { Prefer: "handling=strict" })).status).toBe(200);
  });
});
