// Licences of packages: which ones the product may contain, and what the metadata of a package says wrongly or not at all.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import parse from "spdx-expression-parse";
import { type LockFile, nameOf, repository } from "./lock-file.ts";

/** Licences that require attribution at most, and nothing of our own code. A person decides on every other one. */
export const PERMITTED: readonly string[] = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-3.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "Python-2.0",
  "Unlicense",
];

/** A package whose metadata is no SPDX expression, says too little, or whose licence is not in the list above; valid for this version alone. */
export interface Reviewed {
  readonly version: string;
  readonly licence: string;
  /** Where the licence stands, and why it is accepted. */
  readonly reason: string;
}

/** Packages that a person read, by name. */
export const REVIEWED: Readonly<Record<string, Reviewed>> = {
  "@ip-location-db/asn": {
    version: "2.3.2026061719",
    licence: "CC-BY-4.0",
    reason: "DBIP-LICENSE, ROUTEVIEWS-LICENSE and NRO_LICENSE of the package; NOTICE has the attribution.",
  },
  "@ip-location-db/geo-whois-asn-country-mmdb": {
    version: "2.3.2026061719",
    licence: "CC0-1.0 AND CC-BY-4.0",
    reason: "package.json names CC0-1.0 alone; NRO_LICENSE of the package adds CC-BY-4.0 for the registries' statistics. NOTICE has the attribution.",
  },
  busboy: { version: "1.6.0", licence: "MIT", reason: "package.json has `licenses`, the form before SPDX; the file LICENSE is the MIT licence." },
  "dejavu-fonts-ttf": {
    version: "2.37.3",
    licence: "Bitstream-Vera",
    reason:
      "Permits use, change and distribution in software; fonts may not be sold by themselves. The glyphs of Arev have the same terms, the changes of DejaVu are in the public domain. Only PDFs embed them.",
  },
  ibantools: {
    version: "4.5.4",
    licence: "MIT OR MPL-2.0",
    reason: "package.json writes `or` in lower case, which is not SPDX. We use it under the MIT licence.",
  },
  nub: { version: "0.0.0", licence: "MIT", reason: "package.json says MIT/X11, the older name of the MIT licence." },
  "png-js": { version: "2.0.0", licence: "MIT", reason: "package.json has no licence; the file LICENSE is the MIT licence." },
  streamsearch: { version: "1.1.0", licence: "MIT", reason: "package.json has `licenses`, the form before SPDX; the file LICENSE is the MIT licence." },
};

/** The licence of a package as an SPDX expression: as reviewed, otherwise as the lock file has it. */
export function licenceOf(folder: string, lock: LockFile): string | undefined {
  const { version, license } = lock[folder] ?? {};
  const reviewed = REVIEWED[nameOf(folder)];
  return reviewed?.version === version ? reviewed?.licence : license;
}

/** Why a package may not be part of the product, with what to do; undefined if it may. */
export function objection(folder: string, lock: LockFile): string | undefined {
  const name = nameOf(folder);
  const { version } = lock[folder] ?? {};
  const reviewed = REVIEWED[name];
  if (reviewed !== undefined && reviewed.version !== version)
    return `${name}: version ${reviewed.version} was reviewed, ${version} is installed. Read its licence again, then correct REVIEWED in server/supply-chain/licences.ts.`;
  if (reviewed !== undefined) return undefined;
  const licence = licenceOf(folder, lock);
  const advice = "Replace the package, or read its licence and add it to REVIEWED in server/supply-chain/licences.ts with the reason.";
  if (licence === undefined) return `${name}@${version}: states no licence. ${advice}`;
  const expression = parsed(licence);
  if (expression === undefined) return `${name}@${version}: "${licence}" is not an SPDX expression. ${advice}`;
  return permitted(expression) ? undefined : `${name}@${version}: ${licence} is not a permitted licence. ${advice}`;
}

/** Whether one of the choices that an expression offers is permitted. An exception or a later version (`+`) is read by a person. */
function permitted(expression: parse.Info): boolean {
  if ("conjunction" in expression) {
    const sides = [expression.left, expression.right].map(permitted);
    return expression.conjunction === "or" ? sides.includes(true) : !sides.includes(false);
  }
  return !("exception" in expression) && expression.plus !== true && PERMITTED.includes(expression.license);
}

function parsed(licence: string): parse.Info | undefined {
  try {
    return parse(licence);
  } catch {
    return undefined;
  }
}

/** The licence file of an installed package; undefined if it has none. */
export function licenceText(folder: string): string | undefined {
  const [file] = globSync(["LICENSE*", "LICENCE*", "license*", "licence*", "COPYING*"], { cwd: join(repository, folder) })
    .filter((name) => !/\.(?:c?js|ts|json)$/.test(name))
    .sort();
  return file === undefined
    ? undefined
    : readFileSync(join(repository, folder, file), "utf8")
        .replaceAll("\r\n", "\n")
        .trim();
}
