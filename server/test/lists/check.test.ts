// The check says what a payment with a value would meet, and why it would not meet the rest. It counts and stores nothing.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { insertEntries } from "../../src/controls/lists/insert-entries.sql.ts";
import { entryRow } from "../../src/controls/lists/store.ts";
import { systemClock } from "../../src/platform/time/clock.ts";
import { call, payin } from "../harness/client.ts";
import { testTexts } from "../harness/encryption.ts";
import { identifiers } from "../harness/identifiers.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { dump } from "../tenants/catalog.ts";
import { type Lists, listsOf } from "./lists-of.ts";

let service: TestService;
let psp: Tenant;
let lists: Lists;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
});
afterAll(() => service.close());
beforeEach(async () => {
  psp = await createTenant(service.database.url, { segment: "psp" });
  lists = listsOf(service.url, await service.token("analyst", psp.id));
});

async function submerchant(): Promise<string> {
  const id = crypto.randomUUID();
  await service.database.query("INSERT INTO submerchants (organization_id, id, name, country) VALUES ($1, $2, 'Tienda', 'MX')", [psp.id, id]);
  return id;
}

interface Found {
  readonly entry: { readonly value: string; readonly severity: string; readonly list_type: string };
  readonly matches: boolean;
  readonly mismatches: readonly string[];
}

const checked = async (wanted: object): Promise<{ effect: string | null; normalized_value: string; entries: Found[] }> => {
  const { status, body } = await lists.check(wanted);
  expect(status).toBe(200);
  return body;
};
const someone = { list_type: "customer_id", value: "cus_84213" };
const ended = { expires_at: "2020-01-01T00:00:00Z" };

test("an unlisted value matches nothing; the response contains it normalized", async () => {
  expect(await checked({ list_type: "phone", value: "+52 1 55 4821 9034" })).toEqual({
    list_type: "phone",
    normalized_value: "+525548219034",
    effect: null,
    entries: [],
  });
});

test("an entry is returned completely, for any spelling of the query", async () => {
  const { body: entry } = await lists.block({ list_type: "email", value: "Maria+x@Gmail.com", severity: "review" });
  expect(await checked({ list_type: "email", value: "m.aria@googlemail.com" })).toEqual({
    ...{ list_type: "email", normalized_value: "maria@gmail.com", effect: "review" },
    entries: [{ entry, matches: true, mismatches: [] }],
  });
});

describe("why an entry does not match", () => {
  test.each([
    ["it is switched off", { is_active: false }, {}, ["inactive"]],
    ["it has ended", ended, {}, ["expired"]],
    ["it is for payouts", { flow_scope: "payout" }, {}, ["other_flow"]],
    ["it is for pay-ins", { flow_scope: "payin" }, { flow: "payout" }, ["other_flow"]],
    ["all at once", { is_active: false, ...ended, flow_scope: "payout" }, {}, ["inactive", "expired", "other_flow"]],
  ])("%s", async (_, entry, naming, mismatches) => {
    await lists.block({ ...someone, ...entry });
    const { effect, entries } = await checked({ ...someone, ...naming });
    expect([effect, entries.map((found) => [found.matches, found.mismatches])]).toEqual([null, [[false, mismatches]]]);
  });

  test("it is a submerchant's: for payments of another, and of the provider itself", async () => {
    const [one, two] = [await submerchant(), await submerchant()];
    await lists.block({ ...someone, submerchant_id: one });
    for (const naming of [{}, { submerchant_id: two }]) {
      const { effect, entries } = await checked({ ...someone, ...naming });
      expect([effect, entries[0]?.mismatches]).toEqual([null, ["other_submerchant"]]);
    }
    expect(await checked({ ...someone, submerchant_id: one })).toMatchObject({ effect: "block", entries: [{ matches: true, mismatches: [] }] });
  });

  test("there is none: flow and end fit, and the provider's entry is for its submerchants too", async () => {
    await lists.block({ ...someone, flow_scope: "payout", expires_at: "2999-12-31T00:00:00Z" });
    expect(await checked({ ...someone, flow: "payout", submerchant_id: await submerchant() })).toMatchObject({
      effect: "block",
      entries: [{ mismatches: [] }],
    });
  });
});

describe("the effect", () => {
  test.each([
    [["flag", "review", "block"], "block"],
    [["block", "review", "flag"], "block"],
    [["review", "flag"], "review"],
    [["flag"], "flag"],
  ])("of %j together is %s", async (severities, effect) => {
    const submerchant_id = await submerchant();
    // three entries of one value that all concern a pay-in of the submerchant
    const places = [{}, { flow_scope: "payin" }, { submerchant_id }];
    for (const [index, severity] of severities.entries()) expect((await lists.block({ ...someone, severity, ...places[index] })).status).toBe(201);
    expect(await checked({ ...someone, submerchant_id })).toMatchObject({ effect, entries: severities.map(() => ({ matches: true })) });
  });

  test("is that of entries that match, which come first", async () => {
    await lists.block({ ...someone, severity: "flag" });
    await lists.block({ ...someone, severity: "block", flow_scope: "payout" });
    await lists.block({ ...someone, severity: "review", flow_scope: "payin" });
    const { effect, entries } = await checked(someone);
    expect([effect, entries.map(({ matches, entry }) => [matches, entry.severity])]).toEqual([
      "review",
      [
        [true, "review"],
        [true, "flag"],
        [false, "block"],
      ],
    ]);
  });

  test("does not come from the allowlist", async () => {
    await lists.allow(someone);
    expect(await checked(someone)).toMatchObject({ effect: null, entries: [] });
  });

  test("is found among however many entries of submerchants that do not match", async () => {
    await lists.block(someone);
    const shops = await Promise.all(Array.from({ length: 120 }, submerchant));
    const rows = shops.map((submerchantId) => entryRow({ list: "block", listType: someone.list_type, value: someone.value, submerchantId }));
    await insertEntries(
      { query: service.database.query as never, identifiers, organizationId: psp.id, clock: systemClock, texts: testTexts(service.database, psp.id) },
      rows as Exclude<ReturnType<typeof entryRow>, string>[],
    );
    expect((await checked(someone)).effect).toBe("block");
  });
});

describe("ranges that contain the value match as well", () => {
  /** Values of the blocklist that a value meets, sorted. */
  const met = async (list_type: string, value: string): Promise<string[]> =>
    (await checked({ list_type, value })).entries.map(({ entry }) => entry.value).toSorted();
  const list = async (list_type: string, ...values: string[]): Promise<void> => {
    for (const value of values) expect((await lists.block({ list_type, value, confirm: true })).status).toBe(201);
  };

  test("ranges, for an address", async () => {
    await list("ip_range", "189.203.113.0/24", "189.203.0.0/16", "189.203.113.128/25", "2806:db8::/32", "0.0.0.0/0");
    await list("ip_address", "189.203.113.9", "189.203.113.10");
    expect(await met("ip_address", "::ffff:189.203.113.9")).toEqual(["0.0.0.0/0", "189.203.0.0/16", "189.203.113.0/24", "189.203.113.9"]);
    expect(await met("ip_address", "2806:DB8:1::1")).toEqual(["2806:db8::/32"]);
  });

  test("a range meets itself alone", async () => {
    await list("ip_range", "189.203.113.0/24", "189.203.0.0/16");
    expect(await met("ip_range", "189.203.113.99/24")).toEqual(["189.203.113.0/24"]);
  });

  test("domains, for an e-mail address", async () => {
    await list("email_domain", "correo.example", "a.correo.example", "otro.example", "orreo.example");
    await list("email", "x@a.correo.example");
    expect(await met("email", "X+y@A.Correo.Example")).toEqual(["a.correo.example", "correo.example", "x@a.correo.example"]);
    expect(await met("email_domain", "correo.example")).toEqual(["correo.example"]);
  });

  test("the six-digit BIN, for eight digits; not vice versa", async () => {
    await list("card_bin", "520000", "52000012");
    expect(await met("card_bin", "5200 0012")).toEqual(["520000", "52000012"]);
    expect(await met("card_bin", "520000")).toEqual(["520000"]);
  });

  test("a value of one type is none of another", async () => {
    await list("customer_id", "tok_1");
    await list("account_hash", "tok_1");
    expect((await checked({ list_type: "card_hash", value: "tok_1" })).entries).toEqual([]);
    expect((await checked({ list_type: "customer_id", value: "tok_1" })).entries.map(({ entry }) => entry.list_type)).toEqual(["customer_id"]);
  });
});

describe("it says what an assessment does", () => {
  test.each([
    ["email", "x@a.mala.example", { payer: { email: "x@a.mala.example" } }, { list_type: "email_domain", value: "mala.example" }],
    ["ip_address", "189.203.113.9", { device: { ip_address: "189.203.113.9" } }, { list_type: "ip_range", value: "189.203.113.0/24" }],
    ["card_bin", "52000012", { payment_method: { card: { bin: "52000012" } } }, { list_type: "card_bin", value: "520000" }],
    ["country", "KP", { payer: { country: "KP" } }, { list_type: "country", value: "kp" }],
  ])("%s %s", async (list_type, value, body, entry) => {
    const both = async () => [
      (await checked({ list_type, value })).effect === "block",
      (await call(`${service.url}/api/v1/assess`, { key: psp.secret, body: payin(body) })).body.decision === "decline",
    ];
    expect(await both()).toEqual([false, false]);
    await lists.block(entry);
    expect(await both()).toEqual([true, true]);
  });
});

test("nothing is counted or stored", async () => {
  await lists.block(someone);
  const before = await dump(service.database.query);
  await checked(someone);
  await lists.check({ list_type: "email", value: "nobody" });
  expect(await dump(service.database.query)).toEqual(before);
});

test.each([
  [{ list_type: "email", value: "nobody" }, 400, "VALIDATION_ERROR"],
  [{ list_type: "email" }, 400, "VALIDATION_ERROR"],
  [{ ...someone, flow: "all" }, 400, "VALIDATION_ERROR"],
  [{ list_type: "nonsense", value: "x" }, 400, "INVALID_TYPE"],
  [{ ...someone, submerchant_id: "01929b7e-0000-7000-8000-000000000000" }, 404, "NOT_FOUND"],
])("%j is refused with %i %s", async (wanted, status, code) => {
  const answer = await lists.check(wanted);
  expect([answer.status, answer.body.error.code]).toEqual([status, code]);
});
