// Sealed secrets open in their row, under their key, unchanged; and nowhere else.
import { describe, expect, test } from "vitest";
import { open, type SecretLocation, seal, UnopenableSecret } from "../../src/platform/keyrings/seal.ts";
import { keyOf } from "./keys.ts";

const SECRET = "whsec_4fQ7mB0tZ2yLxN8c";
const keys = [keyOf("new", 1), keyOf("old", 2)];
const place: SecretLocation = {
  organizationId: "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
  id: "01929b7e-9a10-7b32-8c54-6d7e8f901a2b",
  purpose: "webhook",
  ownerId: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
};
const OTHER = "01929b7e-0000-7000-8000-000000000000";

describe("a secret opens as it was sealed:", () => {
  test.each([
    ["a usual one", SECRET],
    ["an empty one", ""],
    ["one of other scripts", "contraseña пароль 🧑"],
    ["one with a NUL", "a\u0000b"],
    ["a long one", "s".repeat(100_000)],
  ])("%s", (_, secret) => {
    expect(open(keys, place, seal(keys, place, secret))).toBe(secret);
  });
});

test("the first key seals, and every key opens what it has sealed", () => {
  const [first, second] = keys;
  expect(seal(keys, place, SECRET).keyId).toBe("new");
  const older = seal(second === undefined ? [] : [second], place, SECRET);
  expect(older.keyId).toBe("old");
  expect(open(keys, place, older)).toBe(SECRET);
  expect(first?.id).toBe("new");
});

test("no nonce comes twice, and equal secrets look different", () => {
  const sealed = Array.from({ length: 5000 }, () => seal(keys, place, SECRET).sealed);
  expect(new Set(sealed.map((bytes) => bytes.subarray(0, 12).toString("hex"))).size).toBe(sealed.length);
  expect(new Set(sealed.map((bytes) => bytes.subarray(12).toString("hex"))).size).toBe(sealed.length);
});

test("what is sealed shows nothing of the secret but its length", () => {
  const { sealed } = seal(keys, place, SECRET);
  expect(sealed).toHaveLength(12 + 16 + SECRET.length);
  for (const encoding of ["latin1", "hex", "base64"] as const)
    expect(sealed.toString(encoding)).not.toContain(Buffer.from(SECRET).toString(encoding).slice(0, 12));
});

test("nothing is sealed without a key", () => {
  expect(() => seal([], place, SECRET)).toThrow("there is no key");
});

describe("a secret does not open", () => {
  const sealed = seal(keys, place, SECRET);
  const opening =
    (at: SecretLocation, what = sealed, under = keys) =>
    (): string =>
      open(under, at, what);

  test("when any bit of it was flipped: nonce, tag or text", () => {
    for (let bit = 0; bit < sealed.sealed.length * 8; bit++) {
      const bytes = Buffer.from(sealed.sealed);
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(opening(place, { ...sealed, sealed: bytes })).toThrow(UnopenableSecret);
    }
  });

  test("when it was cut off anywhere, or something was added", () => {
    for (let length = 0; length < sealed.sealed.length; length++)
      expect(opening(place, { ...sealed, sealed: sealed.sealed.subarray(0, length) })).toThrow(UnopenableSecret);
    expect(opening(place, { ...sealed, sealed: Buffer.concat([sealed.sealed, Buffer.alloc(1)]) })).toThrow(UnopenableSecret);
  });

  test.each<[string, Partial<SecretLocation>]>([
    ["another row", { id: OTHER }],
    ["another organization", { organizationId: OTHER }],
    ["another purpose", { purpose: "processor" }],
    ["another owner", { ownerId: OTHER }],
    ["another owner and purpose whose texts together are the same", { purpose: `webhook","${place.ownerId}`, ownerId: "" }],
    ["an id in capitals", { id: place.id.toUpperCase() }],
  ])("in %s", (_, change) => {
    expect(opening({ ...place, ...change })).toThrow(UnopenableSecret);
  });

  test("under the id of another key, even where that has the same bytes", () => {
    const twin = [...keys, keyOf("twin", 1)];
    expect(opening(place, { ...sealed, keyId: "old" })).toThrow(UnopenableSecret);
    expect(opening(place, { ...sealed, keyId: "twin" }, twin)).toThrow(UnopenableSecret);
  });

  test("under another key of the same id", () => {
    expect(opening(place, sealed, [keyOf("new", 9)])).toThrow(UnopenableSecret);
  });

  test("without its key, and the message says which is missing", () => {
    expect(opening(place, sealed, [keyOf("old", 2)])).toThrow(new UnopenableSecret("SECRETS_KEYS does not contain the key new; add it after the first."));
  });

  test("and the message names the row, and neither secret nor key", () => {
    const failed = opening({ ...place, purpose: "processor" });
    expect(failed).toThrow(place.id);
    for (const text of [SECRET, Buffer.alloc(32, 1).toString("base64"), sealed.sealed.toString("hex")]) expect(failed).not.toThrow(text);
  });
});
