// `npm run check:packages`, after a build: packs both packages, lints them, compares their sizes with what is promised, and uses them from projects that
// know nothing of this repository.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startVitest } from "vitest/node";
import { lintPackage, referenceFindings } from "./lint.ts";
import { browserPackage, nodePackage } from "./packages.ts";
import { dependenciesOf, measure, sizeTable } from "./sizes.ts";
import { packTarballs } from "./tarballs.ts";

const folder = await mkdtemp(join(tmpdir(), "fraud-risk-packages-"));
try {
  const tarballs = await packTarballs(folder);
  const sizes = await measure(folder, tarballs);
  console.log(sizeTable(sizes));
  const findings = [
    ...sizes.filter(({ bytes, limit }) => bytes > limit).map(({ what, bytes, limit }) => `${what}: ${bytes} bytes, at most ${limit} are promised`),
    ...[...(await dependenciesOf(nodePackage)), ...(await dependenciesOf(browserPackage))].map((name) => `depends on ${name}: none is promised`),
    ...(await lintPackage(nodePackage, tarballs.node)),
    ...(await lintPackage(browserPackage, tarballs.browser)),
    ...(await referenceFindings()),
  ];
  for (const finding of findings) console.error(finding);
  console.log(`publint, attw, typedoc: ${findings.length === 0 ? "clean" : "see above"}\n`);
  if (findings.length > 0) process.exitCode = 1;
  // a failing test sets the exit code
  const vitest = await startVitest("test", [], {
    root: fileURLToPath(new URL("smoke", import.meta.url)),
    config: false,
    watch: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    provide: { tarballs: { node: tarballs.node.path, browser: tarballs.browser.path } },
  });
  await vitest.close();
} finally {
  await rm(folder, { recursive: true });
}
