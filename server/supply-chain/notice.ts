// NOTICE: every package and every collection of data of others in what we deliver, with its licence and who holds the copyright.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { licenceOf, licenceText, REVIEWED } from "./licences.ts";
import { type LockFile, readLockFile, repository } from "./lock-file.ts";
import { artefacts, type ShippedPackage, type Use } from "./shipped.ts";

/** Attribution of data, as its licences require it. */
const DATA_CREDITS = [
  `server/data/hosting-ranges-v4.bin and -v6.bin: ranges of addresses of hosting networks, made by \`npm run data:hosting\` from
@ip-location-db/asn, which combines the IP to AS Number database of RouteViews (routeviews.org), the IP to ASN Lite database of DB-IP
(https://db-ip.com) and statistics of the Number Resource Organization (nro.net). Licence: Creative Commons Attribution 4.0 International,
https://creativecommons.org/licenses/by/4.0/. Changed: only networks of hosting providers are contained, merged and sorted, without their names.`,
  `@ip-location-db/geo-whois-asn-country-mmdb: countries of addresses. Contains statistics of the Number Resource Organization (nro.net) under
Creative Commons Attribution 4.0 International, https://creativecommons.org/licenses/by/4.0/; everything else is in the public domain (CC0 1.0). Unchanged.`,
  `disposable-email-domains-js: domains of disposable mailboxes, in the public domain (CC0 1.0). Unchanged.`,
];

const HEADINGS: Readonly<Record<Use, string>> = {
  installed: "Packages installed beside the service. Their folders in node_modules have their licences.",
  bundled: "Packages inside files of ours: the dashboard, the documentation, and the packages of the SDKs. Their licences are at the end.",
  data: "Packages that data of ours is made from.",
};

/** Where the text is. */
export const NOTICE = join(repository, "NOTICE");

/** The text of NOTICE. */
export function noticeText(lock: LockFile = readLockFile()): string {
  const all = artefacts(lock).flatMap(({ packages }) => packages);
  const section = (use: Use): string => {
    const lines = onceEach(all.filter((each) => each.use === use)).map((each) => entry(each, lock));
    return `${HEADINGS[use]}\n\n${lines.join("\n")}`;
  };
  return `${[
    "Fraud Risk Assessment Service and its SDKs: what they contain of others.",
    "Written by `npm run notice` from package-lock.json; `npm run check:licences` fails if it is stale.",
    ...DATA_CREDITS.flatMap((credit, index) => (index === 0 ? [`Data\n\n${credit}`] : [credit])),
    section("data"),
    section("bundled"),
    section("installed"),
    `Licences of the packages inside files of ours\n\n${bundledTexts(onceEach(all.filter(({ use }) => use === "bundled")))}`,
  ].join("\n\n")}\n`;
}

function onceEach(packages: readonly ShippedPackage[]): ShippedPackage[] {
  return [...new Map(packages.map((each) => [`${each.name}@${each.version}`, each])).entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, each]) => each);
}

/** A line of a package. */
function entry({ folder, name, version }: ShippedPackage, lock: LockFile): string {
  return [`- ${name} ${version}`, licenceOf(folder, lock), copyrightOf(folder)].filter((part) => part !== undefined).join(" | ");
}

/** The lines of a licence that name who holds the copyright, otherwise the author of package.json. */
function copyrightOf(folder: string): string | undefined {
  const text = licenceText(folder) ?? "";
  const lines = text
    .split("\n")
    .map((line) => line.replace(/^[\s#*>/-]+|[\s*]+$/g, ""))
    .filter((line) => /^(?:the \w+ licen[cs]e[^a-z]*)?(?:copyright\b|\(c\)|©).*(?:\d{4}|©|\(c\)).*\w/i.test(line) && line.length < 160);
  if (lines.length > 0) return [...new Set(lines)].slice(0, 3).join("; ");
  const { author } = JSON.parse(readFileSync(join(repository, folder, "package.json"), "utf8"));
  const name = (typeof author === "string" ? author : author?.name)?.replace(/\s*[<(].*$/, "");
  return name === undefined || name === "" ? undefined : `Author: ${name}`;
}

/** Each licence once, under the names of all packages that have it word for word. */
function bundledTexts(packages: readonly ShippedPackage[]): string {
  const byText = new Map<string, string[]>();
  for (const { folder, name } of packages) {
    const text = licenceText(folder) ?? `See ${REVIEWED[name]?.reason ?? "the package"}`;
    byText.set(text, [...(byText.get(text) ?? []), name]);
  }
  return [...byText].map(([text, names]) => `---- ${names.join(", ")} ----\n\n${text}`).join("\n\n");
}
