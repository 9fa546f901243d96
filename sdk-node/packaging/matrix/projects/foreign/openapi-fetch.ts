// Five calls with the client that this generator makes of the document.
import createClient from "openapi-fetch";
import type { paths } from "./generated/client";

const headers = { Authorization: `Bearer ${process.env.FRAUD_RISK_API_KEY}` };
const client = createClient<paths>({ baseUrl: process.env.FRAUD_RISK_BASE_URL ?? "", headers });
const order_id = `ORD-${crypto.randomUUID()}`;
const assessed = await client.POST("/api/v1/assess", { body: { amount: 1249.9, currency: "MXN", order_id } });
const session_id = assessed.data?.session_id ?? "";
const stored = await client.GET("/api/v1/assessments/{session_id}", { params: { path: { session_id } } });
const list = await client.GET("/api/v1/assessments", { params: { query: { order_id } } });
const health = await client.GET("/api/v1/health");
const catalogue = await client.GET("/api/v1/assess");
console.log([assessed, stored, list, health, catalogue].filter(({ data }) => data !== undefined).length);
