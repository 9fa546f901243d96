// What tests do differently as another user, or where other programs are installed, is run by the gate as an ordinary user as well.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { USER_FILES } from "../../../vitest.user-files.ts";
import { ROOT } from "./image.ts";

/** What makes a test file depend on the user or on what is installed: users, rights, programs that may be missing, PostgreSQL under another user. */
const DEPENDS = /getuid|optionalProgram\(|chown(Sync)?\(|chmod(Sync)?\(|\.mode & 0o|"mount"|"unshare"|startEmbeddedPostgres\(|"npm"/;

const files = globSync("test/**/*.test.ts", { cwd: join(ROOT, "server") }).map((name) => name.replaceAll("\\", "/"));
const text = (name: string): string => readFileSync(join(ROOT, "server", name), "utf8");

/** Files that mention such a thing and that the gate does not repeat: they take minutes, and those of the list do the same. `npm run test:long` runs most of them. */
const ONCE: ReadonlySet<string> = new Set([
  "test/database/containers.test.ts",
  "test/database/damaged-folder.test.ts",
  "test/database/disk-full.test.ts",
  "test/database/embedded.test.ts",
  "test/examples/fastify-psp.test.ts",
  "test/examples/webhook-receivers.test.ts",
  "test/operations/backup.test.ts",
  "test/operations/container.test.ts",
  "test/operations/optional-packages.test.ts",
  "test/start/standby.test.ts",
  "test/webhooks/killed.test.ts",
]);

test("every file that depends on the user or on an optional program is in the list of the gate", () => {
  const found = files.filter((name) => DEPENDS.test(text(name)) && !name.startsWith("test/docs/") && !name.startsWith("test/dashboard/") && !ONCE.has(name));
  expect(found.filter((name) => !USER_FILES.includes(name))).toEqual([]);
});

test("the list names files that exist", () => {
  expect(USER_FILES.filter((name) => !existsSync(join(ROOT, "server", name)))).toEqual([]);
});

test("the gate runs them as an ordinary user, where it runs as root", () => {
  expect(readFileSync(join(ROOT, ".ci/run"), "utf8")).toMatch(/TESTS=user/);
});
