// The one look over the bytes of a body is never surer than the look at every value.
import fc from "fast-check";
import { expect, test } from "vitest";
import { payment } from "../../bench/payments.ts";
import { passesFastScan } from "../../src/platform/http/fast-body-scan.ts";
import { beyondMeasure, forbiddenContent } from "../../src/platform/http/forbidden-content.ts";

const plain = (json: string): boolean => passesFastScan(Buffer.from(json));

/** Texts of the kind that hide card numbers, and of the kind that look like it. */
const pieces = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "4242424242424242",
    "4242 4242 4242 4242",
    "42424242",
    "3782-822463-10005",
    "José",
    "×4242424242424242",
    "\u0000",
    "\ud800",
    "e12",
    "ŀ",
    "٤٢٤٢",
    "4242x4242x4242x4242",
    "4242",
    "x",
    "é",
    "424242",
    "%20",
    "%C3%A9",
    "%C2%A0",
    "%25",
    "%34",
    "%42",
    "%",
    "&nbsp;",
    "&nbsp",
    "&#52;",
    "&amp;",
    "&",
    ";",
    "<br>",
    " x ",
  ),
  fc.stringMatching(/^[0-9 ._-]{1,24}$/),
);
const texts = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(""));
const numbers = fc.oneof(fc.double(), fc.bigInt({ min: 0n, max: 10n ** 19n }).map(Number), fc.constantFrom(4.242424242424242e15, 42424242e8, 1e21));
const bodies = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 6 }, texts, numbers, fc.boolean(), fc.constant(null), tie("list"), tie("object")),
  list: fc.array(tie("value"), { maxLength: 6 }),
  object: fc.dictionary(texts, tie("value"), { maxKeys: 6 }),
})).value;

test("what it finds plain is within measure and holds nothing forbidden", () => {
  fc.assert(
    fc.property(bodies, fc.boolean(), (body, exponents) => {
      const json = JSON.stringify(body).replace(/(?<=[:,[])(\d+)0{3}(?=[,\]}])/g, exponents ? "$1e3" : "$&");
      if (!plain(json)) return;
      const read = JSON.parse(json);
      expect([beyondMeasure(read), forbiddenContent(read)]).toEqual([undefined, []]);
    }),
    { numRuns: 20_000 },
  );
});

test.each([
  ["a card number", '{"note":"4242 4242 4242 4242"}'],
  ["one as a number", '{"note":4242424242424242}'],
  ["one with an exponent", '{"note":42424242424242e2}'],
  ["a short number with an exponent", '{"note":42424242E8}'],
  ["one that is escaped", '{"note":"\\u0034242424242424242"}'],
  ["one in digits of another script", '{"note":"٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢"}'],
  ["an escaped NUL", '{"note":"\\u0000"}'],
  ["nesting", "[".repeat(33) + "]".repeat(33)],
  ["a long name", `{"${"n".repeat(256)}":1}`],
  ["many values", `[${"1,".repeat(5000)}1]`],
  ["a long text", `{"note":"${"x".repeat(8193)}"}`],
  ["a sign among the Latin letters", '{"note":"×"}'],
  ["percent-encoded separators", '{"note":"4111%201111%201111%201111"}'],
  ["separators encoded twice", '{"note":"4111%25C2%25A01111"}'],
  ["percent-encoded digits", '{"note":"%EF%BC%94%EF%BC%91"}'],
  ["separators of HTML", '{"note":"4111&nbsp;1111&nbsp;1111&nbsp;1111"}'],
  ["character references", '{"note":"&#52;"}'],
  ["tags", '{"note":"4111<br>1111"}'],
  ["one letter between groups", '{"note":"4111x1111x1111x1111"}'],
  ["one accented letter between groups", '{"note":"4111é1111é1111é1111"}'],
  ["bytes that are no UTF-8", Buffer.from([0x7b, 0x22, 0xc3, 0x22, 0x7d]).toString("latin1")],
])("%s is a doubt", (_, json) => {
  expect(passesFastScan(Buffer.from(json, json.includes("\u00c3") ? "latin1" : "utf8"))).toBe(false);
});

test("the payments of shops are plain: they are looked over once", () => {
  const requests = Array.from({ length: 200 }, (_, index) => JSON.stringify(payment(index, `ORD-${index}`)));
  expect(requests.filter((json) => !plain(json)).length).toBeLessThan(20);
  for (const text of [
    "Mesa 1200x1800x2000",
    "https://shop.example/?q=silla%20roja&id=12345678&ts=1763629170&utm_id=123456",
    "H&M",
    "de 1500 a 2000",
    "50% 2026",
  ])
    expect([text, plain(JSON.stringify({ description: text }))]).toEqual([text, true]);
  expect(plain(JSON.stringify({ payer: { name: "José Ñandú Łukasz", email: "jose@correo.mx", phone: "+525512345678" }, amount: 1234.5 }))).toBe(true);
});
