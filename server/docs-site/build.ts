// Builds the documentation: `npm run docs`. Pages are written as Markdown from the guides and the contract; VitePress makes the site of them.
import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { paletteStyles } from "../src/platform/html/palette.ts";
import { currentFacts } from "./contract/beyond-openapi.ts";
import { readDocument } from "./contract/files.ts";
import { fileName } from "./guides/languages.ts";
import { markdownFiles } from "./published/files.ts";
import { createSite, type Site } from "./site.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const work = join(root, ".data");
/** Where the service reads the built site. */
export const builtFolder = join(root, "dist");
const stamp = join(builtFolder, "sources.sha256");

/** Writes what the generator reads: a Markdown file for each page, the navigation, the texts of the search, the colours. */
export function writeSources(site: Site, folder: string = work): void {
  rmSync(join(folder, "pages"), { recursive: true, force: true });
  cpSync(join(root, "../docs/screenshots"), join(folder, "pages/screenshots"), { recursive: true });
  const write = (name: string, text: string) => writeInto(folder, name, text);
  for (const { path, title, description, settings, markdown } of site.pages) {
    // JSON is YAML
    const front = Object.entries({ title, description, ...settings }).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
    write(`pages/${fileOf(path)}`, `---\n${front.join("")}---\n\n${markdown}\n`);
  }
  const searchTexts = Object.fromEntries(site.pages.flatMap((page) => (page.searchText === undefined ? [] : [[fileOf(page.path), page.searchText]])));
  const { title, description, navigation, spanishNavigation } = site;
  write("site.json", JSON.stringify({ title, description, navigation, spanishNavigation, searchTexts }));
  write("palette.css", paletteStyles());
}

/** File of a page in Markdown, by its place. */
function fileOf(place: string): string {
  return `${fileName(place)}.md`;
}

function writeInto(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** Builds the site into its folder, which is replaced when the new one is complete. */
export async function buildDocs(): Promise<void> {
  const digest = sourcesDigest();
  const site = createSite(readDocument(), currentFacts);
  writeSources(site);
  const { build } = await import("vitepress");
  const made = join(work, "site");
  rmSync(made, { recursive: true, force: true });
  // a terminal without a size says 0 columns, by which the progress display of VitePress divides
  for (const terminal of [process.stdout, process.stderr]) if (terminal.isTTY && terminal.columns === 0) terminal.columns = 80;
  await build(root);
  const read = (path: string) => readFileSync(join(made, `${fileName(path)}.html`), "utf8");
  for (const [name, text] of Object.entries({ ...site.files, ...markdownFiles(site.pages, read) })) writeInto(made, name, text);
  rmSync(builtFolder, { recursive: true, force: true });
  renameSync(made, builtFolder);
  writeFileSync(stamp, digest);
}

/** Builds the site unless it is built from the present sources. */
export async function buildIfStale(): Promise<boolean> {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sourcesDigest()) return false;
  await buildDocs();
  return true;
}

/** SHA-256 over everything that the site is made from. */
function sourcesDigest(): string {
  const top = join(root, "../..");
  const own = ["*.ts", "{calculator,contract,guides,published,search}/**/*.ts", ".vitepress/config.ts", ".vitepress/theme/**/*.{ts,css}"].map(
    (pattern) => `server/docs-site/${pattern}`,
  );
  const patterns = [
    ...own,
    "server/docs/guides/**/*.md",
    "server/docs/screenshots/**/*.png",
    "server/src/{api/docs,scoring/{engine,facts,learning}}/**/*.ts",
    "generated/*.{ts,json}",
    "CHANGELOG.md",
    "package-lock.json",
  ];
  const service = [...readFileSync(join(root, "guides/service-facts.ts"), "utf8").matchAll(/from "\.\.\/\.\.\/(src\/[^"]+)"/g)].map(
    ([, path]) => `server/${path}`,
  );
  const hash = createHash("sha256");
  for (const name of [...globSync(patterns, { cwd: top }), ...service].sort()) hash.update(name).update(readFileSync(join(top, name)));
  return hash.digest("hex");
}

if (import.meta.main) {
  await buildDocs();
  console.log(`documentation: ${builtFolder}`);
}
