// Two servers that cannot see each other's processes, over one data folder, as two containers with one volume; and starts that are killed.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { call, payin } from "../harness/client.ts";
import { type ServerProcess, startServerProcess } from "../harness/process.ts";

/** A process in namespaces of its own: it counts its own process ids, and sees no other process and none of their shared memory. */
const CONTAINER = ["unshare", "--pid", "--ipc", "--mount", "--fork", "--mount-proc", "--kill-child"];
const [unshare = "", ...namespaces] = CONTAINER;
const hasContainers = spawnSync(unshare, [...namespaces, "true"]).status === 0;

// every test starts the service several times
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let running: { server: ServerProcess; ends: NodeJS.Signals }[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fraud-risk-containers-"));
  chmodSync(folder, 0o755);
  running = [];
});
afterEach(async () => {
  for (const { server, ends } of running) {
    process.kill(server.pid, "SIGCONT");
    await server.kill(ends);
  }
  rmSync(folder, { recursive: true, force: true });
});

async function start(within: readonly string[] = []): Promise<ServerProcess> {
  const server = await startServerProcess({ DATA_DIR: folder, ASSESS_TIMEOUT_MS: "20000" }, "main.ts", within);
  // unshare hands no other signal on
  running.push({ server, ends: within.length > 0 ? "SIGKILL" : "SIGTERM" });
  return server;
}

async function refusal(within: readonly string[] = []): Promise<string> {
  const started = await start(within).catch((error: Error) => error);
  if (started instanceof Error) return started.message;
  return expect.fail("the second server started");
}

const assess = (server: ServerProcess, body: unknown) =>
  call(`${server.url}/api/v1/assess`, { key: JSON.parse(readFileSync(join(folder, "sandbox.json"), "utf8")).secret_key, body });
const postmaster = (): number => Number(readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);

describe.skipIf(!hasContainers)("two containers (unshare must be permitted) over one data folder:", () => {
  test("the second is refused while the first serves, and the first loses nothing", async () => {
    const first = await start();
    const body = payin();
    const answer = await assess(first, body);
    expect(await refusal(CONTAINER)).toMatch(
      new RegExp(`ended with 1: DATA_DIR ${folder} is in use by the server with process id ${first.pid} on host \\S+\\. Stop it, choose another DATA_DIR`),
    );
    expect((await assess(first, body)).text).toBe(answer.text);
    expect((await assess(first, payin())).status).toBe(200);
  });

  test("the first, which is in the container, refuses one outside", async () => {
    const first = await start(CONTAINER);
    expect(await refusal()).toMatch(/ended with 1: DATA_DIR \S+ is in use by the server with process id \d+ on host/);
    expect((await assess(first, payin())).status).toBe(200);
  });

  test("a suspended server keeps its folder", async () => {
    const first = await start();
    const body = payin();
    const answer = await assess(first, body);
    process.kill(first.pid, "SIGSTOP");
    for (const within of [[], CONTAINER]) expect(await refusal(within)).toMatch(/is in use by the server with process id/);
    process.kill(first.pid, "SIGCONT");
    expect((await assess(first, body)).text).toBe(answer.text);
  });

  test("a database that outlives its killed server keeps the second container out; where it can be stopped, the next start has all that was acknowledged", async () => {
    const first = await start();
    const body = payin();
    const answer = await assess(first, body);
    const database = postmaster();
    await first.kill("SIGKILL");
    running = [];
    expect(await refusal(CONTAINER)).toMatch(
      /ended with 1: .*still have .*postgres open, in another container.*Stop that container or those processes, then start again/s,
    );
    expect(postmaster()).toBe(database);
    expect((await assess(await start(), body)).text).toBe(answer.text);
  });

  test("a database that outlives its killed server is found when it is suspended, too", async () => {
    const first = await start();
    const body = payin();
    const answer = await assess(first, body);
    const database = postmaster();
    await first.kill("SIGKILL");
    running = [];
    process.kill(database, "SIGSTOP");
    expect(await refusal(CONTAINER)).toMatch(/still have .*postgres open/s);
    process.kill(database, "SIGCONT");
    expect((await assess(await start(), body)).text).toBe(answer.text);
  });

  test("a container that is killed with everything in it leaves a folder that starts again in another, with all that was acknowledged", async () => {
    const first = await start(CONTAINER);
    const bodies = Array.from({ length: 20 }, () => payin());
    const answers = await Promise.all(bodies.map((body) => assess(first, body)));
    await first.kill("SIGKILL");
    running = [];
    const second = await start(CONTAINER);
    const again = await Promise.all(bodies.map((body) => assess(second, body)));
    expect(again.map(({ text }) => text)).toEqual(answers.map(({ text }) => text));
  });
});

describe("a first start that is killed", () => {
  test.each([
    ["when initdb begins", () => existsSync(join(folder, "postgres.partial"))],
    ["when initdb writes the control file", () => existsSync(join(folder, "postgres.partial", "global", "pg_control"))],
    ["when the cluster has its name", () => existsSync(join(folder, "postgres", "PG_VERSION"))],
    ["when PostgreSQL starts for the first time", () => existsSync(join(folder, "postgres", "postmaster.pid"))],
  ])("%s is made up for by the next", async (_, reached) => {
    const child = spawn(process.execPath, [fileURLToPath(new URL("../../src/main.ts", import.meta.url))], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder },
      stdio: "ignore",
    });
    await until(child, reached);
    child.kill("SIGKILL");
    await once(child, "exit");
    const server = await start();
    expect((await assess(server, payin())).status).toBe(200);
    expect(existsSync(join(folder, "postgres.partial"))).toBe(false);
  });
});

/** Resolves when it is so. The process must not end before. */
async function until(child: ChildProcess, reached: () => boolean): Promise<void> {
  while (!reached()) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
