// Five calls with the client that this generator makes of the document.
import { setConfig } from "@kubb/plugin-client/clients/fetch";
import { assessPayin, describePayin, listAssessments, readAssessment, readHealth } from "./generated/client";

setConfig({
  baseURL: process.env.FRAUD_RISK_BASE_URL ?? "",
  headers: { Authorization: `Bearer ${process.env.FRAUD_RISK_API_KEY}`, "Content-Type": "application/json" },
});
const order_id = `ORD-${crypto.randomUUID()}`;
const { decision, session_id } = await assessPayin({ amount: 1249.9, currency: "MXN", order_id });
const stored = await readAssessment(session_id);
const list = await listAssessments({ order_id });
const health = await readHealth();
const catalogue = await describePayin();
console.log([decision, stored.session_id, list.data[0]?.session_id, health.status, catalogue.fields[0]].filter(Boolean).length);
