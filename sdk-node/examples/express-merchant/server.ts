// The process: settings from the environment, and a port to listen on.
import type { AddressInfo } from "node:net";
import { FraudRisk } from "@fraud-risk/node";
import { createMerchant } from "./merchant.ts";
import { refusePort } from "./port.ts";
import { readSettings } from "./settings.ts";

const { apiKey, webhookSecret, port } = readSettings(process.env);

// FRAUD_RISK_BASE_URL is read by the client. Somebody waits at the checkout: five seconds for the decision, retries included.
const client = new FraudRisk({ apiKey, timeoutMs: 2_500, deadlineMs: 5_000 });
const server = createMerchant({ client, webhookSecret }).listen(port, "127.0.0.1", (error) => {
  if (error === undefined) return console.log(`Merchant: http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  refusePort(port, error);
});
