// Where the cluster of a data folder lives: in it, or in a folder of its own where only root can enter the data folder, since PostgreSQL does not run as root.

import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { basename, dirname, isAbsolute, join } from "node:path";
import { replaceFile } from "../files/atomic-file.ts";
import { DataFolderError, damagedFolder } from "./data-folder-error.ts";

/** The user that PostgreSQL runs as, since it refuses to run as root. Empty: the user of this process. */
export interface Runner {
  readonly uid?: number;
  readonly gid?: number;
}

/** The folder of a cluster. */
export interface ClusterHome {
  readonly folder: string;
  /** What the operator has to know of it, each one sentence or more. */
  readonly notices: readonly string[];
}

/** Folders for state that nothing cleans, best first; the first that exists is used. Programs delete old files from /tmp and /var/tmp. */
const PLACES: readonly string[] = ["/var/lib", "/usr/local/var", "/opt"];
/** A place of earlier versions. systemd deletes files from it that nobody has read for 30 days. */
const CLEANED = "/var/tmp";
/** Begins the names of our folders in a place. */
const PREFIX = "fraud-risk-";
/** File in the folder of a cluster that names the data folder that it belongs to. */
const OWNER = "data-folder";

const pointerOf = (root: string): string => join(root, "postgres.location");

/** The folder that a data folder names as that of its cluster: itself where it names none. */
export function locationOf(root: string): string {
  const pointer = pointerOf(root);
  if (!existsSync(pointer)) return root;
  const named = readFileSync(pointer, "utf8").trim();
  // a move that was interrupted before its new path was written
  return existsSync(named) ? named : (PLACES.map((place) => join(place, basename(named))).find((moved) => isOf(moved, root)) ?? named);
}

/**
 * The folder of the cluster of a data folder. One that only root can enter cannot contain it: the cluster then lives in a folder of its own, whose path stands in
 * `postgres.location` of the data folder. Call {@link settle} before it is opened. Throws DataFolderError when that folder is gone, or cannot be created.
 */
export function clusterHome(root: string, runner: Runner): ClusterHome {
  const pointer = pointerOf(root);
  const known = locationOf(root);
  if (existsSync(pointer) && !(isAbsolute(known) && existsSync(known)))
    throw damagedFolder(root, `${pointer} points to ${JSON.stringify(known)}, which does not exist. Check that its volume is mounted.`);
  if (known !== root || runner.uid === undefined || enterable(root, runner) || existsSync(join(root, "postgres"))) return { folder: known, notices: [] };
  const place = PLACES.find((folder) => existsSync(folder)) ?? CLEANED;
  const left = leftBehind(place, root);
  const folder = created(root, place);
  replaceFile(pointer, folder);
  return {
    folder,
    notices: [
      `Only root can enter ${root}, and PostgreSQL does not run as root: the database is in ${folder}. Delete both together.`,
      ...left.map(
        (other) => `${other} has the database of an earlier data folder of this path. Delete it, or write its path into ${pointer} and start again to use it.`,
      ),
    ],
  };
}

function created(root: string, place: string): string {
  try {
    const folder = mkdtempSync(join(place, PREFIX));
    // writable for us, passable for everyone: no other user can plant a program here
    chmodSync(folder, 0o711);
    replaceFile(join(folder, OWNER), root);
    return folder;
  } catch (error) {
    throw new DataFolderError(
      `DATA_DIR ${root}: only root can enter it, PostgreSQL does not run as root, and no folder for its files could be created in ${place} (${(error as Error).message}). Set DATA_DIR to a folder that every user can enter, or allow that for this one: chmod o+x with each folder above it.`,
    );
  }
}

/** Moves a cluster that nothing uses out of a place that is cleaned. Where it cannot be moved it stays, with a notice. */
export function settle(root: string, { folder, notices }: ClusterHome): ClusterHome {
  const place = PLACES.find((candidate) => existsSync(candidate));
  if (dirname(folder) !== CLEANED || place === undefined) return { folder, notices };
  const moved = join(place, basename(folder));
  try {
    replaceFile(join(folder, OWNER), root);
    renameSync(folder, moved);
    replaceFile(pointerOf(root), moved);
    return { folder: moved, notices: [...notices, `The database moved from ${folder}, where many systems delete old files, to ${moved}.`] };
  } catch (error) {
    const reason = (error as Error).message;
    return {
      folder,
      notices: [
        ...notices,
        `The database is in ${folder}, where many systems delete old files, and could not be moved to ${moved} (${reason}). Stop the service, move the folder, and write its new path into ${pointerOf(root)}.`,
      ],
    };
  }
}

/** Folders that belonged to an earlier data folder of this path. */
function leftBehind(place: string, root: string): string[] {
  return readdirSync(place)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => join(place, name))
    .filter((folder) => isOf(folder, root));
}

function isOf(folder: string, root: string): boolean {
  const owner = join(folder, OWNER);
  return existsSync(owner) && readFileSync(owner, "utf8").trim() === root;
}

/** Can this user enter a folder, or run a file? */
export function enterable(path: string, runner: Runner): boolean {
  return spawnSync("test", ["-x", path], runner).status === 0;
}
