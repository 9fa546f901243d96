// Whatever is missing or damaged in a data folder: the embedded database refuses to start, says what it is and what to do, and deletes nothing.
import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startEmbeddedPostgres } from "../../src/platform/database/embedded.ts";
import { contentOf, copyFolder, putBack } from "./folder.ts";

const isRoot = process.getuid?.() === 0;

let parent: string;
let copy: string;
/** DATA_DIR of the tests; the copy is what it was before it was damaged. */
let root: string;
beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), "fraud-risk-damaged-"));
  chmodSync(parent, 0o755);
  root = join(parent, "data");
  copy = join(parent, "copy");
  const postgres = await startEmbeddedPostgres(root);
  await onDatabase(postgres.url, "CREATE TABLE acknowledged AS SELECT 'this' AS row");
  await postgres.stop();
  copyFolder(root, copy);
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));
beforeEach(() => putBack(copy, root));

const at = (name: string): string => join(root, name);
const inCluster = (name: string): string => join(root, "postgres", name);

async function onDatabase(url: string, statement: string): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Starts over the folder, and reads what was acknowledged. */
async function acknowledged(): Promise<pg.QueryResultRow[]> {
  const postgres = await startEmbeddedPostgres(root);
  try {
    return await onDatabase(postgres.url, "SELECT row FROM acknowledged");
  } finally {
    await postgres.stop();
  }
}

/** The message of a start that is refused. */
async function refusal(folder = root): Promise<string> {
  const started = await startEmbeddedPostgres(folder).catch((error: Error) => error);
  if (started instanceof Error) return started.message;
  await started.stop();
  return expect.fail("the database started");
}

function overwrite(file: string, position: number, bytes: Buffer): void {
  const descriptor = openSync(file, "r+");
  writeSync(descriptor, bytes, 0, bytes.length, position);
  closeSync(descriptor);
}

interface Kind {
  readonly what: string;
  readonly damage: () => void;
  readonly says: RegExp;
  /** Only root can bring it about. */
  readonly root?: true;
}

const kinds: readonly Kind[] = [
  { what: "postgres.password missing", damage: () => rmSync(at("postgres.password")), says: /postgres\.password, .* is missing.*set a new password/ },
  { what: "postgres.password empty", damage: () => truncateSync(at("postgres.password")), says: /postgres\.password, .* is empty.*set a new password/ },
  { what: "PG_VERSION missing", damage: () => rmSync(inCluster("PG_VERSION")), says: /PG_VERSION is missing/ },
  { what: "PG_VERSION empty", damage: () => truncateSync(inCluster("PG_VERSION")), says: /PG_VERSION is empty/ },
  { what: "PG_VERSION damaged", damage: () => writeFileSync(inCluster("PG_VERSION"), "\0\0\0"), says: /PG_VERSION does not hold a version/ },
  {
    what: "the cluster of another major version",
    damage: () => writeFileSync(inCluster("PG_VERSION"), "15\n"),
    says: /is of PostgreSQL 15, but PostgreSQL 18 is installed.*pg_upgrade/,
  },
  { what: "pg_control missing", damage: () => rmSync(inCluster("global/pg_control")), says: /pg_control is missing/ },
  { what: "pg_control cut off", damage: () => truncateSync(inCluster("global/pg_control"), 100), says: /pg_control has 100 bytes instead of 8192/ },
  {
    what: "pg_control damaged",
    damage: () => overwrite(inCluster("global/pg_control"), 40, Buffer.alloc(8, 0xff)),
    says: /incorrect checksum in control file/,
  },
  { what: "pg_control unreadable", damage: () => chmodSync(inCluster("global/pg_control"), 0), says: /pg_control.*[Pp]ermission denied/s },
  { what: "postgresql.conf missing", damage: () => rmSync(inCluster("postgresql.conf")), says: /postgresql\.conf is missing/ },
  { what: "postgresql.conf damaged", damage: () => appendFileSync(inCluster("postgresql.conf"), "\0broken ==\n"), says: /postgresql\.conf/ },
  { what: "pg_hba.conf empty", damage: () => truncateSync(inCluster("pg_hba.conf")), says: /pg_hba\.conf is empty/ },
  { what: "the WAL missing", damage: () => rmSync(inCluster("pg_wal"), { recursive: true }), says: /pg_wal is missing/ },
  {
    what: "the WAL emptied",
    damage: () => {
      for (const name of readdirSync(inCluster("pg_wal"))) rmSync(inCluster(`pg_wal/${name}`), { recursive: true });
    },
    says: /pg_wal contains no WAL/,
  },
  { what: "the tables missing", damage: () => renameSync(inCluster("base"), at("base")), says: /base is missing/ },
  { what: "the commit log missing", damage: () => rmSync(inCluster("pg_xact"), { recursive: true }), says: /pg_xact is missing/ },
  { what: "the cluster missing", damage: () => rmSync(at("postgres"), { recursive: true }), says: /postgres is missing/ },
  {
    what: "the cluster's folder empty, as without its volume",
    damage: () => {
      rmSync(at("postgres"), { recursive: true });
      mkdirSync(at("postgres"));
    },
    says: /postgres is empty\. Check that its volume is mounted/,
  },
  {
    what: "a file instead of the cluster",
    damage: () => {
      rmSync(at("postgres"), { recursive: true });
      writeFileSync(at("postgres"), "");
    },
    says: /postgres is a file/,
  },
  {
    what: "the cluster of another user",
    damage: () => chownSync(at("postgres"), 12_345, 12_345),
    says: /belongs to the user with id 12345.*chown/,
    root: true,
  },
  { what: "the cluster open to everybody", damage: () => chmodSync(at("postgres"), 0o777), says: /open to other users.*chmod 700/ },
  {
    what: "the folder closed to the user that PostgreSQL runs as",
    damage: () => chmodSync(root, 0o700),
    says: /[Pp]ermission denied/,
    root: true,
  },
  {
    what: "the cluster elsewhere, and gone",
    damage: () => writeFileSync(at("postgres.location"), "/nowhere/fraud-risk"),
    says: /"\/nowhere\/fraud-risk", which does not exist/,
  },
  {
    what: "the place of the cluster empty",
    damage: () => writeFileSync(at("postgres.location"), ""),
    says: /postgres\.location points to "", which/,
  },
  {
    what: "a cluster that was in use under the name of an unfinished one",
    damage: () => {
      renameSync(at("postgres"), at("postgres.partial"));
      rmSync(at("postgres.password"));
    },
    says: /postgres\.partial is a cluster that was in use/,
  },
  {
    what: "another file in place of the lock",
    damage: () => writeFileSync(at("server.lock"), "x".repeat(8192)),
    says: /server\.lock is not a lock file.*move it away/s,
  },
];

describe("a data folder with", () => {
  test.each(kinds)("$what is refused with what is wrong and what to do, and nothing in it is changed", async (kind) => {
    if (kind.root && !isRoot) return;
    kind.damage();
    const before = contentOf(root);
    const message = await refusal();
    expect(message).toMatch(kind.says);
    expect(message).toContain(root);
    expect(message).toMatch(/[Tt]o start over on purpose, move|[Mm]ove it away|permission denied/);
    expect(contentOf(root)).toEqual(before);
  });

  test("nothing damaged serves what was acknowledged: each of the above is put back so", async () => {
    expect(await acknowledged()).toEqual([{ row: "this" }]);
  });

  test("the password of another database is refused; the right one opens it", async () => {
    writeFileSync(at("postgres.password"), "another");
    expect(await refusal()).toMatch(/postgres\.password does not hold the password of this database.*set a new password/);
    expect(readFileSync(at("postgres.password"), "utf8")).toBe("another");
    writeFileSync(at("postgres.password"), readFileSync(join(copy, "postgres.password")));
    expect(await acknowledged()).toEqual([{ row: "this" }]);
  });

  test.each([
    ["a process that is gone", () => spawnSync("true").pid],
    ["a process that is another now", () => process.pid],
  ])("a postmaster.pid of %s starts, with what was acknowledged", async (_, pid) => {
    writeFileSync(inCluster("postmaster.pid"), `${pid()}\n${at("postgres")}\n1\n5432\n\n127.0.0.1\n`);
    expect(await acknowledged()).toEqual([{ row: "this" }]);
  });

  test("a cluster whose making was cut off before its password had its name is completed", async () => {
    rmSync(inCluster("postmaster.opts"));
    renameSync(at("postgres.password"), at("postgres.partial.password"));
    expect(await acknowledged()).toEqual([{ row: "this" }]);
    expect(existsSync(at("postgres.partial.password"))).toBe(false);
  });

  test("a cluster whose making was cut off in the middle is made again", async () => {
    rmSync(root, { recursive: true });
    mkdirSync(at("postgres.partial/base"), { recursive: true });
    writeFileSync(at("postgres.partial/PG_VERSION"), "18\n");
    writeFileSync(at("postgres.partial.password"), "half");
    const postgres = await startEmbeddedPostgres(root);
    expect(await onDatabase(postgres.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await postgres.stop();
    expect(readdirSync(root).filter((name) => name.includes("partial"))).toEqual([]);
  });
});

test("a file in place of the data folder is refused", async () => {
  const file = join(parent, "file");
  writeFileSync(file, "x");
  expect(await refusal(file)).toMatch(/a file is where a folder is needed/);
  expect(await refusal(join(file, "below"))).toMatch(/a file is where a folder is needed/);
  expect(readFileSync(file, "utf8")).toBe("x");
});

test("a folder that a server of this process has is refused to another", async () => {
  const postgres = await startEmbeddedPostgres(root);
  expect(await refusal()).toMatch(
    new RegExp(`in use by the server with process id ${process.pid} on host \\S+\\. Stop it, choose another DATA_DIR, or set DATABASE_URL`),
  );
  await postgres.stop();
  expect(await acknowledged()).toEqual([{ row: "this" }]);
});
