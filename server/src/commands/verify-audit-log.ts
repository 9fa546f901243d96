// `npm run audit:verify [-- --organization <id> [--expect <sequence>:<hash>]]`: reads every organization's audit log from its first record and
// says whether a record was changed, moved or removed. Store the printed head elsewhere and pass it with --expect: this detects even a log
// that the owner of the database rewrote completely. Exit code 0: intact; 1: not intact; 2: called wrongly; 3: could not look.

import { parseArgs } from "node:util";
import pg from "pg";
import { type ChainHead, EMPTY_CHAIN } from "../accounts/audit/chain.ts";
import { organizationsWithLog, verifyLog } from "../accounts/audit/verifier.ts";
import { readConfig } from "../platform/environment/config.ts";
import { CANONICAL_UUID } from "../platform/identifiers/uuid-patterns.ts";
import { logFatal } from "../platform/observability/fatal.ts";
import { openDatabase } from "../schema/open.ts";

interface Wanted {
  readonly organization: string | undefined;
  readonly expected: ChainHead | undefined;
}

/** The parsed arguments; undefined if they are invalid. */
function readCall(): Wanted | undefined {
  try {
    const { values } = parseArgs({ options: { organization: { type: "string" }, expect: { type: "string" } } });
    const organization = values.organization?.toLowerCase();
    const [, sequence, hash] = /^(\d+):([0-9a-f]{64})$/.exec(values.expect ?? "") ?? [];
    if (organization !== undefined && !CANONICAL_UUID.test(organization)) return undefined;
    if (values.expect === undefined) return { organization, expected: undefined };
    if (organization === undefined || sequence === undefined || hash === undefined) return undefined;
    return { organization, expected: { sequence: BigInt(sequence), hash: Buffer.from(hash, "hex") } };
  } catch {
    return undefined;
  }
}

async function verify({ organization, expected }: Wanted): Promise<number> {
  const database = await openDatabase(readConfig(process.env, "reading"));
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    const organizations = organization === undefined ? await organizationsWithLog(client) : [organization];
    let code = 0;
    for (const id of organizations) {
      const { head, findings } = await verifyLog(client, id, expected);
      if (findings.length > 0) code = 1;
      console.log(`${id}  ${findings.length === 0 ? "intact" : "NOT INTACT"}  ${head.sequence} records  head ${head.sequence}:${head.hash.toString("hex")}`);
      for (const finding of findings) console.log(`  ${finding}`);
    }
    if (organizations.length === 0) console.log(`no records yet (an empty log's head is 0:${EMPTY_CHAIN.hash.toString("hex")})`);
    return code;
  } finally {
    await client.end();
    await database.close();
  }
}

const wanted = readCall();
if (wanted === undefined) {
  console.error("Usage: npm run audit:verify -- [--organization <id> [--expect <sequence>:<hash>]]");
  process.exitCode = 2;
} else {
  process.exitCode = await verify(wanted).catch((error: unknown) => {
    logFatal(error, "the audit log could not be read", "stderr");
    return 3;
  });
}
