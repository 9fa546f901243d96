// A disk that fills up under the embedded database: what was acknowledged stays, starts say what is wrong, and space brings it back.
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { call, payin } from "../harness/client.ts";
import { type ServerProcess, startServerProcess } from "../harness/process.ts";

const mount = (size: string, folder: string, ...options: string[]): boolean =>
  spawnSync("mount", ["-t", "tmpfs", "-o", [`size=${size}`, "mode=755", ...options].join(","), "tmpfs", folder]).status === 0;
const unmount = (folder: string): void => void spawnSync("umount", ["-l", folder]);

const probe = mkdtempSync(join(tmpdir(), "fraud-risk-mount-"));
const mayMount = mount("1m", probe);
if (mayMount) unmount(probe);
rmSync(probe, { recursive: true });

// every test starts the service several times
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let server: ServerProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fraud-risk-disk-"));
});
afterEach(async () => {
  await server?.kill("SIGTERM");
  server = undefined;
  unmount(folder);
  rmSync(folder, { recursive: true });
});

const start = async (): Promise<ServerProcess> => {
  server = await startServerProcess({ DATA_DIR: join(folder, "data"), ASSESS_TIMEOUT_MS: "20000" });
  return server;
};
const refusal = async (): Promise<string> => {
  const failed = await start().catch((error: Error) => error);
  return failed instanceof Error ? failed.message : expect.fail("the server started");
};
const key = (): string => JSON.parse(readFileSync(join(folder, "data", "sandbox.json"), "utf8")).secret_key;
const assess = (body: unknown) => call(`${server?.url}/api/v1/assess`, { key: key(), body });

/** Writes until there is no more space. */
function fill(file: string): void {
  const descriptor = openSync(file, "w");
  for (let size = 1_048_576; size >= 1; size = Math.floor(size / 2)) {
    const chunk = Buffer.alloc(size);
    try {
      while (writeSync(descriptor, chunk) === size);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  }
  closeSync(descriptor);
}

describe.skipIf(!mayMount)("on a disk of its own (mount must be permitted)", () => {
  test("that is too small, the first start says so, and begins when there is space", async () => {
    mount("12m", folder);
    expect(await refusal()).toMatch(/ended with 1: DATA_DIR \S+ cannot be used: .*the disk is full\. Free space/s);
    spawnSync("mount", ["-o", "remount,size=400m", folder]);
    await start();
    expect((await assess(payin())).status).toBe(200);
  });

  test("that fills up, nothing acknowledged is lost: over a kill, a refused start, and until there is space", async () => {
    mount("200m", folder);
    await start();
    const acknowledged: { body: Record<string, unknown>; text: string }[] = [];
    const send = async (count: number): Promise<number> => {
      const bodies = Array.from({ length: count }, () => payin());
      const answers = await Promise.all(bodies.map((body) => assess(body)));
      for (const [index, { status, text }] of answers.entries()) if (status === 200) acknowledged.push({ body: bodies[index] ?? {}, text });
      return answers.filter(({ status }) => status !== 200).length;
    };
    expect(await send(50)).toBe(0);
    const ballast = join(folder, "ballast");
    fill(ballast);
    // what PostgreSQL has set aside for tables and WAL is used up first
    let refused = 0;
    for (let round = 0; round < 400 && refused === 0; round++) refused = await send(50);
    expect(refused).toBeGreaterThan(0);
    await server?.kill("SIGKILL");
    expect(await refusal()).toMatch(/cannot be used: .*the disk is full\. Free space.*the data is intact/s);
    rmSync(ballast);
    await start();
    const again = await Promise.all(acknowledged.map(({ body }) => assess(body)));
    expect(again.filter(({ text }, index) => text !== acknowledged[index]?.text)).toEqual([]);
  });

  test("that is read-only, a start says so, and nothing is lost", async () => {
    mount("400m", folder);
    await start();
    const body = payin();
    const { text } = await assess(body);
    await server?.kill("SIGTERM");
    spawnSync("mount", ["-o", "remount,ro", folder]);
    expect(await refusal()).toMatch(/ended with 1: DATA_DIR \S+ cannot be .*read-only/s);
    spawnSync("mount", ["-o", "remount,rw", folder]);
    await start();
    expect((await assess(body)).text).toBe(text);
  });

  test("that a new data folder cannot be made on, a start says so", async () => {
    mount("1m", folder, "ro");
    expect(await refusal()).toMatch(/cannot be used: .*the folder cannot be created.*choose another DATA_DIR/s);
  });
});
