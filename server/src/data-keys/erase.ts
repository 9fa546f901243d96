// `npm run data:erase -- --organization <id>`: erases the stored requests and provider events of an organization, for good.

import { parseArgs } from "node:util";
import pg from "pg";
import { ConfigError, readConfig } from "../config.ts";
import { openDatabase } from "../database/open.ts";
import { UUID } from "../platform/uuid.ts";
import { eraseRequests } from "./erasure.ts";

try {
  const { organization } = parseArgs({ options: { organization: { type: "string" } } }).values;
  if (organization === undefined || !UUID.test(organization)) throw new ConfigError("Name the organization: npm run data:erase -- --organization <its id>");
  const database = await openDatabase(readConfig(process.env));
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    const { keys, rows } = await eraseRequests(client, organization, (count) => console.log(`${count} rows in clear text deleted`));
    console.log(`done: ${keys} data keys destroyed, ${rows} rows in clear text deleted`);
    console.log(
      "Backups and archived WAL from before still hold the wrapped keys: delete them when your retention allows, or rotate SECRETS_KEYS and drop the old key.",
    );
  } finally {
    await client.end();
    await database.close();
  }
} catch (error) {
  const { message, code } = error as Error & { code?: string };
  console.error(message || code);
  process.exitCode = 1;
}
