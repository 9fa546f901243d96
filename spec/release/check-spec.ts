// `npm run check:spec`: redocly's rules on the published document; spec/redocly.yaml says which.
import { presentFile } from "./files.ts";
import { redocly } from "./redocly.ts";

const { code, output, remarks } = await redocly("lint", presentFile, "--format", "stylish", "--max-problems", "50");
// warnings that do not fail the build go unread
const clean = code === 0 && !/\bwarning/.test(remarks + output);
if (clean) console.log("The published document follows every rule of spec/redocly.yaml.");
else console.error(output + remarks);
process.exitCode = clean ? 0 : 1;
