// The promise of the network, from end to end over HTTP: one that reports is a suspicion to the others, two are a confirmation, to those who
// consume; what is withdrawn or has ended is nothing; and no answer ever contains a value or a name.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { own } from "../outcomes/payer.ts";
import { dump } from "../tenants/catalog.ts";
import { type Receiver, startReceiver, verified } from "../webhooks/receiver.ts";
import { networkSignals, newEmail, newParticipant, type Participant, paidBy } from "./participants.ts";

const value = newEmail();
const signal = { signal_type: "email", value };

let service: TestService;
let receiver: Receiver;
let one: Participant;
let two: Participant;
/** Consumes and does not contribute. */
let consumer: Participant;
/** Organizations that receive no signals: one only contributes, one has paused, one is no member. */
let outsiders: Participant[];
let secret: string;
/** Every answer that an organization other than the two was given. */
const answers: TestAnswer[] = [];

beforeAll(async () => {
  service = await startService({ backgroundJobs: "server" });
  receiver = await startReceiver();
  [one, two, consumer] = [await newParticipant(service), await newParticipant(service), await newParticipant(service)];
  outsiders = [];
  for (const choice of [{ contribute: true, consume: false }, { contribute: false, consume: false }, null])
    outsiders.push(await newParticipant(service, choice));
  for (const { tenant } of [one, two])
    await service.database.query("UPDATE organizations SET name = $2 WHERE id = $1", [tenant.id, `Comercio ${tenant.id.slice(-12)}`]);
  const admin = await service.token("admin", consumer.tenant.id);
  const endpoint = await call(`${service.url}/api/v1/webhook-endpoints`, {
    key: admin,
    body: { url: `${receiver.url}/hook`, events: ["network.signal_matched"] },
  });
  secret = endpoint.body.secret;
});
afterAll(async () => {
  await service.close();
  await receiver.close();
});

/** The network signals of a new payment with the value, for an organization. */
async function signalsFor(by: Participant): Promise<string[]> {
  const answer = await by.assess(paidBy(value));
  answers.push(answer);
  expect(answer.status).toBe(200);
  return networkSignals(answer);
}

/** The network signals of the consumer; the outsiders get none. */
async function signals(): Promise<string[]> {
  for (const by of outsiders) expect(await signalsFor(by)).toEqual([]);
  return signalsFor(consumer);
}

// each test goes on where the one before ended
describe("three organizations", { shuffle: false }, () => {
  test("none: nothing; one: suspected; two: confirmed; one again, and none again, by withdrawal and by expiry", async () => {
    expect(await signals()).toEqual([]);
    expect((await one.contribute(signal)).body).toEqual({ accepted: 1, duplicates: 0, rejected: [] });
    expect(await signals()).toEqual(["NETWORK_SUSPECTED"]);
    await one.contribute(signal);
    expect(await signals()).toEqual(["NETWORK_SUSPECTED"]);
    expect((await two.contribute(signal)).body).toEqual({ accepted: 1, duplicates: 0, rejected: [] });
    expect(await signals()).toEqual(["NETWORK_CONFIRMED"]);
    // each of the two gets a signal from the other and none from itself
    for (const by of [one, two]) expect(networkSignals(await by.assess(paidBy(value)))).toEqual(["NETWORK_SUSPECTED"]);
    expect((await two.leave()).body).toMatchObject({ member: false, withdrawn: 1 });
    expect(await signals()).toEqual(["NETWORK_SUSPECTED"]);
    await two.join();
    expect(await signals()).toEqual(["NETWORK_SUSPECTED"]);
    await service.database.query("UPDATE network_signals SET expires_at = now() WHERE organization_id = $1", [one.tenant.id]);
    expect(await signals()).toEqual([]);
  });

  test("the webhook of each of these says the kind and the band, and nothing else of it", async () => {
    const events = (await receiver.count(5)).map((received) => verified(received, secret));
    expect(events.map(({ type }) => type)).toEqual(Array(5).fill("network.signal_matched"));
    const bands = events.map(({ data }) => (data.matches as { participants: string }[]).map(({ participants }) => participants));
    // events may come in another order than they were made
    expect(bands.flat().sort()).toEqual(["1", "1", "1", "1", "2-4"]);
    expect(events.map(({ data }) => Object.keys(data).sort())).toEqual(Array(5).fill(["decision", "flow", "matches", "session_id"]));
  });

  test("no answer, no webhook and no row of the others names the two; no line of the log holds the value, nor any row of theirs", async () => {
    for (const by of outsiders) answers.push(await by.stats(), await by.query(signal));
    answers.push(await consumer.stats(), await consumer.query(signal), await consumer.signals(), await consumer.membership());
    answers.push(await call(`${service.url}/api/v1/audit-log`, { key: await service.token("admin", consumer.tenant.id) }));
    // refused values are not stored either
    const refused = own("refused");
    await one.contribute({ signal_type: "email", value: refused }, { signal_type: refused, value: refused });
    await one.query({ signal_type: "phone", value: refused });
    const names = [one, two].flatMap(({ tenant }) => [tenant.id, `Comercio ${tenant.id.slice(-12)}`]);
    const naming = (texts: readonly string[]): string[] => texts.filter((text) => names.some((name) => text.includes(name)));
    expect(answers.length).toBeGreaterThan(35);
    expect(naming(answers.map(({ text }) => text))).toEqual([]);
    expect(answers.filter(({ text }) => text.includes(value)).length).toBe(0);
    const sent = receiver.received.map(({ body, headers }) => body + JSON.stringify(headers));
    expect(naming(sent)).toEqual([]);
    expect(sent.filter((text) => text.includes(value))).toEqual([]);
    const rows = Object.values(await dump(service.database.query)).flat();
    const others = [consumer, ...outsiders].map(({ tenant }) => tenant.id);
    expect(naming(rows.filter((row) => others.some((id) => row.includes(id))))).toEqual([]);
    // rows of their own payments may name the value
    const shown = rows.filter((row) => names.some((name) => row.includes(name)) && !row.includes("session_id"));
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter((row) => row.includes(value) || row.includes(refused))).toEqual([]);
    const log = service.logged();
    expect(log.length).toBeGreaterThan(1000);
    expect([log.includes(value), log.includes(refused)]).toEqual([false, false]);
  });
});
