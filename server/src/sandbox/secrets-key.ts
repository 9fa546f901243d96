// The sandbox seals secrets under a key of its own, made at the first start.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSecretsKeys, type SecretsKey } from "../secrets/keys.ts";

/** The key in `<dataDir>/secrets.key`, made if there is none. Production takes its keys from the environment. */
export function sandboxSecretsKeys(dataDir: string): readonly SecretsKey[] {
  const file = join(dataDir, "secrets.key");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `sandbox:${randomBytes(32).toString("base64")}\n`, { mode: 0o600 });
  }
  const keys = readSecretsKeys(readFileSync(file, "utf8").trim());
  if (keys === undefined) throw new Error(`${file} holds no key; remove it to have a new one made (secrets sealed under the old one are then lost).`);
  return keys;
}
