// `npm run secrets:rotate`: re-encrypts every stored secret under the first key of SECRETS_KEYS. Prepend the new key, restart the service, run this,
// then remove the old key. Data keys of organizations are re-wrapped as well.
//   -- --requests                    encrypt stored requests and provider events that are in clear text or under an older data key
//   -- --rekey --organization <id>   the same for one organization, under a new data key; older ones are destroyed when nothing uses them any more
import { parseArgs } from "node:util";
import pg from "pg";
import { rotateSecrets } from "../accounts/secrets/reseal.ts";
import { destroyUnused } from "../platform/data-keys/destruction.ts";
import { addGeneration, organizationIds, reencrypt } from "../platform/data-keys/encrypt-stored-rows.ts";
import { rewrapDataKeys } from "../platform/data-keys/rewrapping.ts";
import { readConfig } from "../platform/environment/config.ts";
import { ConfigError } from "../platform/errors/config-error.ts";
import { rotateInstallationKeys } from "../platform/keyrings/installation-key-rotation.ts";
import { sandboxSecretsKeys } from "../platform/keyrings/sandbox-secrets-key.ts";
import { logFatal } from "../platform/observability/fatal.ts";
import { openDatabase } from "../schema/open.ts";

try {
  const config = readConfig(process.env);
  const keys = config.secretsKeys ?? sandboxSecretsKeys(config.dataDir);
  const database = await openDatabase(config);
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    const { values } = parseArgs({ options: { requests: { type: "boolean" }, rekey: { type: "boolean" }, organization: { type: "string" } } });
    if (values.rekey && values.organization === undefined) throw new ConfigError("--rekey needs the organization: --rekey --organization <its id>");
    const installation = await rotateInstallationKeys(client, keys);
    const total = installation + (await rotateSecrets(client, keys, (count) => console.log(`${count} secrets sealed under ${keys[0]?.id}`)));
    console.log(total === 0 ? `every secret is sealed under ${keys[0]?.id} already` : `done: ${total} secrets`);
    const wrapped = await rewrapDataKeys(client, keys, (count) => console.log(`${count} data keys wrapped by ${keys[0]?.id}`));
    if (wrapped > 0) console.log(`done: ${wrapped} data keys`);
    const { requests, rekey, organization } = values;
    if (rekey && organization !== undefined) console.log(`data key ${await addGeneration(client, keys, organization)} of ${organization} is in use`);
    for (const id of requests || rekey ? (organization === undefined ? await organizationIds(client) : [organization]) : []) {
      const encrypted = await reencrypt(client, keys, id, (count) => console.log(`${id}: ${count} rows encrypted so far`));
      const left = await destroyUnused(client, id);
      console.log(
        `${id}: done, ${encrypted} rows encrypted${left > 0 ? `; ${left} older data keys are still in use: run this again with --requests after five minutes` : ""}`,
      );
    }
  } finally {
    await client.end();
    await database.close();
  }
} catch (error) {
  logFatal(error, "rotating the secrets failed", "stderr");
  process.exitCode = 1;
}
