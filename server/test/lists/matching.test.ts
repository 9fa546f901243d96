// Blocklists and allowlists as assess sees them: all fifteen types, scope, severity, expiry, activity.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EnteredEntry, entryRow } from "../../src/controls/lists/store.ts";
import { listTypes } from "../../src/values/kinds/index.ts";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { storeEntry } from "./store-entry.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const list = (entry: Parameters<typeof storeEntry>[2], organizationId = service.tenant.id): Promise<void> =>
  storeEntry(service.database, organizationId, entry);
const assess = async (body: Record<string, unknown>) => (await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin(body) })).body;
const card = (facts: object): Record<string, unknown> => ({ payment_method: { type: "card", card: facts } });

/** Type, value as entered, a payment it must block, one it must not. */
const types: [string, string, Record<string, unknown>, Record<string, unknown>][] = [
  ["email", "Blocked@Correo.MX", { payer: { email: "blocked+again@correo.mx" } }, { payer: { email: "other@correo.mx" } }],
  ["email_domain", "mala.example", { payer: { email: "x@mail.mala.example" } }, { payer: { email: "x@nomala.example" } }],
  ["ip_address", "::ffff:189.203.100.7", { device: { ip_address: "189.203.100.7" } }, { device: { ip_address: "189.203.100.8" } }],
  ["ip_range", "189.203.113.77/24", { device: { ip_address: "189.203.113.200" } }, { device: { ip_address: "189.203.114.1" } }],
  ["device_fingerprint", "fp_blocked_1", { device: { fingerprint: "fp_blocked_1" } }, { device: { fingerprint: "fp_blocked_2" } }],
  ["card_bin", "411111", card({ bin: "41111199" }), card({ bin: "411112" })],
  ["card_hash", "card_blocked", card({ hash: "card_blocked" }), card({ hash: "card_fine" })],
  ["country", "kp", { payer: { country: "KP" } }, { payer: { country: "KR" } }],
  ["phone", "+52 1 55 9999 0000", { payer: { phone: "55 9999 0000", country: "MX" } }, { payer: { phone: "+525599990001" } }],
  ["customer_id", "cus_blocked", { payer: { customer_id: "cus_blocked" } }, { payer: { customer_id: "CUS_BLOCKED" } }],
  ["clabe", "002 010 07777777777 1", { payment_method: { clabe: "002010077777777771" } }, { payment_method: { clabe: "032180000118359719" } }],
  [
    "iban",
    "br18 0036 0305 0000 1000 9795 493C 1",
    { payment_method: { iban: "BR1800360305000010009795493C1" } },
    { payment_method: { iban: "GB82WEST12345698765432" } },
  ],
  ["account_hash", "acct_blocked", { payment_method: { account_hash: "acct_blocked" } }, { payment_method: { account_hash: "acct_fine" } }],
];

describe("an entry blocks what was entered, in any spelling, and nothing else", () => {
  test.each(types)("%s", async (listType, value, blocked, fine) => {
    await list({ listType, value });
    expect(await assess(blocked)).toMatchObject({
      decision: "decline",
      risk_score: 100,
      blocked_by: `blocklist:${listType}`,
      signals: expect.arrayContaining(["BLOCKLIST_BLOCK"]),
    });
    expect(await assess(fine)).not.toHaveProperty("blocked_by");
  });

  test("payout identifiers, which a pay-in cannot carry, are stored all the same", async () => {
    await list({ listType: "swift_bic", value: "bcmrmxmm" });
    await list({ listType: "beneficiary_id", value: "ben_1" });
    expect([...types.map(([type]) => type), "swift_bic", "beneficiary_id"].sort()).toEqual(listTypes.toSorted());
  });

  test("an eight-digit BIN matches eight digits only", async () => {
    await list({ listType: "card_bin", value: "52000012" });
    expect(await assess(card({ bin: "52000012" }))).toMatchObject({ blocked_by: "blocklist:card_bin" });
    expect(await assess(card({ bin: "520000" }))).not.toHaveProperty("blocked_by");
  });

  test("an IPv6 range", async () => {
    await list({ listType: "ip_range", value: "2806:db8:77::/48" });
    expect(await assess({ device: { ip_address: "2806:DB8:77:1::5" } })).toMatchObject({ blocked_by: "blocklist:ip_range" });
  });
});

describe("what an entry does", () => {
  let customer = 0;
  const entered = async (entry: Partial<EnteredEntry>): Promise<Awaited<ReturnType<typeof assess>>> => {
    const value = `cus_entry_${customer++}`;
    await list({ listType: "customer_id", value, ...entry });
    return assess({ payer: { customer_id: value } });
  };

  test("severity review: at least a review", async () => {
    expect(await entered({ severity: "review" })).toMatchObject({ decision: "review", signals: ["BLOCKLIST_REVIEW"] });
  });

  test("severity flag: a signal only", async () => {
    expect(await entered({ severity: "flag" })).toMatchObject({ decision: "approve", risk_score: 25, signals: ["BLOCKLIST_FLAG"] });
  });

  test("scope payout: silent on a pay-in; scope payin: speaks", async () => {
    expect((await entered({ flowScope: "payout" })).signals).toEqual([]);
    expect((await entered({ flowScope: "payin" })).decision).toBe("decline");
  });

  test("inactive or expired: never matches", async () => {
    expect((await entered({ isActive: false })).signals).toEqual([]);
    expect((await entered({ expiresAt: new Date(Date.now() - 1) })).signals).toEqual([]);
    expect((await entered({ expiresAt: new Date(Date.now() + 60_000) })).decision).toBe("decline");
  });

  test("allowlist: a credit, never over a block", async () => {
    expect((await entered({ list: "allow" })).signals).toEqual(["PAYER_TRUSTED"]);
    await list({ listType: "customer_id", value: "cus_both" });
    await list({ list: "allow", listType: "customer_id", value: "cus_both" });
    expect((await assess({ payer: { customer_id: "cus_both" } })).decision).toBe("decline");
  });

  test("an entry of another organization does not match", async () => {
    const other = await startService({}, service.database);
    await list({ listType: "customer_id", value: "cus_foreign" }, other.tenant.id);
    expect((await assess({ payer: { customer_id: "cus_foreign" } })).signals).toEqual([]);
    await other.close();
  });
});

test.each([
  ["email", "no address"],
  ["ip_range", "10.0.0.0/40"],
  ["clabe", "002010077777777772"],
  ["iban", "GB82WEST12345698765433"],
  ["card_bin", "4111111"],
  ["nonsense", "x"],
])("a value that cannot be of its type is refused: %s %s", (listType, value) => {
  expect(entryRow({ list: "block", listType, value })).toBeTypeOf("string");
});
