// The form of SECRETS_KEYS, and the sandbox's own key.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sandboxSecretsKeys } from "../../src/platform/keyrings/sandbox-secrets-key.ts";
import { readSecretsKeys } from "../../src/platform/keyrings/secrets-keys.ts";
import { asText, keyOf } from "./keys.ts";

const [first, second] = [keyOf("2026-11", 251), keyOf("2025.old_1", 254)];

describe("keys are read from", () => {
  test.each([
    ["one pair", asText(first), [first]],
    ["two pairs, in their order", `${asText(first)},${asText(second)}`, [first, second]],
    ["pairs with spaces around", ` ${asText(first)} , ${asText(second)}\n`, [first, second]],
    ["base64 without padding", asText(first).replace(/=+$/, ""), [first]],
    ["base64url", `${first.id}:${first.key.toString("base64url")}`, [first]],
    ["an id of 64 characters", `${"i".repeat(64)}:${first.key.toString("base64")}`, [{ ...first, id: "i".repeat(64) }]],
  ])("%s", (_, text, keys) => {
    expect(readSecretsKeys(text)).toEqual(keys);
  });
});

describe("no keys are read from", () => {
  const encoded = first.key.toString("base64");
  test.each([
    ["nothing", ""],
    ["a space", " "],
    ["a key alone", encoded],
    ["an id alone", "k1"],
    ["an id without a key", "k1:"],
    ["a key without an id", `:${encoded}`],
    ["a key of 31 bytes", `k1:${Buffer.alloc(31, 1).toString("base64")}`],
    ["a key of 33 bytes", `k1:${Buffer.alloc(33, 1).toString("base64")}`],
    ["a key of 16 bytes", `k1:${Buffer.alloc(16, 1).toString("base64")}`],
    ["a key in hexadecimal", `k1:${first.key.toString("hex")}`],
    ["an id with a space", `k 1:${encoded}`],
    ["an id of 65 characters", `${"i".repeat(65)}:${encoded}`],
    ["characters of no base64", `k1:${encoded.slice(0, -2)}*=`],
    ["two keys of one id", `k1:${encoded},k1:${second.key.toString("base64")}`],
    ["a comma at the end", `k1:${encoded},`],
    ["a good pair and a bad one", `k1:${encoded},k2:${encoded.slice(4)}`],
    ["pairs with a semicolon between", `k1:${encoded};k2:${encoded}`],
  ])("%s", (_, text) => {
    expect(readSecretsKeys(text)).toBeUndefined();
  });

  test("a key followed by another after its padding", () => {
    expect(readSecretsKeys(`k1:${encoded}${second.key.toString("base64")}`)).toBeUndefined();
  });
});

describe("the sandbox's own key", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "fraud-risk-secrets-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test("is made once, in a file for its user alone, and found again", () => {
    const data = join(folder, "data", "deep");
    const made = sandboxSecretsKeys(data);
    expect(made).toEqual([{ id: "sandbox", key: expect.any(Buffer) }]);
    expect(statSync(join(data, "secrets.key")).mode & 0o777).toBe(0o600);
    const written = readFileSync(join(data, "secrets.key"), "utf8");
    expect(sandboxSecretsKeys(data)).toEqual(made);
    expect(readFileSync(join(data, "secrets.key"), "utf8")).toBe(written);
  });

  test("is another one in another folder", () => {
    expect(sandboxSecretsKeys(join(folder, "a"))).not.toEqual(sandboxSecretsKeys(join(folder, "b")));
  });

  test("can be replaced by keys of the same form, the first of which seals", () => {
    writeFileSync(join(folder, "secrets.key"), `${asText(first)},${asText(second)}\n`);
    expect(sandboxSecretsKeys(folder)).toEqual([first, second]);
  });

  test("in a broken file is no silent loss: the message names the file, and nothing that is in it", () => {
    writeFileSync(join(folder, "secrets.key"), "sandbox:hunter2");
    const read = (): unknown => sandboxSecretsKeys(folder);
    expect(read).toThrow(join(folder, "secrets.key"));
    expect(read).not.toThrow(/hunter2/);
    expect(readFileSync(join(folder, "secrets.key"), "utf8")).toBe("sandbox:hunter2");
  });
});
