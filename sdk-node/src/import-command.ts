// `npm run lists:import -- entries.csv`: imports a file into the blocklist, in the name of the dashboard session in DASHBOARD_SESSION, at the service
// in FRAUD_RISK_BASE_URL. Lines that cannot be stored are named with number and reason, the others are stored. Exit code 0: all were; 1: not all;
// 2: the import did not come to its end.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { FraudRisk, importFile, isApiError, UsageError } from "./index.ts";

const usage = `Usage: DASHBOARD_SESSION=<token> npm run lists:import -- [options] <file>

Imports a file into the blocklist: CSV as programs and spreadsheets write it, with the columns list_type and value, or one value a line.

Options:
  --list-type <type>  type of the values of a file without a header, such as ip_range for a published list of networks
  --confirm           store the entries that affect nearly everybody, too

DASHBOARD_SESSION holds the token of a dashboard session with the permission blocklists:write. In the sandbox it is in .data/sandbox.json, under
dashboard_tokens; otherwise it is the access token that your identity provider issues for the dashboard. FRAUD_RISK_BASE_URL is the address of the service.`;

try {
  process.exitCode = (await run(process.argv.slice(2))) === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (isApiError(error)) for (const { path: field, message } of error.details.fields ?? []) console.error(`  ${field} ${message}`);
  process.exitCode = 2;
}

/** Imports the file of the arguments; answers how many lines were not stored. */
async function run(given: string[]): Promise<number> {
  const { values, positionals } = parsed(given);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError(usage);
  const sessionToken = process.env.DASHBOARD_SESSION?.trim();
  if (!sessionToken) throw new UsageError(`The environment variable DASHBOARD_SESSION is missing.\n\n${usage}`);
  const { size } = await stat(file);
  const client = new FraudRisk({ sessionToken, timeoutMs: 60_000, deadlineMs: 120_000 });
  const options = { ...(values["list-type"] && { listType: values["list-type"] as never }), confirm: values.confirm };
  let [created, known, refused, broad] = [0, 0, 0, 0];
  for await (const chunk of importFile(client, createReadStream(file), options)) {
    created += chunk.created;
    known += chunk.duplicates;
    refused += chunk.failed;
    broad += chunk.errors.filter(({ code }) => code === "LIST_ENTRY_TOO_BROAD").length;
    for (const { line, field, message } of chunk.errors) console.error(`line ${line}: ${field === undefined ? "" : `${field} `}${message}`);
    const percent = Math.round((chunk.bytes / Math.max(size, 1)) * 100);
    console.log(
      `${percent} %: ${counted(created, "entry", "entries")} created, ${counted(known, "entry", "entries")} existed, ${counted(refused, "line", "lines")} refused`,
    );
  }
  if (broad > 0)
    console.error(`${counted(broad, "entry affects", "entries affect")} nearly everybody. Check the lines above; add --confirm to store them nonetheless.`);
  return refused;
}

function parsed(given: string[]) {
  try {
    return parseArgs({
      args: given,
      options: { "list-type": { type: "string" }, confirm: { type: "boolean", default: false } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function counted(count: number, one: string, more: string): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : more}`;
}
