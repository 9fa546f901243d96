// What can be odd about a request beside its body: path, query, headers, method.
import fc, { type Arbitrary } from "fast-check";
import { cards, dates, texts } from "./nasty.ts";

/** One oddity. */
export type Twist =
  | { readonly kind: "path"; readonly how: string }
  | { readonly kind: "query"; readonly text: string }
  /** A parameter of the operation's own; `at` says which. */
  | { readonly kind: "parameter"; readonly at: number; readonly value: string }
  | { readonly kind: "header"; readonly name: string; readonly value: string | readonly string[] }
  | { readonly kind: "method"; readonly method: string };

/** Spellings of a path that another reader might take for a different one. */
const paths: Readonly<Record<string, (path: string) => string>> = {
  "a NUL": (path) => `${path}%00`,
  "a NUL and more": (path) => `${path}%00.json`,
  "dots encoded": (path) => path.replace("/api/v1/", "/api/v1/%2e%2e/v1/"),
  dots: (path) => path.replace("/api/v1/", "/api/v1/x/../"),
  overlong: (path) => `${path}/%c0%ae%c0%ae/`,
  "no UTF-8": (path) => `${path}/%ff`,
  "half an escape": (path) => `${path}%`,
  "no escape": (path) => `${path}%zz`,
  "a slash more": (path) => `${path}/`,
  "two slashes": (path) => path.replace("/v1/", "/v1//"),
  capitals: (path) => path.replace("/api/", "/API/"),
  "a parameter": (path) => `${path};jsessionid=1`,
  "an encoded slash": (path) => path.replace(/\/(?=[^/]*$)/, "%2F"),
  "a letter encoded": (path) => path.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  "a backslash": (path) => path.replace(/\/(?=[^/]*$)/, "\\"),
  "too long": (path) => `${path}/${"a".repeat(4000)}`,
  "a fragment": (path) => `${path}#top`,
  "a proto": (path) => `${path}/__proto__`,
  "a card": (path) => `${path}/4242424242424242`,
};

/** The path, in that spelling. */
export const twistedPath = (path: string, how: string): string => paths[how]?.(path) ?? path;

const queries = [
  "a=1&a=2",
  "limit=1&limit=2",
  "limit[]=1",
  "limit[a]=1",
  "limit=",
  "limit",
  "limit=1e2",
  "limit=0",
  "limit=-1",
  "limit=1.5",
  "limit=99999999999999999999",
  "limit=%00",
  "limit=0x10",
  "__proto__=1",
  "__proto__[x]=1",
  "constructor=1",
  "constructor[prototype][x]=1",
  "toString=1",
  "no_such=1",
  "cursor=%ff",
  "cursor=%zz",
  "cursor=a&cursor=b",
  "cursor=eyJpZCI6MX0",
  "cursor=AAAAAAAAAAAAAAAA",
  "cursor=%F0%9F%98%80",
  `cursor=${"A".repeat(512)}`,
  `cursor=${"A".repeat(513)}`,
  "from=2026-11-20T15:04:05+02:00",
  "from=2026-11-20T15:04:05%2B02:00",
  "from=9999-12-31T23:59:59Z&to=1900-01-01T00:00:00Z",
  "from=2026-02-30",
  "is_active=yes",
  "is_active=1",
  "search=%25",
  "search=_%25%5C",
  "search=%ud800",
  "search=%ED%A0%80",
  "search=%00",
  `search=${"x".repeat(5000)}`,
  "%00=1",
  "=1",
  "&&&",
  "?",
  "a%5Bb%5D=1",
  "submerchant_id=*",
  "id=1&id=2",
  "timezone=../../etc/passwd",
  "timezone=UTC%00",
  "format=xml",
  "format=pdf&format=json",
  "api_key=",
  "api_key",
  "api_key=svc_sk_x",
  "api_key[]=1",
  "min_amount=1e400",
  "min_amount=-1",
  "min_amount=0.001",
  "email=4242424242424242",
  "4242424242424242=1",
  "4242424242424242",
];

const types = [
  "text/plain",
  "application/xml",
  "application/json; charset=utf-16",
  "application/json; charset=utf-8",
  'application/json; charset="UTF-8"',
  "application/json;;;;",
  "APPLICATION/JSON",
  "application/json, text/plain",
  "application/problem+json",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "application/x-www-form-urlencoded",
  "text/csv; header=present",
  "text/csv; charset=latin1",
  "*/*",
  "json",
  "",
  ";",
  'application/json; x="',
  "application/json\u00e9",
];

const header = (name: string, ...values: (string | readonly string[])[]): Arbitrary<Twist> =>
  fc.constantFrom(...values).map((value) => ({ kind: "header" as const, name, value }));

const headers: Arbitrary<Twist> = fc.oneof(
  header(
    "Idempotency-Key",
    "",
    " ",
    "k",
    "k".repeat(255),
    "k".repeat(256),
    "\u00e9",
    "a\tb",
    ["one", "two"],
    "{}",
    "__proto__",
    ...cards.slice(0, 3),
    "'; DROP TABLE cases; --",
    "\u0080",
  ),
  header("Content-Type", ...types),
  fc.nat(1_000_000).map((n) => ({ kind: "header" as const, name: "Content-Type", value: `application/json; x=${n}` })),
  header("Accept", "application/pdf", "text/html", "*/*;q=0", "application/json;q=0, application/pdf", "", "x", "a/b;q=".repeat(200), "application/pdf;q=NaN"),
  header("Accept-Encoding", "gzip", "br;q=0", "identity;q=0, *;q=0"),
  header("Accept-Language", "es-MX", "*".repeat(500)),
  header("Content-Encoding", "gzip", "br", "identity", "deflate, gzip", "x"),
  header("Transfer-Encoding", "chunked"),
  header("Expect", "100-continue", "200-ok", "x"),
  header("Origin", "https://shop.example", "null", "https://evil.example\u00e9", "x".repeat(3000)),
  header("X-HTTP-Method-Override", "DELETE", "GET"),
  header("X-Forwarded-For", "unknown", "127.0.0.1, 10.0.0.1", "::1", "[2001:db8::1]:4711", "203.0.113.7:99999", "\u00e9", ",".repeat(500), "0x7f.1"),
  header("X-Forwarded-Proto", "https", "gopher"),
  header("X-Forwarded-Host", "evil.example"),
  header("Host", "evil.example", "", "a b", "[::1"),
  header("X-Request-Id", "mine", "x".repeat(5000)),
  header("If-None-Match", "*", '"x"'),
  header("Range", "bytes=0-1", "bytes=-1", "x"),
  header("Cookie", "a=b; __proto__=1"),
  header("Stripe-Signature", "", "t=1,v1=00", "t=,v1=", "v1=x,v1=x", `t=${"9".repeat(400)},v1=${"f".repeat(64)}`, ["t=1", "v1=2"], "t=NaN,v1=\u00e9"),
  header("Connection", "close", "upgrade"),
  header("Upgrade", "websocket", "h2c"),
  header("X-Long", "x".repeat(15_000)),
);

const amounts = ["1e400", "1e308", "-0", "NaN", "Infinity", "9007199254740993", "1000000000001", "0.001", "0x10", " 1", "1 ", "+1", "1,5", "٣"];

/** An oddity of any kind. */
export const twists: Arbitrary<Twist> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("parameter" as const),
      at: fc.nat(99),
      value: fc.oneof(
        texts.map((text) => text.slice(0, 3000)),
        fc.constantFrom(...dates),
        fc.constantFrom(...amounts),
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("path" as const), how: fc.constantFrom(...Object.keys(paths)) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("query" as const), text: fc.constantFrom(...queries) }) },
  { weight: 6, arbitrary: headers },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("method" as const),
      method: fc.constantFrom("HEAD", "OPTIONS", "TRACE", "PUT", "DELETE", "PATCH", "PROPFIND", "GET", "POST"),
    }),
  },
);
