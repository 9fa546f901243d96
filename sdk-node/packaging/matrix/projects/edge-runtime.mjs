import { readFileSync } from "node:fs";
import { EdgeVM } from "@edge-runtime/vm";

const vm = new EdgeVM();
vm.evaluate(readFileSync("bundled/edge.js", "utf8"));
const tenCalls = vm.evaluate("tenCalls");
console.log(await tenCalls(process.env.FRAUD_RISK_API_KEY, process.env.FRAUD_RISK_BASE_URL));
