// Texts of people are stored as requests are: sealed where those are, with every key that is not destroyed, and for their table alone.
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { verifyLog } from "../../src/accounts/audit/verifier.ts";
import { destroyDataKeys, destroyUnused } from "../../src/platform/data-keys/destruction.ts";
import { addGeneration, reencrypt } from "../../src/platform/data-keys/encrypt-stored-rows.ts";
import { textsOn } from "../../src/platform/data-keys/sealed-texts.ts";
import { call } from "../harness/client.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { keyOf } from "../secrets/keys.ts";

const RING = [keyOf("ring", 2)];
const NAME = "Ximena Paz";
const nothing = (): void => undefined;

let database: TestDatabase;
let owner: pg.Client;
let plain: TestService;
let sealing: TestService;
let tenant: Tenant;
let admin: string;
beforeAll(async () => {
  database = await createDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  const start = (encryptRequests: boolean) => startService({ secretsKeys: RING, encryptRequests }, database);
  [plain, sealing] = await Promise.all([start(false), start(true)]);
});
afterAll(async () => {
  await Promise.all([plain.close(), sealing.close()]);
  await owner.end();
  await database.close();
});
beforeEach(async () => {
  tenant = await createTenant(database.url);
  admin = await sealing.token("admin", tenant.id);
});

const api = ({ url }: TestService, path: string, body?: object) => call(`${url}/api/v1/${path}`, { key: admin, ...(body === undefined ? {} : { body }) });
const CASE = { incident_date: "2026-03-01", incident_type: "robo_identidad", amount: 10, currency: "MXN", jurisdiction: "MX" };
const names = async (): Promise<string[]> => (await api(sealing, "cases")).body.data.map((one: { victim_name: string }) => one.victim_name);
const stored = async () =>
  (await database.query<{ victim_name: string }>("SELECT victim_name FROM cases WHERE organization_id = $1 ORDER BY id", [tenant.id])).map(
    ({ victim_name: name }) => name,
  );
async function open(service: TestService): Promise<string> {
  const { status, body } = await api(service, "cases", { ...CASE, victim_name: NAME });
  expect([status, body.victim_name]).toEqual([201, NAME]);
  return body.id;
}

test("clear and sealed ones stand beside each other; what is in clear text is sealed with the newest key, and an older key goes only when no text needs it", async () => {
  for (const service of [plain, sealing]) await open(service);
  expect((await stored()).map((name) => name.includes(NAME))).toEqual([true, false]);
  expect(await names()).toEqual([NAME, NAME]);
  await reencrypt(owner, RING, tenant.id, nothing);
  expect(await addGeneration(owner, RING, tenant.id)).toBe(2);
  await owner.query("UPDATE data_keys SET created_at = now() - interval '1 hour' WHERE organization_id = $1", [tenant.id]);
  expect(await destroyUnused(owner, tenant.id)).toBe(1);
  await reencrypt(owner, RING, tenant.id, nothing);
  expect(await destroyUnused(owner, tenant.id)).toBe(0);
  expect((await stored()).every((name) => name.startsWith("\u0001t2."))).toBe(true);
  expect(await names()).toEqual([NAME, NAME]);
  expect(await verifyLog(owner, tenant.id, [], RING)).toMatchObject({ findings: [], erased: 0, unread: 0 });
  // a second run finds nothing to do
  expect(await reencrypt(owner, RING, tenant.id, nothing)).toBe(0);
});

test("cases are found by the words of sealed texts and comments", async () => {
  const id = await open(sealing);
  await api(sealing, `cases/${id}/comments`, { text: "El banco confirmó el BLOQUEO" });
  for (const words of ["ximena", '"ximena paz"', "confirmo bloqueo", "nadie or paz"])
    expect([words, (await api(sealing, `cases?search=${encodeURIComponent(words)}`)).body.data.map((one: { id: string }) => one.id)]).toEqual([words, [id]]);
  for (const words of ["paz ximena -banco nadie", "-ximena", '"paz ximena"'])
    expect((await api(sealing, `cases?search=${encodeURIComponent(words)}`)).body.data).toEqual([]);
});

test("a text that begins like a sealed one is what was stored, whether it is sealed or not", async () => {
  const query = async (text: string, values: readonly unknown[]) => (await owner.query(text, [...values])).rows;
  for (const encrypts of [false, true]) {
    const { seal, open: opened } = textsOn(query, RING, encrypts)(tenant.id);
    for (const text of ["\u0001t1.AAAA", "\u0001", "\u0001\u0001x", ""]) expect(await opened("cases", { text: await seal("cases", text) })).toEqual({ text });
  }
});

test("a text that was copied from another table is refused, and a text whose key is missing is read again with the key", async () => {
  const id = await open(sealing);
  await api(sealing, `cases/${id}/comments`, { text: "una nota" });
  await owner.query("UPDATE cases SET description = (SELECT text FROM case_comments WHERE organization_id = $1) WHERE organization_id = $1", [tenant.id]);
  expect((await api(sealing, `cases/${id}`)).status).toBe(503);
  await owner.query("UPDATE cases SET description = NULL WHERE organization_id = $1", [tenant.id]);
  await owner.query("UPDATE data_keys SET key_id = 'lost' WHERE organization_id = $1", [tenant.id]);
  expect((await api(sealing, `cases/${id}`)).body.error.code).toBe("REQUEST_UNREADABLE");
  await owner.query("UPDATE data_keys SET key_id = 'ring' WHERE organization_id = $1", [tenant.id]);
  expect((await api(sealing, `cases/${id}`)).body.victim_name).toBe(NAME);
});

test("without its key each says that it is erased, and everything is still listed", async () => {
  const id = await open(sealing);
  await api(sealing, `cases/${id}/comments`, { text: "una nota" });
  await api(sealing, "saved-views", { name: "mine", filters: { decision: "review" } });
  await api(sealing, "blocklists", { list_type: "email", value: "x@correo.example" });
  await destroyDataKeys(owner, tenant.id);
  expect(await names()).toEqual(["[erased]"]);
  expect((await api(sealing, `cases/${id}/comments`)).body.data).toMatchObject([{ text: "[erased]" }]);
  expect((await api(sealing, "saved-views")).body.data).toMatchObject([{ name: "[erased]", filters: {} }]);
  expect((await api(sealing, "blocklists")).body.data.entries).toMatchObject([{ value: "[erased]" }]);
  expect((await api(sealing, "audit-log?resource_type=case")).body.data.at(-1)).toMatchObject({ action: "case.created", before: null, after: null });
  const { findings, erased } = await verifyLog(owner, tenant.id, [], RING);
  expect([findings, erased > 0]).toEqual([[], true]);
});
