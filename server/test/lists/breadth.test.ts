// An entry that affects nearly everybody needs a confirmation, and is answered with how many recent payments it matches.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call, newOrder } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { sendFile } from "./csv-of.ts";
import { type Lists, listsOf } from "./lists-of.ts";

let service: TestService;
let empty: Tenant;
let lists: Lists;
let busy: Tenant;
let analyst: string;
let busyLists: Lists;

/** Payments of the busy organization: 40 from one office to one CLABE, ten of a rare payer, 50 declined from one device. */
const HONEST = 40;
const RARE = 10;
const ATTACK = 50;

beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
  // entries alone decline: what the signals say of so many payments at once is no matter here
  busy = await createTenant(service.database.url, { segment: "psp", settings: { thresholds: { challenge: 97, review: 98, decline: 99 } } });
  analyst = await service.token("analyst", busy.id);
  busyLists = listsOf(service.url, analyst);
  const pay = (body: object) =>
    call(`${service.url}/api/v1/assess`, { key: busy.secret, body: { amount: 10, currency: "MXN", order_id: newOrder(), ...body } });
  await busyLists.block({ list_type: "device_fingerprint", value: "attacker-device-1" });
  for (let n = 0; n < HONEST; n++)
    await pay({
      payer: { email: `persona${n}@empresa-grande.mx`, customer_id: `office-${n}`, country: "MX" },
      payment_method: { type: "card", card: { bin: "415231", hash: `card-hash-${n}` } },
      device: { ip_address: `187.190.12.${n}` },
    });
  for (let n = 0; n < RARE; n++) await pay({ payer: { customer_id: "rare-1", country: "PE" } });
  for (let n = 0; n < ATTACK; n++)
    await pay({ payer: { customer_id: `attack-${n}`, email: `x${n}@attack.example.mx` }, device: { fingerprint: "attacker-device-1" } });
});
afterAll(() => service.close());
beforeEach(async () => {
  empty = await createTenant(service.database.url);
  lists = listsOf(service.url, await service.token("analyst", empty.id));
});

describe("without any payment, an entry is broad by what it is", () => {
  const broad: readonly (readonly [type: string, value: string, breadth: string])[] = [
    ["ip_range", "0.0.0.0/0", "wide_network"],
    ["ip_range", "0.0.0.0/1", "wide_network"],
    ["ip_range", "128.0.0.0/7", "wide_network"],
    ["ip_range", "::/0", "wide_network"],
    ["ip_range", "2800::/12", "wide_network"],
    ["ip_range", "::ffff:0:0/96", "wide_network"],
    ["ip_range", "10.0.0.0/8", "private_network"],
    ["ip_range", "10.1.2.0/24", "private_network"],
    ["ip_range", "192.168.0.0/16", "private_network"],
    ["ip_range", "172.16.0.0/12", "private_network"],
    ["ip_range", "100.64.0.0/10", "private_network"],
    ["ip_range", "127.0.0.0/8", "private_network"],
    ["ip_range", "0.0.0.0/8", "private_network"],
    ["ip_range", "169.254.0.0/16", "private_network"],
    ["ip_range", "fc00::/16", "private_network"],
    ["ip_range", "fe80::/64", "private_network"],
    ["ip_range", "64:ff9b::/96", "private_network"],
    ["email_domain", "gmail.com", "free_mail"],
    ["email_domain", "@gmail.com", "free_mail"],
    ["email_domain", "GoogleMail.com", "free_mail"],
    ["email_domain", "outlook.com", "free_mail"],
    ["email_domain", "hotmail.com.mx", "free_mail"],
    ["email_domain", "live.cl", "free_mail"],
    ["email_domain", "yahoo.com.ar", "free_mail"],
    ["email_domain", "icloud.com", "free_mail"],
    ["email_domain", "proton.me", "free_mail"],
    ["email_domain", "uol.com.br", "free_mail"],
    ["email_domain", "bol.com.br", "free_mail"],
    ["email_domain", "terra.com.br", "free_mail"],
    ["email_domain", "appleid.com", "free_mail"],
    ["email_domain", "example.com", "reserved_domain"],
    ["email_domain", "shop.test", "reserved_domain"],
    ["email_domain", "com.mx", "public_suffix"],
    ["email_domain", "com.br", "public_suffix"],
    ["email_domain", "gob.pe", "public_suffix"],
    ["email_domain", "co.uk", "public_suffix"],
  ];

  test.each(broad)("%s %s: %s, on both lists, unless it is confirmed", async (list_type, value, breadth) => {
    const reach = { breadth, recent_payments: 0, matching_payments: null, matching_approved: null };
    for (const create of [lists.block, lists.allow]) {
      const refused = await create({ list_type, value });
      expect([refused.status, refused.body.error.code, refused.body.error.details]).toEqual([409, "LIST_ENTRY_TOO_BROAD", { reach }]);
      expect(refused.body.error.message).not.toContain(value);
    }
    expect(await lists.block({ list_type, value, confirm: true })).toMatchObject({ status: 201, body: { list_type, reach } });
    expect(await lists.allow({ list_type, value, confirm: true })).toMatchObject({ status: 201, body: { list_type, reach } });
  });

  test.each<[string, string]>([
    ["ip_range", "190.0.0.0/8"],
    ["ip_range", "203.0.113.0/24"],
    ["ip_range", "2800:150::/32"],
    ["ip_address", "189.203.54.7"],
    ["email_domain", "empresa.com.mx"],
    ["email_domain", "mailinator.com"],
    ["email_domain", "commerce.mx"],
    ["country", "KP"],
    ["card_bin", "415231"],
  ])("%s %s is not", async (list_type, value) => {
    const { status, body } = await lists.block({ list_type, value });
    expect([status, body.reach]).toEqual([201, undefined]);
  });

  test("an entry that flags, is inactive or has expired stops nothing and needs no confirmation; one that reviews does", async () => {
    expect((await lists.block({ list_type: "email_domain", value: "gmail.com", severity: "flag" })).status).toBe(201);
    expect((await lists.block({ list_type: "email_domain", value: "yahoo.com", is_active: false })).status).toBe(201);
    expect((await lists.block({ list_type: "email_domain", value: "aol.com", expires_at: "2020-01-01T00:00:00Z" })).status).toBe(201);
    expect((await lists.block({ list_type: "email_domain", value: "gmx.com", severity: "review" })).status).toBe(409);
  });

  test("a top-level domain is no domain of an entry", async () => {
    expect((await lists.block({ list_type: "email_domain", value: "com", confirm: true })).status).toBe(400);
  });

  test.each<[string, object, object]>([
    ["activates it", { severity: "block", is_active: false }, { is_active: true }],
    ["raises its severity", { severity: "flag" }, { severity: "block" }],
    ["extends it", { expires_at: "2020-01-01T00:00:00Z" }, { expires_at: null }],
  ])("a change that %s needs the confirmation, too", async (_, made, change) => {
    const { id } = (await lists.block({ list_type: "email_domain", value: "gmail.com", ...made })).body;
    const refused = await lists.change({ id, ...change });
    expect([refused.status, refused.body.code, refused.body.details.reach.breadth]).toEqual([409, "LIST_ENTRY_TOO_BROAD", "free_mail"]);
    expect(await lists.change({ id, reason: "Known" })).toMatchObject({ status: 200 });
    expect(await lists.change({ id, ...change, confirm: true })).toMatchObject({ status: 200, body: { reach: { breadth: "free_mail" } } });
    // it stops nothing more than before
    expect(await lists.change({ id, reason: "Known and confirmed" })).toMatchObject({ status: 200 });
    expect(await lists.change({ id, is_active: false })).toMatchObject({ status: 200 });
  });

  test("what is listed already is a duplicate", async () => {
    await lists.block({ list_type: "ip_range", value: "0.0.0.0/0", confirm: true });
    expect((await lists.block({ list_type: "ip_range", value: "0.0.0.0/0" })).body.error.code).toBe("DUPLICATE");
  });
});

describe("by its recent payments, an entry is broad if more than 1 % of those that were approved have its value", () => {
  test.each<[string, string, number]>([
    ["email_domain", "empresa-grande.mx", HONEST],
    ["country", "MX", HONEST],
    ["card_bin", "415231", HONEST],
    ["ip_range", "187.190.12.0/24", HONEST],
    ["ip_range", "187.190.12.0/27", 32],
    ["ip_range", "187.190.0.0/16", HONEST],
  ])("%s %s", async (list_type, value, matching) => {
    const refused = await busyLists.block({ list_type, value });
    expect([refused.status, refused.body.error.details.reach]).toEqual([
      409,
      { breadth: "frequent", recent_payments: HONEST + RARE + ATTACK, matching_payments: matching, matching_approved: matching },
    ]);
    expect(refused.body.error.message).toBe(
      `Many honest payments have this value. The entry matches ${matching} of the last 100 payments. Send confirm: true to store the entry nonetheless.`,
    );
  });

  test.each<[string, string]>([
    ["customer_id", "rare-1"],
    ["customer_id", "office-1"],
    ["ip_range", "187.190.12.0/28"],
    ["email_domain", "attack.example.mx"],
    ["country", "PE"],
  ])("%s %s is not: of few payments, or of payments that were declined", async (list_type, value) => {
    const { status, body } = await busyLists.block({ list_type, value });
    expect([status, body]).toMatchObject([201, {}]);
    await busyLists.unblock(body.id);
  });

  test("of its flow and its submerchant alone", async () => {
    expect((await busyLists.block({ list_type: "country", value: "MX", flow_scope: "payout" })).status).toBe(201);
    expect((await busyLists.block({ list_type: "country", value: "MX", flow_scope: "payin" })).status).toBe(409);
    const admin = await service.token("admin", busy.id);
    const shop = (await call(`${service.url}/api/v1/submerchants`, { key: admin, body: { name: "Papelería", country: "MX" } })).body.id;
    expect((await busyLists.block({ list_type: "card_bin", value: "415231", submerchant_id: shop })).status).toBe(201);
    const own = await busyLists.block({ list_type: "country", value: "MX", submerchant_id: shop });
    expect(own.body.error.details.reach).toEqual({ breadth: "own_country", recent_payments: 0, matching_payments: null, matching_approved: null });
  });

  test("another organization's payments are not counted", async () => {
    expect((await lists.block({ list_type: "card_bin", value: "415231" })).status).toBe(201);
  });
});

describe("a file", () => {
  test("has its broad lines reported with the figure, and the others stored; confirmed, all of them", async () => {
    const file = "list_type,value,severity\nemail_domain,gmail.com,\nemail_domain,yahoo.com,flag\ncard_bin,415231,\ncustomer_id,file-1,\n";
    const { body } = await sendFile(service.url, analyst, file);
    expect(body).toEqual({
      lines: 4,
      created: 2,
      duplicates: 0,
      failed: 2,
      errors: [
        {
          line: 2,
          code: "LIST_ENTRY_TOO_BROAD",
          field: "value",
          message:
            "affects nearly everybody: The domain is one of a free-mail provider. The entry matches 0 of the last 100 payments. Import the file with confirm=true to store it nonetheless.",
          reach: { breadth: "free_mail", recent_payments: 100, matching_payments: 0, matching_approved: 0 },
        },
        expect.objectContaining({ line: 4, code: "LIST_ENTRY_TOO_BROAD", reach: expect.objectContaining({ breadth: "frequent", matching_payments: HONEST }) }),
      ],
    });
    expect((await sendFile(service.url, analyst, file, {}, "confirm=true")).body).toMatchObject({ created: 2, duplicates: 2, failed: 0 });
    expect((await sendFile(service.url, analyst, file)).body).toMatchObject({ created: 0, duplicates: 4, failed: 0 });
  });
});

describe("outcomes and reports", () => {
  test("never list a value that many honest payments have, and list the others", async () => {
    const tenant = await createTenant(service.database.url, { settings: { thresholds: { challenge: 97, review: 98, decline: 99 } } });
    const pay = (customer: string) =>
      call(`${service.url}/api/v1/assess`, {
        key: tenant.secret,
        body: {
          ...{ amount: 10, currency: "MXN", order_id: newOrder(), payer: { email: "ventas@tienda-online.mx" } },
          payment_method: { type: "card", card: { hash: `card-of-${customer}` } },
        },
      });
    for (let n = 0; n < 24; n++) await pay(`buyer-${n}`);
    const session = (await pay("thief")).body.session_id;
    const { body } = await call(`${service.url}/api/v1/assess/outcome`, { key: tenant.secret, body: { session_id: session, outcome: "fraud_confirmed" } });
    expect(body.feedback.blocklist_entries.map(({ value }: { value: string }) => value)).toEqual(["card-of-thief"]);
    const { value: reporter } = await tenant.key("secret", { permissions: ["fraud:report"] });
    const report = await call(`${service.url}/api/v1/report-fraud`, {
      key: reporter,
      body: {
        session_id: session,
        incident_type: "phishing",
        amount: 10,
        currency: "MXN",
        jurisdiction: "MX",
        indicators: [
          { list_type: "ip_range", value: "0.0.0.0/0" },
          { list_type: "email_domain", value: "gmail.com" },
          { list_type: "email", value: "thief@ejemplo.mx" },
        ],
      },
    });
    expect(report.body.blocklist_entries?.map(({ value }: { value: string }) => value).toSorted()).toEqual(["card-of-thief", "thief@ejemplo.mx"]);
  });
});

test("a fraud report flags no value that many honest payments have, and flags others", async () => {
  const { status, body } = await call(`${service.url}/api/v1/report-fraud`, {
    key: (await busy.key("secret", { permissions: ["fraud:report"] })).value,
    body: {
      incident_type: "phishing",
      jurisdiction: "MX",
      amount: 10,
      currency: "MXN",
      indicators: [
        { list_type: "country", value: "MX" },
        { list_type: "card_bin", value: "415231" },
        { list_type: "email_domain", value: "gmail.com" },
        { list_type: "country", value: "KP" },
      ],
    },
  });
  expect([status, body.blocklist_entries.map(({ list_type, value }: Record<string, string>) => `${list_type} ${value}`)]).toEqual([201, ["country KP"]]);
});
