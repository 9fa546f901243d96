import fc from "fast-check";
import { expect, test } from "vitest";
import { keyKind, mintKey } from "../../src/platform/credentials/api-key.ts";

test.each([
  ["publishable", "svc_pub_"],
  ["secret", "svc_sk_"],
  ["ingest", "svc_wh_"],
] as const)("a %s key has its prefix, 32 random and 6 checksum characters, and is recognised", (kind, prefix) => {
  const key = mintKey(kind);
  expect(key).toMatch(new RegExp(`^${prefix}[0-9A-Za-z]{38}$`));
  expect(keyKind(key)).toBe(kind);
  expect(mintKey(kind)).not.toBe(key);
});

test("any single changed character is refused by the checksum, without a look-up", () => {
  const key = mintKey("secret");
  fc.assert(
    fc.property(fc.integer({ min: 7, max: key.length - 1 }), fc.constantFrom(..."0123456789ABCDEFabcdefXYZxyz"), (place, letter) => {
      fc.pre(key[place] !== letter);
      expect(keyKind(key.slice(0, place) + letter + key.slice(place + 1))).toBeUndefined();
    }),
  );
});

test.each(["", "svc_sk_", "svc_sk_short", "Bearer x", "svc_sk_".padEnd(5000, "a")])("%.20s is no key", (value) => {
  expect(keyKind(value)).toBeUndefined();
});
