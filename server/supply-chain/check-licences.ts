// `npm run check:licences`: every package that production installs or that we deliver has a permitted licence, and NOTICE lists what we deliver. Reads the lock file and
// node_modules, no registry.
import { existsSync, readFileSync } from "node:fs";
import { objection, REVIEWED } from "./licences.ts";
import { type LockFile, nameOf, readLockFile } from "./lock-file.ts";
import { NOTICE, noticeText } from "./notice.ts";
import { deliveredFolders } from "./shipped.ts";

/** What is to be corrected; empty if all is well. */
function findings(lock: LockFile): string[] {
  const all = deliveredFolders(lock);
  const names = new Set([...all].map(nameOf));
  const objections = [...all].flatMap((folder) => objection(folder, lock) ?? []);
  const unused = Object.keys(REVIEWED).filter((name) => !names.has(name));
  const stale = (existsSync(NOTICE) ? readFileSync(NOTICE, "utf8") : "") !== noticeText(lock);
  console.log(`licences: ${all.size} packages, ${objections.length} to review`);
  return [
    ...objections,
    ...unused.map((name) => `${name}: no longer part of the product. Remove it from REVIEWED in server/supply-chain/licences.ts.`),
    ...(stale ? ["NOTICE is stale. Run `npm run notice` and commit the file."] : []),
  ];
}

const found = findings(readLockFile());
for (const finding of found) console.error(finding);
if (found.length > 0) process.exitCode = 1;
