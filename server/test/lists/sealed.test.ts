// With encryption, list entries stand sealed in the database, and everything that reads, matches or changes them works as it does in clear text.
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { notifyExpiredEntries } from "../../src/controls/lists/expired-entries.ts";
import { MOST_SEARCHED } from "../../src/controls/lists/listing.ts";
import { destroyDataKeys, destroyUnused } from "../../src/platform/data-keys/destruction.ts";
import { addGeneration, reencrypt } from "../../src/platform/data-keys/encrypt-stored-rows.ts";
import { createSenderPool } from "../../src/platform/database/pool.ts";
import { call } from "../harness/client.ts";
import { testEncryption } from "../harness/encryption.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { type Caller, callerOf, newPayer, own } from "../outcomes/payer.ts";
import { exported, imported } from "./csv-of.ts";
import { type Lists, listsOf, pageOf, valuesOf } from "./lists-of.ts";

const { ring } = testEncryption;

let service: TestService;
beforeAll(async () => {
  service = await startService({ encryptRequests: true, logLevel: "warn", assessTimeoutMs: 10_000 });
});
afterAll(() => service.close());

interface World {
  readonly tenant: Tenant;
  readonly admin: string;
  readonly lists: Lists;
  readonly caller: Caller;
}

async function world(): Promise<World> {
  const tenant = await createTenant(service.database.url);
  const { value: key } = await tenant.key("secret", { permissions: ["assess", "assessments:read", "merchant:read", "fraud:report"] });
  const admin = await service.token("admin", tenant.id);
  return { tenant, admin, lists: listsOf(service.url, admin), caller: callerOf(service, key) };
}

/** Every entry of an organization as a copy of the table shows it. */
async function copyOf({ tenant }: World): Promise<string> {
  const rows = await service.database.query<{ row: string }>("SELECT e::text AS row FROM list_entries e WHERE organization_id = $1", [tenant.id]);
  return rows.map(({ row }) => row).join("\n");
}

/** Those of the texts that a copy shows, in clear text or in base64. */
const shownIn = (copy: string, texts: readonly string[]): string[] =>
  texts.filter((text) => copy.includes(text) || copy.includes(Buffer.from(text).toString("base64").replace(/=+$/, "")));

/** The value of the payer's card, however it is listed. */
interface Listed {
  readonly payer: ReturnType<typeof newPayer>;
  readonly effect: string;
}

const made: [string, (of: World) => Promise<Listed>][] = [
  [
    "by hand",
    async ({ lists }) => {
      const payer = newPayer();
      const { status } = await lists.block({ list_type: "card_hash", value: payer.payment_method.card.hash, reason: "Contracargo de Marta" });
      expect(status).toBe(201);
      return { payer, effect: "BLOCKLIST_BLOCK" };
    },
  ],
  [
    "by an import",
    async ({ admin }) => {
      const payer = newPayer();
      const result = await imported(
        service.url,
        admin,
        `list_type,value,severity,reason\ncard_hash,${payer.payment_method.card.hash},flag,Contracargo de Marta\n`,
      );
      expect(result).toMatchObject({ created: 1, failed: 0 });
      return { payer, effect: "BLOCKLIST_FLAG" };
    },
  ],
  [
    "by an outcome",
    async ({ caller }) => {
      const payer = newPayer();
      const { status, body } = await caller.outcome(await caller.session(payer), "fraud_confirmed");
      expect([status, body.feedback.blocklist_entries.map(({ value }: { value: string }) => value)]).toEqual([
        200,
        expect.arrayContaining([payer.payment_method.card.hash]),
      ]);
      return { payer, effect: "BLOCKLIST_BLOCK" };
    },
  ],
  [
    "by a fraud report",
    async ({ caller }) => {
      const payer = newPayer();
      const { status, body } = await caller.report({
        amount: 90,
        currency: "MXN",
        indicators: [{ list_type: "card_hash", value: payer.payment_method.card.hash }],
      });
      expect([status, body.blocklist_entries.map(({ value }: { value: string }) => value)]).toEqual([201, [payer.payment_method.card.hash]]);
      return { payer, effect: "BLOCKLIST_BLOCK" };
    },
  ],
];

describe.each(made)("an entry made %s", (_, make) => {
  let of: World;
  let listed: Listed;
  let hash: string;
  beforeAll(async () => {
    of = await world();
    listed = await make(of);
    hash = listed.payer.payment_method.card.hash;
  });

  test("stands in the table without its value and reason", async () => {
    const copy = await copyOf(of);
    const { payer, payment_method: method } = listed.payer;
    expect(copy).toContain("card_hash");
    expect(shownIn(copy, [method.card.hash, payer.email, payer.phone, payer.customer_id, "Marta", "Fraud was reported", "Fraud was confirmed"])).toEqual([]);
  });

  test("meets the next payment", async () => {
    expect((await of.caller.assess({ payment_method: listed.payer.payment_method })).body.signals).toContain(listed.effect);
    expect((await of.lists.check({ list_type: "card_hash", value: hash })).body.entries).toMatchObject([{ matches: true, entry: { value: hash } }]);
  });

  test("is listed, found by its value and a part of it, and exported", async () => {
    expect(valuesOf(await of.lists.blocklist())).toContain(hash);
    for (const search of [hash, hash.slice(2), hash.toUpperCase()]) {
      const answer = await of.lists.blocklist({ search });
      expect([search, valuesOf(answer), answer.body.data.total]).toEqual([search, [hash], 1]);
    }
    const file = await exported(service.url, of.admin);
    expect(file.text).toContain(`card_hash,${hash},`);
    expect((await exported(service.url, of.admin, { search: hash.slice(2) })).text.split("\n").filter((line) => line.includes("card_hash"))).toHaveLength(1);
  });

  test("is changed and removed", async () => {
    const [{ id } = { id: "" }] = pageOf(await of.lists.blocklist({ search: hash })).rows as unknown as { id: string }[];
    const changed = await of.lists.change({ id, severity: "review", reason: "Pide revisión" });
    expect(changed.body).toMatchObject({ value: hash, severity: "review", reason: "Pide revisión" });
    expect(shownIn(await copyOf(of), ["Pide revisión"])).toEqual([]);
    expect((await of.lists.blocklist({ search: "REVISIÓN" })).body.data.total).toBe(1);
    expect((await of.lists.unblock(id)).body).toMatchObject({ value: hash, reason: "Pide revisión" });
    expect((await of.lists.blocklist({ search: hash })).body.data).toMatchObject({ entries: [], total: 0 });
    expect((await of.caller.assess({ payment_method: listed.payer.payment_method })).body.signals).not.toContain("BLOCKLIST_REVIEW");
  });
});

test("an entry is stored once: by hand, in a file, and for another flow", async () => {
  const { lists, admin } = await world();
  const value = own("card");
  const first = await lists.block({ list_type: "card_hash", value, flow_scope: "payin" });
  const second = await lists.block({ list_type: "card_hash", value, flow_scope: "payin" });
  expect([first.status, second.status, second.body.error.code, second.body.error.details.existing_id]).toEqual([201, 409, "DUPLICATE", first.body.id]);
  expect(await imported(service.url, admin, `list_type,value,flow_scope\ncard_hash,${value},payin\ncard_hash,${value},payout\n`)).toMatchObject({
    created: 1,
    duplicates: 1,
  });
  const moved = await lists.change({ id: first.body.id, flow_scope: "payout" });
  expect([moved.status, moved.body.code]).toEqual([409, "DUPLICATE"]);
});

test("what an outcome lists again is one entry, with its longest expiry; a reversal releases it", async () => {
  const { caller, lists } = await world();
  const payer = newPayer();
  const [one, two] = [await caller.session(payer), await caller.session(payer)];
  const first = await caller.outcome(one, "fraud_confirmed");
  const again = await caller.outcome(two, "fraud_confirmed");
  const idsOf = ({ body }: typeof first): string[] => body.feedback.blocklist_entries.map(({ id }: { id: string }) => id).toSorted();
  expect(idsOf(again)).toEqual(idsOf(first));
  for (const session of [one, two]) await caller.outcome(session, "false_positive");
  expect((await caller.assess(payer)).body.signals).not.toContain("BLOCKLIST_BLOCK");
  expect(valuesOf(await lists.allowlist())).toContain(payer.payer.customer_id);
});

test("a range of addresses meets its addresses; the range alone is in clear text", async () => {
  const of = await world();
  await of.lists.block({ list_type: "ip_range", value: "189.203.113.0/24", reason: "Red de Julián" });
  expect((await of.caller.assess({ device: { ip_address: "189.203.113.9" } })).body.blocked_by).toBe("blocklist:ip_range");
  expect(shownIn(await copyOf(of), ["Julián"])).toEqual([]);
  expect((await of.lists.check({ list_type: "ip_address", value: "189.203.113.9" })).body.entries).toMatchObject([{ entry: { value: "189.203.113.0/24" } }]);
});

describe("expiry", () => {
  /** An entry that has ended, of an organization with a receiver; its id. */
  async function ended({ lists, admin }: World, value: string): Promise<string> {
    const endpoint = { url: "https://receiver.example/", events: ["blocklist.entry_expired"] };
    expect((await call(`${service.url}/api/v1/webhook-endpoints`, { key: admin, body: endpoint })).status).toBe(201);
    const { body } = await lists.block({ list_type: "card_hash", value, reason: "Marta", expires_at: new Date(Date.now() + 3_600_000).toISOString() });
    await service.database.query("UPDATE list_entries SET expires_at = now() - interval '1 second' WHERE id = $1", [body.id]);
    return body.id;
  }

  const eventOf = async ({ tenant }: World) => {
    const [event] = await service.database.query<{ body: string }>("SELECT body FROM events WHERE organization_id = $1 ORDER BY id DESC LIMIT 1", [tenant.id]);
    return JSON.parse(event?.body ?? "null");
  };

  test("is an event with the value in clear text; an entry whose key is missing holds up no other", async () => {
    const [readable, unreadable] = [await world(), await world()];
    const value = own("card");
    await ended(unreadable, own("card"));
    await ended(readable, value);
    await service.database.query("UPDATE data_keys SET key_id = 'gone' WHERE organization_id = $1", [unreadable.tenant.id]);
    const pool = createSenderPool(service.database.url);
    expect(await notifyExpiredEntries(pool, ring)).toBe(2);
    await pool.end();
    expect(await eventOf(readable)).toMatchObject({ type: "blocklist.entry_expired", data: { entry: { value, reason: "Marta" } } });
    expect(await eventOf(unreadable)).toMatchObject({ type: "blocklist.entry_expired", data: { entry: { value: "[unreadable]", reason: null } } });
  });
});

describe("keys", () => {
  let owner: pg.Client;
  beforeAll(async () => {
    owner = new pg.Client({ connectionString: service.database.url });
    await owner.connect();
  });
  afterAll(() => owner.end());

  test("entries in clear text work beside sealed ones; sealing them and a rekey keep all of them", async () => {
    const of = await world();
    const plain = await startService({ encryptRequests: false, logLevel: "warn", assessTimeoutMs: 10_000 }, service.database);
    const [clear, sealed] = [newPayer(), newPayer()];
    const entryOf = ({ payment_method: { card } }: typeof clear) => ({ list_type: "card_hash", value: card.hash, reason: "Marta" });
    expect((await listsOf(plain.url, of.admin).block(entryOf(clear))).status).toBe(201);
    expect((await of.lists.block(entryOf(sealed))).status).toBe(201);
    const values = [sealed, clear].map(({ payment_method: { card } }) => card.hash);

    const works = async (): Promise<void> => {
      for (const lists of [of.lists, listsOf(plain.url, of.admin)]) {
        expect(valuesOf(await lists.blocklist())).toEqual(values);
        expect(valuesOf(await lists.blocklist({ search: "marta" }))).toEqual(values);
        for (const one of [clear, sealed]) {
          expect((await lists.block(entryOf(one))).status).toBe(409);
          expect(valuesOf(await lists.blocklist({ search: one.payment_method.card.hash }))).toEqual([one.payment_method.card.hash]);
        }
      }
      for (const one of [clear, sealed]) expect((await of.caller.assess({ payment_method: one.payment_method })).body.blocked_by).toBe("blocklist:card_hash");
    };

    await works();
    expect(shownIn(await copyOf(of), values)).toEqual([values[1]]);
    expect(await reencrypt(owner, ring, of.tenant.id, () => undefined)).toBeGreaterThanOrEqual(2);
    expect(shownIn(await copyOf(of), [...values, "Marta"])).toEqual([]);
    await works();
    expect(await addGeneration(owner, ring, of.tenant.id)).toBe(2);
    await reencrypt(owner, ring, of.tenant.id, () => undefined);
    await owner.query("UPDATE data_keys SET created_at = now() - interval '1 hour' WHERE organization_id = $1", [of.tenant.id]);
    expect(await destroyUnused(owner, of.tenant.id)).toBe(0);
    await works();
    await plain.close();
  });

  test("after the data keys are destroyed, entries match payments as before, nobody reads them, and outcomes go on", async () => {
    const of = await world();
    const payer = newPayer();
    await of.caller.outcome(await of.caller.session(payer), "fraud_confirmed");
    const next = newPayer();
    const range = (await of.lists.block({ list_type: "ip_range", value: "189.203.114.0/24", severity: "flag" })).body.id;
    await destroyDataKeys(owner, of.tenant.id);
    expect((await of.caller.assess(payer)).body.signals).toContain("BLOCKLIST_BLOCK");
    expect(new Set(valuesOf(await of.lists.blocklist()))).toEqual(new Set(["[erased]"]));
    expect((await of.lists.change({ id: range, severity: "block" })).status).toBe(200);
    expect((await of.caller.assess({ device: { ip_address: "189.203.114.9" } })).body.blocked_by).toBe("blocklist:ip_range");
    const session = await of.caller.session({ ...next, payment_method: payer.payment_method });
    const { status, body } = await of.caller.outcome(session, "fraud_confirmed");
    expect([status, body.feedback_applied]).toEqual([200, true]);
    expect((await of.lists.block({ list_type: "card_hash", value: payer.payment_method.card.hash })).status).toBe(201);
    expect((await of.caller.assess(next)).body.signals).toContain("BLOCKLIST_BLOCK");
  });
});

test("a search of many sealed entries finds a whole value at once, and a part of one page by page", async () => {
  const { admin, lists } = await world();
  const lines = Array.from({ length: MOST_SEARCHED + 200 }, (_, index) => `customer_id,cus-${index}`);
  expect(await imported(service.url, admin, ["list_type,value", ...lines].join("\n"))).toMatchObject({ created: MOST_SEARCHED + 200 });
  const [oldest] = valuesOf(await lists.blocklist({ search: "cus-7" }));
  expect(oldest).toBe("cus-7");
  const first = await lists.blocklist({ search: "us-9", limit: "500" });
  expect([valuesOf(first).length > 50, first.body.data.next_cursor === null]).toEqual([true, false]);
  const last = await lists.blocklist({ search: "us-9", limit: "500", cursor: first.body.data.next_cursor });
  expect(last.body.data.next_cursor).toBeNull();
  const both = [...valuesOf(first), ...valuesOf(last)];
  expect(new Set(both).size).toBe(both.length);
  expect(both.length).toBe(lines.filter((line) => line.includes("us-9")).length);
});
