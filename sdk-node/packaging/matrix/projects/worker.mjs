import { tenCalls } from "./ten-calls.mjs";

// biome-ignore lint/style/noDefaultExport: what workers export
export default { fetch: async (_, { FRAUD_RISK_API_KEY, FRAUD_RISK_BASE_URL }) => new Response(await tenCalls(FRAUD_RISK_API_KEY, FRAUD_RISK_BASE_URL)) };
