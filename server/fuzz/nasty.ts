// Values that services stumble over.
import fc, { type Arbitrary } from "fast-check";

/** Stands in a body for JSON text that no value of JavaScript has: `1e400`, `NaN`, ten thousand brackets. */
export const raw = (json: string): string => `\u{E001}${json}\u{E001}`;

/** Ends a property name that is to be sent a second time under the same name. */
export const AGAIN = "\u{E003}";

/** A body as JSON text, raw parts and repeated names included. */
export function written(body: unknown): string {
  return (JSON.stringify(body) ?? "").replace(/"\u{E001}((?:[^"\\]|\\.)*)\u{E001}"/gu, (_, inner: string) => JSON.parse(`"${inner}"`)).replaceAll(AGAIN, "");
}

/** Card numbers of test ranges, in several dresses; none may come back or be logged. */
export const cards = ["4242424242424242", "4111 1111 1111 1111", "5555-5555-5555-4444", "378282246310005", "6011.1111.1111.1117", "٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢"] as const;

const numbers = [
  "1e400",
  "-1e400",
  "1e308",
  "-0",
  "-0.0",
  "0.1000000000000000055511151231257827",
  "1E-400",
  "9007199254740993",
  "123456789012345678901234567890",
  "99999999999999999999.999",
  "1e12",
  "1000000000001",
  "-1",
  "-1e-9",
  "0.001",
  "2147483648",
  "4294967296",
  "1.0",
  "1e0",
].map(raw);

const notJson = ["NaN", "Infinity", "-Infinity", "undefined", "0x10", "01", "1.", "+1", ".5", "'x'", "1_000", "{,}", "[1,]", '"\\x"', '"\t"'].map(raw);

const lengths = [16, 63, 64, 65, 127, 128, 129, 254, 255, 256, 257, 499, 500, 501, 2000, 2001, 2048, 4999, 5000, 5001, 8192, 8193, 100_000];

/** Texts of every bad kind. */
export const texts: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "a\udfffb",
    raw('"\\ud800"'),
    "\u202Egnp.exe\u202C",
    "\u200B",
    "\uFEFFx",
    `e${"\u0301".repeat(200)}`,
    "👩‍👩‍👧‍👦".repeat(20),
    "İ",
    "ß".repeat(128),
    "ﷺ".repeat(60),
    "\u{10FFFF}",
    "\r\nSet-Cookie: a=b",
    "../../../../etc/passwd",
    "..%2f..%2f",
    "' OR 1=1 --",
    "'; DROP TABLE cases; --",
    "$" + "{7*7}{{7*7}}<%= 7*7 %>",
    "<script>alert(1)</script>",
    "=cmd|' /C calc'!A0",
    "\\",
    "%00",
    "%s%n%x",
    "null",
    "undefined",
    "true",
    "[object Object]",
    "__proto__",
    "{}",
    "\u001b[31m",
    "\t\n\r",
    "a\u0085b\u2028c",
  ),
  fc.tuple(fc.constantFrom(...lengths), fc.constantFrom("a", "é", "9", " ", "😀")).map(([length, unit]) => unit.repeat(Math.ceil(length / unit.length))),
  fc.string({ unit: "binary", maxLength: 40 }),
);

/** Days and times at the edges of what exists. */
export const dates = [
  "0000-00-00",
  "2026-02-30",
  "2024-02-29",
  "2023-02-29",
  "1899-12-31",
  "1900-01-01",
  "9999-12-31",
  "10000-01-01",
  "-0001-01-01",
  "2026-13-01",
  "2026-11-20T24:00:00Z",
  "2026-11-20T23:59:60Z",
  "2026-11-20T15:04:05.1234567890Z",
  "2026-11-20T15:04:05+24:00",
  "2026-11-20 15:04:05Z",
  "2026-11-20T15:04:05",
  "2026-11-20T15:04:05-00:00",
  "9999-12-31T23:59:59.999999999Z",
  "0001-01-01T00:00:00Z",
  "1970-01-01T00:00:00Z",
  "2038-01-19T03:14:08Z",
  "275760-09-13T00:00:00Z",
];

const shapes: unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  1.5,
  "x",
  "1",
  [],
  {},
  [[]],
  [null],
  [{}],
  { length: 3 },
  { $ref: "#" },
  { toString: 1, valueOf: null },
];

/** Deep, wide and large JSON. */
const heavy: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(31, 32, 33, 200, 5000).map((depth) => raw(`${"[".repeat(depth)}${"]".repeat(depth)}`)),
  fc.constantFrom(31, 33, 2000).map((depth) => raw(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`)),
  fc.constantFrom(20, 51, 101, 4999, 10_000).map((count) => raw(`[${"0,".repeat(count)}0]`)),
  fc.constantFrom(51, 5001).map((count) => raw(`{${Array.from({ length: count }, (_, n) => `"k${n}":"v"`).join(",")}}`)),
);

const identifiers = fc.constantFrom(
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
  "01929B7E-6C1F-7CC4-9D4A-2F1C0F6A1B22",
  "{01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22}",
  "01929b7e6c1f7cc49d4a2f1c0f6a1b22",
  "1",
  "-1",
  "0",
);

/** Whatever may stand where something else should. */
export const values: Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: texts },
  { weight: 4, arbitrary: fc.constantFrom(...numbers) },
  { weight: 4, arbitrary: fc.constantFrom(...shapes) },
  { weight: 2, arbitrary: fc.constantFrom(...dates) },
  { weight: 2, arbitrary: identifiers },
  { weight: 2, arbitrary: fc.constantFrom(...cards) },
  { weight: 1, arbitrary: fc.constantFrom(...notJson) },
  { weight: 1, arbitrary: heavy },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** Names of properties that the contract does not know. */
export const names: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "__proto__",
    "constructor",
    "prototype",
    "toString",
    "hasOwnProperty",
    "valueOf",
    "",
    " ",
    "id",
    "organization_id",
    "is_admin",
    "a.b",
    "a[0]",
    "a/b",
    "a~1b",
    "$where",
    "\u0000",
    "\ud800",
    "x".repeat(255),
    "x".repeat(256),
    "4242424242424242",
    "code",
    "error",
    "created_at",
  ),
  fc.string({ maxLength: 12 }),
);

/** Whole bodies that are no object of the schema. */
export const wholes: Arbitrary<string> = fc.constantFrom(
  "",
  " ",
  "null",
  "true",
  "0",
  "1e400",
  '"text"',
  "[]",
  "[{}]",
  "{}",
  "{",
  "}",
  '{"a":1}}',
  "{} {}",
  "\uFEFF{}",
  '{"a":1,}',
  "{'a':1}",
  "nul",
  "\u0000",
  "[".repeat(100_000),
  `{"a":"${"x".repeat(300_000)}"}`,
  `{"a":"${"x".repeat(1_100_000)}"}`,
  "a=1&b=2",
  "<xml/>",
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
);
