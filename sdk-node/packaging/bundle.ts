import { build, type InlineConfig } from "tsdown";
import { bundledDependencies, type PackageBuild, repository } from "./packages.ts";
import { acceptUndefined, completeKnownValues } from "./published-types.ts";

const common = {
  config: false,
  clean: false,
  fixedExtension: false,
  logLevel: "warn",
  failOnWarn: true,
  // that CommonJS grows old is known
  checks: { legacyCjs: false, pluginTimings: false },
  tsconfig: `${repository}tsconfig.json`,
  // the packages have no dependencies: this one is part of them, and no other may become so unnoticed
  deps: { onlyBundle: [...bundledDependencies] },
} as const satisfies InlineConfig;

/** Writes the code of a package to `outDir`: one file for each format, that imports nothing but what the platform has. */
export async function bundleCode({ folder, formats, platform, target, minified }: PackageBuild, outDir: string): Promise<void> {
  await build({
    ...common,
    cwd: folder,
    entry: ["src/index.ts"],
    format: [...formats],
    platform,
    target,
    outDir,
    dts: false,
    // openapi-fetch looks for Node: pages have none
    define: platform === "browser" ? { process: "undefined" } : {},
    minify: minified,
    sourcemap: minified,
    // documentation is in the declarations
    outputOptions: { comments: { jsdoc: false, annotation: true, legal: false } },
  });
}

/** Writes the commands of a package to `outDir`: a file each, that imports the package itself and what the platform has. */
export async function bundleCommands({ folder, platform, target, commands = {} }: PackageBuild, name: string, outDir: string): Promise<void> {
  for (const { file, source } of Object.values(commands)) {
    await build({
      ...common,
      deps: { neverBundle: [name], onlyBundle: [] },
      cwd: folder,
      entry: { [file]: source },
      format: ["esm"],
      platform,
      target,
      outDir,
      dts: false,
      outputOptions: { comments: { jsdoc: false, annotation: true, legal: false } },
    });
  }
}

/** The declarations of a package, in one text that refers to no other file. */
export async function bundleDeclarations({ folder, platform }: PackageBuild): Promise<string> {
  const [bundle] = await build({
    ...common,
    cwd: folder,
    entry: ["src/index.ts"],
    format: ["esm"],
    platform,
    target: false,
    dts: { emitDtsOnly: true },
    write: false,
  });
  return completeKnownValues(acceptUndefined(onlyChunk(bundle?.chunks)));
}

/** What is left of a package in a consumer's bundle: minified, what is not used shaken out. `entry` imports the package by its path. */
export async function bundleForConsumer(entry: string, platform: PackageBuild["platform"]): Promise<string> {
  const [bundle] = await build({
    ...common,
    tsconfig: false,
    entry: [entry],
    format: ["esm"],
    platform,
    target: false,
    dts: false,
    minify: true,
    write: false,
  });
  return onlyChunk(bundle?.chunks);
}

/** Throws unless the chunks are one: a second one would be a file that is not published. */
function onlyChunk(chunks: readonly object[] | undefined): string {
  const [chunk, ...others] = chunks ?? [];
  if (others.length > 0 || chunk === undefined || !("code" in chunk) || typeof chunk.code !== "string") throw new Error("The bundle is not one file.");
  return chunk.code;
}
