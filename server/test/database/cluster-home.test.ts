// Where the cluster lives when only root can enter its data folder. As root only: any other user's cluster lies in the data folder.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { clusterHome, locationOf, settle } from "../../src/platform/database/cluster-home.ts";

const NOBODY = { uid: 65534, gid: 65534 };
const made: string[] = [];
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "fraud-risk-home-"));
  made.push(root);
});
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** The home of the data folder, to be removed after the test. */
function home() {
  const found = settle(root, clusterHome(root, NOBODY));
  if (found.folder !== root) made.push(found.folder);
  return found;
}

describe.runIf(process.getuid?.() === 0)("a data folder that only root can enter", () => {
  test("has its cluster in a place that nothing cleans, and the operator learns where", () => {
    const { folder, notices } = home();
    expect(folder).not.toMatch(/^\/(var\/)?tmp/);
    expect(readFileSync(join(root, "postgres.location"), "utf8").trim()).toBe(folder);
    expect(notices).toEqual([expect.stringContaining(`the database is in ${folder}. Delete both together.`)]);
    expect(home()).toEqual({ folder, notices: [] });
  });

  test("that was deleted without its cluster: the next one of that path names what was left behind", () => {
    const { folder } = home();
    rmSync(join(root, "postgres.location"));
    const { folder: other, notices } = home();
    expect(other).not.toBe(folder);
    expect(notices[1]).toContain(`${folder} has the database of an earlier data folder of this path. Delete it`);
  });

  test("whose cluster an earlier version put into /var/tmp has it moved, once, with all its files", () => {
    const old = mkdtempSync("/var/tmp/fraud-risk-");
    made.push(old);
    mkdirSync(join(old, "postgres"));
    writeFileSync(join(old, "postgres", "PG_VERSION"), "17");
    writeFileSync(join(root, "postgres.location"), old);
    const { folder, notices } = home();
    expect([dirname(folder), basename(folder)]).toEqual([expect.not.stringMatching(/tmp/), basename(old)]);
    expect([existsSync(old), readFileSync(join(folder, "postgres", "PG_VERSION"), "utf8")]).toEqual([false, "17"]);
    expect(notices).toEqual([`The database moved from ${old}, where many systems delete old files, to ${folder}.`]);
    expect(home()).toEqual({ folder, notices: [] });
  });

  test("whose move was interrupted before its new path was written is found", () => {
    const { folder } = home();
    writeFileSync(join(root, "postgres.location"), join("/var/tmp", basename(folder)));
    expect(locationOf(root)).toBe(folder);
  });

  test("with a cluster of another data folder's under the same name is not given that one", () => {
    const { folder } = home();
    writeFileSync(join(folder, "data-folder"), "/another/folder");
    writeFileSync(join(root, "postgres.location"), join("/var/tmp", basename(folder)));
    expect(() => clusterHome(root, NOBODY)).toThrow(/which does not exist/);
  });
});

test("a data folder that the user of PostgreSQL can enter holds its cluster", () => {
  chmodSync(root, 0o755);
  expect(clusterHome(root, process.getuid?.() === 0 ? NOBODY : {})).toEqual({ folder: root, notices: [] });
  renameSync(root, `${root}-moved`);
  made.push(`${root}-moved`);
  expect(locationOf(`${root}-moved`)).toBe(`${root}-moved`);
});
