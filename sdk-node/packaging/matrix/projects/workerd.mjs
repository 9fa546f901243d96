import { Miniflare } from "miniflare";

const { FRAUD_RISK_API_KEY, FRAUD_RISK_BASE_URL } = process.env;
const bindings = { FRAUD_RISK_API_KEY, FRAUD_RISK_BASE_URL };
const worker = new Miniflare({ modules: true, scriptPath: "bundled/worker.js", compatibilityDate: "2026-04-01", bindings });
const response = await worker.dispatchFetch("http://worker.example/");
console.log(await response.text());
await worker.dispose();
