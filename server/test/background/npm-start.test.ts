// `npm start`, ended by the process id that a user sees: npm's.
import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { postmasterOf } from "../../src/platform/database/cluster.ts";
import { locationOf } from "../../src/platform/database/cluster-home.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const WAIT = { timeout: 20_000, interval: 50 };
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fraud-risk-npm-"));
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The script of package.json, run by npm on a folder of its own. */
function start(script: string) {
  const { PATH, NODE_COMPILE_CACHE, HOME } = process.env;
  const npm = spawn("npm", ["run", script], { cwd: root, env: { PATH, HOME, NODE_COMPILE_CACHE, DATA_DIR: folder, PORT: "0", WORKERS: "1" } });
  let printed = "";
  for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (chunk: Buffer) => (printed += chunk));
  return { npm, printed: () => printed };
}

const database = () => postmasterOf(join(locationOf(folder), "postgres"))?.pid;
const answers = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => "refused",
  );

/** Addresses under which other machines reach this one. */
const outside = (): string[] =>
  Object.values(networkInterfaces()).flatMap((each = []) =>
    each.filter(({ internal, family }) => !internal && family === "IPv4").map(({ address }) => address),
  );

test.each([
  ["start", "SIGTERM"],
  ["start", "SIGINT"],
  ["start", "SIGHUP"],
  ["start", "SIGKILL"],
  ["start:cluster", "SIGHUP"],
] as const)(
  "npm run %s listens on this machine only; killed by npm's id with %s, it ends the service and the database",
  async (script, signal) => {
    const { npm, printed } = start(script);
    try {
      await expect.poll(printed, { timeout: 60_000, interval: 50 }).toContain("Stop with Ctrl+C");
      const { base_url } = JSON.parse(readFileSync(join(folder, "sandbox.json"), "utf8"));
      expect([await answers(`${base_url}/api/v1/health`), typeof database()]).toEqual([200, "number"]);
      for (const address of outside()) expect(await answers(`http://${address}:${new URL(base_url).port}/api/v1/health`)).toBe("refused");
      npm.kill(signal);
      await expect.poll(() => answers(`${base_url}/api/v1/health`), WAIT).toBe("refused");
      await expect.poll(database, WAIT).toBeUndefined();
      expect(printed()).toContain("shutting down");
    } finally {
      npm.kill("SIGKILL");
    }
  },
  120_000,
);
