// Builds the dashboard: `npm run dashboard`. Vite bundles what is below app/; the service serves the result at /dashboard/.
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { paletteStyles } from "../src/platform/html/palette.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const top = join(root, "../..");
const app = join(root, "app");
const work = join(root, ".data");
/** Where the service reads the built dashboard. */
export const builtFolder = join(root, "dist");
const stamp = join(builtFolder, "sources.sha256");

/** Builds the dashboard into its folder, which is replaced when the new one is complete. */
export async function buildDashboard(): Promise<void> {
  const digest = sourcesDigest();
  mkdirSync(work, { recursive: true });
  writeFileSync(join(work, "palette.css"), paletteStyles());
  const made = join(work, "site");
  await inProduction(() =>
    build({
      root: app,
      base: "/dashboard/",
      configFile: false,
      // libraries carry directives for servers that render React: a warning for each of their files
      logLevel: "error",
      build: {
        outDir: made,
        emptyOutDir: true,
        target: "es2022",
        // a data: address would need an exception in the policy
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
      },
    }),
  );
  rmSync(builtFolder, { recursive: true, force: true });
  renameSync(made, builtFolder);
  writeFileSync(stamp, digest);
}

/** Vite takes NODE_ENV for the kind of build, and test runners set it. */
async function inProduction<Result>(step: () => Promise<Result>): Promise<Result> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = "production";
  try {
    return await step();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** Builds the dashboard unless it is built from the present sources. */
export async function buildIfStale(): Promise<boolean> {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sourcesDigest()) return false;
  await buildDashboard();
  return true;
}

/** SHA-256 over everything that the dashboard is made from. */
function sourcesDigest(): string {
  const own = ["server/dashboard/build.ts", "server/dashboard/app/**/*.{ts,tsx,css,html,js,svg,json}"];
  const shared = ["server/src/{platform/html/palette,controls/lists/tables/column-names}.ts", "generated/{credentials,enums,types}.ts", "package-lock.json"];
  const hash = createHash("sha256");
  for (const name of globSync([...own, ...shared], { cwd: top }).sort()) hash.update(name).update(readFileSync(join(top, name)));
  return hash.digest("hex");
}

if (import.meta.main) {
  await buildDashboard();
  console.log(`dashboard: ${builtFolder}`);
}
