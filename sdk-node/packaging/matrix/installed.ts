import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** Versions of TypeScript that the declarations are compiled by, newest last. */
export const typescripts = ["5.0.4", "5.1.6", "5.2.2", "5.3.3", "5.4.5", "5.5.4", "5.6.3", "5.7.3", "5.8.3", "5.9.3"];

/** Name under which a version of TypeScript is installed. */
export const aliasOf = (version: string): string => `typescript-${version}`;

/** Runtimes. They are fetched when the matrix runs: together they have 500 MB. Their binaries are packages, so that no install script has to run. */
const runtimes = { bun: "1.4.5", deno: "2.9.6", miniflare: "4.20260426.0", "@edge-runtime/vm": "5.0.0" };

/** Next.js, for its types: without what it compiles with. */
const next = { next: "16.4.6", react: "19.2.0", "react-dom": "19.2.0", "@types/react": "19.2.2", "@types/node": "24.19.0" };

/** Generators of clients, and what their clients import. */
const generators = {
  "@hey-api/openapi-ts": "0.95.0",
  "@kubb/cli": "4.39.3",
  "@kubb/core": "4.39.3",
  "@kubb/plugin-client": "4.39.3",
  "@kubb/plugin-oas": "4.39.3",
  "@kubb/plugin-ts": "4.39.3",
  "@types/node": "24.19.0",
  "openapi-fetch": "0.17.0",
  "openapi-typescript": "7.13.0",
  orval: "7.13.2",
  "swagger-typescript-api": "13.13.0",
  typescript: "5.9.3",
};

/** Folders with what the rows of the matrix need. */
export interface Installed {
  /** TypeScript in all its versions, runtimes, and the packages of this repository. */
  readonly sdk: string;
  readonly next: string;
  readonly foreign: string;
}

/** Installs everything below `folder`, by npm. */
export async function install(folder: string, tarballs: readonly string[]): Promise<Installed> {
  const compilers = Object.fromEntries(typescripts.map((version) => [aliasOf(version), `npm:typescript@${version}`]));
  const ours = Object.fromEntries(tarballs.map((path) => [`@fraud-risk/${path.includes("browser") ? "browser" : "node"}`, `file:${path}`]));
  return {
    sdk: await installed(join(folder, "sdk"), { ...compilers, ...runtimes, ...ours }),
    next: await installed(join(folder, "next"), { ...next, ...ours }, ["--omit=optional"]),
    foreign: await installed(join(folder, "foreign"), generators),
  };
}

async function installed(folder: string, dependencies: Readonly<Record<string, string>>, options: readonly string[] = []): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module", dependencies }));
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--legacy-peer-deps"];
  await promisify(execFile)("npm", ["install", ...quiet, ...options], { cwd: folder, maxBuffer: 2 ** 26 });
  return folder;
}
