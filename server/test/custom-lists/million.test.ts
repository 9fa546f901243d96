// A list of a million values: imported, exported and read at the cost of its pages.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startService, type TestService } from "../harness/service.ts";
import { customListsOf } from "./custom-lists-of.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
});
afterAll(() => service.close());

const MILLION = 1_000_000;

async function* file(count: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from("value\n");
  for (let at = 0; at < count; at += 10_000)
    yield Buffer.from(Array.from({ length: Math.min(10_000, count - at) }, (_, index) => `cus_${String((at + index) * 7).padStart(12, "0")}\n`).join(""));
}

const streamed = (count: number): ReadableStream => ReadableStream.from(file(count)) as never;

test("a million values go in and out, one more is refused, and the process holds few of them at a time", { timeout: 240_000 }, async () => {
  const lists = customListsOf(service.url, await service.token("admin"));
  const id: string = (await lists.create()).body.id;
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  let highest = 0;
  const watching = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().heapUsed);
  }, 100);
  const started = performance.now();
  const { status, body } = await lists.send(id, "replace", streamed(MILLION));
  const imported = performance.now() - started;
  clearInterval(watching);
  expect([status, body]).toMatchObject([200, { lines: MILLION, added: MILLION, failed: 0, value_count: MILLION }]);
  const again = performance.now();
  const lines = (await lists.file(id)).split("\n").length;
  const exported = performance.now() - again;
  expect(lines).toBe(MILLION + 2);
  expect((await lists.send(id, "replace", streamed(MILLION + 1))).status).toBe(409);
  expect((await lists.read(id)).body.value_count).toBe(MILLION);
  expect((await lists.check(id, "CUS_000000000007")).body.found).toBe(true);
  const figures = { import_seconds: imported / 1000, export_seconds: exported / 1000, heap_mb: (highest - before) / 1e6 };
  process.stdout.write(`a list of a million values: ${JSON.stringify(figures)}\n`);
  // the texts of the file alone are 18 MB, twice that as strings
  expect(figures.heap_mb).toBeLessThan(300);
});
