// `npm run test:matrix`, after a build: uses the packed packages with each compiler and runtime that they promise to work with, and clients that others
// generate from the document, against the real service. Writes server/docs/reports/sdk-matrix.md.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServerProcess } from "../../../server/test/harness/process.ts";
import { repository } from "../packages.ts";
import { measure } from "../sizes.ts";
import { packTarballs } from "../tarballs.ts";
import { foreignRows } from "./foreign.ts";
import { install } from "./installed.ts";
import { pageRow } from "./page.ts";
import { report } from "./report.ts";
import { results } from "./row.ts";
import { serverRows } from "./servers.ts";

const folder = await mkdtemp(join(tmpdir(), "fraud-risk-matrix-"));
const starting = startServerProcess({ DATA_DIR: join(folder, "data") });
try {
  const tarballs = await packTarballs(folder);
  const installed = await install(folder, [tarballs.node.path, tarballs.browser.path]);
  const server = await starting;
  const sandbox: { readonly secret_key: string; readonly publishable_key: string } = JSON.parse(await readFile(join(folder, "data/sandbox.json"), "utf8"));
  const service = { url: server.url, secretKey: sandbox.secret_key, publishableKey: sandbox.publishable_key };
  const own = await results([...serverRows(installed, service), pageRow(installed, service)]);
  const foreign = await results(foreignRows(installed, service));
  await writeFile(join(repository, "server/docs/reports/sdk-matrix.md"), report(own, foreign, await measure(folder, tarballs)));
  if ([...own, ...foreign].some(({ failure }) => failure !== undefined)) process.exitCode = 1;
} finally {
  await (await starting).kill("SIGTERM");
  await rm(folder, { recursive: true, force: true });
}
