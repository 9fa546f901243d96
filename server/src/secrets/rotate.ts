// `npm run secrets:rotate`: seals every stored secret anew under the first key of SECRETS_KEYS. Put the new key in front, restart the service, run this,
// then drop the old key.
import pg from "pg";
import { ConfigError, readConfig } from "../config.ts";
import { openDatabase } from "../database/open.ts";
import { sandboxSecretsKeys } from "../sandbox/secrets-key.ts";
import { rotateInstallationKeys, rotateSecrets } from "./rotation.ts";
import { UnopenableSecret } from "./seal.ts";

try {
  const config = readConfig(process.env);
  const keys = config.secretsKeys ?? sandboxSecretsKeys(config.dataDir);
  const database = await openDatabase(config);
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    const installation = await rotateInstallationKeys(client, keys);
    const total = installation + (await rotateSecrets(client, keys, (count) => console.log(`${count} secrets sealed under ${keys[0]?.id}`)));
    console.log(total === 0 ? `every secret is sealed under ${keys[0]?.id} already` : `done: ${total} secrets`);
  } finally {
    await client.end();
    await database.close();
  }
} catch (error) {
  const { message, code } = error as Error & { code?: string };
  console.error(error instanceof ConfigError || error instanceof UnopenableSecret ? message : `The secrets could not be sealed anew: ${message || code}`);
  process.exitCode = 1;
}
