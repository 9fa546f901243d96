// Taking part: who gives may take, who leaves takes everything along, and it is the organization that decides.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordsOf } from "../audit/log.ts";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { newEmail, newParticipant, newShop, type Participant } from "./participants.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const email = () => ({ signal_type: "email", value: newEmail() });
const NO_MEMBER = { member: false, contribute: false, consume: false, member_since: null };
const changesOf = async ({ tenant }: Participant) =>
  (await recordsOf(service, tenant.id)).map(({ entry: { action, before, after } }) => ({ action, before, after }));

test("an organization is no member until it says so, and stays one since its first word", async () => {
  const own = await newParticipant(service, null);
  expect((await own.membership()).body).toEqual(NO_MEMBER);
  const joined = (await own.join({ contribute: true, consume: false })).body;
  expect(joined).toEqual({ member: true, contribute: true, consume: false, member_since: expect.any(String) });
  expect((await own.join({ contribute: true, consume: true })).body).toEqual({ ...joined, consume: true });
  expect((await own.membership()).body).toEqual({ ...joined, consume: true });
  expect((await own.join({ contribute: false, consume: false })).body).toEqual({ ...joined, contribute: false });
});

test("who takes has to give", async () => {
  const own = await newParticipant(service, null);
  const { status, body } = await own.join({ contribute: false, consume: true });
  expect([status, body.error.code, body.error.details.fields]).toEqual([
    400,
    "VALIDATION_ERROR",
    [{ path: "consume", message: expect.stringContaining("contribute") }],
  ]);
  expect((await own.membership()).body).toEqual(NO_MEMBER);
});

test("however many signals it has, an organization can leave", async () => {
  const own = await newParticipant(service);
  await service.database.query(
    `INSERT INTO network_signals (organization_id, id, signal_hash, key_version, signal_type, category, confidence, occurred_at, expires_at, cause)
     SELECT $1, gen_random_uuid(), sha256(number::text::bytea), 'k1', 'email', 'fraud', 1, now(), now() + interval '1 day', gen_random_uuid() FROM generate_series(1, 25000) number`,
    [own.tenant.id],
  );
  expect((await own.leave()).body).toEqual({ ...NO_MEMBER, withdrawn: 25_000 });
});

test("who leaves takes its signals along, and can come back with none", async () => {
  const own = await newParticipant(service);
  await own.contribute(email(), email());
  expect((await own.leave()).body).toEqual({ ...NO_MEMBER, withdrawn: 2 });
  expect((await own.leave()).body).toEqual({ ...NO_MEMBER, withdrawn: 0 });
  await own.join();
  expect((await own.signals()).body).toEqual({ data: [], next_cursor: null });
});

test("each change is in the audit log, what changes nothing is not", async () => {
  const own = await newParticipant(service, null);
  const [giving, both] = [
    { contribute: true, consume: false },
    { contribute: true, consume: true },
  ];
  for (const choice of [giving, giving, both, both]) await own.join(choice);
  await own.contribute(email());
  await own.leave();
  await own.leave();
  const member = { member: true, member_since: expect.any(String) };
  expect(await changesOf(own)).toEqual([
    { action: "network.joined", before: { network: NO_MEMBER }, after: { network: { ...member, ...giving } } },
    { action: "network.membership_changed", before: { network: { ...member, ...giving } }, after: { network: { ...member, ...both } } },
    { action: "network.signals_contributed", before: null, after: { network: { contributed: { accepted: 1, duplicates: 0, rejected: 0 } } } },
    { action: "network.left", before: { network: { ...member, ...both } }, after: { network: { ...NO_MEMBER, withdrawn: 1 } } },
  ]);
});

describe("without the membership that it needs", () => {
  test.each<[string, object | null, (own: Participant) => Promise<{ status: number; body: { error: { code: string; details: object } } }>, string]>([
    ["a contribution of no member", null, (own) => own.contribute(email()), "contribute"],
    ["a contribution during a pause", { contribute: false, consume: false }, (own) => own.contribute(email()), "contribute"],
    ["a query of no member", null, (own) => own.query(email()), "consume"],
    ["a query of a member that only contributes", { contribute: true, consume: false }, (own) => own.query(email()), "consume"],
  ])("%s", async (_, choice, act, needs) => {
    const { status, body } = await act(await newParticipant(service, choice));
    expect([status, body.error.code, body.error.details]).toEqual([403, "NETWORK_MEMBERSHIP_REQUIRED", { needs }]);
  });
});

describe("a key of one submerchant", () => {
  test("does not join for its provider, and contributes and queries if the provider is a member", async () => {
    const psp = await newParticipant(service, undefined, { segment: "psp" });
    const shop = await newShop(service, psp);
    for (const refused of [await shop.join({ contribute: true, consume: false }), await shop.leave()])
      expect([refused.status, refused.body.error.code]).toEqual([403, "FORBIDDEN"]);
    expect((await shop.membership()).body).toEqual((await psp.membership()).body);
    expect([(await shop.contribute(email())).status, (await shop.query(email())).status]).toEqual([201, 200]);
  });

  test("sees its own signals, not its provider's and not its neighbour's; the provider sees all", async () => {
    const psp = await newParticipant(service, undefined, { segment: "psp" });
    const [shop, neighbour] = [await newShop(service, psp), await newShop(service, psp)];
    const value = newEmail();
    for (const by of [psp, shop, neighbour]) expect((await by.contribute({ signal_type: "email", value })).body.accepted).toBe(1);
    await neighbour.contribute(email());
    const counts = async (by: Participant | typeof shop) => [(await by.signals()).body.data.length, (await by.stats()).body.contributed_active_signals];
    expect(await Promise.all([psp, shop, neighbour].map(counts))).toEqual([
      [4, 4],
      [1, 1],
      [2, 2],
    ]);
  });

  test("does not learn whether its provider or another submerchant reports a value", async () => {
    const psp = await newParticipant(service, undefined, { segment: "psp" });
    const [shop, neighbour] = [await newShop(service, psp), await newShop(service, psp)];
    const signal = email();
    await Promise.all([psp.contribute(signal), neighbour.contribute(signal)]);
    expect((await shop.query(signal)).body.data).toEqual([{ participants: null, last_seen_month: null, categories: [], own: false }]);
    expect((await psp.query(signal)).body.data[0].own).toBe(true);
  });
});

describe("the stats", () => {
  test("counts active signals, own ones exactly", async () => {
    const [one, two] = [await newParticipant(service), await newParticipant(service)];
    await two.contribute(...Array.from({ length: 100 }, email));
    const before = (await one.stats()).body.network_active_signals;
    await two.contribute(...Array.from({ length: 200 }, email));
    await one.contribute(email(), email());
    const { body } = await one.stats();
    expect(body).toEqual({
      membership: (await one.membership()).body,
      contributed_active_signals: 2,
      network_active_signals: before + 202,
      contribute_endpoint: "POST /api/v1/network/intelligence",
      consume_note: "Decisions take signals of other participants into account.",
    });
    await two.leave();
    await one.join({ contribute: false, consume: false });
    expect((await one.stats()).body).toMatchObject({ contributed_active_signals: 0, network_active_signals: before - 100 });
  });

  test("explain to a caller that does not consume how to join", async () => {
    const own = await newParticipant(service, null);
    expect((await own.stats()).body).toMatchObject({ membership: NO_MEMBER, consume_note: expect.stringContaining("PUT /api/v1/network/membership") });
  });
});

describe("the size of the network", () => {
  const growth = async (by: Pick<Participant, "stats" | "contribute">, values: readonly { signal_type: string; value: string }[]): Promise<number> => {
    const before = (await by.stats()).body.network_active_signals;
    await by.contribute(...values);
    return (await by.stats()).body.network_active_signals - before;
  };
  const hundred = () => Array.from({ length: 100 }, email);

  test("does not reveal whether others report a value: known values increase it like new ones", async () => {
    const [knows, guesses] = [await newParticipant(service), await newParticipant(service)];
    const known = hundred();
    await knows.contribute(...known);
    expect(await growth(guesses, known)).toBe(await growth(guesses, hundred()));
  });

  test("does not reveal to a submerchant what another one reports", async () => {
    const psp = await newParticipant(service, undefined, { segment: "psp" });
    const [shop, neighbour] = [await newShop(service, psp), await newShop(service, psp)];
    const known = hundred();
    await neighbour.contribute(...known);
    expect(await growth(shop, known)).toBe(await growth(shop, hundred()));
  });

  test("is the exact total once three members have signals, and rounded while one other member's number would show", async () => {
    const alone = await startService({ logLevel: "error" });
    try {
      const [one, two, three, outsider] = [
        await newParticipant(alone),
        await newParticipant(alone),
        await newParticipant(alone),
        await newParticipant(alone, null),
      ];
      const seen = async () => Promise.all([one, two, outsider].map(async (by) => (await by.stats()).body.network_active_signals));
      await one.contribute(email(), email(), email());
      expect(await seen()).toEqual([3, 0, 0]);
      await two.contribute(...hundred(), ...Array.from({ length: 34 }, email));
      expect(await seen()).toEqual([130, 134, 130]);
      await three.contribute(email());
      expect(await seen()).toEqual([138, 138, 138]);
      await one.contribute(email());
      expect(await seen()).toEqual([139, 139, 139]);
      await three.leave();
      expect(await seen()).toEqual([130, 134, 130]);
    } finally {
      await alone.close();
    }
  });
});

describe("own signals", () => {
  test("are listed newest first, page by page, by type and by whether they count; a value is in none", async () => {
    const own = await newParticipant(service);
    const values = Array.from({ length: 5 }, newEmail);
    for (const value of values) await own.contribute({ signal_type: "email", value, description: `Nota ${values.indexOf(value)}` });
    await own.contribute({ signal_type: "card_hash", value: "tok_listed", category: "chargeback", confidence: 0.9 });
    const all = (await own.signals()).body.data;
    expect(all.map(({ signal_type, description }: { signal_type: string; description: string | null }) => [signal_type, description])).toEqual([
      ["card_hash", null],
      ...[4, 3, 2, 1, 0].map((index) => ["email", `Nota ${index}`]),
    ]);
    expect(all[0]).toMatchObject({ category: "chargeback", confidence: 0.9, caused_by: null });
    expect(Object.keys(all[0]).sort()).toEqual([
      "category",
      "caused_by",
      "confidence",
      "created_at",
      "description",
      "expires_at",
      "id",
      "occurred_at",
      "signal_type",
    ]);
    const walked: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { body } = await own.signals({ limit: "2", ...(cursor === undefined ? {} : { cursor }) });
      walked.push(...body.data.map(({ id }: { id: string }) => id));
      cursor = body.next_cursor;
    }
    expect(walked).toEqual(all.map(({ id }: { id: string }) => id));
    await service.database.query("UPDATE network_signals SET expires_at = now() WHERE id = ANY($1)", [walked.slice(0, 2)]);
    const ids = async (query: Record<string, string>) => (await own.signals(query)).body.data.map(({ id }: { id: string }) => id);
    expect(await ids({ state: "ended" })).toEqual(walked.slice(0, 2));
    expect(await ids({ state: "active" })).toEqual(walked.slice(2));
    expect(await ids({ signal_type: "card_hash" })).toEqual(walked.slice(0, 1));
    expect(await ids({ signal_type: "email", state: "ended" })).toEqual(walked.slice(1, 2));
  });

  test("are for the organization's people as well", async () => {
    const own = await newParticipant(service);
    await own.contribute(email());
    const viewer = await service.token("viewer", own.tenant.id);
    expect((await call(`${service.url}/api/v1/network/signals`, { key: viewer })).body.data).toHaveLength(1);
    expect((await call(`${service.url}/api/v1/network/membership`, { key: viewer, method: "DELETE" })).status).toBe(403);
  });
});
