// A real standby at start: the server waits, says why, and serves after the promotion, as in a switchover.
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, createReadStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { takeBaseBackup } from "../../operations/base-backup.ts";
import { platformBinaries, readableBinaries, unprivilegedRunner } from "../../src/platform/database/cluster.ts";
import { locationOf } from "../../src/platform/database/cluster-home.ts";
import { freePort, startEmbeddedPostgres } from "../../src/platform/database/embedded.ts";
import { migrate } from "../../src/schema/migrate.ts";
import { call } from "../harness/client.ts";
import { SECRETS_KEYS } from "../harness/secrets.ts";
import { start } from "./starting.ts";

/** A copy of a migrated primary that runs as its standby; answers its address. */
async function standbyOf(root: string): Promise<string> {
  const primary = await startEmbeddedPostgres(join(root, "primary"), { fsync: "off" });
  await migrate(primary.url);
  mkdirSync(join(root, "backup"));
  await takeBaseBackup(primary.url, join(root, "backup", "base.tar"), join(root, "backup", "manifest"));
  await primary.stop();
  const runner = unprivilegedRunner();
  const cluster = join(root, "standby");
  mkdirSync(cluster, { mode: 0o700 });
  const own = (path: string): void => {
    if (runner.uid !== undefined && runner.gid !== undefined) chownSync(path, runner.uid, runner.gid);
  };
  own(cluster);
  const tar = spawn("tar", ["-xf", "-", "-C", cluster], { ...runner, stdio: ["pipe", "ignore", "ignore"] });
  const extracted = new Promise((resolve) => tar.once("close", resolve));
  await pipeline(createReadStream(join(root, "backup", "base.tar")), tar.stdin).catch(() => undefined);
  await extracted;
  writeFileSync(join(cluster, "standby.signal"), "");
  own(join(cluster, "standby.signal"));
  const { postgres } = readableBinaries(await platformBinaries(), locationOf(join(root, "primary")), runner);
  const port = await freePort();
  const child = spawn(postgres, ["-D", cluster, "-p", String(port), "-k", "", "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200"], {
    ...runner,
    stdio: ["ignore", "ignore", "pipe"],
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGINT");
    await ended;
  });
  await new Promise<void>((resolve, reject) => {
    let log = "";
    child.stderr.on("data", (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes("ready to accept read-only connections")) resolve();
    });
    child.once("exit", (code) => reject(new Error(`PostgreSQL ended with ${code}: ${log}`)));
  });
  const url = new URL(primary.url);
  url.port = String(port);
  return url.toString();
}

test("a server waits for the promotion of a standby, and then serves", async () => {
  const root = mkdtempSync(join(tmpdir(), "fraud-risk-standby-"));
  chmodSync(root, 0o755);
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  expect(spawnSync("tar", ["--version"]).status).toBe(0);
  const url = await standbyOf(root);
  const server = start("src/main.ts", { DATABASE_URL: url, SECRETS_KEYS });
  const waiting = await server.logs(({ level, err }) => level === "warn" && err?.code === "25006");
  expect(waiting.msg).toMatch(/^the start waits for the database: the database is a standby and read-only until it is promoted\. Promote the database/);
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  await client.query("SELECT pg_promote()");
  await client.end();
  const { port } = (await server.logs(({ msg }) => msg === "listening")) as unknown as { port: number };
  await expect.poll(async () => (await call(`http://127.0.0.1:${port}/api/v1/health`)).status, { timeout: 20_000 }).toBe(200);
}, 300_000);
