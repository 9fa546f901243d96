// `npm run audit:verify [-- --organization <id>] [--expect <sequence>:<hash>]`: reads every organization's audit log from its first record and says
// whether a record was changed, moved or removed. The head it prints can be kept elsewhere and handed back with --expect: then even a log that was
// rewritten as a whole, by someone who owns the database, is found.
import { parseArgs } from "node:util";
import pg from "pg";
import { readConfig } from "../config.ts";
import { openDatabase } from "../database/open.ts";
import { type ChainHead, EMPTY_CHAIN } from "./chain.ts";
import { organizationsWithLog, verifyLog } from "./verifier.ts";

const { values } = parseArgs({ options: { organization: { type: "string" }, expect: { type: "string" } } });
const expected = values.expect === undefined ? undefined : /^(\d+):([0-9a-f]{64})$/.exec(values.expect);
if (expected === null || (expected !== undefined && values.organization === undefined)) {
  console.error("Usage: npm run audit:verify -- [--organization <id> [--expect <sequence>:<hash>]]");
  process.exit(2);
}
const database = await openDatabase(readConfig(process.env));
const client = new pg.Client({ connectionString: database.ownerUrl });
await client.connect();
try {
  const organizations = values.organization === undefined ? await organizationsWithLog(client) : [values.organization];
  for (const organization of organizations) {
    const known: ChainHead | undefined =
      expected === undefined ? undefined : { sequence: BigInt(expected[1] ?? "0"), hash: Buffer.from(expected[2] ?? "", "hex") };
    const { head, findings } = await verifyLog(client, organization, known);
    if (findings.length > 0) process.exitCode = 1;
    console.log(
      `${organization}  ${findings.length === 0 ? "intact" : "NOT INTACT"}  ${head.sequence} records  head ${head.sequence}:${head.hash.toString("hex")}`,
    );
    for (const finding of findings) console.log(`  ${finding}`);
  }
  if (organizations.length === 0) console.log(`no records yet (an empty log's head is 0:${EMPTY_CHAIN.hash.toString("hex")})`);
} finally {
  await client.end();
  await database.close();
}
