// secrets.key beside a database with sealed secrets: without the right key a sandbox does not start, and no new key is made over the loss.
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ConfigError } from "../../src/platform/errors/config-error.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { assertSandboxSecretsKey, sandboxSecretsKeys } from "../../src/platform/keyrings/sandbox-secrets-key.ts";
import { seal } from "../../src/platform/keyrings/seal.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { createTenant } from "../harness/tenant.ts";

let database: TestDatabase;
let organizationId: string;
beforeAll(async () => {
  database = await createDatabase();
  organizationId = (await createTenant(database.url)).id;
});
afterAll(() => database.close());

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "fraud-risk-key-"));
  return async () => {
    rmSync(dataDir, { recursive: true });
    await database.query("DELETE FROM secrets");
  };
});

const file = (): string => join(dataDir, "secrets.key");
const check = (): Promise<void> => assertSandboxSecretsKey({ dataDir, secretsKeys: undefined, stage: "sandbox" }, database.url);

/** Seals a secret under the key of the folder, as a webhook endpoint's is. */
async function sealOne(): Promise<void> {
  const place = { organizationId, id: newId(), purpose: "webhook", ownerId: newId() };
  const { keyId, sealed } = seal(sandboxSecretsKeys(dataDir), place, "whsec_x");
  const values = [organizationId, place.id, place.purpose, place.ownerId, keyId, sealed];
  await database.query("INSERT INTO secrets (organization_id, id, purpose, owner_id, key_id, sealed) VALUES ($1, $2, $3, $4, $5, $6)", values);
}

test("a first start needs no key yet, and one with its key starts", async () => {
  await check();
  expect(existsSync(file())).toBe(false);
  await sealOne();
  await check();
});

test("a missing key is refused with what to restore, and none is made; put back, it starts", async () => {
  await sealOne();
  renameSync(file(), `${file()}.away`);
  await expect(check()).rejects.toThrow(ConfigError);
  await expect(check()).rejects.toThrow(/secrets\.key is missing, but the database contains secrets.*Restore the file.*To start over on purpose/);
  expect(existsSync(file())).toBe(false);
  renameSync(`${file()}.away`, file());
  await check();
});

test("another key is refused, and stays", async () => {
  await sealOne();
  const other = `sandbox:${Buffer.alloc(32, 9).toString("base64")}\n`;
  writeFileSync(file(), other);
  await expect(check()).rejects.toThrow(/secrets\.key does not contain the key of the secrets in the database/);
  expect(readFileSync(file(), "utf8")).toBe(other);
});

test.each(["", "sandbox:", "\0\0"])("a damaged key (%j) is refused with what to restore, and stays", async (damaged) => {
  await sealOne();
  writeFileSync(file(), damaged);
  await expect(check()).rejects.toThrow(/secrets\.key is damaged.*Restore it from a copy/);
  expect(readFileSync(file(), "utf8")).toBe(damaged);
});

test("one secret that was damaged by itself stops nothing", async () => {
  await sealOne();
  await sealOne();
  await database.query("UPDATE secrets SET sealed = decode(repeat('00', 40), 'hex') WHERE id = (SELECT id FROM secrets ORDER BY id DESC LIMIT 1)");
  await check();
});
