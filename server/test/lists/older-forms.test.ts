// Entries made by an earlier version, which normalised their values otherwise, match what they match today.

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashEntries } from "../../src/controls/lists/rehash.ts";
import type { EnteredEntry } from "../../src/controls/lists/store.ts";
import { textsOn } from "../../src/platform/data-keys/sealed-texts.ts";
import { readConfig } from "../../src/platform/environment/config.ts";
import { secretsKeysOf } from "../../src/platform/keyrings/configured-secrets-keys.ts";
import type { ListType } from "../../src/values/identifiers/identifier-kind.ts";
import { call, payin } from "../harness/client.ts";
import { testEncryption } from "../harness/encryption.ts";
import { identifierHash } from "../harness/identifiers.ts";
import { SECRETS_KEYS } from "../harness/secrets.ts";
import { startService, type TestService } from "../harness/service.ts";
import { storeEntry } from "./store-entry.ts";
import { countedTotals, storedTotals } from "./totals-of.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const MIGRATION = new URL("../../src/schema/migrations/0016_list_entries_normalised_again.sql", import.meta.url);

let stored = 0;

/** Stores an entry as a version before did: under its old form. */
async function storedBefore(listType: ListType, value: string, more: Partial<Pick<EnteredEntry, "severity" | "expiresAt" | "isActive">> = {}): Promise<string> {
  stored += 1;
  await storeEntry(service.database, service.tenant.id, {
    listType,
    value: listType === "phone" ? `+5255482190${10 + stored}` : `x${stored}@correo.mx`,
    ...more,
  });
  const [entered] = await service.database.query<{ id: string }>("SELECT id FROM list_entries ORDER BY id DESC LIMIT 1");
  await service.database.query("UPDATE list_entries SET value = $2, match_key = $3 WHERE id = $1", [entered?.id, value, identifierHash(listType, value)]);
  return entered?.id ?? "";
}

/** Upgrades the entries: the statement of the migration, and the start of a process. */
async function upgrade(): Promise<number> {
  await service.database.query(readFileSync(MIGRATION, "utf8"));
  return hashEntries(service.database.url, secretsKeysOf(readConfig({ SECRETS_KEYS })));
}

const assess = async (payer: object) => (await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin({ payer }) })).body;
const entry = async (id: string) => (await service.database.query("SELECT value, severity, expires_at, is_active FROM list_entries WHERE id = $1", [id]))[0];

test("an address or number blocked by an earlier version is blocked in every spelling", async () => {
  const before: [ListType, string, object[]][] = [
    ["email", "vieja@proton.me", [{ email: "vieja@proton.me" }, { email: "vieja@pm.me" }, { email: "vi.eja@protonmail.com" }]],
    ["email", "vieja@mac.com", [{ email: "vieja@icloud.com" }, { email: "vieja@mac.com" }]],
    ["email", "x@vieja.fastmail.com", [{ email: "y@vieja.fastmail.com" }, { email: "vieja@fastmail.com" }]],
    ["email", "vieja-tienda@yahoo.com.mx", [{ email: "vieja@yahoo.com.mx" }]],
    ["email", "vieja@correo.mx", [{ email: "vieja@correo.mx" }]],
    ["phone", "+551187654329", [{ phone: "+5511987654329" }, { phone: "(11) 8765-4329", country: "BR" }]],
    ["phone", "+5712345679", [{ phone: "+576012345679" }]],
    ["phone", "+525548219034", [{ phone: "044 55 4821 9034", country: "MX" }]],
  ];
  const ids: string[] = [];
  for (const [type, value] of before) ids.push(await storedBefore(type, value));
  // those whose form is the same keep their key
  expect(await upgrade()).toBe(6);
  for (const [type, , payers] of before) for (const payer of payers) expect([payer, (await assess(payer)).blocked_by]).toEqual([payer, `blocklist:${type}`]);
  expect(await entry(ids[0] ?? "")).toMatchObject({ value: "vieja@protonmail.com" });
  // normalising again changes nothing
  expect(await upgrade()).toBe(2);
});

test("two entries that are one value today act as the stricter one", async () => {
  const [lenient, strict] = [
    await storedBefore("email", "dos@protonmail.com", { severity: "flag", expiresAt: new Date("2031-01-01") }),
    await storedBefore("email", "dos@pm.me"),
  ];
  await upgrade();
  expect((await assess({ email: "dos@proton.me" })).blocked_by).toBe("blocklist:email");
  expect([await entry(lenient), await entry(strict)]).toMatchObject([
    { value: "dos@protonmail.com", severity: "block", expires_at: null },
    { value: "dos@pm.me", severity: "block" },
  ]);
});

test("an entry without an effect gives none to the other", async () => {
  const [lenient] = [await storedBefore("email", "tres@protonmail.com", { severity: "flag" }), await storedBefore("email", "tres@pm.me", { isActive: false })];
  await upgrade();
  expect((await assess({ email: "tres@pm.me" })).signals).toContain("BLOCKLIST_FLAG");
  expect(await entry(lenient)).toMatchObject({ severity: "flag", is_active: true });
});

test("sealed entries are normalised again as well, and stay sealed", async () => {
  const texts = textsOn((text, values) => service.database.query(text, [...values]) as never, testEncryption.ring, true)(service.tenant.id);
  const [old, same] = [await storedBefore("email", "sellada@pm.me"), await storedBefore("email", "igual@protonmail.com")];
  for (const [id, value] of [
    [old, "sellada@pm.me"],
    [same, "igual@protonmail.com"],
  ] as const)
    await service.database.query("UPDATE list_entries SET value = $2, match_key = NULL WHERE id = $1", [id, await texts.seal("list_entries", value)]);
  expect(await hashEntries(service.database.url, testEncryption.ring)).toBe(2);
  expect((await assess({ email: "sellada@proton.me" })).blocked_by).toBe("blocklist:email");
  expect((await assess({ email: "igual@pm.me" })).blocked_by).toBe("blocklist:email");
  const rows = await service.database.query("SELECT value FROM list_entries WHERE id = ANY($1) ORDER BY id", [[old, same]]);
  expect(rows.map(({ value }) => value)).not.toContain("sellada@protonmail.com");
  expect(await texts.open("list_entries", rows)).toEqual([{ value: "sellada@protonmail.com" }, { value: "igual@protonmail.com" }]);
});

test("a value that was listed twice is listed once, with the effect of both, and is counted once", async () => {
  const stricter = await storedBefore("email", "doble@protonmail.com");
  const lenient = await storedBefore("email", "doble-2@protonmail.com", { severity: "flag" });
  // as a process of the version before stores it while the keys of the others are removed
  await service.database.query("UPDATE list_entries SET value = 'doble@protonmail.com', match_key = NULL WHERE id = $1", [stricter]);
  await service.database.query("UPDATE list_entries SET value = 'doble@protonmail.com', match_key = $2 WHERE id = $1", [
    lenient,
    identifierHash("email", "doble@protonmail.com"),
  ]);
  expect(await hashEntries(service.database.url, testEncryption.ring)).toBe(1);
  expect(await entry(stricter)).toBeUndefined();
  expect(await entry(lenient)).toMatchObject({ severity: "block" });
  expect(await storedTotals(service.database)).toEqual(await countedTotals(service.database));
});

test("an entry whose value cannot be opened waits for its key, and the start goes on", async () => {
  const [waiting, hashed] = [await storedBefore("email", "espera@pm.me"), await storedBefore("email", "sigue@pm.me")];
  await service.database.query("UPDATE list_entries SET value = E'\\x01t9.AAAA', match_key = NULL WHERE id = $1", [waiting]);
  await service.database.query("UPDATE list_entries SET match_key = NULL WHERE id = $1", [hashed]);
  expect(await hashEntries(service.database.url, testEncryption.ring)).toBe(2);
  expect((await assess({ email: "sigue@proton.me" })).blocked_by).toBe("blocklist:email");
  expect(await service.database.query("SELECT match_key FROM list_entries WHERE id = $1", [waiting])).toEqual([{ match_key: null }]);
});
