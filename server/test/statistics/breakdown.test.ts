// Breakdowns: exact figures by every dimension, compared with the period before, of the caller's own assessments.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { components } from "../../../generated/types.ts";
import { watchAvailability } from "../../src/platform/database/availability.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { createTenancy } from "../../src/platform/tenancy/tenancy.ts";
import { connectOrm } from "../../src/schema/orm.ts";
import { readBreakdown } from "../../src/statistics/breakdown.ts";
import { call } from "../harness/client.ts";
import { identifiers } from "../harness/identifiers.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { DAY, HOUR, MINUTE, type Past, pastOf, write } from "./history.ts";
import { rollupOf } from "./rolling.ts";

type Breakdown = components["schemas"]["Breakdown"];

/** The period: two days of Mexico City, and two before. */
const FROM = Date.parse("2026-11-10T06:00:00Z");
const TO = FROM + 2 * DAY;
const PERMISSIONS = ["assess", "stats:read"] as const;

let service: TestService;
let psp: Tenant;
let key: string;
let scoped: string;
let other: string;
const own = newId();
const rule = newId();

beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  psp = await createTenant(service.database.url, { segment: "psp" });
  await service.database.query("INSERT INTO submerchants (organization_id, id, name, country) VALUES ($1, $2, 'Tienda', 'MX')", [psp.id, own]);
  key = (await psp.key("secret", { permissions: PERMISSIONS })).value;
  scoped = (await psp.key("secret", { permissions: PERMISSIONS, submerchantId: own })).value;
  other = (await service.tenant.key("secret", { permissions: PERMISSIONS })).value;
  await write(service.database.url, psp.id, Object.values(pasts));
  await write(service.database.url, service.tenant.id, [pastOf(FROM + HOUR, ofMexico)]);
  await service.database.query("UPDATE assessments SET rules = $3 WHERE organization_id = $1 AND session_id = ANY($2)", [
    psp.id,
    [pasts.fraud.sessionId, pasts.good.sessionId],
    JSON.stringify([
      { id: rule, version: 1, status: "shadow" },
      { id: newId(), version: 1, status: "live", failed: "cost" },
    ]),
  ]);
  for (const [past, outcome] of [
    [pasts.fraud, "fraud_confirmed"],
    [pasts.good, "captured"],
    [pasts.alarm, "false_positive"],
    [pasts.page, "chargeback_lost"],
    [pasts.earlier, "captured"],
  ] as const)
    expect((await call(`${service.url}/api/v1/assess/outcome`, { key, body: { session_id: past.sessionId, outcome } })).status).toBe(200);
  const rollup = rollupOf(service.database.url, () => Date.now() + HOUR);
  await rollup.all();
  await rollup.close();
});
afterAll(() => service.close());

const card = (bin: string) => ({ payment_method: { type: "card" as const, card: { bin, country: "BR" } } });
const ofMexico = { request: { payer: { country: "MX" }, channel: "web" as const, ...card("415231") } };
const pasts = {
  fraud: pastOf(FROM + HOUR, { ...ofMexico, decision: "decline", codes: ["IP_TOR", "MICRO_AMOUNT"], amountMinor: 150_000 }),
  good: pastOf(FROM + HOUR + 30 * MINUTE, { ...ofMexico, codes: ["IP_TOR"] }),
  alarm: pastOf(FROM + DAY, { ...ofMexico, decision: "review", currency: "CLP", amountMinor: 5000, codes: ["MICRO_AMOUNT"] }),
  // the country of the card, where that of the payer is not stated
  brazil: pastOf(FROM + DAY + HOUR, { request: card("545454"), decision: "challenge" }),
  unknown: pastOf(TO - 1, { submerchantId: own }),
  payout: pastOf(FROM + 2 * HOUR, { flow: "payout", order: { beneficiary: { country: "BR" }, payout: { channel: ' SPEI "x\\,5,' } } }),
  page: pastOf(FROM, { ...ofMexico, browser: true, codes: ["IP_TOR"], amountMinor: 99_999_999 }),
  earlier: pastOf(FROM - 1, { ...ofMexico, codes: ["IP_TOR"] }),
  before: pastOf(FROM - 2 * DAY, { request: { payer: { country: "AR" } }, submerchantId: own }),
  tooEarly: pastOf(FROM - 2 * DAY - 1, ofMexico),
  tooLate: pastOf(TO, ofMexico),
} satisfies Record<string, Past>;

const iso = (at: number): string => new Date(at).toISOString();
const send = (query: Record<string, string>, by = key) =>
  call(`${service.url}/api/v1/statistics/breakdown?${new URLSearchParams({ from: iso(FROM), to: iso(TO), timezone: "America/Mexico_City", ...query })}`, {
    key: by,
  });
async function read(query: Record<string, string>, by = key): Promise<Breakdown> {
  const { status, body } = await send(query, by);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
}
/** Assessments by value. */
const counts = ({ data }: Breakdown) => data.map(({ value, figures }) => [value, figures.assessments]);

const NOTHING = {
  assessments: 0,
  browser_assessments: 0,
  by_decision: { approve: 0, challenge: 0, review: 0, decline: 0 },
  amount_by_currency: {},
  fraud: 0,
  good: 0,
  fraud_rate: null,
  precision: null,
  lift: null,
};

test("a country has its decisions, amounts and outcomes, and those of the period before; browsers are counted apart", async () => {
  const body = await read({ dimension: "country", compare: "previous" });
  expect([body.period, body.previous_period]).toEqual([
    { from: iso(FROM), to: iso(TO), days: 2 },
    { from: iso(FROM - 2 * DAY), to: iso(FROM), days: 2 },
  ]);
  expect(body.data.map(({ value, figures, previous }) => ({ value, figures, previous }))).toEqual([
    {
      value: "MX",
      figures: {
        assessments: 3,
        browser_assessments: 1,
        by_decision: { approve: 1, challenge: 0, review: 1, decline: 1 },
        amount_by_currency: { CLP: 5000, MXN: 2500 },
        fraud: 1,
        good: 2,
        fraud_rate: 0.3333,
        precision: 0.3333,
        lift: 1,
      },
      previous: {
        ...NOTHING,
        assessments: 1,
        by_decision: { ...NOTHING.by_decision, approve: 1 },
        amount_by_currency: { MXN: 1000 },
        good: 1,
        fraud_rate: 0,
        precision: 0,
      },
    },
    {
      value: "BR",
      figures: {
        ...NOTHING,
        assessments: 2,
        by_decision: { ...NOTHING.by_decision, approve: 1, challenge: 1 },
        amount_by_currency: { MXN: 2000 },
        fraud_rate: 0,
      },
      previous: NOTHING,
    },
    {
      value: null,
      figures: { ...NOTHING, assessments: 1, by_decision: { ...NOTHING.by_decision, approve: 1 }, amount_by_currency: { MXN: 1000 }, fraud_rate: 0 },
      previous: NOTHING,
    },
    {
      value: "AR",
      figures: NOTHING,
      previous: { ...NOTHING, assessments: 1, by_decision: { ...NOTHING.by_decision, approve: 1 }, amount_by_currency: { MXN: 1000 }, fraud_rate: 0 },
    },
  ]);
  expect([body.total.assessments, body.total.browser_assessments, body.total.amount_by_currency, body.previous_total?.assessments, body.rest]).toEqual([
    6,
    1,
    { CLP: 5000, MXN: 5500 },
    2,
    null,
  ]);
});

test("a signal has hits, precision and lift, for the period and day by day", async () => {
  const { total, data, previous_total } = await read({ dimension: "signal" });
  expect([total.assessments, total.fraud, total.good, total.precision, total.lift, previous_total]).toEqual([6, 1, 2, 0.3333, 1, null]);
  const days = [iso(FROM), iso(FROM + DAY)];
  const none = { assessments: 0, declined: 0, fraud: 0, good: 0, precision: null, lift: null };
  expect(
    data.map(({ value, figures: { assessments, browser_assessments, precision, lift }, series, previous }) => [
      value,
      assessments,
      browser_assessments,
      precision,
      lift,
      series,
      previous,
    ]),
  ).toEqual([
    [
      "IP_TOR",
      2,
      1,
      0.5,
      1.5,
      [
        { at: days[0], assessments: 2, declined: 1, fraud: 1, good: 1, precision: 0.5, lift: 1 },
        { at: days[1], ...none },
      ],
      null,
    ],
    [
      "MICRO_AMOUNT",
      2,
      0,
      0.5,
      1.5,
      [
        { at: days[0], assessments: 1, declined: 1, fraud: 1, good: 0, precision: 1, lift: 2 },
        // no fraud on that day: a lift has no meaning
        { at: days[1], ...none, assessments: 1, good: 1, precision: 0 },
      ],
      null,
    ],
  ]);
});

test("assessments are grouped by BIN, channel, rule and submerchant", async () => {
  expect(counts(await read({ dimension: "bin" }))).toEqual([
    ["415231", 3],
    [null, 2],
    ["545454", 1],
  ]);
  expect(counts(await read({ dimension: "channel" }))).toEqual([
    ["web", 3],
    [null, 2],
    ['spei "x\\,5,', 1],
  ]);
  const rules = await read({ dimension: "rule" });
  expect([counts(rules), rules.data[0]?.figures.precision, rules.total.assessments]).toEqual([[[rule, 2]], 0.5, 6]);
  expect(counts(await read({ dimension: "submerchant" }))).toEqual([
    [null, 5],
    [own, 1],
  ]);
  expect(counts(await read({ dimension: "country", flow: "payout" }))).toEqual([["BR", 1]]);
});

test("hours begin on the hour, the first and the last are as long as the period lets them be, and those without assessments are there", async () => {
  const { data } = await read({ dimension: "country", interval: "hour", from: iso(FROM + 59 * MINUTE), to: iso(FROM + 3 * HOUR) });
  expect(data[0]?.series.map(({ at, assessments }) => [at, assessments])).toEqual([
    [iso(FROM + 59 * MINUTE), 0],
    [iso(FROM + HOUR), 2],
    [iso(FROM + 2 * HOUR), 0],
  ]);
  const halfHours = await read({ dimension: "country", interval: "hour", timezone: "Asia/Kolkata", from: iso(FROM), to: iso(FROM + HOUR) });
  expect(halfHours.total.assessments).toBe(0);
  expect(halfHours.data[0]?.series.map(({ at }) => at)).toEqual([iso(FROM), iso(FROM + 30 * MINUTE)]);
});

test("a day on which clocks change is one point", async () => {
  const { data } = await read({ dimension: "country", timezone: "America/Santiago", from: "2026-09-05T04:00:00Z", to: "2026-09-08T03:00:00Z" });
  expect(data).toEqual([]);
  await write(service.database.url, psp.id, [pastOf(Date.parse("2026-09-06T12:00:00Z"))]);
  const series = (await read({ dimension: "bin", timezone: "America/Santiago", from: "2026-09-05T04:00:00Z", to: "2026-09-08T03:00:00Z" })).data[0]?.series;
  expect(series?.map(({ at, assessments }) => [at, assessments])).toEqual([
    ["2026-09-05T04:00:00.000Z", 0],
    ["2026-09-06T04:00:00.000Z", 1],
    ["2026-09-07T03:00:00.000Z", 0],
  ]);
});

test("values beyond the limit are summed up, so that nothing is missing", async () => {
  const body = await read({ dimension: "country", limit: "1", compare: "previous" });
  expect(counts(body)).toEqual([["MX", 3]]);
  expect([body.rest?.values, body.rest?.figures.assessments, body.rest?.previous?.assessments, body.total.assessments]).toEqual([3, 3, 1, 6]);
  const signals = await read({ dimension: "signal", limit: "1" });
  expect([signals.rest?.values, signals.rest?.figures.assessments, signals.rest?.figures.lift]).toEqual([1, 2, 1.5]);
});

describe("whose figures", () => {
  test("a key of one submerchant sees its own assessments, and no rules, which are the organization's", async () => {
    const body = await read({ dimension: "country", compare: "previous" }, scoped);
    expect([body.submerchant_id, body.total.assessments, body.previous_total?.assessments, counts(body)]).toEqual([
      own,
      1,
      1,
      [
        [null, 1],
        ["AR", 0],
      ],
    ]);
    const matched = (rules: object[] | null) =>
      service.database.query("UPDATE assessments SET rules = $3 WHERE organization_id = $1 AND session_id = $2", [
        psp.id,
        pasts.unknown.sessionId,
        rules && JSON.stringify(rules),
      ]);
    await matched([{ id: rule, version: 1, status: "live" }]);
    expect((await read({ dimension: "rule" }, scoped)).data).toEqual([]);
    expect(counts(await read({ dimension: "rule", submerchant_id: own }))).toEqual([[rule, 1]]);
    await matched(null);
  });

  test("another organization's key sees its own", async () => {
    expect(counts(await read({ dimension: "country" }, other))).toEqual([["MX", 1]]);
  });
});

test("a period of more assessments than are read at once is refused by name, with those of the period before", async () => {
  const orm = await connectOrm(service.database.url, 60_000);
  const availability = watchAvailability(service.database.url, () => undefined);
  const identity = { kind: "session", id: newId(), organizationId: psp.id, submerchantId: null, subject: "x", role: "viewer" } as const;
  const acting = { credential: { ...identity, permissions: new Set<never>() }, requestId: newId() };
  const query = { from: iso(FROM), to: iso(TO), interval: "day", timezone: "UTC", limit: 10 } as const;
  try {
    for (const dimension of ["signal", "country"] as const)
      await createTenancy(orm, availability, identifiers).within(acting, async (tenant) => {
        expect((await readBreakdown(tenant, { ...query, dimension }, 7)).total.assessments).toBe(6);
        expect((await readBreakdown(tenant, { ...query, dimension, compare: "previous" }, 9)).previous_total?.assessments).toBe(2);
        const fields = [{ path: "query.from", message: expect.stringContaining("choose a shorter one") }];
        const refused = { code: "VALIDATION_ERROR", details: { fields } };
        await expect(readBreakdown(tenant, { ...query, dimension }, 6)).rejects.toMatchObject(refused);
        await expect(readBreakdown(tenant, { ...query, dimension, compare: "previous" }, 8)).rejects.toMatchObject(refused);
      });
  } finally {
    availability.close();
    await orm.close();
  }
});
