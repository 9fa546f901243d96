// `npm run lists:load -- entries.csv [--organization <id>] [--list block|allow]`: loads list entries from CSV with the columns
// list_type, value and, optionally, severity, flow_scope, reason, expires_at. Lines that cannot be used are named with number and reason; the
// others are loaded. Loading a file twice changes nothing. The organization is the sandbox's unless named.
import { createReadStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { parse } from "csv-parse";
import pg from "pg";
import { readConfig } from "../config.ts";
import { openDatabase } from "../database/open.ts";
import { type EnteredEntry, entryRow, insertEntries } from "./store.ts";

/** Lines that are written together, and after which progress is shown. */
const CHUNK = 5000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { organization: { type: "string" }, list: { type: "string", default: "block" } },
});
const [file] = positionals;
if (file === undefined || (values.list !== "block" && values.list !== "allow")) {
  console.error("Usage: npm run lists:load -- <entries.csv> [--organization <id>] [--list block|allow]");
  process.exit(2);
}
const list = values.list;
const config = readConfig(process.env);
const organization =
  values.organization ?? (JSON.parse(readFileSync(join(config.dataDir, "sandbox.json"), "utf8")) as { organization_id: string }).organization_id;
const database = await openDatabase(config);
const client = new pg.Client({ connectionString: database.ownerUrl });
await client.connect();
const refused: string[] = [];
let loaded = 0;
let known = 0;
let chunk: Exclude<ReturnType<typeof entryRow>, string>[] = [];

try {
  const rows = createReadStream(file).pipe(parse({ columns: true, skip_empty_lines: true, trim: true, info: true }));
  for await (const { record, info } of rows as AsyncIterable<{ record: Record<string, string>; info: { lines: number } }>) {
    const row = entryRow(entryOf(record));
    if (typeof row === "string") refused.push(`line ${info.lines}: ${row}`);
    else chunk.push(row);
    if (chunk.length === CHUNK) await store(info.lines);
  }
  await store(undefined);
  console.log(`${loaded} entries loaded, ${known} known already, ${refused.length} lines refused${refused.length > 0 ? `:\n${refused.join("\n")}` : ""}`);
} finally {
  await client.end();
  await database.close();
}

async function store(line: number | undefined): Promise<void> {
  const added = await insertEntries(client, organization, chunk);
  loaded += added;
  known += chunk.length - added;
  chunk = [];
  if (line !== undefined) console.log(`line ${line}: ${loaded} entries loaded`);
}

function entryOf(row: Record<string, string>): EnteredEntry {
  return {
    list,
    listType: row.list_type ?? "",
    value: row.value ?? "",
    ...(row.severity ? { severity: row.severity as EnteredEntry["severity"] } : {}),
    ...(row.flow_scope ? { flowScope: row.flow_scope as EnteredEntry["flowScope"] } : {}),
    ...(row.reason ? { reason: row.reason } : {}),
    ...(row.expires_at ? { expiresAt: new Date(row.expires_at) } : {}),
  } as EnteredEntry;
}
