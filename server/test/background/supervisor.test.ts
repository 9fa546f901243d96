// The worker process of a server: restarted when it ends, with backoff, visible in health, and ended with the server.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLogger } from "../../src/platform/observability/log.ts";
import { delayAfter } from "../../src/platform/time/backoff.ts";
import { type Supervisor, superviseWorker } from "../../src/processes/background/supervisor.ts";

let folder: string;
let lines: string[];
let supervisor: Supervisor;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fraud-risk-supervisor-"));
  lines = [];
});
afterEach(async () => {
  await supervisor.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Supervises a script. */
function supervised(script: string): Supervisor {
  const path = join(folder, "worker.mjs");
  writeFileSync(path, script);
  const log = createLogger("info", { write: (line: string) => void lines.push(line) });
  supervisor = superviseWorker({ environment: { FOLDER: folder }, log, script: path, backoff: { first: 10, longest: 40 } });
  supervisor.start();
  return supervisor;
}

const WELL = `
process.send({ kind: "running" });
process.on("disconnect", () => process.exit(0));
process.on("message", ({ kind, requestId }) => {
  if (kind === "end") process.exit(0);
  process.send({ kind: "report", requestId, metrics: [], jobs: [{ name: process.env.FOLDER, status: "ok" }] });
});`;

const PATIENT = { timeout: 20_000 } as const;

test("a worker that runs is in health with its process id and its jobs, and has the environment that it was given", async () => {
  const { health, end } = supervised(WELL);
  await expect
    .poll(health, PATIENT)
    .toEqual({ process: "worker", pid: expect.any(Number), status: "running", restarts: 0, jobs: [{ name: folder, status: "ok" }] });
  const { pid } = await health();
  await end();
  expect(() => process.kill(pid ?? 0, 0)).toThrow("ESRCH");
});

test("a worker that is killed is started again, and health counts it", async () => {
  const { health } = supervised(WELL);
  await expect.poll(health, PATIENT).toMatchObject({ status: "running" });
  const { pid: first } = await health();
  process.kill(first ?? 0, "SIGKILL");
  await expect.poll(health, PATIENT).toMatchObject({ status: "running", restarts: 1 });
  expect((await health()).pid).not.toBe(first);
  expect(lines.join("")).toMatch(/"signal":"SIGKILL".*worker process exited; restarting/);
});

test("one that ends at once is tried again and again, and none is started after the end", async () => {
  const { health, end } = supervised("process.exit(3);");
  await expect.poll(async () => (await health()).restarts, PATIENT).toBeGreaterThan(3);
  expect((await health()).jobs).toEqual([]);
  await end();
  const { restarts } = await health();
  // nothing is scheduled any more
  await new Promise(setImmediate);
  expect([(await health()).pid, (await health()).restarts]).toEqual([null, restarts]);
});

test("a worker that does not answer is unresponsive, not running", async () => {
  const { health } = supervised(`process.send({ kind: "running" }); process.on("message", ({ kind }) => kind === "end" && process.exit(0));`);
  await expect.poll(health, PATIENT).toMatchObject({ status: "unresponsive", jobs: [] });
});

test("the delay doubles with each that ends at once, up to the longest", () => {
  expect([1, 2, 3, 4, 5, 99].map((failures) => delayAfter(failures, { first: 100, longest: 1000 }))).toEqual([100, 200, 400, 800, 1000, 1000]);
});
