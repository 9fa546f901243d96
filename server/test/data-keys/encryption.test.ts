// Data keys and what they encrypt: bound to their place, and to nothing else.
import { expect, test } from "vitest";
import { newDataKey, rewrap, unwrap } from "../../src/platform/data-keys/data-key.ts";
import { decrypt, encrypt, UndecryptableValue } from "../../src/platform/data-keys/encryption.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { UnopenableSecret } from "../../src/platform/keyrings/seal.ts";
import { keyOf } from "../secrets/keys.ts";

const ring = [keyOf("one", 1)];
const organizationId = newId();
const stored = newDataKey(ring, organizationId, 1);
const wrapped = { generation: 1, keyId: stored.keyId, sealed: stored.wrapped };
const key = unwrap(ring, organizationId, wrapped);
const place = { organizationId, column: "assessments.request", rowId: newId() } as const;
const TEXT = JSON.stringify({ payer: { email: "maría@correo.mx" } });

test("a value decrypts at its place, and is never encrypted to the same bytes twice", () => {
  const values = Array.from({ length: 1000 }, () => encrypt(key, place, TEXT));
  expect(new Set(values.map((value) => value.subarray(1, 13).toString("hex"))).size).toBe(1000);
  expect(values.every((value) => decrypt(key, place, value) === TEXT)).toBe(true);
});

test.each([
  ["another organization", { ...place, organizationId: newId() }],
  ["another row", { ...place, rowId: newId() }],
  ["another column", { ...place, column: "provider_events.payload" }],
] as const)("it does not decrypt in %s", (_, other) => {
  expect(() => decrypt(key, other, encrypt(key, place, TEXT))).toThrow(UndecryptableValue);
});

test("it does not decrypt when any byte of it was changed, or under another generation", () => {
  const value = encrypt(key, place, TEXT);
  for (let at = 0; at < value.length; at++) {
    const changed = Buffer.from(value);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => decrypt(key, place, changed)).toThrow(UndecryptableValue);
  }
  for (const length of [0, 1, 28, value.length - 1]) expect(() => decrypt(key, place, value.subarray(0, length))).toThrow(UndecryptableValue);
  expect(() => decrypt({ ...key, generation: 2 }, place, value)).toThrow(UndecryptableValue);
});

test("a wrapped data key unwraps for its organization and generation, with its own key of the ring, and no other", () => {
  expect(() => unwrap(ring, newId(), wrapped)).toThrow(UnopenableSecret);
  expect(() => unwrap(ring, organizationId, { ...wrapped, generation: 2 })).toThrow(UnopenableSecret);
  expect(() => unwrap([keyOf("two", 2)], organizationId, wrapped)).toThrow("SECRETS_KEYS does not contain the key one");
});

test("wrapped anew, it is the same data key", () => {
  const next = keyOf("two", 2);
  const again = rewrap([next, ...ring], organizationId, wrapped);
  expect(again.keyId).toBe("two");
  expect(decrypt(unwrap([next], organizationId, { generation: 1, ...again }), place, encrypt(key, place, TEXT))).toBe(TEXT);
});
