// `npm run build`: writes what is published of both SDKs to their dist/, complete with package.json, README and licence. `changeset publish` takes these
// folders (`publishConfig.directory`).
import { copyFile, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { SBOM_NAME, sbomOf } from "../../server/supply-chain/sbom.ts";
import { artefacts } from "../../server/supply-chain/shipped.ts";
import { bundleCode, bundleCommands, bundleDeclarations } from "./bundle.ts";
import { INTEGRITY_NAME, integrityOfBuild } from "./integrity.ts";
import { type Manifest, publishedManifest } from "./manifest.ts";
import { bundledDependencies, type PackageBuild, packages, repository } from "./packages.ts";

for (const each of packages) await buildPackage(each);

async function buildPackage(each: PackageBuild): Promise<void> {
  const began = performance.now();
  const dist = join(each.folder, "dist");
  const source: Manifest = JSON.parse(await readFile(join(each.folder, "package.json"), "utf8"));
  console.log(`${source.name} ${source.version}`);
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist);
  await bundleCode(each, dist);
  await bundleCommands(each, source.name, dist);
  const declarations = await bundleDeclarations(each);
  for (const format of each.formats) await writeFile(join(dist, format === "esm" ? "index.d.ts" : "index.d.cts"), declarations);
  await writeFile(join(dist, "package.json"), `${JSON.stringify(publishedManifest(source, each), null, 2)}\n`);
  await copyFile(join(repository, "LICENSE"), join(dist, "LICENSE"));
  await writeFile(join(dist, "THIRD-PARTY-LICENSES"), await bundledLicences());
  if (each.platform === "browser") {
    await writeFile(join(dist, INTEGRITY_NAME), `${JSON.stringify(await integrityOfBuild(source.name, source.version, dist), null, 2)}\n`);
  }
  await writeFile(join(dist, SBOM_NAME), billOfMaterials(each));
  await copyFile(join(each.folder, "README.md"), join(dist, "README.md"));
  // written by changesets with the first release
  await copyFile(join(each.folder, "CHANGELOG.md"), join(dist, "CHANGELOG.md")).catch(ignoreMissing);
  for (const format of each.formats) {
    for (const name of format === "esm" ? ["index.js", "index.d.ts"] : ["index.cjs", "index.d.cts"]) await printSize(join(dist, name), name);
  }
  for (const { file } of Object.values(each.commands ?? {})) await printSize(join(dist, `${file}.js`), `${file}.js`);
  console.log(`  ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** What the package contains of others, for the inventory of those that install it. */
function billOfMaterials({ folder }: PackageBuild): string {
  const artefact = artefacts().find(({ workspace }) => join(repository, workspace) === folder);
  if (artefact === undefined) throw new Error(`${folder} is in no list of what is delivered: add it to server/supply-chain/shipped.ts`);
  return sbomOf(artefact);
}

/** Licences of what is bundled: each must be distributed with its code. */
async function bundledLicences(): Promise<string> {
  const texts = bundledDependencies.map(async (name) => `${name}\n\n${await readFile(join(repository, "node_modules", name, "LICENSE"), "utf8")}`);
  return (await Promise.all(texts)).join("\n");
}

async function printSize(path: string, name: string): Promise<void> {
  const { size } = await stat(path);
  console.log(
    `  ${name.padEnd(12)} ${String(size).padStart(8)} bytes, ${String(gzipSync(await readFile(path)).length).padStart(6)} gzipped, before it is minified`,
  );
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
