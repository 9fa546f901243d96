import { tenCalls } from "./ten-calls.mjs";

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

tenCalls(process.env.FRAUD_RISK_API_KEY, process.env.FRAUD_RISK_BASE_URL).then(console.log);
