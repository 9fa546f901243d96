import { describe, expect, test } from "vitest";
import { handleOf } from "../../src/decisions/idempotency/handle.ts";
import { canonicalJson } from "../../src/platform/http/canonical-body.ts";

const source = {
  flow: "payin",
  credentialKind: "secret",
  submerchantId: null,
  idempotencyKey: "k",
  orderId: "o",
  sent: canonicalJson({ amount: 10, payer: { email: "a@b.mx" } }),
} as const;

describe("sameness is of meaning", () => {
  test("key order and number spelling do not matter", () => {
    expect(canonicalJson(JSON.parse('{"b": [1, {"d": 10.0, "c": 1e1}], "a": null}'))).toBe(canonicalJson(JSON.parse('{"a":null,"b":[1,{"c":10,"d":10}]}')));
  });

  test("values, list order and missing fields do", () => {
    const variants = ['{"a":1}', '{"a":"1"}', '{"a":[1,2]}', '{"a":[2,1]}', '{"a":null}', "{}", '{"a":{"b":1}}'];
    expect(new Set(variants.map((text) => canonicalJson(JSON.parse(text)))).size).toBe(variants.length);
  });
});

describe("what a handle covers", () => {
  const key = (changes: object): string | undefined => handleOf({ ...source, ...changes })?.key;

  test.each([
    ["another credential class", { credentialKind: "publishable" }],
    ["another submerchant", { submerchantId: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22" }],
    ["another flow", { flow: "payout" }],
    ["another Idempotency-Key", { idempotencyKey: "k2" }],
    ["an order of the same text as a key", { idempotencyKey: undefined, orderId: "k" }],
  ])("%s is another handle", (_, changes) => {
    expect(key(changes)).not.toBe(key({}));
  });

  test("under a key, another request has the same handle and another fingerprint: a conflict", () => {
    const other = handleOf({ ...source, sent: canonicalJson({ amount: 11 }) });
    expect(other?.key).toBe(key({}));
    expect(other?.fingerprint).not.toBe(handleOf(source)?.fingerprint);
  });

  test("under an order alone, another request is another handle: a new attempt", () => {
    expect(key({ idempotencyKey: undefined, sent: canonicalJson({ amount: 11 }) })).not.toBe(key({ idempotencyKey: undefined }));
  });

  test("with neither key nor order there is no handle", () => {
    expect(key({ idempotencyKey: undefined, orderId: undefined })).toBeUndefined();
  });
});

/** Canonical JSON in the plainest words: handles are stored under it, so it can never change. */
function plainly(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plainly).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${plainly(member)}`).join(",")}}`;
}

test("canonical JSON is that of JSON.stringify with sorted names, whatever names and texts hold", () => {
  const texts = ["", "a", "Z", "_", '"', "\\", "\u0000", "\u001f", " ", "~", "\u007f", "é", "\u2028", "😀", "\ud800", "</script>", "2", "10", "__proto__"];
  const object = Object.fromEntries(texts.map((text, index) => [text, index % 2 === 0 ? text : [text, index, { [text]: null }]]));
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`${(index * 7919) % 61}${texts[index % texts.length]}`, index / 3]));
  const inOrder = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));
  for (const value of [object, many, inOrder(texts), inOrder(texts.toReversed()), inOrder(["b", "a", "c"]), [], {}, "é", 1e21, -0, true, null])
    expect(canonicalJson(value)).toBe(plainly(value));
});
