// The fuzz itself: it finds nothing in the service as it is, and finds a defect that is put into an answer.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OperationId } from "../../../generated/operations.ts";
import { type Cast, castOf } from "../../fuzz/credentials.ts";
import { written } from "../../fuzz/nasty.ts";
import { findingsOfRaw } from "../../fuzz/raw-sockets.ts";
import { type Run, type RunOptions, startRun } from "../../fuzz/run.ts";
import type { Answered } from "../../fuzz/send.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
let cast: Cast;
beforeAll(async () => {
  service = await startService({ trustProxy: "loopback" });
  cast = await castOf(service.url, service.database.url, 3);
});
afterAll(() => service.close());

/** The fuzz of so many requests from one seed. */
async function fuzzed(requests: number, more: Partial<RunOptions> = {}): Promise<Run> {
  const run = startRun({ url: service.url, cast, requests, seed: 20_261_122, lanes: 4, until: Number.POSITIVE_INFINITY, receivers: [], ...more });
  await run.done;
  return run;
}

test("five hundred requests find nothing", async () => {
  const { findings, counter } = await fuzzed(500);
  expect([...findings.values()]).toEqual([]);
  expect(counter.total()).toBeGreaterThanOrEqual(500);
  expect(counter.ofStatus(500)).toBe(0);
});

describe("a defect is found", () => {
  const only: OperationId = "readOrganization";

  /** Rules that fail where every success is changed. */
  async function found(change: (answer: NonNullable<Answered["answer"]>) => Partial<NonNullable<Answered["answer"]>>): Promise<string[]> {
    const answered = (real: Answered): Answered => (real.answer?.status === 200 ? { ...real, answer: { ...real.answer, ...change(real.answer) } } : real);
    const { findings } = await fuzzed(20, { only, answered });
    return [...findings.values()].map(({ rule, message }) => `${rule}: ${message}`);
  }

  test("a status that is not documented", async () => {
    expect(await found(() => ({ status: 418 }))).toContain("contract: 418: status 418 is not documented for readOrganization");
  });

  test("a body that the schema does not allow", async () => {
    expect(await found(({ json }) => ({ json: { ...(json as object), segment: 5 } }))).toEqual([
      expect.stringMatching(/^contract: 200: body\/segment must be string/),
    ]);
  });

  test("a header that is missing", async () => {
    expect(await found(() => ({ headers: new Headers({ "Content-Type": "application/json; charset=utf-8" }) }))).toContainEqual(
      expect.stringMatching(/header X-Request-Id is missing/),
    );
  });

  test("a fault of the service", async () => {
    expect(await found(() => ({ status: 500, text: "boom" }))).toContain("failure: 500: boom");
  });

  test("a key that leaked", async () => {
    expect(await found(({ text }) => ({ text: text.replace('"name":"', `"name":"${service.tenant.secret}`) }))).toContain(
      "leak: shows a key: svc_sk_…".replace("svc_sk_…", `${service.tenant.secret.slice(0, 12)}…`),
    );
  });

  test("a stack trace that leaked", async () => {
    expect(await found(({ text }) => ({ text: `${text}\n    at handler (file:///srv/app.ts:1:1)` }))).toContainEqual(
      expect.stringMatching(/^leak: shows a stack trace/),
    );
  });

  test("the request that shows it is made smaller", async () => {
    const answered = (real: Answered): Answered => (real.answer === undefined ? real : { ...real, answer: { ...real.answer, status: 418 } });
    const { findings } = await fuzzed(40, { only: "reportFraud", answered });
    expect([...findings.values()].map(({ rule }) => rule)).not.toContain("generator");
    const [smallest] = [...findings.values()].filter(({ rule }) => rule === "contract");
    expect(smallest?.curl.length).toBeLessThan(1200);
  });

  test("an answer that came too late", async () => {
    const { findings } = await fuzzed(20, { only, answered: (real) => ({ ...real, milliseconds: 60_000 }) });
    expect([...findings.values()].map(({ rule }) => rule)).toContain("deadline");
  });

  test("a success for an unauthorized caller", async () => {
    const good = await fetch(`${service.url}/api/v1/organization`, { headers: { Authorization: `Bearer ${await service.token("admin")}` } });
    const text = await good.text();
    const answer = { status: 200, headers: good.headers, text, json: JSON.parse(text) };
    const { findings } = await fuzzed(40, { only, answered: (real) => ({ ...real, answer }) });
    expect([...findings.values()].map(({ rule }) => rule)).toContain("access");
  });
});

test("a request that hid in another one is found by its answer", () => {
  const answer = 'HTTP/1.1 400 Bad Request\r\nX-Request-Id: 01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22\r\n\r\n{"error":{"code":"VALIDATION_ERROR"}}';
  const request = { name: "two", parts: [], most: 1 };
  expect(findingsOfRaw(request, { text: answer, ended: true })).toEqual([]);
  expect(findingsOfRaw(request, { text: answer + answer, ended: true })).toEqual([expect.objectContaining({ rule: "access" })]);
  expect(findingsOfRaw(request, { text: "", ended: false })).toEqual([{ rule: "connection", message: "neither an answer nor an end" }]);
});

test("what no value of JavaScript holds is written all the same", () => {
  expect(written({ a: "\u{E001}1e400\u{E001}", b: '\u{E001}"\\ud800"\u{E001}', c: 1, "c\u{E003}": 2 })).toBe('{"a":1e400,"b":"\\ud800","c":1,"c":2}');
});
