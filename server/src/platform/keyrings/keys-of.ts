// Where the keys of secrets come from: the environment; in the sandbox, a key of its own where the environment has none.

import type { SecretsKey, SecretsKeySettings } from "./keys.ts";
import { sandboxSecretsKeys } from "./secrets-key.ts";

/** The keys of the settings. */
export function secretsKeysOf({ secretsKeys, dataDir }: SecretsKeySettings): readonly SecretsKey[] {
  return secretsKeys ?? sandboxSecretsKeys(dataDir);
}
