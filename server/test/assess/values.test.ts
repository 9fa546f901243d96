// Values of a payment as they identify a payer: addresses by the customer's network, lines and mailboxes by one form, currencies of the standard.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, payin, payout, type TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { hashesOfValue, type Lists, listsOf } from "../lists/lists-of.ts";
import { storeEntry } from "../lists/store-entry.ts";

let service: TestService;
let admin: string;
let lists: Lists;
beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  admin = await service.token("admin");
  lists = listsOf(service.url, admin);
});
afterAll(() => service.close());

const assess = (body: Record<string, unknown>): Promise<TestAnswer> => call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin(body) });
const assessPayout = (body: Record<string, unknown>): Promise<TestAnswer> =>
  call(`${service.url}/api/v1/assess/payout`, { key: service.tenant.secret, body: payout(body) });
const warned = ({ body }: TestAnswer): string[] =>
  (body.field_warnings?.values ?? []).map(({ path, reason }: { path: string; reason: string }) => `${path} ${reason}`);

/** Stores an entry, whatever a person would have to confirm; and removes it. */
const block = (listType: string, value: string): Promise<void> => storeEntry(service.database, service.tenant.id, { listType, value });
const unblock = (value: string) => service.database.query("DELETE FROM list_entries WHERE match_key = ANY($1)", [hashesOfValue(value)]);

/** Signals of the last of 25 payments from these addresses, each of another payer. */
async function signalsOf(addressOf: (index: number) => string): Promise<string[]> {
  let signals: string[] = [];
  for (let index = 0; index < 25; index++) {
    const { status, body } = await assess({ payer: { customer_id: `cus-${addressOf(0)}-${index}` }, device: { ip_address: addressOf(index) } });
    expect(status).toBe(200);
    signals = body.signals;
  }
  return signals;
}

describe("addresses", () => {
  test.each([
    ["one IPv4 address", () => "189.203.70.1"],
    ["the addresses of one IPv6 network", (index: number) => `2800:150:11c:abcd:${index}::1`],
    ["one IPv4 address, as NAT64 and 6to4 write it", (index: number) => (index % 2 === 0 ? "64:ff9b::bdcb:4602" : `2002:bdcb:4602:${index}::1`)],
  ])("25 payments from %s within an hour are many from one customer", async (_name, addressOf) => {
    expect(await signalsOf(addressOf)).toContain("VELOCITY_IP_1H");
  });

  test.each([
    ["of as many IPv6 networks", (index: number) => `2800:150:11c:${index + 1}::1`],
    ["that is private", () => "10.1.2.3"],
    ["that is shared by a carrier's customers", () => "100.64.0.9"],
    ["that is local to a network, IPv6", () => "fd00::9"],
  ])("25 payments from an address %s are not", async (_name, addressOf) => {
    expect(await signalsOf(addressOf)).not.toContain("VELOCITY_IP_1H");
  });

  test.each(
    ["10.1.2.3", "172.20.0.1", "192.168.1.4", "100.64.0.9", "127.0.0.1", "169.254.3.4", "203.0.113.9", "198.18.0.1", "224.0.0.1", "0.0.0.0"].concat(
      "fd00::1,fe80::1,::1,2001:db8::1,ff02::1,::ffff:10.0.0.1,64:ff9b::a00:1".split(","),
    ),
  )("%s is nobody's, and named", async (ip_address) => {
    expect(warned(await assess({ device: { ip_address } }))).toEqual(["device.ip_address not_public"]);
    expect(warned(await assessPayout({ initiator: { ip_address } }))).toEqual(["initiator.ip_address not_public"]);
    const listed = await lists.block({ list_type: "ip_address", value: ip_address });
    expect([listed.status, listed.body.error?.details.fields[0].message]).toEqual([400, expect.stringContaining("is not a public address")]);
  });

  test("a range of private addresses, as public lists have it, stops nobody", async () => {
    await block("ip_range", "10.0.0.0/8");
    expect((await assess({ device: { ip_address: "10.1.2.3" } })).body.blocked_by).toBeUndefined();
    await unblock("10.0.0.0/8");
  });

  test("the private address of a terminal is not named", async () => {
    expect(warned(await assess({ channel: "pos", device: { ip_address: "10.1.2.3" } }))).toEqual([]);
  });

  test.each([
    ["ip_address", "189.203.71.7", ["64:ff9b::bdcb:4707", "2002:bdcb:4707::1", "::ffff:189.203.71.7", "189.203.71.7"], ["64:ff9b::bdcb:4708", "189.203.71.8"]],
    ["ip_range", "189.203.72.0/24", ["64:ff9b::bdcb:4809", "2002:bdcb:4809:1::1", "::ffff:189.203.72.9"], ["64:ff9b::bdcb:4909"]],
    ["ip_address", "2800:150:11d:1::7", ["2800:150:11d:1::7"], ["2800:150:11d:1::8"]],
    ["ip_range", "2800:150:11d:2::/64", ["2800:150:11d:2::1", "2800:150:11d:2:ffff::1"], ["2800:150:11d:3::1"]],
    ["ip_range", "2002::/16", ["2002:bdcb:4a09::1"], ["189.203.74.9"]],
  ])("a blocked %s %s stops exactly its addresses", async (list_type, value, blocked, others) => {
    await block(list_type, value);
    for (const ip_address of blocked) {
      expect([ip_address, (await assess({ device: { ip_address } })).body.blocked_by]).toEqual([ip_address, `blocklist:${list_type}`]);
      expect([ip_address, (await assessPayout({ initiator: { ip_address } })).body.blocked_by]).toEqual([ip_address, `blocklist:${list_type}`]);
      expect((await lists.check({ list_type: "ip_address", value: ip_address })).body.effect).toBe("block");
    }
    for (const ip_address of others) expect((await assess({ device: { ip_address } })).body.blocked_by).toBeUndefined();
    await unblock(value);
  });

  test("the entity of an IPv6 address shows the activity of its network, and says so", async () => {
    for (const last of [1, 2, 3]) await assess({ device: { ip_address: `2800:150:11e:1::${last}` } });
    const read = async (value: string) => (await call(`${service.url}/api/v1/entities/ip/${encodeURIComponent(value)}`, { key: admin })).body;
    expect(await read("2800:150:11e:1::9")).toMatchObject({ value: "2800:150:11e:1::9", network: "2800:150:11e:1::/64", assessments: 3 });
    const linked = (await read("2800:150:11e:1::1")).links.map(({ kind }: { kind: string }) => kind);
    expect(linked).not.toContain("ip");
    expect(await read("189.203.70.1")).toMatchObject({ network: null });
  });
});

describe("telephones", () => {
  test.each([
    ["unreadable", "124"],
    ["unreadable", "0000"],
    ["unreadable", "+52 55"],
    ["unreadable", "11111"],
    ["unreadable", "+5212345"],
    ["unreadable", "0000000000"],
    ["placeholder", "55 5555 5555"],
    ["placeholder", "5512345678"],
  ])("junk is %s: %s", async (reason, phone) => {
    expect(warned(await assess({ payer: { phone, country: "MX" } }))).toEqual([`payer.phone ${reason}`]);
    expect(warned(await assessPayout({ beneficiary: { id: "ben_1", phone, country: "MX" } }))).toEqual([`beneficiary.phone ${reason}`]);
  });

  test("fraud of a payer with a telephone number that is none does not reach a stranger who typed the same", async () => {
    const of = (customer_id: string) => ({ payer: { customer_id, phone: "124", country: "MX" } });
    const { body } = await assess(of("cus_thief"));
    const outcome = await call(`${service.url}/api/v1/assess/outcome`, {
      key: service.tenant.secret,
      body: { session_id: body.session_id, outcome: "fraud_confirmed", fraud_type: "first_party" },
    });
    expect(outcome.status).toBeLessThan(300);
    expect((await assess(of("cus_thief"))).body.signals).toContain("PAYER_CONFIRMED_FRAUD");
    expect((await assess(of("cus_stranger"))).body.signals).not.toContain("PAYER_CONFIRMED_FRAUD");
  });

  test.each([
    ["MX", "+525548219034", ["044 55 4821 9034", "045 55 4821 9034", "01 55 4821 9034", "55 4821 9034 (recados)"]],
    ["BR", "+55 11 8765-4329", ["(11) 98765-4329", "(11) 8765-4329", "0xx11 98765-4329", "0 41 11 8765-4329"]],
    ["CL", "+56987654329", ["09 8765 4329", "8765 4329"]],
    ["CO", "+57 1 2345679", ["601 2345679", "031 2345679"]],
    ["PE", "+51987654329", ["01 987654329"]],
  ])("a blocked line of %s, %s, stops every spelling", async (country, value, spellings) => {
    const { body: entry } = await lists.block({ list_type: "phone", value });
    for (const phone of spellings) expect([phone, (await assess({ payer: { phone, country } })).body.blocked_by]).toEqual([phone, "blocklist:phone"]);
    await lists.unblock(entry.id);
  });
});

test.each([
  ["bloqueada@proton.me", ["bloqueada@protonmail.com", "bloqueada@pm.me"]],
  ["bloqueada@icloud.com", ["bloqueada@me.com", "bloqueada@mac.com"]],
  ["bloqueada@yandex.com", ["bloqueada@ya.ru"]],
  ["bloqueada@fastmail.com", ["x@bloqueada.fastmail.com"]],
  ["bloqueada@yahoo.com.mx", ["bloqueada-tienda@yahoo.com.mx"]],
])("a blocked mailbox %s stops every address that reaches it", async (value, addresses) => {
  const { body: entry } = await lists.block({ list_type: "email", value });
  for (const email of addresses) expect([email, (await assess({ payer: { email } })).body.blocked_by]).toEqual([email, "blocklist:email"]);
  await lists.unblock(entry.id);
});

test("a blocked domain is the domain that was written, and the check of an address says so", async () => {
  await block("email_domain", "proton.me");
  const decided = await Promise.all(["a1@proton.me", "a1@pm.me"].map((email) => assess({ payer: { email } })));
  expect(decided.map(({ body }) => body.blocked_by)).toEqual(["blocklist:email_domain", undefined]);
  const checked = await Promise.all(["a1@proton.me", "a1@pm.me"].map((value) => lists.check({ list_type: "email", value })));
  expect(checked.map(({ body }) => body.effect)).toEqual(["block", null]);
  await unblock("proton.me");
});

describe("currencies", () => {
  test.each([
    ["XCG", 200],
    ["XAD", 200],
    ["CLF", 200],
    ["ANG", 400],
    ["CUC", 400],
    ["BGN", 400],
    ["XXX", 400],
    ["XTS", 400],
    ["XAU", 400],
  ])("a payment in %s: %i", async (currency, status) => {
    const answer = await assess({ currency });
    expect([answer.status, answer.body.error?.details.fields[0].path]).toEqual([status, status === 200 ? undefined : "currency"]);
  });

  test("a withdrawn currency names the one in its place; an event may be about an earlier payment in it", async () => {
    const { body } = await assess({ currency: "ANG" });
    expect(body.error.details.fields[0].message).toBe('was withdrawn from ISO 4217: send "XCG"');
    const event = (currency: string) =>
      call(`${service.url}/api/webhooks/ingest`, {
        key: service.tenant.ingest,
        body: { provider: "dlocal", external_id: `evt_${currency}`, event_type: "captured", payment_id: "pay_1", amount: 10, currency },
      });
    const warned = async (currency: string) => (await event(currency)).body.field_warnings?.map(({ path }: { path: string }) => path);
    expect([await warned("XCG"), await warned("ANG"), await warned("XXX")]).toEqual([undefined, undefined, ["currency"]]);
  });
});
