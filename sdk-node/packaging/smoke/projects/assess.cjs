const { FraudRisk } = require("@fraud-risk/node");

const client = new FraudRisk();
client.assess
  .payin({ amount: 1249.9, amount_unit: "major", currency: "MXN" }, { idempotencyKey: "ORD-2026-000871/1" })
  .withResponse()
  .then(({ data, requestId }) => console.log(data.decision, requestId));
