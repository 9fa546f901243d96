// A hundred thousand lines, one in a hundred of them bad, through the API as an integrator sends them.

import { availableParallelism, loadavg } from "node:os";
import { FraudRisk, type ImportedPortion, importFile } from "@fraud-risk/node";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifyLog } from "../../src/accounts/audit/verifier.ts";
import { listTypes } from "../../src/values/kinds/index.ts";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant } from "../harness/tenant.ts";
import { exported, imported } from "./csv-of.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
});
afterAll(() => service.close());

const HEADER = "list_type,value,severity,reason\n";
const LINES = 100_000;

/** Kinds of bad lines, with what is said of them. */
const BAD: readonly (readonly [line: string, said: string])[] = [
  ["email,nobody,block,", 'value must be an email address such as "maria@correo.mx"'],
  ["mailbox,a@ejemplo.mx,block,", `list_type must be one of ${listTypes.join(", ")}`],
  ["email,a@ejemplo.mx,hard,", "severity must be one of block, flag, review"],
  ["email,a@ejemplo.mx,block", "undefined has 3 cells, but the header has 4"],
  [
    'email,a"b@ejemplo.mx,block,',
    "undefined has a misplaced quote; put a cell with a quote, a separator or a line break in quotes, and double the quotes in it",
  ],
];
const kindOf = (line: number) => BAD[(line / 100) % BAD.length] ?? ["", ""];

/** What is in use, garbage aside. */
function heap(): number {
  global.gc?.();
  return process.memoryUsage().heapUsed;
}

/** The file in parts, as a disk gives it. Every hundredth line is bad; the header is line 1. */
async function* file(lines = LINES): AsyncGenerator<Uint8Array> {
  let part = HEADER;
  for (let line = 2; line <= lines + 1; line++) {
    part += line % 100 === 0 ? `${kindOf(line)[0]}\n` : `email,someone.${line}@ejemplo.mx,block,"Contracargo, octubre"\n`;
    if (part.length < 65_536) continue;
    // a part may end within a record
    yield Buffer.from(part.slice(0, -7));
    part = part.slice(-7);
  }
  yield Buffer.from(part);
}

describe("a hundred thousand lines", () => {
  test("are in within 20 seconds, in bounded memory, and each of the thousand bad ones is named with its number and the reason", {
    timeout: 120_000,
  }, async () => {
    const tenant = await createTenant(service.database.url);
    const client = new FraudRisk({ baseUrl: service.url, sessionToken: await service.token("analyst", tenant.id) });
    const chunks: Omit<ImportedPortion, "errors">[] = [];
    const said: string[] = [];
    // a machine that is at work for others takes as long as they leave it
    const quiet = (loadavg()[0] ?? 0) < 1.5 * availableParallelism();
    const before = heap();
    let most = 0;
    const started = performance.now();
    for await (const { errors, ...chunk } of importFile(client, file())) {
      chunks.push(chunk);
      for (const { line, field, message } of errors) said.push(`${line} ${field} ${message}`);
      if (chunks.length % 5 === 0) most = Math.max(most, heap() - before);
    }
    const seconds = (performance.now() - started) / 1000;
    console.log(
      `${LINES} lines in ${seconds.toFixed(1)} s, ${chunks.length} chunks, ${quiet ? "on a quiet machine" : "beside other work"}; heap at most +${(most / 1e6).toFixed(0)} MB`,
    );
    expect(said).toEqual(Array.from({ length: LINES / 100 }, (_, index) => (index + 1) * 100).map((line) => `${line} ${kindOf(line)[1]}`));
    expect(chunks.reduce((sum, { created }) => sum + created, 0)).toBe(LINES - LINES / 100);
    expect(chunks.length).toBeGreaterThan(10);
    expect(seconds).toBeLessThan(quiet ? 20 : 90);
    expect(most).toBeLessThan(32_000_000);
    const auditor = new pg.Client({ connectionString: service.database.url });
    await auditor.connect();
    expect(await verifyLog(auditor, tenant.id)).toMatchObject({ findings: [], head: { sequence: BigInt(LINES - LINES / 100) } });
    await auditor.end();
    expect((await exported(service.url, await service.token("analyst", tenant.id))).text.split("\n")).toHaveLength(LINES - LINES / 100 + 2);
  });
});

test("a file in chunks is read as the file at once", async () => {
  const reasons = ['"one,\r\ntwo ""three"""', "plain", '"', 'stray"quote', '"\n\n"', '"open', "Mu\u00f1oz"];
  const lines = Array.from(
    { length: 12_000 },
    (_, index) => `customer_id,cus_${index},block,${reasons[(index * 5) % reasons.length]}${index % 3 === 0 ? "\r\n" : "\n"}`,
  );
  const whole = `\ufeff${HEADER}\n${lines.join("")}`;
  expect(Buffer.byteLength(whole)).toBeLessThan(1_048_576);
  const [one, two] = await Promise.all([createTenant(service.database.url), createTenant(service.database.url)]);
  const atOnce = await imported(service.url, await service.token("analyst", one.id), whole);
  const client = new FraudRisk({ baseUrl: service.url, sessionToken: await service.token("analyst", two.id) });
  const errors: unknown[] = [];
  let chunks = 0;
  let created = 0;
  for await (const chunk of importFile(client, ReadableStream.from([whole.slice(0, 100), whole.slice(100)]))) {
    errors.push(...chunk.errors);
    created += chunk.created;
    chunks += 1;
  }
  expect(chunks).toBeGreaterThan(1);
  expect([created, errors]).toEqual([atOnce.created, atOnce.errors]);
  expect(atOnce.failed).toBeGreaterThan(3000);
});

test("others are served while a large file is read and stored", async () => {
  const tenant = await createTenant(service.database.url);
  const client = new FraudRisk({ baseUrl: service.url, sessionToken: await service.token("analyst", tenant.id) });
  let importing = true;
  const all = (async () => {
    for await (const _ of importFile(client, file(20_000)));
  })().finally(() => {
    importing = false;
  });
  const waits: number[] = [];
  while (importing) {
    const started = performance.now();
    expect((await call(`${service.url}/api/v1/assess`, { key: tenant.secret, body: { amount: 10, currency: "MXN" } })).status).toBe(200);
    waits.push(performance.now() - started);
  }
  await all;
  waits.sort((a, b) => a - b);
  const median = waits[waits.length >> 1];
  console.log(`${waits.length} assessments meanwhile, median ${median?.toFixed(0)} ms, longest ${waits.at(-1)?.toFixed(0)} ms`);
  expect(median).toBeLessThan(250);
});
