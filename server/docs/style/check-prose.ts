// `npm run check:prose`: textlint over the guides, the descriptions of the contract, the registry of errors, and what commands print for `--help`. A finding
// names the file and the line, the operation or property, the code, or the command. With arguments: over these files only.
import { join } from "node:path";
import { commandTexts } from "./command-texts.ts";
import { contractTexts } from "./contract-texts.ts";
import { inFiles, inTexts, ROOT } from "./prose.ts";
import { registryTexts } from "./registry-texts.ts";

const given = process.argv.slice(2);
const texts = given.length > 0 ? [] : [...contractTexts(join(ROOT, "generated/openapi.json")), ...registryTexts(), ...commandTexts(ROOT)];
const findings = [
  ...(await inFiles(given.length > 0 ? given : ["server/docs/guides"])),
  ...(await Promise.all(texts.map(([group, grouped]) => inTexts(group, grouped)))).flat(),
];
for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
