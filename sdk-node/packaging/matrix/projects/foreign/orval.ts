// Five calls with the client that this generator makes of the document.
import { assessPayin, describePayin, listAssessments, readAssessment, readHealth } from "./generated/client";

const options = { headers: { Authorization: `Bearer ${process.env.FRAUD_RISK_API_KEY}` } };
const order_id = `ORD-${crypto.randomUUID()}`;
const assessed = await assessPayin({ amount: 1249.9, currency: "MXN", order_id }, options);
if (assessed.status !== 200) throw new Error(String(assessed.status));
const stored = await readAssessment(assessed.data.session_id, options);
const list = await listAssessments({ order_id }, options);
const health = await readHealth();
const catalogue = await describePayin();
console.log([assessed, stored, list, health, catalogue].filter(({ status }) => status === 200).length);
