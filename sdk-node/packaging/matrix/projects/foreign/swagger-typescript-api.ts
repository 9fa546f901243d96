// Five calls with the client that this generator makes of the document.
import { Api } from "./generated/client";

const { api } = new Api({
  baseUrl: process.env.FRAUD_RISK_BASE_URL ?? "",
  securityWorker: () => ({ headers: { Authorization: `Bearer ${process.env.FRAUD_RISK_API_KEY}` } }),
});
const order_id = `ORD-${crypto.randomUUID()}`;
const assessed = await api.assessPayin({ amount: 1249.9, currency: "MXN", order_id });
const stored = await api.readAssessment(assessed.data.session_id);
const list = await api.listAssessments({ order_id });
const health = await api.readHealth();
const catalogue = await api.describePayin();
console.log([assessed, stored, list, health, catalogue].filter(({ ok }) => ok).length);
