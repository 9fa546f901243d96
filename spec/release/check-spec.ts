// `npm run check:spec`: redocly's rules on the published document, spec/redocly.yaml says which, and the validators that users run before they generate a client.
import { presentFile } from "./files.ts";
import { redocly } from "./redocly.ts";
import { validators } from "./validators.ts";

const { code, output, remarks } = await redocly("lint", presentFile, "--format", "stylish", "--max-problems", "50");
// warnings that do not fail the build go unread
const findings = code === 0 && !/\bwarning/.test(remarks + output) ? [] : [output + remarks];
for (const [name, validate] of Object.entries(validators)) findings.push(...(await validate(presentFile)).map((finding) => `${name}: ${finding}`));

for (const finding of findings) console.error(finding);
if (findings.length === 0)
  console.log(`The published document follows every rule of spec/redocly.yaml, and is valid for ${Object.keys(validators).join(", ")}.`);
process.exitCode = findings.length === 0 ? 0 : 1;
