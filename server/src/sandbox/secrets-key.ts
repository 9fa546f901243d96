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
    writeOnce(file, `sandbox:${randomBytes(32).toString("base64")}\n`);
  }
  const keys = readSecretsKeys(readFileSync(file, "utf8").trim());
  if (keys === undefined) throw new Error(`${file} holds no key; remove it to have a new one made (secrets sealed under the old one are then lost).`);
  return keys;
}

/** Another process on the same folder may have been faster: its key then is the one. */
function writeOnce(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
