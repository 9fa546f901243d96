// `npm run sbom [-- --out <folder>]`: writes the bill of materials of the service and of both packages, by default to .data/sbom/.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { repository } from "./lock-file.ts";
import { SBOM_NAME, sbomOf } from "./sbom.ts";
import { artefacts } from "./shipped.ts";

const { out } = parseArgs({ options: { out: { type: "string", default: join(repository, ".data/sbom") } } }).values;
mkdirSync(out, { recursive: true });
for (const artefact of artefacts()) {
  const path = join(out, `${artefact.name}.${SBOM_NAME}`);
  writeFileSync(path, sbomOf(artefact));
  console.log(`${path}: ${artefact.packages.length} packages of others`);
}
