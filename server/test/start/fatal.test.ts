// How a process ends that cannot go on: its last line is a log line of level fatal, with the cause and what to do.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { SECRETS_KEYS } from "../harness/secrets.ts";
import { type Line, type Starting, start } from "./starting.ts";

let database: TestDatabase;
let wrongPassword: string;
beforeAll(async () => {
  database = await createDatabase();
  const url = new URL(database.url);
  url.password = "wrong";
  wrongPassword = url.toString();
});
afterAll(() => database.close());

/** The only line that is no result: of a server on standard output, of a command on standard error. */
async function lastLine(process: Starting, stream: "stdout" | "stderr"): Promise<Line> {
  expect(await process.ended).not.toBe(0);
  const lines = process[stream]().trimEnd().split("\n");
  expect(process[stream === "stdout" ? "stderr" : "stdout"]()).toBe("");
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? "");
}

const UUID = "0192d3c4-0000-7000-8000-000000000000";
const SERVERS = [["src/main.ts"], ["src/worker.ts"], ["src/cluster.ts"]] as const;
const COMMANDS = [
  ["src/commands/rotate-secrets.ts", []],
  ["src/commands/erase-organization-data.ts", ["--organization", UUID, "--yes"]],
  ["operations/backup.ts", ["/nowhere/backup"]],
] as const;

describe("a password that is wrong", () => {
  test.each(SERVERS)("ends %s with one line: the cause, its code, and what to do", async (script) => {
    const line = await lastLine(start(script, { DATABASE_URL: wrongPassword, SECRETS_KEYS }), "stdout");
    expect(line).toMatchObject({ level: "fatal", err: { code: "28P01" } });
    expect(line.msg).toMatch(/cannot start: password authentication failed for user "postgres"\. Check user and password in DATABASE_URL/);
  });

  test("ends a command with one line on standard error", async () => {
    const line = await lastLine(start("src/commands/verify-audit-log.ts", { DATABASE_URL: wrongPassword }), "stderr");
    expect(line).toMatchObject({ level: "fatal", err: { code: "28P01" } });
    expect(line.msg).toMatch(/: password authentication failed .*\. Check user and password in DATABASE_URL/);
  });
});

test.each(COMMANDS)("a setting that is wrong ends the command %s with one line: its message, without a stack", async (script, args) => {
  const line = await lastLine(start(script, { DATABASE_URL: "mysql://db/x" }, args), "stderr");
  expect(line).toEqual({
    level: "fatal",
    time: expect.any(String),
    msg: expect.stringMatching(/^DATABASE_URL is "mysql:.*expected a URL that starts with postgres:\/\//),
  });
});

test("a restore that fails ends with one line on standard error", async () => {
  const line = await lastLine(start("operations/restore.ts", {}, ["/nowhere/backup", "/nowhere/data"]), "stderr");
  expect(line).toEqual({ level: "fatal", time: expect.any(String), msg: expect.stringContaining("/nowhere/backup is not a complete backup") });
});

test("a setting that is wrong ends the server with one line, which LOG_LEVEL=silent does not hide", async () => {
  const line = await lastLine(start("src/main.ts", { DATABASE_URL: "mysql://db/x", LOG_LEVEL: "silent" }), "stdout");
  expect(line).toEqual({ level: "fatal", time: expect.any(String), msg: expect.stringMatching(/^DATABASE_URL is "mysql:/) });
});

describe("an error that nothing catches", () => {
  const fatal = new URL("../../src/platform/observability/fatal.ts", import.meta.url).href;
  /** Runs a process that starts well and then does something. */
  async function run(then: string): Promise<{ code: number | null; line: Line; stderr: string }> {
    const folder = mkdtempSync(join(tmpdir(), "fraud-risk-fatal-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const source = `import { runProcess } from ${JSON.stringify(fatal)}; await runProcess(async () => { ${then} }, "it cannot start");`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", source], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
    const text = { stdout: "", stderr: "" };
    for (const stream of ["stdout", "stderr"] as const)
      child[stream].on("data", (chunk: Buffer) => {
        text[stream] += chunk.toString();
      });
    const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
    return { code, line: JSON.parse(text.stdout), stderr: text.stderr };
  }

  test.each([
    ["an exception", 'setImmediate(() => { throw new Error("boom"); });', "the process ended after an error that nothing caught: boom. "],
    ["a rejection", 'setImmediate(() => void Promise.reject(new Error("boom")));', "the process ended after an error that nothing caught: boom. "],
    ["a rejection without an error", "setImmediate(() => void Promise.reject(7));", "the process ended after an error that nothing caught: "],
    ["an error of the start", 'throw new Error("boom");', "it cannot start: boom. "],
  ])("%s is a line of level fatal, and nothing else is printed", async (_, then, message) => {
    const { code, line, stderr } = await run(then);
    expect([code, stderr]).toEqual([1, ""]);
    expect(line).toMatchObject({ level: "fatal", err: { stack: expect.any(Array) } });
    expect(line.msg).toContain(message);
  });

  test("a message of the database that quotes a stored value is not in the log", async () => {
    const { line } = await run('throw Object.assign(new Error("duplicate key: ana@example.com"), { code: "23505" });');
    expect(JSON.stringify(line)).not.toContain("ana@example.com");
    expect(line.msg).toContain("23505");
  });
});
