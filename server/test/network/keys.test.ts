// Key rotation: a signal under the old key is found until it expires, and moves to the new key when it is contributed again.

import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createNetworkHashes, digestOf } from "../../src/controls/network/hashes.ts";
import type { NetworkKey } from "../../src/platform/keyrings/network-keys.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { startService, type TestService } from "../harness/service.ts";
import { newEmail, newParticipant, type Participant, paidBy, participating, signalsFor } from "./participants.ts";

const key = (id: string, byte: number): NetworkKey => ({ id, key: Buffer.alloc(32, byte) });
const [OLD, NEW] = [key("2026", 1), key("2027", 2)];

let database: TestDatabase;
let before: TestService;
let after: TestService;
let late: TestService;
let one: Participant;
let two: Participant;
let consumer: Participant;
beforeAll(async () => {
  database = await createDatabase();
  before = await startService({ networkKeys: [OLD] }, database);
  after = await startService({ networkKeys: [NEW, OLD] }, database);
  late = await startService({ networkKeys: [NEW] }, database);
  [one, two, consumer] = [await newParticipant(before), await newParticipant(before), await newParticipant(before)];
});
afterAll(async () => {
  await Promise.all([before.close(), after.close(), late.close()]);
  await database.close();
});

/** The same organization at a service with other keys. */
async function at(service: TestService, { tenant }: Participant) {
  const made = await tenant.key("secret", { permissions: ["assess", "network:contribute", "network:signals:read"] });
  return participating(service, made.value);
}
const email = (value: string) => ({ signal_type: "email", value });
const versions = async (value: string): Promise<string[]> => {
  const found = createNetworkHashes([NEW, OLD]).all("email", digestOf(value));
  const rows = await database.query<{ key_version: string }>("SELECT key_version FROM network_signals WHERE signal_hash = ANY($1) ORDER BY 1", [found]);
  return rows.map(({ key_version }) => key_version);
};

test("the stored hash is the HMAC-SHA256 of the type and the SHA-256 of the value", () => {
  const { version, hash } = createNetworkHashes([NEW, OLD]).newest("email", digestOf("maria@correo.mx"));
  expect([version, hash]).toEqual([
    "2027",
    createHmac("sha256", NEW.key)
      .update(`email:${digestOf("maria@correo.mx")}`)
      .digest(),
  ]);
});

test("signals under the old key are found beside those under the new one, and one organization under both is one", async () => {
  const value = newEmail();
  await one.contribute(email(value));
  expect(await signalsFor(await at(after, consumer), paidBy(value))).toEqual(["NETWORK_SUSPECTED"]);
  await (await at(after, two)).contribute(email(value));
  expect(await versions(value)).toEqual(["2026", "2027"]);
  expect(await signalsFor(await at(after, consumer), paidBy(value))).toEqual(["NETWORK_CONFIRMED"]);
  expect((await (await at(after, consumer)).query(email(value))).body.data[0]).toMatchObject({ participants: "2-4", categories: ["fraud"] });
  // a process that does not know the new key yet stores signals under the old one
  await two.contribute(email(value));
  expect(await versions(value)).toEqual(["2026", "2026", "2027"]);
  expect((await (await at(after, consumer)).query(email(value))).body.data[0].participants).toBe("2-4");
  const [signals] = await Promise.all([signalsFor(await at(after, one), paidBy(value))]);
  expect(signals).toEqual(["NETWORK_SUSPECTED"]);
});

test("a repeated signal is a duplicate, and from then on stored under the new key only", async () => {
  const value = newEmail();
  await one.contribute(email(value));
  const there = await at(after, one);
  expect((await there.contribute(email(value))).body).toEqual({ accepted: 0, duplicates: 1, rejected: [] });
  expect(await versions(value)).toEqual(["2027"]);
  expect(await signalsFor(await at(late, consumer), paidBy(value))).toEqual(["NETWORK_SUSPECTED"]);
});

test("a signal under both keys becomes one when it is repeated", async () => {
  const value = newEmail();
  const there = await at(after, one);
  await there.contribute(email(value));
  // a process that does not know the new key yet
  await one.contribute({ ...email(value), description: "Pedido 7", expires_at: new Date(Date.now() + 300 * 86_400_000).toISOString() });
  expect(await versions(value)).toEqual(["2026", "2027"]);
  const counted = async () => (await there.stats()).body.contributed_active_signals;
  const both = await counted();
  expect((await there.contribute(email(value))).body).toEqual({ accepted: 0, duplicates: 1, rejected: [] });
  expect([await versions(value), await counted()]).toEqual([["2027"], both - 1]);
  // no signal stored under the old key is lost
  const [stored] = (await there.signals({ limit: "1" })).body.data;
  expect(stored.description).toBe("Pedido 7");
  expect(Date.parse(stored.expires_at) - Date.now()).toBeGreaterThan(299 * 86_400_000);
});

test("without the old key, signals stored under it do not match", async () => {
  const value = newEmail();
  await one.contribute(email(value));
  expect(await signalsFor(await at(late, consumer), paidBy(value))).toEqual([]);
});
