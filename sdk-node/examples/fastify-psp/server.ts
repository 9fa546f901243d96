// The process: settings from the environment, and a port to listen on.
import { FraudRisk } from "@fraud-risk/node";
import { createPsp } from "./psp.ts";
import { readSettings } from "./settings.ts";

const { apiKey, port } = readSettings(process.env);

// FRAUD_RISK_BASE_URL is read by the client. A merchant's shopper waits: five seconds for the decision, retries included.
const client = new FraudRisk({ apiKey, timeoutMs: 2_500, deadlineMs: 5_000 });
try {
  console.log(`Payment service provider: ${await createPsp(client).listen({ port, host: "127.0.0.1" })}`);
} catch (error) {
  console.error(`Port ${port} cannot be used: ${(error as Error).message}. Stop what uses it, or set PORT.`);
  process.exit(1);
}
