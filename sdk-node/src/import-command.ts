// `npm run lists:import -- entries.csv`: imports a CSV file into the blocklist, in the name of the dashboard session in DASHBOARD_SESSION, at the service
// in FRAUD_RISK_BASE_URL. Lines that cannot be stored are named with number and reason, the others are stored. Exit code 0: all were; 1: not all;
// 2: the import did not come to its end.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { FraudRisk, importFile, isApiError } from "./index.ts";

const [path] = process.argv.slice(2);
try {
  if (path === undefined) throw new Error("Usage: DASHBOARD_SESSION=<token> npm run lists:import -- <entries.csv>");
  process.exitCode = (await run(path)) === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (isApiError(error)) for (const { path: field, message } of error.details.fields ?? []) console.error(`  ${field} ${message}`);
  process.exitCode = 2;
}

/** Imports a file; answers how many lines were not stored. */
async function run(file: string): Promise<number> {
  const { size } = await stat(file);
  const client = new FraudRisk({ sessionToken: process.env.DASHBOARD_SESSION ?? "" });
  let [made, known, refused] = [0, 0, 0];
  for await (const { created, duplicates, failed, errors, bytes } of importFile(client, createReadStream(file))) {
    made += created;
    known += duplicates;
    refused += failed;
    for (const { line, field, message } of errors) console.error(`line ${line}: ${field === undefined ? "" : `${field} `}${message}`);
    console.log(`${Math.round((bytes / Math.max(size, 1)) * 100)} %: ${made} entries made, ${known} known already, ${refused} lines refused`);
  }
  return refused;
}
