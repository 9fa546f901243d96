import { FraudRisk, failOpen } from "@fraud-risk/browser";

const client = new FraudRisk({ publishableKey: globalThis.environment.FRAUD_RISK_API_KEY, baseUrl: globalThis.environment.FRAUD_RISK_BASE_URL });
const call = client.assess.payin({ amount: 1249.9, amount_unit: "major", currency: "MXN" }, { idempotencyKey: "ORD-2026-000871/1" });
const { decision } = await failOpen(call, { decision: "review" });
console.log(decision, (await call.withResponse()).requestId);
