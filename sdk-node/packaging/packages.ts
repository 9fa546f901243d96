import { fileURLToPath } from "node:url";

/** How a package is built. */
export interface PackageBuild {
  /** Folder of its sources in this repository. */
  readonly folder: string;
  readonly formats: readonly ("esm" | "cjs")[];
  readonly platform: "node" | "browser";
  /** The oldest runtimes that it is written for. */
  readonly target: string;
  /** Code as pages load it, with a map of its sources. Otherwise it reads as the sources do, and needs none. */
  readonly minified: boolean;
  /** Commands by name: the file that is published, without `.js`, and its source. They import the package by its name, so that none of it is published twice. */
  readonly commands?: Readonly<Record<string, { readonly file: string; readonly source: string }>>;
}

/** Top of the repository. */
export const repository = fileURLToPath(new URL("../../", import.meta.url));

/** For servers: ESM and CommonJS, as half of the servers still load the latter. */
export const nodePackage: PackageBuild = {
  folder: `${repository}sdk-node`,
  formats: ["esm", "cjs"],
  platform: "node",
  target: "node20.16",
  minified: false,
  commands: { "fraud-risk": { file: "cli", source: "src/cli/main.ts" } },
};

/**
 * For pages: one ESM file, served as it is or bundled. No CommonJS: browsers have none, bundlers read ESM, Node gives ESM to `require`; a second copy
 * in a bundle would make `instanceof ApiError` fail. Old Jest has to transform it, as it has to with other browser packages.
 */
export const browserPackage: PackageBuild = {
  folder: `${repository}sdk-browser`,
  formats: ["esm"],
  platform: "browser",
  target: "es2022",
  minified: true,
};

/** What is published. */
export const packages: readonly PackageBuild[] = [nodePackage, browserPackage];

/** What the packages contain of others. Their licences are published with them. */
export const bundledDependencies: readonly string[] = ["openapi-fetch"];
