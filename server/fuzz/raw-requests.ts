// What no client would send: bytes on a socket that are nearly HTTP, or nothing like it.

/** Bytes, and what may come of them. */
export interface RawRequest {
  readonly name: string;
  /** Sent one after the other; a number is a pause in milliseconds. */
  readonly parts: readonly (string | Uint8Array | number)[];
  /** Most answers that may come: a request that hides in another must get none. */
  readonly most: number;
  /** So many answers have to come. */
  readonly least?: number;
  /** The client ends its side when all is sent. */
  readonly halfClosed?: true;
}

const host = "Host: fuzz.example\r\n";
const get = `GET /api/v1/health HTTP/1.1\r\n${host}`;
const post = `POST /api/v1/assess HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;
const hidden = `GET /api/v1/assess HTTP/1.1\r\n${host}\r\n`;
const one = (name: string, ...parts: RawRequest["parts"]): RawRequest => ({ name, parts, most: 1 });
const times = (count: number, text: string): string => Array.from({ length: count }, () => text).join("");

/** All of them; none takes longer than the timeout of the service. */
export const rawRequests: readonly RawRequest[] = [
  // lengths in contradiction: what is after the shorter one must not be taken for a request
  one("Content-Length and Transfer-Encoding", `${post}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`),
  one("Transfer-Encoding and Content-Length", `${post}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${hidden}`),
  one("two Content-Lengths", `${post}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${hidden}`),
  one("a list of Content-Lengths", `${post}Content-Length: 2, 2\r\n\r\n{}${hidden}`),
  one("Transfer-Encoding twice", `${post}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${hidden}`),
  one("Transfer-Encoding of something else", `${post}Transfer-Encoding: xchunked\r\nContent-Length: 2\r\n\r\n{}${hidden}`),
  one("Transfer-Encoding before a space", `${post}Transfer-Encoding : chunked\r\nContent-Length: 2\r\n\r\n{}${hidden}`),
  one("Transfer-Encoding after a vertical tab", `${post}Transfer-Encoding:\u000bchunked\r\n\r\n0\r\n\r\n${hidden}`),
  one("Transfer-Encoding folded", `${post}Transfer-Encoding:\r\n chunked\r\nContent-Length: 2\r\n\r\n{}${hidden}`),
  one("chunked that is not last", `${post}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n${hidden}`),
  one("a negative Content-Length", `${post}Content-Length: -1\r\n\r\n${hidden}`),
  one("a Content-Length with a sign", `${post}Content-Length: +2\r\n\r\n{}${hidden}`),
  one("a Content-Length of a hundred digits", `${post}Content-Length: ${"9".repeat(100)}\r\n\r\n{}`),
  one("a Content-Length in hexadecimal", `${post}Content-Length: 0x2\r\n\r\n{}${hidden}`),
  one("an empty Content-Length", `${post}Content-Length:\r\n\r\n${hidden}`),
  one("a Content-Length with a NUL", `${post}Content-Length: 2\u0000\r\n\r\n{}${hidden}`),
  // chunks
  one("a chunk size that is none", `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`),
  one("a negative chunk size", `${post}Transfer-Encoding: chunked\r\n\r\n-2\r\n{}\r\n0\r\n\r\n`),
  one("a chunk size beyond every number", `${post}Transfer-Encoding: chunked\r\n\r\n${"F".repeat(32)}\r\n{}\r\n`),
  one("a chunk longer than its size", `${post}Transfer-Encoding: chunked\r\n\r\n1\r\n{}\r\n0\r\n\r\n`),
  one("a chunk ended by a bare LF", `${post}Transfer-Encoding: chunked\r\n\r\n2\n{}\n0\n\n${hidden}`),
  one("a chunk extension without end", `${post}Transfer-Encoding: chunked\r\n\r\n2;${"a".repeat(70_000)}\r\n{}\r\n0\r\n\r\n`),
  one("a trailer that forges", `${post}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nAuthorization: Bearer x\r\nContent-Length: 99\r\n\r\n`),
  one("a trailer without end", `${post}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX: ${"a".repeat(70_000)}\r\n\r\n`),
  one("ten thousand chunks of a byte", `${post}Transfer-Encoding: chunked\r\n\r\n${times(10_000, "1\r\n \r\n")}0\r\n\r\n`),
  // lines
  one("bare LF", `GET /api/v1/health HTTP/1.1\nHost: fuzz.example\n\n`),
  one("bare LF before a hidden header", `${get}X: a\nContent-Length: 5\r\n\r\n`),
  one("bare CR", `GET /api/v1/health HTTP/1.1\rHost: fuzz.example\r\r`),
  one("CR CR LF", `${get}X: a\r\r\n\r\n`),
  one("a NUL in the path", `GET /api/v1/he\u0000alth HTTP/1.1\r\n${host}\r\n`),
  one("a NUL in a header's value", `${get}X: a\u0000b\r\n\r\n`),
  one("a NUL in a header's name", `${get}X\u0000Y: a\r\n\r\n`),
  one("a header without a colon", `${get}Nonsense\r\n\r\n`),
  one("a header without a name", `${get}: value\r\n\r\n`),
  one("a space before a header's colon", `${get}X : a\r\n\r\n`),
  one("a header that begins with a space", `GET /api/v1/health HTTP/1.1\r\n ${host}\r\n`),
  one("a folded header", `${get}X: a\r\n b\r\n\r\n`),
  one("bytes beyond ASCII in a header's name", Buffer.concat([Buffer.from(`${get}X`), Buffer.from([0xff, 0xfe]), Buffer.from(": a\r\n\r\n")])),
  one("bytes beyond ASCII in the path", Buffer.concat([Buffer.from("GET /api/v1/"), Buffer.from([0xff, 0xc0, 0xaf]), Buffer.from(` HTTP/1.1\r\n${host}\r\n`)])),
  one("two Hosts", `${get}Host: other.example\r\n\r\n`),
  one("no Host", "GET /api/v1/health HTTP/1.1\r\n\r\n"),
  one("a space in the target", `GET /api/v1/ health HTTP/1.1\r\n${host}\r\n`),
  one("a tab for a space", `GET\t/api/v1/health\tHTTP/1.1\r\n${host}\r\n`),
  one("empty lines first", `\r\n\r\n\r\n${get}\r\n`),
  // sizes
  one("a URL of 1 MB", `GET /${"a".repeat(1_000_000)} HTTP/1.1\r\n${host}\r\n`),
  one("a URL of 14 KB", `GET /${"a".repeat(14_000)} HTTP/1.1\r\n${host}\r\n`),
  one("a header of 1 MB", `${get}X: ${"a".repeat(1_000_000)}\r\n\r\n`),
  one("a header's name of 100 KB", `${get}${"X".repeat(100_000)}: a\r\n\r\n`),
  one("5,000 headers", `${get}${times(5000, "X: a\r\n")}\r\n`),
  one("1,500 short headers", `${get}${times(1500, "X:a\r\n")}\r\n`),
  one("headers without end", get, ...Array.from({ length: 20 }, (_, n) => `X${n}: ${"a".repeat(8000)}\r\n`)),
  one("a method of 10 KB", `${"A".repeat(10_000)} / HTTP/1.1\r\n${host}\r\n`),
  // other targets and methods
  one("an absolute target", `GET http://fuzz.example/api/v1/health HTTP/1.1\r\n${host}\r\n`),
  one("an absolute target of elsewhere", `GET http://169.254.169.254/latest/meta-data HTTP/1.1\r\n${host}\r\n`),
  one("an absolute target with a port that is none", `GET http://a:99999/ HTTP/1.1\r\n${host}\r\n`),
  one("an absolute target of an open bracket", `GET http://[::1 HTTP/1.1\r\n${host}\r\n`),
  one("a target of two slashes", `GET //fuzz.example/api/v1/health HTTP/1.1\r\n${host}\r\n`),
  one("a target without a slash", `GET api/v1/health HTTP/1.1\r\n${host}\r\n`),
  one("a target that is a question mark", `GET ?a=1 HTTP/1.1\r\n${host}\r\n`),
  one("a target of nothing", `GET  HTTP/1.1\r\n${host}\r\n`),
  one("a javascript: target", `GET javascript:alert(1) HTTP/1.1\r\n${host}\r\n`),
  one("OPTIONS *", `OPTIONS * HTTP/1.1\r\n${host}\r\n`),
  one("GET *", `GET * HTTP/1.1\r\n${host}\r\n`),
  one("CONNECT", `CONNECT fuzz.example:443 HTTP/1.1\r\n${host}\r\n`),
  one("CONNECT, and more", `CONNECT fuzz.example:443 HTTP/1.1\r\n${host}\r\n${hidden}`),
  one("TRACE", `TRACE /api/v1/health HTTP/1.1\r\n${host}Authorization: Bearer x\r\n\r\n`),
  one("a method in small letters", `get /api/v1/health HTTP/1.1\r\n${host}\r\n`),
  one("an unknown method", `FROBNICATE /api/v1/health HTTP/1.1\r\n${host}\r\n`),
  one(
    "Upgrade to a WebSocket",
    `${get}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  ),
  one("Upgrade to h2c", `${get}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n`),
  // other protocols
  one("HTTP/0.9", "GET /api/v1/health\r\n"),
  one("HTTP/1.0", "GET /api/v1/health HTTP/1.0\r\n\r\n"),
  one("HTTP/1.2", `GET /api/v1/health HTTP/1.2\r\n${host}\r\n`),
  one("HTTP/2.0 on the line", `GET /api/v1/health HTTP/2.0\r\n${host}\r\n`),
  one("HTTP/99.99", `GET /api/v1/health HTTP/99.99\r\n${host}\r\n`),
  one("the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0])),
  one("a TLS hello", Buffer.from("16030100a5010000a10303000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f00", "hex")),
  one("PROXY protocol", "PROXY TCP4 203.0.113.7 10.0.0.1 4711 80\r\n", `${get}\r\n`),
  one("PROXY protocol 2", Buffer.from("0d0a0d0a000d0a515549540a20110000", "hex")),
  one("an SMTP greeting", "EHLO fuzz.example\r\nMAIL FROM:<a@b>\r\n"),
  one("a PostgreSQL startup", Buffer.from("00000008 04d2162f".replace(" ", ""), "hex")),
  one("a RESP command", "*1\r\n$4\r\nPING\r\n"),
  one("NULs", Buffer.alloc(4096)),
  one("random bytes", Buffer.from(Array.from({ length: 4096 }, (_, n) => (n * 197 + ((n * n) >> 3)) & 255))),
  one("a line of 0xFF", Buffer.alloc(20_000, 0xff)),
  // half and slow
  { ...one("nothing, and the end"), halfClosed: true },
  { ...one("half a line, and the end", "GET /api/v1/hea"), halfClosed: true },
  { ...one("half a head, and the end", get), halfClosed: true },
  { ...one("half a body, and the end", `${post}Content-Length: 100\r\n\r\n{"amount":`), halfClosed: true },
  { ...one("a request, and the end", `${get}\r\n`), halfClosed: true },
  one("half a head, and nothing more", get),
  one("a head that trickles", get, ...Array.from({ length: 14 }, () => [1000, "X: a\r\n"]).flat()),
  one("Expect, and no body", `${post}Content-Length: 10\r\nExpect: 100-continue\r\n\r\n`, 200),
  one("an unknown expectation", `${get}Expect: miracles\r\n\r\n`),
  // in a row
  { name: "fifty requests at once", parts: [times(50, `${get}\r\n`)], most: 50, least: 50 },
  { name: "good, broken, good", parts: [`${get}\r\n`, "nonsense\r\n\r\n", `${get}\r\n`], most: 2, least: 1 },
  { name: "a good one after a body that was too long", parts: [`${post}Content-Length: 2\r\n\r\n{}`, `${get}\r\n`], most: 2, least: 2 },
  { name: "HEAD, then GET", parts: [`HEAD /api/v1/health HTTP/1.1\r\n${host}\r\n${get}\r\n`], most: 2, least: 2 },
  { name: "a body on GET, then GET", parts: [`${get}Content-Length: 3\r\n\r\nabc${get}\r\n`], most: 2, least: 2 },
];
