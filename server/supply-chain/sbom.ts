// The software bill of materials of what we deliver, in CycloneDX 1.6. The same sources make the same bytes: no serial number, no time, no path.
// Written with the library of CycloneDX. `npm sbom --omit=dev` leaves out each production package that a development dependency names as well (npm 11.19.1
// and 12.2.2): 85 of 181 here. @cyclonedx/cyclonedx-npm lists all, but installs 177 packages with native code.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Enums, Models, Serialize, Spec } from "@cyclonedx/cyclonedx-library";
import { licenceOf } from "./licences.ts";
import { dependenciesOf, type LockFile, nameOf, readLockFile, repository } from "./lock-file.ts";
import type { Artefact, Use } from "./shipped.ts";

/** The name of the document in a published package, and its end elsewhere. */
export const SBOM_NAME = "sbom.cdx.json";

/** Property of a component: how it became part of the artefact. */
const USE = "fraud-risk:use";

/** The bill of materials of an artefact, as JSON. */
export function sbomOf(artefact: Artefact, lock: LockFile = readLockFile()): string {
  const { name, version, description, license } = JSON.parse(readFileSync(join(repository, artefact.workspace, "package.json"), "utf8"));
  const type = artefact.name === "server" ? Enums.ComponentType.Application : Enums.ComponentType.Library;
  const root = new Models.Component(type, name, { ...identity(name, version), version, description });
  root.licenses.add(new Models.SpdxLicense(license));
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: root }) });
  const { name: tool, version: toolVersion } = createRequire(import.meta.url)("@cyclonedx/cyclonedx-library/package.json");
  bom.metadata.tools.components.add(new Models.Component(Enums.ComponentType.Library, tool, { version: toolVersion }));
  const components = new Map<string, Models.Component>();
  for (const each of artefact.packages) {
    const key = keyOf(each.folder, lock);
    const component = components.get(key) ?? componentOf(each.folder, lock);
    component.properties.add(new Models.Property(USE, each.use satisfies Use));
    components.set(key, component);
    bom.components.add(component);
    if (each.use !== "installed") root.dependencies.add(component.bomRef);
  }
  for (const { folder } of artefact.packages) connect(components.get(keyOf(folder, lock)), folder, components, lock);
  if (artefact.name === "server") connect(root, artefact.workspace, components, lock);
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

/** A package of the lock file, with its licence and the hash of what npm downloads. */
function componentOf(folder: string, lock: LockFile): Models.Component {
  const { version = "", integrity } = lock[folder] ?? {};
  const name = nameOf(folder);
  const component = new Models.Component(Enums.ComponentType.Library, name, { ...identity(name, version), version, scope: Enums.ComponentScope.Required });
  const licence = licenceOf(folder, lock);
  if (licence !== undefined)
    component.licenses.add(/ (?:AND|OR|WITH) /.test(licence) ? new Models.LicenseExpression(licence) : new Models.SpdxLicense(licence));
  if (integrity?.startsWith("sha512-"))
    component.hashes.set(Enums.HashAlgorithm["SHA-512"], Buffer.from(integrity.slice("sha512-".length), "base64").toString("hex"));
  return component;
}

/** Adds the dependencies of a package that are part of the artefact. */
function connect(component: Models.Component | undefined, folder: string, components: ReadonlyMap<string, Models.Component>, lock: LockFile): void {
  for (const dependency of dependenciesOf(folder, lock)) {
    const target = components.get(keyOf(dependency, lock));
    if (target !== undefined) component?.dependencies.add(target.bomRef);
  }
}

const keyOf = (folder: string, lock: LockFile): string => `${nameOf(folder)}@${lock[folder]?.version}`;

/** What refers to a package, in this document and outside. */
function identity(name: string, version: string): { readonly bomRef: string; readonly purl: string } {
  return { bomRef: `${name}@${version}`, purl: `pkg:npm/${name.replace("@", "%40")}@${version}` };
}
