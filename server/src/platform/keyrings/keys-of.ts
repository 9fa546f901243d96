// Source of the secrets keys: the environment, or in the sandbox a generated key.

import type { SecretsKey, SecretsKeySettings } from "./keys.ts";
import { sandboxSecretsKeys } from "./secrets-key.ts";

/** The configured keys. */
export function secretsKeysOf({ secretsKeys, dataDir }: SecretsKeySettings): readonly SecretsKey[] {
  return secretsKeys ?? sandboxSecretsKeys(dataDir);
}
