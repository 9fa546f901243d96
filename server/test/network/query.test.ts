// Queries answer a band of reporters and, from two on, what they agree on. A single reporter is counted, and none of its details are shown.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { digestOf } from "../../src/controls/network/hashes.ts";
import { startService, type TestService } from "../harness/service.ts";
import { newEmail, newParticipant, type Participant } from "./participants.ts";

let service: TestService;
let others: Participant[];
let requester: Participant;
beforeAll(async () => {
  service = await startService();
  others = await Promise.all(Array.from({ length: 6 }, () => newParticipant(service)));
  requester = await newParticipant(service);
});
afterAll(() => service.close());

const NOTHING = { participants: null, last_seen_month: null, categories: [], own: false };
const answerTo = async (value: string) => (await requester.query({ signal_type: "email", value })).body.data[0];
/** The first of the others contribute the value, one signal each. */
const contributed = async (value: string, signals: readonly object[]): Promise<void> => {
  for (const [index, signal] of signals.entries()) await others[index]?.contribute({ signal_type: "email", value, ...signal });
};

test.each([
  [0, null],
  [1, "1"],
  [2, "2-4"],
  [3, "2-4"],
  [4, "2-4"],
  [5, "5+"],
  [6, "5+"],
])("%i others are the band %s", async (count, band) => {
  const value = newEmail();
  await contributed(value, Array(count).fill({}));
  expect((await answerTo(value)).participants).toBe(band);
});

test("one other reporter is reported as one: without month and categories", async () => {
  const value = newEmail();
  await contributed(value, [{ category: "mule_account", occurred_at: "2026-01-15T00:00:00Z" }]);
  expect(await answerTo(value)).toEqual({ ...NOTHING, participants: "1" });
});

test("of several, the month of the latest incident, and the categories reported by at least two", async () => {
  const value = newEmail();
  await contributed(value, [
    { category: "chargeback", occurred_at: "2026-01-15T00:00:00Z" },
    { category: "scam", occurred_at: "2026-04-30T23:59:59Z" },
  ]);
  expect(await answerTo(value)).toEqual({ ...NOTHING, participants: "2-4", last_seen_month: "2026-04" });
  await others[2]?.contribute({ signal_type: "email", value, category: "scam", occurred_at: "2026-03-01T00:00:00Z" });
  expect(await answerTo(value)).toEqual({ participants: "2-4", last_seen_month: "2026-04", categories: ["scam"], own: false });
});

test("a category that one reporter contributes twice is not returned", async () => {
  const value = newEmail();
  const [one] = others;
  await contributed(value, [{ category: "fraud" }, { category: "scam" }]);
  const session = await one?.session({ payer: { email: value } });
  await one?.outcome(session ?? "", "chargeback_lost");
  await one?.outcome(session ?? "", "fraud_confirmed");
  expect((await answerTo(value)).categories).toEqual([]);
});

test("own signals are reported as own, and change no band, no month and no category", async () => {
  const value = newEmail();
  await contributed(value, [{ category: "fraud", occurred_at: "2026-01-15T00:00:00Z" }]);
  await requester.contribute({ signal_type: "email", value, category: "fraud" });
  expect(await answerTo(value)).toEqual({ ...NOTHING, participants: "1", own: true });
});

test("expired and withdrawn signals, and those of a paused member, do not count", async () => {
  const [value, pausing, leaving] = [newEmail(), await newParticipant(service), await newParticipant(service)];
  await contributed(value, [{}]);
  for (const by of [pausing, leaving]) await by.contribute({ signal_type: "email", value });
  expect((await answerTo(value)).participants).toBe("2-4");
  await Promise.all([pausing.join({ contribute: false, consume: false }), leaving.leave()]);
  expect((await answerTo(value)).participants).toBe("1");
  await service.database.query("UPDATE network_signals SET expires_at = now() WHERE organization_id = $1", [others[0]?.tenant.id]);
  expect(await answerTo(value)).toEqual(NOTHING);
});

test("answers come in the order of the questions, by value, spelling or hash, each of its own type", async () => {
  const value = "ana.maria@gmail.com";
  await contributed(value, [{}, {}]);
  const { body } = await requester.query(
    { signal_type: "phone", value: "+52 55 4821 9034" },
    { signal_type: "email", value: "Ana.Maria+x@googlemail.com" },
    { signal_type: "card_hash", value },
    { signal_type: "email", value_hash: digestOf("anamaria@gmail.com") },
    { signal_type: "email_domain", value: "gmail.com" },
  );
  expect(body.data.map(({ participants }: { participants: string | null }) => participants)).toEqual([null, "2-4", null, "2-4", null]);
});

describe("a question is refused, with its field, that", () => {
  test.each<[string, object[], string]>([
    [
      "has a value that is none of its type",
      [
        { signal_type: "phone", value: "+525548219034" },
        { signal_type: "email", value: "nobody" },
      ],
      "signals[1].value",
    ],
    ["has a value and a hash", [{ signal_type: "email", value: "a@b.mx", value_hash: "0".repeat(64) }], "signals[0].value"],
    ["has neither", [{ signal_type: "email" }], "signals[0].value"],
    ["is of a type that is not shared", [{ signal_type: "country", value: "MX" }], "signals[0].signal_type"],
    ["has no signal", [], "signals"],
    ["has more than fifty", Array.from({ length: 51 }, () => ({ signal_type: "email", value: "a@b.mx" })), "signals"],
  ])("%s", async (_, signals, path) => {
    const { status, body } = await requester.query(...(signals as never[]));
    expect([status, body.error.details.fields.map((field: { path: string }) => field.path)]).toEqual([400, [path]]);
  });
});
