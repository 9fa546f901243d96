import { SBOM_NAME } from "../../server/supply-chain/sbom.ts";
import { INTEGRITY_NAME } from "./integrity.ts";
import type { PackageBuild } from "./packages.ts";

/** A package.json, as far as it is read here. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly publishConfig?: { readonly directory?: string; readonly access?: string };
  readonly [field: string]: unknown;
}

/** Fields that a published package takes over. Scripts and exports are those of the sources. */
const published = [
  "name",
  "version",
  "description",
  "keywords",
  "homepage",
  "bugs",
  "repository",
  "license",
  "type",
  "sideEffects",
  "engines",
  "dependencies",
] as const;

/** The package.json of the folder that is published. `types` stand in front of what they describe: the first condition that fits is taken. */
export function publishedManifest(source: Manifest, { formats, platform, minified, commands = {} }: PackageBuild): Manifest {
  const { directory: _, ...publishConfig } = source.publishConfig ?? {};
  const esm = { types: "./index.d.ts", default: "./index.js" };
  const cjs = { types: "./index.d.cts", default: "./index.cjs" };
  const both = formats.includes("cjs");
  const integrity = platform === "browser" ? [INTEGRITY_NAME] : [];
  const bin = Object.fromEntries(Object.entries(commands).map(([name, { file }]) => [name, `./${file}.js`]));
  return {
    ...(Object.fromEntries(published.flatMap((field) => (source[field] === undefined ? [] : [[field, source[field]]]))) as typeof source),
    ...(Object.keys(bin).length > 0 && { bin }),
    exports: {
      ".": both ? { import: esm, require: cjs } : esm,
      ...Object.fromEntries(integrity.map((name) => [`./${name}`, `./${name}`])),
      "./package.json": "./package.json",
    },
    main: both ? cjs.default : esm.default,
    module: esm.default,
    types: both ? cjs.types : esm.types,
    files: [
      "index.js",
      "index.d.ts",
      ...(both ? ["index.cjs", "index.d.cts"] : []),
      ...(minified ? ["index.js.map"] : []),
      ...Object.values(commands).map(({ file }) => `${file}.js`),
      ...integrity,
      SBOM_NAME,
      "THIRD-PARTY-LICENSES",
      "CHANGELOG.md",
    ],
    publishConfig,
  };
}
