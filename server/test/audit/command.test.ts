// `npm run audit:verify` as a process: what it prints and how it ends.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { anchorHeads } from "../../src/accounts/audit/anchoring.ts";
import { createLogger } from "../../src/platform/observability/log.ts";
import { connectPool, createDatabase, type TestDatabase } from "../harness/database.ts";
import { type BareLog, newLog, rewrite, tamper } from "./bare-log.ts";

// a test starts several processes
vi.setConfig({ testTimeout: 90_000 });

let database: TestDatabase;
let owner: pg.Client;
let log: BareLog;
beforeAll(async () => {
  database = await createDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.close();
});
beforeEach(async () => {
  log = await newLog(owner, 3);
});

interface Ended {
  readonly code: number | string;
  readonly output: string;
  readonly errors: string;
}

function verify(options: string[] = [], url = database.url): Promise<Ended> {
  const script = fileURLToPath(new URL("../../src/commands/verify-audit-log.ts", import.meta.url));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return new Promise((resolve) =>
    execFile(process.execPath, [script, ...options], { env: { PATH, NODE_COMPILE_CACHE, DATABASE_URL: url } }, (error, output, errors) =>
      resolve({ code: error?.code ?? 0, output, errors }),
    ),
  );
}

const headText = async (): Promise<string> => {
  const { sequence, hash } = await log.head();
  return `${sequence}:${hash.toString("hex")}`;
};

test("intact logs are each named with their head, and the exit code is 0", async () => {
  const second = await newLog(owner, 1);
  const { code, output } = await verify(["--organization", log.id]);
  expect([code, output]).toEqual([0, `${log.id}  intact  3 records  head ${await headText()}\n`]);
  const all = await newDatabase(async (url) => verify([], url), 2);
  expect(all.code).toBe(0);
  expect(all.output.match(/^[0-9a-f-]{36} {2}intact {2}2 records {2}head 2:[0-9a-f]{64}$/gm)).toHaveLength(2);
  expect(output).not.toContain(second.id);
});

/** A database with two logs and nothing else. */
async function newDatabase<T>(work: (url: string, logs: BareLog[], client: pg.Client) => Promise<T>, records: number): Promise<T> {
  const own = await createDatabase();
  const client = new pg.Client({ connectionString: own.url });
  await client.connect();
  try {
    return await work(own.url, [await newLog(client, records), await newLog(client, records)], client);
  } finally {
    await client.end();
    await own.close();
  }
}

test("one log that was tampered with makes the exit code 1; the others are checked all the same", async () => {
  await newDatabase(async (url, [first, second], client) => {
    await tamper(client, ["DELETE FROM audit_log WHERE organization_id = $1 AND sequence = 1", first?.id]);
    const { code, output } = await verify([], url);
    expect(code).toBe(1);
    expect(output).toContain(`${first?.id}  NOT INTACT  0 records`);
    expect(output).toContain("\n  record 2 comes after 0: records are missing\n");
    expect(output).toContain(`${second?.id}  intact  2 records`);
  }, 2);
});

test("a database without a record is said to be so", async () => {
  const empty = await createDatabase();
  const { code, output } = await verify([], empty.url);
  expect([code, output]).toEqual([0, `no records yet (an empty log's head is 0:${"0".repeat(64)})\n`]);
  await empty.close();
});

test("the head that it printed is good for --expect, until the log is rewritten", async () => {
  const options = ["--organization", log.id, "--expect", await headText()];
  expect((await verify(options)).code).toBe(0);
  await log.append();
  expect((await verify(options)).code).toBe(0);
  await rewrite(owner, log.id, 2, (entry) => ({ ...entry, before: null }));
  expect((await verify(["--organization", log.id])).code).toBe(0);
  const { code, output } = await verify(options);
  expect([code, output]).toEqual([1, expect.stringMatching(/NOT INTACT[\s\S]*does not pass through the expected head 3: it was rewritten/)]);
});

test("a log that is gone as a whole is found with --expect", async () => {
  const options = ["--organization", log.id, "--expect", await headText()];
  await tamper(owner, ["DELETE FROM audit_log WHERE organization_id = $1", log.id], ["DELETE FROM audit_heads WHERE organization_id = $1", log.id]);
  expect((await verify(options)).code).toBe(1);
});

test.each([
  ["a hash that is too short", ["--organization", "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20", "--expect", "3:00"]],
  ["a head of no organization", ["--expect", `3:${"0".repeat(64)}`]],
])("%s is a mistake in the call: usage, and exit code 2", async (_, options) => {
  expect(await verify(options)).toEqual({ code: 2, output: "", errors: expect.stringMatching(/^Usage: npm run audit:verify/) });
});

describe("--expect takes what was written elsewhere:", () => {
  const folder = mkdtempSync(join(tmpdir(), "fraud-risk-heads-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("a folder of files, the service's log, and its own output, of several organizations, until one of them is cut or gone", async () => {
    await newDatabase(async (url, [first, second], client) => {
      const logged: string[] = [];
      const log = createLogger("info", { write: (line: string) => void logged.push(line) });
      const heads = mkdtempSync(join(folder, "heads-"));
      const pool = connectPool(url);
      expect(await anchorHeads(client, { log, pool, folder: heads })).toBe(2);
      await pool.end();
      const [lines, output] = [join(folder, "service.log"), join(folder, "verified.txt")];
      writeFileSync(lines, `{"level":"info","msg":"listening"}\n\n${logged.join("")}not JSON\n`);
      writeFileSync(output, (await verify([], url)).output);
      await second?.append();
      const codes = await Promise.all([heads, lines, output].map(async (expected) => (await verify(["--expect", expected], url)).code));
      expect(codes).toEqual([0, 0, 0]);
      // as the owner would: the last records are removed, and the end is set back
      await tamper(
        client,
        ["DELETE FROM audit_log WHERE organization_id = $1 AND sequence = 2", first?.id],
        ["UPDATE audit_heads h SET sequence = 1, hash = l.hash FROM audit_log l WHERE h.organization_id = $1 AND l.organization_id = $1", first?.id],
      );
      const [unexpected, cut, other] = await Promise.all([
        verify([], url),
        verify(["--expect", heads], url),
        verify(["--expect", lines, "--organization", second?.id ?? ""], url),
      ]);
      expect([unexpected.code, cut.code, other.code]).toEqual([0, 1, 0]);
      expect(cut.output).toMatch(new RegExp(`^${first?.id}  NOT INTACT .*\\n  the log does not pass through the expected head 2: it was rewritten$`, "m"));
      expect(cut.output).toContain(`${second?.id}  intact  3 records`);
      const gone = ["DELETE FROM audit_log WHERE organization_id = $1", "DELETE FROM audit_heads WHERE organization_id = $1"];
      await tamper(client, ...gone.map((text): [string, ...unknown[]] => [text, first?.id]));
      expect(await verify(["--expect", heads], url)).toMatchObject({ code: 1, output: expect.stringContaining(`${first?.id}  NOT INTACT  0 records`) });
    }, 2);
  });

  test("a path that cannot be read, or holds no head, is a mistake in the call, which is named", async () => {
    const none = join(folder, "none");
    expect(await verify(["--expect", none])).toEqual({
      code: 2,
      output: "",
      errors: expect.stringMatching(/^--expect .*none cannot be read \(ENOENT\)\.\nUsage:/),
    });
    const empty = join(folder, "empty.jsonl");
    writeFileSync(empty, '{"organization_id":"acme","sequence":1,"hash":"00"}\n');
    expect(await verify(["--expect", empty])).toEqual({
      code: 2,
      output: "",
      errors: expect.stringMatching(/^--expect .*empty\.jsonl contains no head\.\nUsage:/),
    });
  });
});

test("an organization that is no UUID is a mistake in the call as well", async () => {
  expect(await verify(["--organization", "acme"])).toMatchObject({ code: 2, output: "", errors: expect.stringMatching(/^Usage: npm run audit:verify/) });
});

test("an option that is not known is answered with the nearest", async () => {
  const call = await verify(["--organisation", "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20"]);
  expect(call).toMatchObject({ code: 2, output: "", errors: expect.stringMatching(/^Unknown option --organisation\. Did you mean --organization\?/) });
});

test("an organization's id can be typed in capitals", async () => {
  expect(await verify(["--organization", log.id.toUpperCase()])).toMatchObject({ code: 0 });
});

test("a database that cannot be reached is not taken for a log that is not intact", async () => {
  const { code, errors } = await verify([], "postgres://nobody@127.0.0.1:1/x");
  expect(code).not.toBe(0);
  expect(code).not.toBe(1);
  expect(errors).not.toContain("    at ");
});
