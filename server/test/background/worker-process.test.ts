// `npm start`: the server and its worker process, over the embedded database and over one of its own.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { OperatorHealth } from "../../src/platform/observability/operator-pages.ts";
import { call, payin } from "../harness/client.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { type ServerProcess, startServerProcess } from "../harness/process.ts";

vi.setConfig({ testTimeout: 90_000 });

const PATIENT = { timeout: 40_000, interval: 50 } as const;
const DEFAULT = { BACKGROUND_JOBS: "worker" } as const;
/** Jobs of the worker, and of the server itself. */
const OF_WORKER = [
  "webhook-dispatch",
  "expired-entries",
  "statistics-rollup",
  "model-fitting",
  "rate-window-purge",
  "calibration",
  "audit-heads",
  "partition-maintenance",
  "custom-list-purge",
  "rule-failures",
  "waiting-events",
  "backtests",
  "data-subject-requests",
];

const healthOf = async ({ url }: ServerProcess): Promise<OperatorHealth> => (await call(`${url}/health`)).body;
const workerOf = async (server: ServerProcess) => (await healthOf(server)).processes.find(({ process }) => process === "worker");
const running = (server: ServerProcess) => expect.poll(async () => (await workerOf(server))?.status, PATIENT).toBe("running");
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test("on the embedded database: a first decision, jobs in the worker, a worker that is restarted, and Ctrl-C ends both", async () => {
  const folder = mkdtempSync(join(process.env.TEST_DATABASES_IN ?? tmpdir(), "fraud-risk-worker-"));
  const server = await startServerProcess({ ...DEFAULT, DATA_DIR: folder });
  try {
    const { secret_key } = JSON.parse(readFileSync(join(folder, "sandbox.json"), "utf8"));
    expect((await call(`${server.url}/api/v1/assess`, { key: secret_key, body: payin() })).status).toBe(200);
    await running(server);
    const { processes } = await healthOf(server);
    expect(processes.map(({ process, jobs }) => [process, jobs.map(({ name }) => name).sort()])).toEqual([
      ["server", ["key-usage"]],
      ["worker", [...OF_WORKER].sort()],
    ]);
    await expect.poll(async () => (await call(`${server.url}/metrics`)).text, PATIENT).toMatch(/fraud_risk_job_seconds_count\{[^}]*process="worker"/);
    const first = await workerOf(server);
    process.kill(first?.pid ?? 0, "SIGKILL");
    await expect.poll(async () => (await workerOf(server))?.restarts, PATIENT).toBe(1);
    await running(server);
    const second = await workerOf(server);
    expect(second?.pid).not.toBe(first?.pid);
    expect(await server.kill("SIGINT")).toBe(0);
    expect(isAlive(second?.pid ?? 0)).toBe(false);
  } finally {
    await server.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
});

describe("on a database of its own", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.close());

  test("SIGTERM ends both, and a worker whose server is killed ends by itself", async () => {
    for (const [signal, code] of [
      ["SIGTERM", 0],
      ["SIGKILL", null],
    ] as const) {
      const server = await startServerProcess({ ...DEFAULT, DATABASE_URL: database.url });
      await running(server);
      const { pid = 0 } = (await workerOf(server)) ?? {};
      expect(await server.kill(signal)).toBe(code);
      await expect.poll(() => isAlive(pid ?? 0), PATIENT).toBe(false);
    }
  });
});
