// Source of the secrets keys: the environment, or in the sandbox a generated key.

import { sandboxSecretsKeys } from "./sandbox-secrets-key.ts";
import type { SecretsKey, SecretsKeySettings } from "./secrets-keys.ts";

/** The configured keys. */
export function secretsKeysOf({ secretsKeys, dataDir }: SecretsKeySettings): readonly SecretsKey[] {
  return secretsKeys ?? sandboxSecretsKeys(dataDir);
}
