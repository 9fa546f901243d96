// `npm run contract:release`: makes the present contract the released one, of the version of sdk-node/package.json, and writes down what
// users of that release can write. Refuses a contract that is not the specification's, and one that breaks callers unless that is meant.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { expanded } from "../emitter/expanded.ts";
import { breaksBetween, listed } from "./breaks.ts";
import { readPresent, readReleased, releasedFile, sdkPackage, sdkReleases } from "./files.ts";
import { callsModule } from "./sdk-calls.ts";
import { modelsModule } from "./sdk-models.ts";

const { values } = parseArgs({ options: { "accept-breaks": { type: "boolean", default: false } } });

if (fits() && (values["accept-breaks"] || (await isKind()))) freeze();
else process.exitCode = 1;

/** Is generated/ what spec/ says? */
function fits(): boolean {
  const generate = fileURLToPath(new URL("../emitter/generate.ts", import.meta.url));
  try {
    execFileSync(process.execPath, [generate, "--check"], { stdio: ["ignore", "ignore", "inherit"] });
    return true;
  } catch {
    return false;
  }
}

/** Does it break no caller? */
async function isKind(): Promise<boolean> {
  const released = readReleased();
  const breaks = await breaksBetween(released, readPresent());
  if (breaks.length === 0) return true;
  console.error(`Not released: it breaks callers of release ${released.info["x-release"]}.\n\n${listed(breaks)}`);
  console.error("If that is meant: npm run contract:release -- --accept-breaks");
  return false;
}

function freeze(): void {
  const document = readPresent();
  const { version }: { version: string } = JSON.parse(readFileSync(sdkPackage, "utf8"));
  writeFileSync(releasedFile, `${JSON.stringify({ ...document, info: { ...document.info, "x-release": version } })}\n`);
  const folder = join(sdkReleases, version);
  mkdirSync(folder, { recursive: true });
  const note = `// Frozen by \`npm run contract:release\`: what a user of release ${version} wrote. Compiled against the present SDK, never run.`;
  const whole = expanded(document);
  const files = { "calls.ts": callsModule(whole, note), "models.ts": modelsModule(whole, note) };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
  execFileSync(process.execPath, [biome, "check", "--write", ...Object.keys(files).map((name) => join(folder, name))], { stdio: "inherit" });
  console.log(`The contract is frozen as release ${version}: spec/released/openapi.json, sdk-node/released/${version}/. Commit both.`);
}
