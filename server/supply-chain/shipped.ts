// What of others is part of what we deliver, by artefact: the service (its image), and the package of each SDK.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { browserPackage, bundledDependencies, nodePackage } from "../../sdk-node/packaging/packages.ts";
import { installedWith, type LockFile, nameOf, readLockFile, repository, resolvePackage } from "./lock-file.ts";

/** How a package becomes part of an artefact: installed beside it, its code inside a file of ours, or data of ours made from it. */
export type Use = "installed" | "bundled" | "data";

/** A package of others in an artefact. */
export interface ShippedPackage {
  /** Its folder in the lock file. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly use: Use;
}

/** Something that we deliver. */
export interface Artefact {
  readonly name: "server" | "node" | "browser";
  /** Its workspace. */
  readonly workspace: string;
  readonly packages: readonly ShippedPackage[];
}

/**
 * What VitePress puts into the pages of the documentation for a browser. Its other dependencies, and the compiler of Vue, only build the site. VitePress bundles the
 * search box even if the theme replaces it.
 */
const DOCUMENTATION = [
  "vitepress",
  "vue",
  "@vue/shared",
  "@vue/reactivity",
  "@vue/runtime-core",
  "@vue/runtime-dom",
  "@vueuse/core",
  "@vueuse/shared",
  "@vueuse/integrations",
  "focus-trap",
  "tabbable",
  "mark.js",
  "minisearch",
  "@iconify-json/simple-icons",
];

/** Packages whose data `npm run data:hosting` turns into server/data. */
const DATA = ["@ip-location-db/asn"];

/** The artefacts with the packages of others in them, by the lock file. Packages that are optional, for the sandbox, are not installed in the image. */
export function artefacts(lock: LockFile = readLockFile()): readonly Artefact[] {
  const shipped = (folder: string, use: Use): ShippedPackage => ({ folder, name: nameOf(folder), version: lock[folder]?.version ?? "", use });
  const found = (name: string): string => {
    const folder = resolvePackage(name, "server", lock);
    if (folder === undefined) throw new Error(`${name} is in no package-lock.json: correct the lists in server/supply-chain/shipped.ts`);
    return folder;
  };
  const dashboard = importedByDashboard().map(found);
  const bundled = new Set([...dashboard, ...dashboard.flatMap((folder) => installedWith(folder, lock)), ...DOCUMENTATION.map(found)]);
  const service = [
    ...installedWith("server", lock).map((folder) => shipped(folder, "installed")),
    ...[...bundled].map((folder) => shipped(folder, "bundled")),
    ...DATA.map((name) => shipped(found(name), "data")),
  ];
  const sdk = bundledDependencies.map((name) => shipped(found(name), "bundled"));
  return [
    { name: "server", workspace: "server", packages: inOrder(service) },
    { name: "node", workspace: nodePackage.folder.slice(repository.length), packages: inOrder(sdk) },
    { name: "browser", workspace: browserPackage.folder.slice(repository.length), packages: inOrder(sdk) },
  ];
}

/** Folders of all packages of others that production installs, the optional ones of the sandbox included, or that are part of what we deliver. */
export function deliveredFolders(lock: LockFile = readLockFile()): Set<string> {
  const delivered = artefacts(lock).flatMap(({ packages }) => packages.map(({ folder }) => folder));
  const production = Object.entries(lock).flatMap(([folder, { dev, link }]) =>
    folder.includes("node_modules/") && dev !== true && link !== true ? [folder] : [],
  );
  return new Set([...production, ...delivered]);
}

/** Packages that the sources of the dashboard import, by name. */
function importedByDashboard(): string[] {
  const sources = globSync("server/dashboard/app/**/*.{ts,tsx}", { cwd: repository }).map((name) => readFileSync(join(repository, name), "utf8"));
  const imports = sources.flatMap((text) => [...text.matchAll(/^import\s[^;]*?"((?:@[\w-]+\/)?[\w-][\w.-]*)(?:\/[^"]*)?";$/gm)].map(([, name = ""]) => name));
  return [...new Set(imports)].filter((name) => !name.startsWith("node:"));
}

/** A package once for each use, by name and version. */
function inOrder(packages: readonly ShippedPackage[]): ShippedPackage[] {
  const byKey = new Map(packages.map((each) => [`${each.name}@${each.version} ${each.use}`, each]));
  return [...byKey.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}
