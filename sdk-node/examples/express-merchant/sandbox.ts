// Starts the merchant for a try: with a key of the sandbox of this repository, and its endpoint there.
import { readFileSync } from "node:fs";
import { ConnectionError, FraudRisk, FraudRiskError } from "@fraud-risk/node";
import { findEndpoint, newSecret } from "./endpoint.ts";
import { requirePort } from "./port.ts";

const START = "Start it at the top of the repository: WEBHOOKS_ALLOW_LOCAL=true npm start";

const { DATA_DIR = ".data", PORT = "4000" } = process.env;
const { base_url: baseUrl, secret_key: key, dashboard_tokens: tokens } = readSandbox();
const client = new FraudRisk({ baseUrl, sessionToken: tokens.admin, deadlineMs: 5_000 });
const url = `http://127.0.0.1:${PORT}/webhooks`;
const endpoint = await answerOf(findEndpoint(client, url));
await requirePort(Number(PORT));
process.env.WEBHOOK_SECRET = await answerOf(newSecret(client, url, endpoint));
process.env.FRAUD_RISK_BASE_URL = baseUrl;
process.env.FRAUD_RISK_API_KEY = key;
await import("./server.ts");

function readSandbox(): { readonly base_url: string; readonly secret_key: string; readonly dashboard_tokens: { readonly admin: string } } {
  try {
    return JSON.parse(readFileSync(`${DATA_DIR}/sandbox.json`, "utf8"));
  } catch {
    return refuse(`There is no sandbox in ${DATA_DIR}. ${START}`);
  }
}

/** What the service answered. Ends the process with what to do where it refused or did not answer. */
function answerOf<Answer>(call: Promise<Answer>): Promise<Answer> {
  return call.catch((error: unknown) => {
    if (!(error instanceof FraudRiskError)) throw error;
    return refuse(`${error instanceof ConnectionError ? `No service answers at ${baseUrl}.` : `The endpoint was not registered: ${error.message}`} ${START}`);
  });
}

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}
