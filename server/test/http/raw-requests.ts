// What clients, proxies and attackers write on a socket: each row with the statuses that answer it. No status stands for a
// connection that is ended without an answer.

/** A row: what is written, in order, and the answers. */
export interface RawRequest {
  readonly name: string;
  /** Parts are written one after the other; the client then closes its half of the connection. */
  readonly parts: readonly (string | Buffer)[];
  /** Statuses of the answers, in order; where the end of the connection races the answer, those that may be. */
  readonly answers: readonly (number | readonly number[])[];
}

/** What a row may be made with. */
export interface Credentials {
  readonly secret: string;
}

const PAYIN = '{"amount":10,"currency":"MXN"}';
const GET = "GET /api/v1/health HTTP/1.1\r\nHost: a\r\n";
const post = (key: string, body = PAYIN, headers = `Content-Length: ${Buffer.byteLength(body)}\r\n`, path = "/api/v1/assess"): string =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n${headers}\r\n${body}`;
const chunked = (key: string, chunks: string, coding = "chunked"): string => post(key, chunks, `Transfer-Encoding: ${coding}\r\n`);
const CHUNKS = `${PAYIN.length.toString(16)}\r\n${PAYIN}\r\n0\r\n\r\n`;

/** The table. */
export function rawRequests({ secret }: Credentials): readonly RawRequest[] {
  const rows: RawRequest[] = [];
  const add = (name: string, answers: number | RawRequest["answers"], ...parts: (string | Buffer)[]): void =>
    void rows.push({ name, parts, answers: typeof answers === "number" ? [answers] : answers });

  // whole requests, after which the client closes its half
  add("a request and the end", 200, `${GET}\r\n`);
  add("an assessment and the end", 200, post(secret));
  add("an assessment in single bytes and the end", 200, ...[...post(secret)]);
  add("an assessment in chunks and the end", 200, chunked(secret, CHUNKS));
  add("two requests and the end", [200, 200], `${GET}\r\n${GET}\r\n`);
  add("two assessments and the end", [200, 200], post(secret) + post(secret));
  add("a request to close and the end", 200, `${GET}Connection: close\r\n\r\n`);
  add("a request to close and another", 200, `${GET}Connection: close\r\n\r\n${GET}\r\n`);
  add("an empty line before the request", 200, `\r\n${GET}\r\n`);
  add("a request without a Host", 400, "GET /api/v1/health HTTP/1.1\r\n\r\n");
  add("an assessment without a Host", 400, post(secret).replace("Host: a\r\n", ""));
  add("a target with a host, and no Host", 400, "GET http://a/api/v1/health HTTP/1.1\r\n\r\n");
  add("HTTP/1.0 with two Hosts", 400, "GET /api/v1/health HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n");
  add("no Host, and a request behind it", 400, `GET /api/v1/health HTTP/1.1\r\n\r\n${GET}\r\n`);
  add("HTTP/1.0", 200, "GET /api/v1/health HTTP/1.0\r\n\r\n");
  add("nothing but the end", []);
  for (const [index, text] of ["\r\n", "\r\n\r\n", "\n\n"].entries()) add(`empty lines alone, ${index}`, [], text);

  // what ends too early
  for (const [index, text] of ["G", "GET", "GET ", "GET /", "GET / HTTP/1.1", "GET / HTTP/1.1\r\n", GET, `${GET}X-A: `, `${GET}X-A: b\r\n`].entries())
    add(`a head that ends too early, ${index}`, 400, text);
  for (const length of [PAYIN.length + 1, 100, 10_000, 262_144])
    add(`a body that ends before its ${length} bytes`, 400, post(secret, PAYIN, `Content-Length: ${length}\r\n`));
  for (const [index, chunks] of ["", "5", "5\r\n", "5\r\nabc", "5\r\nabcde", "5\r\nabcde\r\n", "0", "0\r\n", `${CHUNKS.slice(0, -2)}`].entries())
    add(`chunks that end too early, ${index}`, 400, chunked(secret, chunks));

  // request lines
  for (const line of [
    "GET",
    "GET /api/v1/health",
    "GET /api/v1/health HTTP/1.1 x",
    "GET\t/api/v1/health\tHTTP/1.1",
    "GET /api/v1/ health HTTP/1.1",
    "GET /api/v1/health HTTP/1.2",
    "GET /api/v1/health HTTP/2.0",
    "GET /api/v1/health HTTP/3",
    "GET /api/v1/health HTTP/0.9",
    "GET /api/v1/health HTTP/11",
    "GET /api/v1/health HTTP/1.1.1",
    "GET /api/v1/health http/1.1",
    "GET /api/v1/health HTTPS/1.1",
    "GET /api/v1/health ICE/1.0",
    "get /api/v1/health HTTP/1.1",
    "Get /api/v1/health HTTP/1.1",
    "FETCH /api/v1/health HTTP/1.1",
    "GETT /api/v1/health HTTP/1.1",
    "G€T /api/v1/health HTTP/1.1",
    "<GET> /api/v1/health HTTP/1.1",
    "PRI * HTTP/2.0",
    "GET api/v1/health HTTP/1.1",
    "GET \\api\\v1\\health HTTP/1.1",
    " GET /api/v1/health HTTP/1.1",
    "\u0000GET /api/v1/health HTTP/1.1",
    "\ufeffGET /api/v1/health HTTP/1.1",
    "GET /api/v1/hea\u0000lth HTTP/1.1",
    "GET /api/v1/hea\u007flth HTTP/1.1",
    "HTTP/1.1 200 OK",
    "{}",
  ])
    add(`the request line ${JSON.stringify(line)}`, 400, `${line}\r\nHost: a\r\n\r\n`);
  for (const target of [
    "*",
    "/%",
    "/%zz",
    "/%00",
    "/%2e%2e/%2e%2e",
    "/../../etc/passwd",
    "/api/v1/health/%2f",
    "//api/v1/health",
    "/api//v1/health",
    "/api/v1/health;a",
  ])
    add(`the target ${target}`, 404, `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`);
  for (const target of ["?", "/é", "#", "a b"]) add(`the target ${target}`, 400, `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`);
  add("a percent sign in an id", 400, post(secret, PAYIN, undefined, "/api/v1/assessments/%zz/review"));
  for (const target of ["http://a/api/v1/health", "HTTP://A/api/v1/health", "https://a.example:8443/api/v1/health", "http://user:pass@a/api/v1/health"])
    add(`the target ${target}`, 200, `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`);
  for (const line of ["GET  /api/v1/health HTTP/1.1", "GET /api/v1/health  HTTP/1.1"])
    add(`the request line ${JSON.stringify(line)}`, 200, `${line}\r\nHost: a\r\n\r\n`);
  add("a target of 40,000 characters", 400, `GET /${"a".repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`);

  // methods
  for (const method of ["PUT", "DELETE", "PATCH", "TRACE", "PROPFIND", "SEARCH", "LINK", "PURGE", "QUERY", "M-SEARCH"])
    add(`the method ${method}`, 405, `${method} /api/v1/health HTTP/1.1\r\nHost: a\r\n\r\n`);
  for (const target of ["a:443", "127.0.0.1:5432", "/api/v1/assess", "*", "http://a/"])
    add(`CONNECT ${target}`, 405, `CONNECT ${target} HTTP/1.1\r\nHost: a\r\n\r\n`);
  add("CONNECT with what would go through the tunnel", 405, `CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n${GET}\r\n`);
  add("CONNECT with a body", 405, "CONNECT a:443 HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc");
  add("CONNECT behind a request", [200, 405], `${GET}\r\nCONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n`);
  for (const upgrade of ["websocket", "h2c", "TLS/1.0", "HTTP/2.0"])
    add(`an upgrade to ${upgrade}`, 200, `${GET}Connection: Upgrade\r\nUpgrade: ${upgrade}\r\nSec-WebSocket-Version: 13\r\n\r\n`);
  for (const expectation of ["100-continue", "200-ok", "nonsense"])
    add(
      `the expectation ${expectation}`,
      expectation === "100-continue" ? [100, 200] : 200,
      post(secret, PAYIN, `Expect: ${expectation}\r\nContent-Length: ${PAYIN.length}\r\n`),
    );

  // Host
  for (const [index, hosts] of [
    "Host: a\r\n",
    "Host: b\r\n",
    "host: a\r\n",
    "HOST: b\r\n",
    "Host:\r\n",
    "X: y\r\nHost: b\r\n",
    "Host: a\r\nHost: a\r\n",
  ].entries())
    add(`two Hosts, ${index}`, 400, `${GET}${hosts}\r\n`);
  add("two Hosts before an assessment", 400, post(secret).replace("Host: a", "Host: a\r\nHost: b"));
  add("two Hosts, and a request behind them", 400, `${GET}Host: b\r\n\r\n${GET}\r\n`);

  // transfer codings
  for (const coding of [
    "gzip, chunked",
    "chunked, chunked",
    "identity, chunked",
    "deflate, chunked",
    "x, chunked",
    "gzip,chunked",
    "br, gzip, chunked",
    ", chunked",
    "gzip ,\tchunked",
  ])
    add(`the transfer coding ${JSON.stringify(coding)}`, 400, chunked(secret, CHUNKS, coding));
  for (const coding of ["gzip", "identity", "x", "", "chunked, gzip", "chunked;q=1", '"chunked"', "chunke", "xchunked", "chunked\u000b", "chunked, identity"])
    add(`the transfer coding ${JSON.stringify(coding)}`, 400, chunked(secret, CHUNKS, coding));
  for (const coding of ["Chunked", "CHUNKED", " chunked", "chunked ", "\tchunked"])
    add(`the transfer coding ${JSON.stringify(coding)}`, 200, chunked(secret, CHUNKS, coding));
  add("two transfer codings", 400, chunked(secret, CHUNKS, "chunked\r\nTransfer-Encoding: chunked"));
  add("gzip and chunked in two headers", 400, chunked(secret, CHUNKS, "gzip\r\nTransfer-Encoding: chunked"));
  add("gzip, chunked with a request behind it", 400, `${chunked(secret, CHUNKS, "gzip, chunked")}${GET}\r\n`);
  add("chunks and a length", 400, post(secret, CHUNKS, `Transfer-Encoding: chunked\r\nContent-Length: ${PAYIN.length}\r\n`));
  add("a length and chunks", 400, post(secret, CHUNKS, `Content-Length: ${PAYIN.length}\r\nTransfer-Encoding: chunked\r\n`));
  add("gzip, chunked to a path that nothing has", 400, post(secret, CHUNKS, "Transfer-Encoding: gzip, chunked\r\n", "/nothing"));
  add("chunks in HTTP/1.0", 400, chunked(secret, CHUNKS, "gzip, chunked").replace("HTTP/1.1", "HTTP/1.0"));

  // lengths
  for (const length of ["-1", "+30", "0x1e", "30.0", "3e1", "30,30", "30, 31", "thirty", "", " ", "99999999999999999999", "３０", "30\u0000"])
    add(`the length ${JSON.stringify(length)}`, 400, post(secret, PAYIN, `Content-Length: ${length}\r\n`));
  add("two lengths that differ", 400, post(secret, PAYIN, `Content-Length: ${PAYIN.length}\r\nContent-Length: 5\r\n`));
  add("two lengths that agree", 400, post(secret, PAYIN, `Content-Length: ${PAYIN.length}\r\nContent-Length: ${PAYIN.length}\r\n`));
  add("a length beyond the limit", [[413, 400]], post(secret, PAYIN, "Content-Length: 262145\r\n"));
  add("a length of a petabyte", [[413, 400]], post(secret, PAYIN, "Content-Length: 1000000000000000\r\n"));
  add("a body where none is expected", [200, 400], `${GET}\r\n${PAYIN}`);

  // chunks
  for (const [index, chunks] of [
    "g\r\n",
    "-5\r\nabcde\r\n",
    "5 \r\nabcde\r\n0\r\n\r\n",
    " 5\r\nabcde\r\n0\r\n\r\n",
    "0x5\r\nabcde\r\n",
    "fffffffffffffffff\r\n",
    "5\nabcde\n0\n\n",
    "5\r\nabcdef\r\n0\r\n\r\n",
    "5\r\nabcd\r\n0\r\n\r\n",
    ";\r\n",
    "\r\n",
  ].entries())
    add(`a chunk that is none, ${index}`, 400, chunked(secret, chunks));
  add("a chunk with an extension", 200, chunked(secret, CHUNKS.replace("\r\n", ";name=value\r\n")));
  add("a chunk with an extension of 20,000 characters", [400], chunked(secret, CHUNKS.replace("\r\n", `;${"a".repeat(20_000)}\r\n`)));
  add("chunks with a trailer", 200, chunked(secret, CHUNKS.replace(/0\r\n\r\n$/, "0\r\nX-Trailer: a\r\n\r\n")));
  add("chunks with a trailer that is a Host", 200, chunked(secret, CHUNKS.replace(/0\r\n\r\n$/, "0\r\nHost: b\r\n\r\n")));

  // headers
  for (const [index, header] of [
    " X: a",
    "X : a",
    "X\t: a",
    ": a",
    "X",
    "X\u0000: a",
    "X: \u0000",
    "X: a\u0000b",
    "X: a\rb",
    "X: a\nb",
    "(X): a",
    "X Y: a",
    "é: a",
    "X: a\u007f",
    "X\r: a",
    "\u0001: a",
  ].entries())
    add(`a header that is none, ${index}`, 400, `${GET}${header}\r\n\r\n`);
  add("a header on two lines", 400, `${GET}X: a\r\n b\r\n\r\n`);
  add("headers of 40,000 bytes", 400, `${GET}X: ${"a".repeat(40_000)}\r\n\r\n`);
  add("1,500 headers", 400, `${GET}${"X: a\r\n".repeat(3000)}\r\n`);
  add("lines that end with a line feed alone", 400, `${GET.replaceAll("\r\n", "\n")}\n`);
  add("a header in Latin-1", 200, Buffer.from(`${GET}X: \u00e9\u00ff\r\n\r\n`, "latin1"));
  add("an empty header", 200, `${GET}X:\r\n\r\n`);

  // credentials and types
  for (const value of [
    "",
    " ",
    "Bearer",
    "Bearer ",
    "Bearer  ",
    "Basic YTpi",
    "Bearer a b",
    "Bearer\ta",
    "Digest x",
    "bearer",
    "Bearer \u00e9",
    "Bearer ,",
    `Bearer ${"a".repeat(9000)}`,
  ])
    add(`the credential ${JSON.stringify(value.slice(0, 20))}`, 401, Buffer.from(post(secret).replace(`Bearer ${secret}`, value), "latin1"));
  add("two credentials", 200, post(secret).replace("Content-Type", "Authorization: Bearer x\r\nContent-Type"));
  add("two types", 200, post(secret).replace("Content-Type", "Content-Type: application/json\r\nContent-Type"));
  for (const type of ["text/plain", "application/json; charset=utf-16", "application/jsonp", "", "*/*", "json"])
    add(`the type ${type}`, 415, post(secret).replace("application/json", type));
  for (const encoding of ["gzip", "br", "deflate", "x", "gzip, gzip"])
    add(`the content coding ${encoding}`, 415, post(secret, PAYIN, `Content-Encoding: ${encoding}\r\nContent-Length: ${PAYIN.length}\r\n`));

  // text that is no UTF-8
  for (const [name, text] of [
    ["Latin-1", '{"amount":10,"currency":"MXN","description":"Jos\xe9"}'],
    ["an overlong slash", '{"amount":10,"currency":"MXN","description":"\xc0\xaf"}'],
    ["a surrogate", '{"amount":10,"currency":"MXN","description":"\xed\xa0\x80"}'],
    ["a character that is cut off", '{"amount":10,"currency":"MXN","description":"\xe2\x82"}'],
    ["a name of a field", '{"amount":10,"currency":"MXN","\xff":1}'],
  ] as const)
    add(`a body in UTF-8 but for ${name}`, 400, Buffer.from(post(secret, text, `Content-Length: ${text.length}\r\n`), "latin1"));

  // other protocols
  add("HTTP/2 by prior knowledge", 400, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
  add("the beginning of TLS", 400, Buffer.from("16030100a5010000a10303", "hex"));
  add("the beginning of TLS, whole", 400, Buffer.concat([Buffer.from("16030100a5010000a10303", "hex"), Buffer.alloc(154, 7)]));
  add("the beginning of SSH", 400, "SSH-2.0-OpenSSH_9.6\r\n");
  add("a query of PostgreSQL", 400, Buffer.from("0000000804d2162f", "hex"));
  add("a command of Redis", 400, "*1\r\n$4\r\nPING\r\n");
  add("a greeting of SMTP", 400, "EHLO a\r\n");
  add("the PROXY protocol", 400, `PROXY TCP4 203.0.113.1 203.0.113.2 1 2\r\n${GET}\r\n`);
  add("the PROXY protocol, version 2", 400, Buffer.from("0d0a0d0a000d0a515549540a", "hex"));
  add("zeros", 400, Buffer.alloc(4096));
  add("bytes of 0xff", 400, Buffer.alloc(4096, 0xff));
  return rows;
}
