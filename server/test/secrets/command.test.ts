// `npm run secrets:rotate` as a process.
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { fatalIn } from "../harness/process.ts";
import { asText, keyOf } from "./keys.ts";
import { newSecrets, rowsOf, textsOf } from "./many.ts";

const OLD = keyOf("old", 2);
const NEW = keyOf("new", 1);

let database: TestDatabase;
let owner: pg.Client;
let folder: string;
beforeEach(async () => {
  database = await createDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  folder = mkdtempSync(join(tmpdir(), "fraud-risk-rotate-"));
});
afterEach(async () => {
  await owner.end();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

function rotate(environment: Record<string, string>): Promise<{ code: number | string; output: string; errors: string }> {
  const script = fileURLToPath(new URL("../../src/commands/rotate-secrets.ts", import.meta.url));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, STAGE: "sandbox", DATABASE_URL: database.url, DATA_DIR: folder, ...environment };
  return new Promise((resolve) =>
    execFile(process.execPath, [script], { env }, (error, output, errors) => resolve({ code: error?.code ?? 0, output, errors: fatalIn(errors) || errors })),
  );
}

test("it says how far it has come, and a second run that there is nothing left", async () => {
  await newSecrets(owner, 600, OLD);
  const keys = `${asText(NEW)},${asText(OLD)}`;
  expect(await rotate({ SECRETS_KEYS: keys })).toEqual({
    code: 0,
    output: "500 secrets sealed under new\n600 secrets sealed under new\ndone: 600 secrets\n",
    errors: "",
  });
  expect(textsOf(await rowsOf(owner), [NEW])).toHaveLength(600);
  expect(await rotate({ SECRETS_KEYS: asText(NEW) })).toEqual({ code: 0, output: "every secret is sealed under new already\n", errors: "" });
});

test("a secret that does not open ends it with exit code 1, one line that says which, and no key", async () => {
  await newSecrets(owner, 3, OLD);
  const [row] = await rowsOf(owner);
  await owner.query("UPDATE secrets SET owner_id = id WHERE id = $1", [row?.id]);
  const { code, output, errors } = await rotate({ SECRETS_KEYS: `${asText(NEW)},${asText(OLD)}` });
  expect([code, output, errors]).toEqual([1, "", `The secret ${row?.id} does not open: it was changed, or moved from another row.`]);
});

test("a key that is missing ends it with exit code 1 and the key's id", async () => {
  await newSecrets(owner, 1, OLD);
  expect(await rotate({ SECRETS_KEYS: asText(NEW) })).toEqual({
    code: 1,
    output: "",
    errors: "SECRETS_KEYS does not contain the key old; add it after the first.",
  });
});

test("settings that cannot be used end it with exit code 1 and what would be right", async () => {
  const { code, errors } = await rotate({ SECRETS_KEYS: "k1:short" });
  expect([code, errors]).toEqual([1, expect.stringMatching(/^SECRETS_KEYS[^\n]*; expected a comma-separated list of <id>:<32 bytes in base64>\.$/)]);
});

test("in production, without SECRETS_KEYS, it encrypts nothing under a key stored beside the data", async () => {
  const { code, errors } = await rotate({
    STAGE: "production",
    OIDC_ISSUER: "https://issuer.example",
    OIDC_AUDIENCE: "a",
    NETWORK_KEYS: `n1:${randomBytes(32).toString("base64")}`,
    ACCEPT_UNSAFE_SETTINGS: "database-login",
  });
  expect([code, errors]).toEqual([1, expect.stringMatching(/^SECRETS_KEYS is not set; production [^\n]*$/)]);
});

test("in the sandbox, without SECRETS_KEYS, it works with the sandbox's own key", async () => {
  expect(await rotate({})).toEqual({ code: 0, output: "every secret is sealed under sandbox already\n", errors: "" });
  expect(readFileSync(join(folder, "secrets.key"), "utf8")).toMatch(/^sandbox:/);
});

test("an unreachable database is reported in one line", async () => {
  const { code, errors } = await rotate({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/x", SECRETS_KEYS: asText(NEW) });
  expect(code).toBe(1);
  expect(errors).not.toContain("    at ");
});
