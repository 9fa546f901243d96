// Batches of signals: each signal is validated separately, repeated signals is renewed, and of one value there is one row.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { digestOf } from "../../src/controls/network/hashes.ts";
import { recordsOf } from "../audit/log.ts";
import { startService, type TestService } from "../harness/service.ts";
import { newEmail, newParticipant, type Participant, participating, type Sent } from "./participants.ts";

let service: TestService;
let member: Participant;
beforeAll(async () => {
  service = await startService();
  member = await newParticipant(service);
});
afterAll(() => service.close());

const DAY = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString();
const email = (value = newEmail()): Sent => ({ signal_type: "email", value });
const rowsOf = ({ tenant }: Participant) =>
  service.database.query<{ category: string; confidence: number; occurred_at: Date; expires_at: Date; description: string | null }>(
    "SELECT * FROM network_signals WHERE organization_id = $1 ORDER BY id",
    [tenant.id],
  );

test("five hundred at once, good and bad: the valid ones are stored, each invalid one has its index and its reason", async () => {
  const bad: [string, Sent][] = [
    ["INVALID_TYPE", { signal_type: "country", value: "MX" }],
    ["INVALID_TYPE", { signal_type: "no such type", value: "x" }],
    ["INVALID_VALUE", { signal_type: "email", value: "no address" }],
    ["INVALID_VALUE", { signal_type: "clabe", value: "002010077777777770" }],
    ["INVALID_VALUE", { signal_type: "email" }],
    ["INVALID_VALUE", { ...email(), value_hash: "0".repeat(64) }],
    ["NOT_SHAREABLE", { signal_type: "email_domain", value: "gmail.com" }],
    ["NOT_SHAREABLE", { signal_type: "email_domain", value_hash: digestOf("outlook.com") }],
    ["NOT_SHAREABLE", { signal_type: "ip_address", value: "192.168.1.1" }],
    ["INVALID_EXPIRY", { ...email(), expires_at: inDays(-1) }],
    ["INVALID_EXPIRY", { ...email(), expires_at: inDays(367) }],
  ];
  const places = new Map(bad.map(([code, signal], index) => [index * 40 + 3, { code, signal }]));
  const signals = Array.from({ length: 500 }, (_, index) => places.get(index)?.signal ?? email());
  const contributor = await newParticipant(service);
  const { status, body } = await contributor.contribute(...signals);
  expect([status, body.accepted, body.duplicates]).toEqual([201, 500 - bad.length, 0]);
  expect(body.rejected.map(({ index, code }: { index: number; code: string }) => [index, code])).toEqual([...places].map(([index, { code }]) => [index, code]));
  expect(body.rejected.every(({ message }: { message: string }) => message.length > 10)).toBe(true);
  expect(await rowsOf(contributor)).toHaveLength(500 - bad.length);
});

test("five hundred of the greatest size are one batch", async () => {
  const widest = Array.from({ length: 500 }, (_, index) => ({
    signal_type: "device_fingerprint",
    value: `${index}-${"é".repeat(250)}`.slice(0, 255),
    description: "ñ".repeat(500),
    occurred_at: inDays(-1),
    expires_at: inDays(30),
  }));
  const { status, body } = await (await newParticipant(service)).contribute(...widest);
  expect([status, body.accepted]).toEqual([201, 500]);
});

test("a batch without a good signal is answered all the same", async () => {
  const { status, body } = await member.contribute({ signal_type: "country", value: "MX" });
  expect([status, body]).toMatchObject([201, { accepted: 0, duplicates: 0, rejected: [{ index: 0, code: "INVALID_TYPE" }] }]);
});

describe("a whole batch is refused, with the field, that", () => {
  test.each<[string, Sent[], string]>([
    ["is empty", [], "signals"],
    ["has more than five hundred", Array.from({ length: 501 }, () => ({ signal_type: "email", value: "a@b.mx" })), "signals"],
    ["has a category that does not exist", [{ ...email(), category: "theft" }], "signals[0].category"],
    ["is surer than sure", [email(), { ...email(), confidence: 1.1 }], "signals[1].confidence"],
    ["has a hash that is none", [{ signal_type: "email", value_hash: "ABC" }], "signals[0].value_hash"],
    ["holds a card number", [{ signal_type: "card_hash", value: "4242 4242 4242 4242" }], "signals[0].value"],
  ])("%s", async (_, signals, path) => {
    const { status, body } = await member.contribute(...signals);
    expect([status, body.error.details.fields.map((field: { path: string }) => field.path)]).toEqual([400, expect.arrayContaining([path])]);
  });

  test("but an account whose digits could be a card's is an account", async () => {
    expect((await member.contribute({ signal_type: "iban", value: "BE71 0961 2345 6769" })).status).toBe(201);
  });
});

describe("repeated signals", () => {
  test("is a duplicate, in any spelling and as its hash, also within one batch", async () => {
    const own = await newParticipant(service);
    const answers = [
      await own.contribute({ signal_type: "email", value: "Maria.Lopez+promo@Gmail.com" }),
      await own.contribute({ signal_type: "email", value: "marialopez@googlemail.com" }),
      await own.contribute({ signal_type: "email", value_hash: digestOf("marialopez@gmail.com") }),
      await own.contribute(email("otra@correo.mx"), email("OTRA@correo.mx"), { signal_type: "phone", value: "+52 1 55 4821 9034" }),
      await own.contribute({ signal_type: "phone", value: "+525548219034" }),
    ];
    expect(answers.map(({ body }) => [body.accepted, body.duplicates])).toEqual([
      [1, 0],
      [0, 1],
      [0, 1],
      [2, 1],
      [0, 1],
    ]);
    expect(await rowsOf(own)).toHaveLength(3);
  });

  test("expires at the given time: an explicit expiry applies, also an earlier one", async () => {
    const own = await newParticipant(service);
    const signal = email();
    for (const days of [300, 10]) await own.contribute({ ...signal, expires_at: inDays(days) });
    const days = async () => Math.round(((await rowsOf(own))[0]?.expires_at.getTime() ?? 0) / DAY - Date.now() / DAY);
    expect(await days()).toBe(10);
    // the last of one batch holds as well
    await own.contribute({ ...signal, expires_at: inDays(300) }, { ...signal, expires_at: inDays(20) });
    expect(await days()).toBe(20);
  });

  test("is renewed: without an end the later one holds, the category and the confidence of the last, and the note until there is another", async () => {
    const own = await newParticipant(service);
    const value = newEmail();
    await own.contribute({ ...email(value), expires_at: inDays(300), description: "Pedido 7", occurred_at: inDays(-3), category: "fraud", confidence: 0.2 });
    await own.contribute({ ...email(value), occurred_at: inDays(-9), category: "chargeback", confidence: 0.9 });
    const [row, ...more] = await rowsOf(own);
    expect([row, more]).toMatchObject([{ category: "chargeback", confidence: 0.9, description: "Pedido 7" }, []]);
    expect((row?.expires_at.getTime() ?? 0) - Date.now()).toBeGreaterThan(299 * DAY);
    expect(Date.now() - (row?.occurred_at.getTime() ?? 0)).toBeLessThan(4 * DAY);
  });

  test("counts again though it had ended", async () => {
    const own = await newParticipant(service);
    const signal = email();
    await own.contribute(signal);
    await service.database.query("UPDATE network_signals SET expires_at = now() - interval '1 day' WHERE organization_id = $1", [own.tenant.id]);
    expect((await own.contribute(signal)).body).toEqual({ accepted: 0, duplicates: 1, rejected: [] });
    expect((await own.stats()).body.contributed_active_signals).toBe(1);
  });

  test("is purged ninety days after it expired, at the next contribution", async () => {
    const own = await newParticipant(service);
    for (let time = 0; time < 3; time++) await own.contribute(email());
    const ids = (await own.signals()).body.data.map(({ id }: { id: string }) => id);
    for (const [place, days] of [91, 89].entries())
      await service.database.query("UPDATE network_signals SET expires_at = now() - $2 * interval '1 day' WHERE id = $1", [ids[place], days]);
    await own.contribute({ signal_type: "country", value: "MX" });
    expect(await rowsOf(own)).toHaveLength(3);
    await own.contribute(email());
    expect((await own.signals()).body.data.map(({ id }: { id: string }) => id).slice(1)).toEqual(ids.slice(1));
  });

  test("is stored once, however many concurrent contributions two processes receive", async () => {
    const own = await newParticipant(service);
    const other = await startService({}, service.database);
    const elsewhere = participating(other, (await own.tenant.key("secret", { permissions: ["network:contribute"] })).value);
    const batch = Array.from({ length: 20 }, () => email());
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? own : elsewhere).contribute(...batch)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
    expect(answers.reduce((sum, { body }) => sum + body.accepted, 0)).toBe(20);
    expect(await rowsOf(own)).toHaveLength(20);
    await other.close();
  });
});

describe("a note", () => {
  const value = "maria.lopez@correo-nota.mx";
  test.each<[string, Sent, string]>([
    ["its value", { signal_type: "email", value }, `Pedido 7 de ${value}`],
    ["it in another spelling", { signal_type: "email", value }, "Maria.Lopez @ Correo-Nota.mx"],
    ["a number without its country", { signal_type: "phone", value: "+52 55 4821 9034" }, "llamó del 55-4821-9034"],
    ["the hash that was sent", { signal_type: "email", value_hash: digestOf(value) }, digestOf(value)],
    ["the hash of its value", { signal_type: "email", value }, `sha256 ${digestOf(value).toUpperCase()}`],
  ])("that repeats %s is rejected with its signal: it would be stored unchanged", async (_, signal, description) => {
    const own = await newParticipant(service);
    const { body } = await own.contribute({ ...signal, description }, { ...signal, description: "Pedido 7" });
    expect([body.accepted, body.rejected]).toEqual([1, [{ index: 0, code: "VALUE_IN_DESCRIPTION", message: expect.any(String) }]]);
    expect((await rowsOf(own)).map((row) => row.description)).toEqual(["Pedido 7"]);
  });
});

describe("what a signal leaves open", () => {
  test("is half sure, of now, and counts for 180 days", async () => {
    const own = await newParticipant(service);
    await own.contribute(email());
    const [row] = await rowsOf(own);
    expect(row).toMatchObject({ confidence: 0.5, description: null });
    expect(Math.round(((row?.expires_at.getTime() ?? 0) - (row?.occurred_at.getTime() ?? 0)) / DAY)).toBe(180);
  });

  test("and what is still to come has happened now", async () => {
    const own = await newParticipant(service);
    await own.contribute({ ...email(), occurred_at: inDays(40) });
    expect((await rowsOf(own))[0]?.occurred_at.getTime()).toBeLessThanOrEqual(Date.now());
  });
});

test("a batch is one record of the audit log, with numbers and no values; a batch without valid signals writes none", async () => {
  const own = await newParticipant(service);
  const value = newEmail();
  await own.contribute(email(value), email(value), { signal_type: "country", value: "MX" });
  await own.contribute({ signal_type: "country", value: "MX" });
  const entries = await recordsOf(service, own.tenant.id);
  expect(entries.map(({ entry: { action, after } }) => [action, after])).toEqual([
    ["network.joined", { network: expect.objectContaining({ member: true }) }],
    ["network.signals_contributed", { network: { contributed: { accepted: 1, duplicates: 1, rejected: 1 } } }],
  ]);
  expect(JSON.stringify(entries)).not.toContain(value);
});
