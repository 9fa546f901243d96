// `npm run generate` writes generated/; with --check it only compares, and says what differs and how to fix it.
// --entry and --out serve tests that generate a changed specification elsewhere.
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { generatedFiles } from "./files.ts";
import { compileSpecification, SpecificationError } from "./program.ts";

const { values } = parseArgs({ options: { check: { type: "boolean" }, entry: { type: "string" }, out: { type: "string" } } });
const folder = values.out ?? fileURLToPath(new URL("../../generated/", import.meta.url));

try {
  const program = await compileSpecification(values.entry);
  const files = await generatedFiles(program);
  const findings = values.check ? await differences(files) : await write(files);
  if (values.check && findings.length > 0) {
    console.error(`generated/ does not fit spec/:\n${findings.map((finding) => `  ${finding}`).join("\n")}\nFix it with: npm run generate`);
    process.exitCode = 1;
  } else {
    console.log(values.check ? `generated/ fits spec/ (${files.size} files)` : `wrote ${files.size} files to ${folder}`);
  }
} catch (error) {
  if (!(error instanceof SpecificationError)) throw error;
  console.error(`The specification is not clean:\n${error.message}`);
  process.exitCode = 1;
}

async function differences(files: Map<string, string>): Promise<string[]> {
  const present = new Set(await readdir(folder).catch(() => []));
  const findings = [];
  for (const [name, text] of files) {
    if (!present.has(name)) findings.push(`missing: ${name}`);
    else if ((await readFile(join(folder, name), "utf8")) !== text) findings.push(`changed by hand or stale: ${name}`);
  }
  for (const name of present) if (!files.has(name)) findings.push(`extra file: ${name}`);
  return findings;
}

async function write(files: Map<string, string>): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) if (!files.has(name)) await rm(join(folder, name), { recursive: true });
  for (const [name, text] of files) await writeFile(join(folder, name), text);
  return [];
}
