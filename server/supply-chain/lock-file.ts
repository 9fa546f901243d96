// package-lock.json: which packages npm installs, and where.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Top of the repository. */
export const repository = fileURLToPath(new URL("../../", import.meta.url));

/** A package of the lock file. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  /** Hashes of its tarball, as Subresource Integrity writes them. */
  readonly integrity?: string;
  /** Only for the development of this repository. */
  readonly dev?: boolean;
  /** Only because something optional needs it. */
  readonly optional?: boolean;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The packages of a lock file by their folders: `node_modules/express`, or a workspace. */
export type LockFile = Readonly<Record<string, LockedPackage>>;

/** Reads the lock file of this repository. */
export function readLockFile(): LockFile {
  return JSON.parse(readFileSync(join(repository, "package-lock.json"), "utf8")).packages;
}

/** Folders of the direct dependencies of a package that npm installs with it: without optional ones, and with the peers that it requires. */
export function dependenciesOf(folder: string, lock: LockFile): string[] {
  const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {}, optionalDependencies = {} } = lock[folder] ?? {};
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  const names = new Set([...Object.keys(dependencies).filter((name) => !(name in optionalDependencies)), ...peers]);
  return [...names].flatMap((name) => resolvePackage(name, folder, lock) ?? []);
}

/** Folders of the packages that `npm ci --workspace <folder> --omit=dev --omit=optional` installs. */
export function installedWith(folder: string, lock: LockFile): string[] {
  const found = new Set<string>();
  const follow = (from: string): void => {
    for (const next of dependenciesOf(from, lock)) {
      if (found.has(next)) continue;
      found.add(next);
      follow(next);
    }
  };
  follow(folder);
  return [...found];
}

/** Where Node finds a package: beside the importing one, or further up. */
export function resolvePackage(name: string, from: string, lock: LockFile): string | undefined {
  for (let at = from; ; at = at.replace(/(^|\/)(?:node_modules\/)?[^/]+$/, "")) {
    const folder = at === "" ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (folder in lock) return folder;
    if (at === "") return undefined;
  }
}

/** Name of a package by its folder. */
export const nameOf = (folder: string): string => folder.replace(/^.*node_modules\//, "");
