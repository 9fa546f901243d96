// Where the keys of secrets come from: the environment; in the sandbox, a key of its own where the environment has none.
import type { Config } from "../config.ts";
import { sandboxSecretsKeys } from "../sandbox/secrets-key.ts";
import type { SecretsKey } from "./keys.ts";

/** The keys of the settings. */
export function secretsKeysOf({ secretsKeys, dataDir }: Pick<Config, "secretsKeys" | "dataDir">): readonly SecretsKey[] {
  return secretsKeys ?? sandboxSecretsKeys(dataDir);
}
