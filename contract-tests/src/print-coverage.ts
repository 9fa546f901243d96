// `npm run contract:coverage`: the table of operations by status; with `-- --cases`, a line for each case on each target. Fails if a status has no case.
import { outOfReach } from "../of-every-operation/out-of-reach.ts";
import { cases } from "./all-cases.ts";
import { targetNames, titleOf } from "./case.ts";
import { coverageOf, coverageTable, uncovered } from "./coverage.ts";
import { contract } from "./document.ts";
import { casesOn } from "./targets/cases-on.ts";

const coverage = coverageOf(contract, cases, outOfReach);
if (process.argv.includes("--cases")) {
  for (const target of targetNames) for (const one of casesOn(target, cases)) console.log(`${target}\t${titleOf(one)}`);
} else {
  console.log(coverageTable(coverage));
}
const missing = coverage.filter((one) => uncovered(one).length > 0);
for (const one of missing) console.error(`${one.operation} ${one.status}: no case on ${uncovered(one).join(", ")}`);
process.exitCode = missing.length > 0 ? 1 : 0;
