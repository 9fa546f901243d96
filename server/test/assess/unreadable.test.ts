// Identifiers as payers give them: what can be read is matched, what cannot never costs the decision.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, newOrder, payin, payout, type TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
let admin: string;
beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  admin = await service.token("admin");
});
afterAll(() => service.close());

const assess = (body: object): Promise<TestAnswer> => call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body });
const assessPayout = (body: object): Promise<TestAnswer> => call(`${service.url}/api/v1/assess/payout`, { key: service.tenant.secret, body });
const block = (list_type: string, value: string): Promise<TestAnswer> => call(`${service.url}/api/v1/blocklists`, { key: admin, body: { list_type, value } });

describe("an e-mail address that cannot be read is a warning, not a refusal", () => {
  test.each([
    "no",
    "a@",
    "@b.mx",
    "a b@c.mx",
    "a@b@c.mx",
    "a\u200bb@correo.mx",
    "a@localhost",
    `${"x".repeat(400)}@correo.mx`,
    "x".repeat(8192),
    "\u202ea@b.mx",
  ])("payer.email %j", async (email) => {
    const { status, body } = await assess(payin({ payer: { customer_id: "c", email } }));
    expect([status, body.field_warnings?.unreadable]).toEqual([200, ["payer.email"]]);
  });

  test("of a beneficiary as well", async () => {
    const { status, body } = await assessPayout(payout({ beneficiary: { id: "b-1", email: "nadie" } }));
    expect([status, body.field_warnings?.unreadable]).toEqual([200, ["beneficiary.email"]]);
  });

  test("no entry of a list can name it", async () => {
    expect((await assess(payin({ payer: { email: "sin correo" } }))).status).toBe(200);
    expect((await block("email", "sin correo")).status).toBe(400);
  });

  test("a replay carries the warning of the first answer", async () => {
    const request = payin({ payer: { email: "nadie" } });
    const [first, again] = [await assess(request), await assess(request)];
    expect([again.headers.get("Idempotent-Replayed"), again.text]).toEqual(["true", first.text]);
  });

  test("a number instead of an address", async () => {
    const { status, body } = await assess(payin({ payer: { email: 5 } }));
    expect([status, body.field_warnings?.unreadable]).toEqual([200, ["payer.email"]]);
  });
});

describe("internationalised addresses are addresses", () => {
  test.each(["josé@correo.mx", "用户@例え.jp", "maria@correo.méxico", "JOSÉ.Ñandú@Correo.MX", "o'neil+x@correo.mx"])("%s, on assess", async (email) => {
    const { status, body } = await assess(payin({ payer: { email } }));
    expect([status, body.field_warnings?.unreadable]).toEqual([200, undefined]);
  });

  test.each([
    ["josé.uno@correo.mx", "JOSE\u0301.UNO+compras@Correo.MX"],
    ["dos@correo.méxico", "dos@correo.xn--mxico-bsa"],
    ["用户三@例え.jp", "用户三@xn--r8jz45g.jp"],
  ])("an entry of %s blocks %s", async (entered, sent) => {
    expect((await block("email", entered)).status).toBe(201);
    const { body } = await assess(payin({ payer: { email: sent } }));
    expect(body.blocked_by).toBe("blocklist:email");
  });

  test.each([
    ["josé@correo.mx", 201],
    ["victima@correo.méxico", 201],
    ["nadie", 400],
    [" con.espacio@correo.mx", 400],
    ["a\u200bb@correo.mx", 400],
  ])("as the victim of a fraud report, %j is %i", async (victim_email, status) => {
    const body = {
      incident_type: "phishing",
      jurisdiction: "MX",
      amount: 10,
      currency: "MXN",
      victim_email,
      indicators: [{ list_type: "customer_id", value: newOrder() }],
    };
    const { value } = await service.tenant.key("secret", { permissions: ["fraud:report"] as never });
    expect((await call(`${service.url}/api/v1/report-fraud`, { key: value, body })).status).toBe(status);
  });

  test("and in the filter of assessments", async () => {
    const answer = await call(`${service.url}/api/v1/assessments?email=${encodeURIComponent("josé@correo.mx")}`, { key: admin });
    expect([answer.status, (await call(`${service.url}/api/v1/assessments?email=nadie`, { key: admin })).status]).toEqual([200, 400]);
  });
});

describe("phone numbers in national format are parsed with the payer's country", () => {
  test.each([
    ["the payer's country", "55 4433 2211", { payer: { country: "MX" } }, "+525544332211"],
    ["the payer's country before that of the bill", "11 98742-1306", { payer: { country: "BR" }, billing_address: { country: "MX" } }, "+5511987421306"],
    ["the country of the bill where the payer has none", "(55) 4433 2212", { billing_address: { country: "MX" } }, "+525544332212"],
    ["no country where the number has its own", "+52 55 4433 2213", {}, "+525544332213"],
  ])("by %s", async (_name, phone, { payer = {}, ...more }: { payer?: object; billing_address?: object }, e164) => {
    expect((await block("phone", e164)).status).toBe(201);
    const { body } = await assess(payin({ ...more, payer: { ...payer, phone } }));
    expect([body.blocked_by, body.field_warnings?.unreadable]).toEqual(["blocklist:phone", undefined]);
  });

  test("of a beneficiary by the beneficiary's country", async () => {
    expect((await block("phone", "+525544332214")).status).toBe(201);
    const { body } = await assessPayout(payout({ beneficiary: { id: "b-2", country: "MX", phone: "55 4433 2214" } }));
    expect(body.blocked_by).toBe("blocklist:phone");
  });

  test("without any country it is a warning", async () => {
    const { status, body } = await assess(payin({ payer: { phone: "55 4433 2211" } }));
    expect([status, body.field_warnings?.unreadable]).toEqual([200, ["payer.phone"]]);
  });
});
