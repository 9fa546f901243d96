// Five calls with the client that this generator makes of the document.
import { client } from "./generated/client.gen";
import { assessPayin, describePayin, listAssessments, readAssessment, readHealth } from "./generated/sdk.gen";

client.setConfig({ baseUrl: process.env.FRAUD_RISK_BASE_URL ?? "", auth: () => process.env.FRAUD_RISK_API_KEY, throwOnError: true });
const order_id = `ORD-${crypto.randomUUID()}`;
const { data } = await assessPayin({ body: { amount: 1249.9, currency: "MXN", order_id }, throwOnError: true });
const { data: stored } = await readAssessment({ path: { session_id: data.session_id }, throwOnError: true });
const { data: list } = await listAssessments({ query: { order_id }, throwOnError: true });
const { data: health } = await readHealth({ throwOnError: true });
const { data: catalogue } = await describePayin({ throwOnError: true });
console.log([data.decision, stored.session_id, list.data[0]?.session_id, health.status, catalogue.fields[0]].filter(Boolean).length);
