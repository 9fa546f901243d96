// `npm run data:erase -- --organization <id>`: erases the stored requests and provider events of an organization permanently. Prompts for the id as confirmation;
// `--yes` skips the prompt.
import { userInfo } from "node:os";
import { createInterface } from "node:readline";
import pg from "pg";
import { eraseRequests } from "../backoffice/data-protection/erasure.ts";
import { readCommandLine } from "../platform/environment/command-line.ts";
import { readConfig } from "../platform/environment/config.ts";
import { ConfigError } from "../platform/errors/config-error.ts";
import { logFatal } from "../platform/observability/fatal.ts";
import { openDatabase } from "../schema/open.ts";
import { UUID } from "../values/identifiers/uuid-patterns.ts";

try {
  const { organization, yes } = readCommandLine({ options: { organization: { type: "string" }, yes: { type: "boolean" } } }).values;
  if (organization === undefined || !UUID.test(organization)) throw new ConfigError("Name the organization: npm run data:erase -- --organization <its id>");
  const database = await openDatabase(readConfig(process.env));
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    const name = await nameOf(client, organization);
    if (yes !== true && !(await confirmed(organization, name)))
      throw new ConfigError("Nothing was erased: confirm with the id of the organization, or pass --yes.");
    const { keys, rows } = await eraseRequests(client, organization, userInfo().username, (count) => console.log(`${count} rows in clear text deleted`));
    console.log(`done: ${keys} data keys destroyed, ${rows} rows in clear text deleted`);
    console.log(
      "Backups and archived WAL from before still hold the wrapped keys: delete them when your retention allows, or rotate SECRETS_KEYS and drop the old key.",
    );
  } finally {
    await client.end();
    await database.close();
  }
} catch (error) {
  logFatal(error, "the data of the organization was not erased", "stderr");
  process.exitCode = 1;
}

async function nameOf(client: pg.Client, organization: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>("SELECT name FROM organizations WHERE id = $1", [organization]);
  if (rows[0] === undefined) throw new ConfigError(`organization ${organization} does not exist`);
  return rows[0].name;
}

/** Prompts for the id of the organization on the terminal or standard input; false for any other input, and at its end. */
function confirmed(organization: string, name: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  return new Promise((resolve) => {
    lines.once("close", () => resolve(false));
    lines.question(`All stored requests and provider events of "${name}" will be permanently unreadable. Type its id to confirm: `, (answer) => {
      resolve(answer.trim().toLowerCase() === organization.toLowerCase());
      lines.close();
    });
  });
}
