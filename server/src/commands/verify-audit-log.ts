// `npm run audit:verify [-- [--organization <id>] [--expect <file or folder> | --expect <sequence>:<hash>]]`: reads every organization's audit log from its
// first record and says whether a record was changed, moved or removed. --expect names heads that were written elsewhere (AUDIT_HEADS_FOLDER, the service's
// log, this command's output, or one head of one organization): this detects even a log that the owner of the database rewrote or cut. Exit code 0: intact;
// 1: not intact; 2: called wrongly; 3: could not look.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { EMPTY_CHAIN } from "../accounts/audit/chain.ts";
import { type OrganizationHead, readHeadLines } from "../accounts/audit/head-lines.ts";
import { organizationsWithLog, verifyLog } from "../accounts/audit/verifier.ts";
import { readCommandLine } from "../platform/environment/command-line.ts";
import { readConfig } from "../platform/environment/config.ts";
import { logFatal } from "../platform/observability/fatal.ts";
import { openDatabase } from "../schema/open.ts";
import { CANONICAL_UUID } from "../values/identifiers/uuid-patterns.ts";

const USAGE =
  "Usage: npm run audit:verify -- [--organization <id>] [--expect <file or folder of heads>]\n       npm run audit:verify -- --organization <id> --expect <sequence>:<hash>";

interface Wanted {
  readonly organization: string | undefined;
  readonly expected: readonly OrganizationHead[];
}

/** The parsed arguments, or why they are invalid. */
function readCall(): Wanted | string {
  try {
    const { values } = readCommandLine({ options: { organization: { type: "string" }, expect: { type: "string" } } });
    const organization = values.organization?.toLowerCase();
    if (organization !== undefined && !CANONICAL_UUID.test(organization)) return USAGE;
    if (values.expect === undefined) return { organization, expected: [] };
    const [, sequence, hash] = /^(\d+):([0-9a-f]*)$/.exec(values.expect) ?? [];
    if (sequence === undefined || hash === undefined) return ofFiles(values.expect, organization);
    if (organization === undefined || hash.length !== 64) return USAGE;
    return { organization, expected: [{ organizationId: organization, sequence: BigInt(sequence), hash: Buffer.from(hash, "hex") }] };
  } catch {
    return USAGE;
  }
}

/** The heads of a file, or of every file of a folder. */
function ofFiles(path: string, organization: string | undefined): Wanted | string {
  try {
    const files = statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];
    const heads = files.filter((file) => statSync(file).isFile()).flatMap((file) => readHeadLines(readFileSync(file, "utf8")));
    const expected = organization === undefined ? heads : heads.filter(({ organizationId }) => organizationId === organization);
    return expected.length > 0
      ? { organization, expected }
      : `--expect ${path} contains no head${organization === undefined ? "" : ` of ${organization}`}.\n${USAGE}`;
  } catch (error) {
    return `--expect ${path} cannot be read (${(error as NodeJS.ErrnoException).code}).\n${USAGE}`;
  }
}

async function verify({ organization, expected }: Wanted): Promise<number> {
  const config = readConfig(process.env, "reading");
  // without the keys, sealed contents are not checked
  const ring = config.secretsKeys ?? [];
  const database = await openDatabase(config);
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    const known = Map.groupBy(expected, ({ organizationId }) => organizationId);
    // a log that is gone as a whole is among the expected ones only
    const organizations = organization === undefined ? [...new Set([...(await organizationsWithLog(client)), ...known.keys()])].toSorted() : [organization];
    let code = 0;
    for (const id of organizations) {
      const { head, findings, erased, unread } = await verifyLog(client, id, known.get(id), ring);
      if (findings.length > 0) code = 1;
      console.log(`${id}  ${findings.length === 0 ? "intact" : "NOT INTACT"}  ${head.sequence} records  head ${head.sequence}:${head.hash.toString("hex")}`);
      for (const finding of findings) console.log(`  ${finding}`);
      if (erased > 0) console.log(`  the contents of ${erased} records were erased; data_subject_request.ended or the erasure of the organization says why`);
      if (unread > 0) console.log(`  the contents of ${unread} records are sealed, and were not checked: set SECRETS_KEYS to the keys of the installation`);
    }
    if (organizations.length === 0) console.log(`no records yet (an empty log's head is 0:${EMPTY_CHAIN.hash.toString("hex")})`);
    return code;
  } finally {
    await client.end();
    await database.close();
  }
}

const wanted = readCall();
if (typeof wanted === "string") {
  console.error(wanted);
  process.exitCode = 2;
} else {
  process.exitCode = await verify(wanted).catch((error: unknown) => {
    logFatal(error, "the audit log could not be read", "stderr");
    return 3;
  });
}
