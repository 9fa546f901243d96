import { execFile } from "node:child_process";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { inject, onTestFinished } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    /** Paths of the packed packages. */
    readonly tarballs: Readonly<Record<PackageName, string>>;
  }
}

export type PackageName = "node" | "browser";

/** A project in a folder of its own, outside the repository. */
export interface Project {
  readonly folder: string;
  /** Runs a file of the project; gives what it printed. */
  run(node: string, parameters: readonly string[], environment?: Readonly<Record<string, string>>): Promise<string>;
}

/** Makes a project with files of `projects/`, and installs packed packages in it, without the network. It is gone after the test. */
export async function createProject(packages: readonly PackageName[], files: readonly string[]): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), "fraud-risk-smoke-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true }));
  for (const file of files) await copyFile(fileURLToPath(new URL(`projects/${file}`, import.meta.url)), join(folder, file));
  const tarballs = inject("tarballs");
  const options = ["--offline", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock"];
  await promisify(execFile)("npm", ["install", ...options, ...packages.map((name) => tarballs[name])], { cwd: folder });
  return {
    folder,
    run: async (node, parameters, environment = {}) => {
      // not the environment of this process: the packages get only the variables that they need
      const { stdout } = await promisify(execFile)(node, parameters, { cwd: folder, env: { PATH: process.env.PATH, ...environment } });
      return stdout;
    },
  };
}

/** A Node to run projects on. */
export interface NodeBinary {
  readonly version: string;
  readonly path: string;
}

/** The Node of this repository, and that of the machine, which is often older. The packages promise to run from 20.16 on. */
export async function nodes(): Promise<NodeBinary[]> {
  const own = { version: process.version, path: process.execPath };
  for (const place of (process.env.PATH ?? "").split(delimiter).filter((each) => !each.includes("node_modules"))) {
    const path = join(place, "node");
    const version = await promisify(execFile)(path, ["--version"]).then(
      ({ stdout }) => stdout.trim(),
      () => undefined,
    );
    if (version !== undefined) return version === own.version ? [own] : [own, { version, path }];
  }
  return [own];
}
