// What was assessed before changes what is decided now: over HTTP, from the store, between batches and within one.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { firstIdAt } from "../../src/platform/ids/uuid.ts";
import { DAY } from "../../src/platform/time/time.ts";
import type { IdentifierKind } from "../../src/values/identifiers/identifier-kind.ts";
import { call, newOrder, payin } from "../harness/client.ts";
import { identifierHash } from "../harness/identifiers.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const assess = (body: unknown, key = service.tenant.secret) => call(`${service.url}/api/v1/assess`, { key, body });
const withCard = (hash: string, more: Record<string, unknown> = {}): Record<string, unknown> =>
  payin({ payment_method: { type: "card", card: { hash } }, ...more });
let unique = 0;
const fresh = (prefix: string): string => `${prefix}_${process.pid}_${unique++}`;

test("one card on many orders within the hour", async () => {
  const card = fresh("card");
  const signals = [];
  for (let i = 0; i < 6; i++) signals.push((await assess(withCard(card))).body.signals);
  expect(signals.slice(0, 3).flat()).toEqual([]);
  expect(signals[3]).toEqual(["VELOCITY_CARD_1H"]);
});

test("orders that arrive in the same instant see each other: 30 at once with one card are not 30 approvals without a signal", async () => {
  const card = fresh("card");
  const answers = await Promise.all(Array.from({ length: 30 }, () => assess(withCard(card))));
  const fired = answers.filter((answer) => answer.body.signals.includes("VELOCITY_CARD_1H")).length;
  expect(fired).toBe(27);
});

test("e-mail velocity sees through spellings", async () => {
  const name = fresh("maria").toLowerCase();
  let last: string[] = [];
  for (const email of [`${name}@correo.mx`, `${name}+1@correo.mx`, `${name.toUpperCase()}@Correo.MX`, `${name}+x@correo.mx`, `${name}@correo.mx`]) {
    last = (await assess(payin({ payer: { email } }))).body.signals;
  }
  expect(last).toContain("VELOCITY_EMAIL_1H");
});

test("several cards of one payer, several cards and customers on one device, micro amounts: card testing", async () => {
  const device = { fingerprint: fresh("fp"), ip_address: "189.203.54.99" };
  let last: string[] = [];
  for (let i = 0; i < 8; i++)
    last = (await assess(withCard(fresh("card"), { amount: 5, device, payer: { customer_id: `${device.fingerprint}_${i % 4}` } }))).body.signals;
  expect(last).toEqual(
    expect.arrayContaining(["CARD_TESTING_PATTERN", "MULTI_CARD_DEVICE_24H", "MULTI_ACCOUNT_DEVICE_7D", "VELOCITY_DEVICE_1H", "MICRO_AMOUNT"]),
  );
});

test("a known payer on a new device, far above the usual amount", async () => {
  const payer = { customer_id: fresh("cus") };
  for (let i = 0; i < 5; i++) await assess(payin({ payer, amount: 200, device: { fingerprint: "fp_home_device" } }));
  const { signals } = (await assess(payin({ payer, amount: 1500, device: { fingerprint: "fp_other_device" } }))).body;
  expect(signals.toSorted()).toEqual(["AMOUNT_ANOMALY_PAYER", "AMOUNT_DEVIATION_PAYER", "DEVICE_NEW_FOR_PAYER"]);
});

/** A payment of a customer with the card, so many days ago. */
const paid = (daysAgo: number, card: string, customer: string, device: string): Promise<unknown> => {
  const at = Date.now() - daysAgo * DAY;
  return service.database.query(
    `INSERT INTO activity (organization_id, session_id, at, flow, trusted, order_key, payer, card, device, amount_minor, currency)
     VALUES ($1, $2, $3, 'payin', true, 1, $4, $5, $6, 10000, 'MXN')`,
    [
      service.tenant.id,
      firstIdAt(at),
      at,
      identifierHash("customer_id", customer),
      identifierHash("card_hash", card),
      identifierHash("device_fingerprint", device),
    ],
  );
};

describe("a card that another payer used", () => {
  const signalsOf = async (card: string, customer: string): Promise<readonly string[]> =>
    (await assess(withCard(card, { payer: { customer_id: customer }, device: { fingerprint: fresh("fp") } }))).body.signals;

  test("three weeks ago on another device: a copied number is used by a guest while its owner pays once a month", async () => {
    const card = fresh("card");
    await paid(21, card, fresh("cus"), fresh("fp"));
    expect(await signalsOf(card, fresh("cus"))).toContain("CARD_OF_OTHER_PAYER");
  });

  test("before the window of 30 days: it may have changed hands", async () => {
    const card = fresh("card");
    await paid(32, card, fresh("cus"), fresh("fp"));
    expect(await signalsOf(card, fresh("cus"))).not.toContain("CARD_OF_OTHER_PAYER");
  });

  test("and that the payer has used for weeks: families share cards", async () => {
    const [card, customer] = [fresh("card"), fresh("cus")];
    await paid(21, card, fresh("cus"), fresh("fp"));
    await paid(14, card, customer, fresh("fp"));
    expect(await signalsOf(card, customer)).not.toContain("CARD_OF_OTHER_PAYER");
  });
});

describe("a payer who pays every other month", () => {
  const signalsOf = async (daysAgo: number): Promise<readonly string[]> => {
    const [card, customer] = [fresh("card"), fresh("cus")];
    await paid(daysAgo, card, customer, fresh("fp"));
    return (await assess(withCard(card, { payer: { customer_id: customer }, device: { fingerprint: fresh("fp") } }))).body.signals;
  };

  test("is remembered with the device: another one is new", async () => {
    expect(await signalsOf(60)).toContain("DEVICE_NEW_FOR_PAYER");
  });

  test("and not after the window of 90 days", async () => {
    expect(await signalsOf(92)).not.toContain("DEVICE_NEW_FOR_PAYER");
  });
});

test("a payer who was in Mexico a moment ago cannot be in Spain", async () => {
  const payer = { customer_id: fresh("cus") };
  await assess(payin({ payer, device: { ip_address: "189.203.54.17" } }));
  expect((await assess(payin({ payer, device: { ip_address: "88.26.241.10" } }))).body.signals).toContain("IMPOSSIBLE_TRAVEL");
});

test("an amount among the highest of the organization", async () => {
  const other = await startService({}, service.database);
  await service.database.query(
    `INSERT INTO activity (organization_id, session_id, at, flow, trusted, order_key, amount_minor, currency)
     SELECT $1, gen_random_uuid(), (extract(epoch FROM now()) * 1000)::bigint - 172800000, 'payin', true, i, 1000 + i, 'MXN' FROM generate_series(1, 2000) i`,
    [other.tenant.id],
  );
  const big = async (): Promise<string[]> =>
    (await call(`${other.url}/api/v1/assess`, { key: other.tenant.secret, body: payin({ amount: 900 }) })).body.signals;
  await big();
  // the profile is read in the background, triggered by the first request; whether it is there shows in a later answer
  let signals = await big();
  for (let tries = 0; tries < 200 && signals.length === 0; tries++) signals = await big();
  expect(signals).toContain("AMOUNT_ABOVE_ORG_P99");
  await other.close();
});

describe("activity of a publishable key", () => {
  const attack = async (customer: string): Promise<void> => {
    for (let i = 0; i < 10; i++)
      await assess(
        withCard(fresh("card"), { amount: 3, payer: { customer_id: customer }, device: { fingerprint: `fp_${customer}` } }),
        service.tenant.publishable,
      );
  };

  test("counts for other browser calls", async () => {
    const customer = fresh("cus");
    await attack(customer);
    const answer = await assess(
      withCard(fresh("card"), { amount: 3, payer: { customer_id: customer }, device: { fingerprint: `fp_${customer}` } }),
      service.tenant.publishable,
    );
    expect(answer.body.decision).toBe("decline");
  });

  test("cannot by itself get the payer declined on a secret-key call", async () => {
    const customer = fresh("cus");
    await attack(customer);
    const { decision, signals } = (
      await assess(withCard(fresh("card"), { amount: 300, payer: { customer_id: customer }, device: { fingerprint: `fp_${customer}` } }))
    ).body;
    expect(decision).toBe("review");
    expect(signals).toEqual(["BROWSER_ACTIVITY_SUSPICIOUS"]);
  });
});

test("organizations do not see each other's activity", async () => {
  const other = await startService({}, service.database);
  const card = fresh("card");
  for (let i = 0; i < 6; i++) await assess(withCard(card));
  const { body } = await call(`${other.url}/api/v1/assess`, { key: other.tenant.secret, body: withCard(card, { order_id: newOrder() }) });
  expect(body.signals).toEqual([]);
  await other.close();
});

describe("what outcomes have taught", () => {
  const recordCounters = (identifierKind: IdentifierKind, value: string, columns: string): Promise<unknown> =>
    service.database.query(`INSERT INTO payer_counters (organization_id, identifier, ${columns.split("=")[0]}) VALUES ($1, $2, ${columns.split("=")[1]})`, [
      service.tenant.id,
      identifierHash(identifierKind, value),
    ]);

  test("confirmed fraud of a payer declines the next attempt, known by e-mail in another spelling", async () => {
    const name = fresh("fraud").toLowerCase();
    await recordCounters("email", `${name}@correo.mx`, "last_confirmed_fraud_at=now() - interval '3 days'");
    const { decision, signals } = (await assess(payin({ payer: { customer_id: fresh("cus"), email: `${name.toUpperCase()}+new@correo.mx` } }))).body;
    expect(signals).toEqual(["PAYER_CONFIRMED_FRAUD"]);
    expect(decision).toBe("decline");
  });

  test("a terminal with recent fraud", async () => {
    const terminal = fresh("TPV");
    await service.database.query("INSERT INTO fraud_rates VALUES ($1, $2, 30, 12, 60, 14)", [service.tenant.id, identifierHash("terminal", terminal)]);
    expect((await assess(payin({ merchant: { terminal_id: terminal } }))).body.signals).toEqual(["TERMINAL_RECENT_FRAUD"]);
  });
});
