// The default database: a real PostgreSQL under the server, whatever happens to either.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, payin } from "../harness/client.ts";
import { lastingServer, type ServerProcess, startServerProcess } from "../harness/process.ts";

let folder: string;
beforeAll(() => {
  folder = openFolder();
});
afterAll(async () => {
  await end("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
});

/** A folder that every user may enter. */
function openFolder(): string {
  const made = mkdtempSync(join(tmpdir(), "fraud-risk-embedded-"));
  chmodSync(made, 0o755);
  return made;
}

const start = (): Promise<ServerProcess> => startServerProcess({ DATA_DIR: folder });
const { running, end } = lastingServer(start);
const sandbox = () => JSON.parse(readFileSync(join(folder, "sandbox.json"), "utf8"));
const assess = (server: ServerProcess, body: unknown) => call(`${server.url}/api/v1/assess`, { key: sandbox().secret_key, body });
const alive = (pid: number): boolean => existsSync(`/proc/${pid}/stat`) && !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
const postmaster = (): number => Number(readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);

test("the first start makes everything, prints what works when pasted, and the next starts find it again", async () => {
  const first = await running();
  const keys = sandbox();
  expect(keys).toMatchObject({
    base_url: expect.stringContaining("http://localhost:"),
    docs_url: expect.stringContaining("/docs"),
    other: { organization_id: expect.any(String) },
  });
  expect(keys.secret_key).toMatch(/^svc_sk_/);
  expect(keys.publishable_key).toMatch(/^svc_pub_/);
  expect(keys.ingest_key).toMatch(/^svc_wh_/);
  expect(first.output()).toContain(keys.secret_key);
  expect(first.output()).toContain("curl -s");
  const body = payin();
  const answer = await assess(first, body);
  expect(answer.status).toBe(200);
  const database = postmaster();
  expect(await end("SIGTERM")).toBe(0);
  expect(alive(database)).toBe(false);

  const second = await running();
  expect(sandbox().secret_key).toBe(keys.secret_key);
  expect((await assess(second, body)).text).toBe(answer.text);
});

test("a killed server leaves its database running; the next start takes it over, with every acknowledged response", async () => {
  const body = payin();
  const answer = await assess(await running(), body);
  const orphan = postmaster();
  await end("SIGKILL");
  expect(alive(orphan)).toBe(true);
  const second = await running();
  expect(alive(orphan)).toBe(false);
  expect((await assess(second, body)).text).toBe(answer.text);
});

test("a database that was killed with its server recovers on the next start", async () => {
  const body = payin();
  const answer = await assess(await running(), body);
  process.kill(postmaster(), "SIGKILL");
  await end("SIGKILL");
  expect((await assess(await running(), body)).text).toBe(answer.text);
});

test("a mark of a process that is long gone, or is another now, stops nothing", async () => {
  await running();
  await end("SIGTERM");
  writeFileSync(join(folder, "server.pid"), `${process.pid} 1`);
  writeFileSync(join(folder, "postgres", "postmaster.pid"), `${process.pid}\n/elsewhere\n1\n5432\n`);
  expect((await assess(await running(), payin())).status).toBe(200);
});

test("two servers cannot share one data folder: the second says who has it and what to do", async () => {
  const first = await running();
  await expect(start()).rejects.toThrow(new RegExp(`in use by the server with process id ${first.pid}.*DATA_DIR.*DATABASE_URL`, "s"));
  expect((await assess(first, payin())).status).toBe(200);
});

test("of three servers that start at once on a new data folder, one has its database and serves, and the others say which", async () => {
  const shared = openFolder();
  const started = await Promise.allSettled(Array.from({ length: 3 }, () => startServerProcess({ DATA_DIR: shared })));
  const [server, ...more] = started.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const refusals = started.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));
  try {
    expect([more.length, refusals.length]).toEqual([0, 2]);
    for (const refusal of refusals) expect(refusal).toMatch(new RegExp(`DATA_DIR ${shared} is in use by the server with process id ${server?.pid}`));
    const key = JSON.parse(readFileSync(join(shared, "sandbox.json"), "utf8")).secret_key;
    expect((await call(`${server?.url}/api/v1/assess`, { key, body: payin() })).status).toBe(200);
  } finally {
    for (const one of [server, ...more]) await one?.kill("SIGTERM");
    rmSync(shared, { recursive: true, force: true });
  }
});

test("a port that is taken is an error that names PORT, and leaves no database running", async () => {
  const { port } = new URL((await running()).url);
  const other = openFolder();
  await expect(startServerProcess({ DATA_DIR: other, PORT: port })).rejects.toThrow(/PORT \d+ is in use/);
  expect(existsSync(join(other, "postgres", "postmaster.pid"))).toBe(false);
  rmSync(other, { recursive: true, force: true });
});

test("a database that dies while its server runs is restarted; the server reconnects by itself", async () => {
  const server = await running();
  const body = payin();
  const answer = await assess(server, body);
  const first = postmaster();
  process.kill(first, "SIGKILL");
  let replayed = await assess(server, body);
  while (replayed.status !== 200 || postmaster() === first) replayed = await assess(server, body);
  expect(replayed.text).toBe(answer.text);
  const second = postmaster();
  await end("SIGTERM");
  expect(alive(second)).toBe(false);
});

test("a data folder that only its owner may enter works too, also as root, whose database runs as somebody else", async () => {
  const closed = mkdtempSync(join(tmpdir(), "fraud-risk-embedded-"));
  const server = await startServerProcess({ DATA_DIR: closed });
  const key = JSON.parse(readFileSync(join(closed, "sandbox.json"), "utf8")).secret_key;
  expect((await call(`${server.url}/api/v1/assess`, { key, body: payin() })).status).toBe(200);
  await server.kill("SIGTERM");
  const elsewhere = join(closed, "postgres.location");
  if (existsSync(elsewhere)) rmSync(readFileSync(elsewhere, "utf8"), { recursive: true });
  rmSync(closed, { recursive: true });
});
