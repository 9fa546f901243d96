// Where the keys of secrets come from: the environment; in the sandbox, a key of its own where the environment has none.
import { sandboxSecretsKeys } from "../sandbox/secrets-key.ts";
import type { SecretsKey, SecretsKeySettings } from "./keys.ts";

/** The keys of the settings. */
export function secretsKeysOf({ secretsKeys, dataDir }: SecretsKeySettings): readonly SecretsKey[] {
  return secretsKeys ?? sandboxSecretsKeys(dataDir);
}
