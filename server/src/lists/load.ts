// `npm run lists:load -- entries.csv [--organization <id>] [--list block|allow]`: loads list entries from CSV with the columns
// list_type, value and, optionally, severity, flow_scope, reason, expires_at. Lines that cannot be used are named with their number; the
// others are loaded. The organization is the sandbox's unless named.
import { createReadStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { parse } from "csv-parse";
import { readConfig } from "../config.ts";
import { openDatabase } from "../database/open.ts";
import { connectOrm } from "../database/orm.ts";
import { addEntry, type NewEntry } from "./store.ts";

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
const orm = await connectOrm(database.url);
const refused: string[] = [];
let loaded = 0;
let line = 1;
let em = orm.em.fork();
for await (const row of createReadStream(file).pipe(parse({ columns: true, skip_empty_lines: true, trim: true })) as AsyncIterable<Record<string, string>>) {
  line += 1;
  const entry = addEntry(em, organization, entryOf(row));
  if (typeof entry === "string") refused.push(`line ${line}: ${entry}`);
  else loaded += 1;
  if (loaded % 1000 === 999) {
    await em.flush();
    em = orm.em.fork();
    console.log(`${loaded} entries loaded`);
  }
}
await em.flush();
console.log(`${loaded} entries loaded, ${refused.length} lines refused${refused.length > 0 ? `:\n${refused.join("\n")}` : ""}`);
await orm.close();
await database.close();

function entryOf(row: Record<string, string>): NewEntry {
  return {
    list,
    listType: row.list_type ?? "",
    value: row.value ?? "",
    ...(row.severity ? { severity: row.severity as NewEntry["severity"] } : {}),
    ...(row.flow_scope ? { flowScope: row.flow_scope as NewEntry["flowScope"] } : {}),
    ...(row.reason ? { reason: row.reason } : {}),
    ...(row.expires_at ? { expiresAt: new Date(row.expires_at) } : {}),
  };
}
