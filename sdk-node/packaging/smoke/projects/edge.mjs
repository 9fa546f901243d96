// As on a platform whose environment is not `process.env`: everything is handed in.
import { FraudRisk } from "@fraud-risk/node";

const client = new FraudRisk({ apiKey: globalThis.environment.FRAUD_RISK_API_KEY, baseUrl: globalThis.environment.FRAUD_RISK_BASE_URL });
const { data, requestId } = await client.assess
  .payin({ amount: 1249.9, amount_unit: "major", currency: "MXN" }, { idempotencyKey: "ORD-2026-000871/1" })
  .withResponse();
console.log(data.decision, requestId);
