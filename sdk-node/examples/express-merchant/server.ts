// The process: settings from the environment, and a port to listen on.
import type { AddressInfo } from "node:net";
import { FraudRisk } from "@fraud-risk/node";
import { createMerchant } from "./merchant.ts";

const { WEBHOOK_SECRET: webhookSecret, FRAUD_RISK_API_KEY: apiKey, PORT = "4000" } = process.env;

if (apiKey === undefined || webhookSecret === undefined) {
  console.error("Set FRAUD_RISK_API_KEY and WEBHOOK_SECRET. See README.md.");
  process.exit(1);
}

// FRAUD_RISK_BASE_URL is read by the client. Somebody waits at the checkout: five seconds for the decision, retries included.
const client = new FraudRisk({ apiKey, timeoutMs: 2_500, deadlineMs: 5_000 });
const server = createMerchant({ client, webhookSecret }).listen(Number(PORT), "127.0.0.1", () =>
  console.log(`Merchant: http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
