// Starts the consumer for a try: with its endpoint at the sandbox of this repository, and a database of its own in the sandbox's PostgreSQL.
import { readFileSync } from "node:fs";
import { ConnectionError, FraudRisk, FraudRiskError } from "@fraud-risk/node";
import pg from "pg";
import { runningEmbeddedUrl } from "../../../server/src/platform/database/embedded.ts";
import { openDatabase } from "./database.ts";
import { findEndpoint, newSecret } from "./endpoint.ts";
import { requirePort } from "./port.ts";

const START = "Start it at the top of the repository: WEBHOOKS_ALLOW_LOCAL=true npm start";
const DATABASE = "webhook_consumer";

const { DATA_DIR = ".data", PORT = "4001" } = process.env;
const { base_url: baseUrl, dashboard_tokens: tokens } = readSandbox();
const client = new FraudRisk({ baseUrl, sessionToken: tokens.admin, deadlineMs: 5_000 });
const url = `http://127.0.0.1:${PORT}/webhooks`;
const endpoint = await answerOf(findEndpoint(client, url));
const databaseUrl = process.env.DATABASE_URL || (await ownDatabase());
await (await openDatabase(databaseUrl)).end();
await requirePort(Number(PORT));
process.env.DATABASE_URL = databaseUrl;
process.env.WEBHOOK_SECRET = await answerOf(newSecret(client, url, endpoint));
await import("./server.ts");

function readSandbox(): { readonly base_url: string; readonly dashboard_tokens: { readonly admin: string } } {
  try {
    return JSON.parse(readFileSync(`${DATA_DIR}/sandbox.json`, "utf8"));
  } catch {
    return refuse(`There is no sandbox in ${DATA_DIR}. ${START}`);
  }
}

/** Address of the database of this example, which the first run creates. */
async function ownDatabase(): Promise<string> {
  const url = runningEmbeddedUrl(DATA_DIR);
  if (url === undefined) return refuse(`The sandbox in ${DATA_DIR} runs no PostgreSQL of its own. Set DATABASE_URL to yours.`);
  const connection = new pg.Client(url);
  await connection.connect();
  const { rowCount } = await connection.query("SELECT FROM pg_database WHERE datname = $1", [DATABASE]);
  if (rowCount === 0) await connection.query(`CREATE DATABASE ${DATABASE}`);
  await connection.end();
  return Object.assign(new URL(url), { pathname: DATABASE }).href;
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
