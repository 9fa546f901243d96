import { FraudRisk } from "@fraud-risk/node";

const client = new FraudRisk();
const { data, requestId } = await client.assess
  .payin({ amount: 1249.9, amount_unit: "major", currency: "MXN" }, { idempotencyKey: "ORD-2026-000871/1" })
  .withResponse();
console.log(data.decision, requestId);
