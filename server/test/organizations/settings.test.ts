// Settings of an organization: a change is in force for the next request, in every process.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";

let service: TestService;
let other: TestService;
let tenant: Tenant;
let admin: string;

beforeAll(async () => {
  service = await startService();
  other = await startService({}, service.database);
});
afterAll(async () => {
  await other.close();
  await service.close();
});
beforeEach(async () => {
  tenant = await createTenant(service.database.url);
  admin = await service.token("admin", tenant.id);
});

const change = (body: object) => call(`${service.url}/api/v1/organization`, { method: "PATCH", key: admin, body });
const read = async () => (await call(`${service.url}/api/v1/organization`, { key: admin })).body;
const both = (body: object, key = tenant.secret) =>
  Promise.all([service, other].map((at) => call(`${at.url}/api/v1/assess`, { key, body: { ...payin(), ...body } })));
const tor = { device: { ip_address: "189.203.54.17", is_tor: true } };

describe("a change is in force for the next request in every process", () => {
  test("thresholds", async () => {
    expect((await both(tor)).map(({ body }) => body.decision)).toEqual(["challenge", "challenge"]);
    await change({ thresholds: { challenge: 10, review: 20, decline: 40 } });
    expect((await both(tor)).map(({ body }) => body.decision)).toEqual(["decline", "decline"]);
  });

  test("weights of signals; null takes the catalogue's again", async () => {
    const weights = async () => (await both(tor)).map(({ body }) => body.signal_details.find(({ code }: { code: string }) => code === "IP_TOR")?.weight);
    const usual = await weights();
    await change({ signal_weights: { IP_TOR: 5 } });
    expect(await weights()).toEqual([5, 5]);
    await change({ signal_weights: { IP_TOR: null } });
    expect(await weights()).toEqual(usual);
  });

  test("responses to publishable keys", async () => {
    expect((await both(tor, tenant.publishable)).map(({ body }) => body.signals)).toEqual([[], []]);
    await change({ browser_signals: "full" });
    expect((await both(tor, tenant.publishable)).map(({ body }) => body.signals.length > 0)).toEqual([true, true]);
  });

  test("maintenance: 503 until it is switched off, and management goes on", async () => {
    await change({ maintenance: true });
    expect((await both({})).map(({ status, body }) => [status, body.error.code])).toEqual(Array(2).fill([503, "ASSESS_MAINTENANCE"]));
    expect((await read()).maintenance).toBe(true);
    await change({ maintenance: false });
    expect((await both({})).map(({ status }) => status)).toEqual([200, 200]);
  });

  test("the segment, and with it what is recommended", async () => {
    await change({ segment: "bank" });
    expect((await both({})).map(({ body }) => body.field_warnings?.organization_segment)).toEqual(["bank", "bank"]);
  });

  test("high-risk countries", async () => {
    await change({ high_risk_countries: ["UY", "AR", "UY"] });
    expect((await read()).high_risk_countries).toEqual(["AR", "UY"]);
    expect((await both({ payer: { country: "UY" } })).map(({ body }) => body.signals.includes("HIGH_RISK_COUNTRY"))).toEqual([true, true]);
  });
});

describe("a change that makes no sense is refused, names the field, and changes nothing", () => {
  test.each([
    ["thresholds that fall", { thresholds: { challenge: 60, review: 50 } }, "thresholds.review"],
    ["thresholds that fall against those that stay", { thresholds: { decline: 40 } }, "thresholds.decline"],
    ["a threshold out of range", { thresholds: { decline: 101 } }, "thresholds.decline"],
    ["a signal that does not exist", { signal_weights: { NO_SUCH_SIGNAL: 10 } }, "signal_weights.NO_SUCH_SIGNAL"],
    ["a weight of the blocklist itself", { signal_weights: { BLOCKLIST_BLOCK: 0 } }, "signal_weights.BLOCKLIST_BLOCK"],
    ["a credit for what speaks against a payment", { signal_weights: { IP_TOR: -10 } }, "signal_weights.IP_TOR"],
    ["a charge for what speaks for it", { signal_weights: { PAYER_TRUSTED: 10 } }, "signal_weights.PAYER_TRUSTED"],
    ["a country that does not exist", { high_risk_countries: ["MX", "XQ"] }, "high_risk_countries[1]"],
    ["a prefix in small letters", { case_prefix: "frd" }, "case_prefix"],
    ["an empty name", { name: "" }, "name"],
    ["another kind of segment", { segment: "shop" }, "segment"],
    ["maintenance as a text", { maintenance: "yes" }, "maintenance"],
    ["the prototype of weights", { signal_weights: { constructor: 5 } }, "signal_weights.constructor"],
  ])("%s", async (_, body, path) => {
    const before = await read();
    const answer = await change(body);
    expect([answer.status, answer.body.error.code]).toEqual([400, "VALIDATION_ERROR"]);
    expect(answer.body.error.details.fields.map((field: { path: string }) => field.path)).toContain(path);
    expect(await read()).toEqual(before);
  });
});

test("a change of one threshold leaves the others, and null takes the default again", async () => {
  expect((await change({ thresholds: { decline: 90 } })).body.thresholds).toEqual({ challenge: 30, review: 55, decline: 90 });
  expect((await change({ thresholds: { decline: null } })).body.thresholds).toEqual({ challenge: 30, review: 55, decline: 75 });
});

test("thirty concurrent changes of different settings are all stored", async () => {
  const codes = Object.entries((await read()).signal_weights as Record<string, number>).filter(([, weight]) => weight > 0);
  const answers = await Promise.all(codes.slice(0, 30).map(([code], index) => change({ signal_weights: { [code]: index + 1 } })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const weights = (await read()).signal_weights;
  for (const [index, [code]] of codes.slice(0, 30).entries()) expect(weights[code]).toBe(index + 1);
});

test("a provider with active submerchants stays a provider", async () => {
  const psp = await createTenant(service.database.url, { segment: "psp" });
  const key = await service.token("admin", psp.id);
  const api = (path: string, options: object) => call(`${service.url}/api/v1${path}`, { key, ...options });
  const { body } = await api("/submerchants", { body: { name: "Tienda", country: "MX" } });
  const refused = await api("/organization", { method: "PATCH", body: { segment: "merchant" } });
  expect([refused.status, refused.body.error.code]).toEqual([409, "INVALID_TRANSITION"]);
  await api(`/submerchants/${body.id}`, { method: "DELETE" });
  expect((await api("/organization", { method: "PATCH", body: { segment: "merchant" } })).status).toBe(200);
});
