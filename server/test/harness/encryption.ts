// Stored values of tests: in clear text, or encrypted with `TEST_ENCRYPTION=on`, so that every suite can run over both.

import { type SealedTexts, textsOn } from "../../src/platform/data-keys/sealed-texts.ts";
import { readConfig } from "../../src/platform/environment/config.ts";
import { secretsKeysOf } from "../../src/platform/keyrings/configured-secrets-keys.ts";
import type { StoredEncryption } from "../../src/platform/tenancy/tenancy.ts";
import type { TestDatabase } from "./database.ts";
import { SECRETS_KEYS } from "./secrets.ts";

/** Do services of tests encrypt what they store, unless a test says otherwise? */
export const testsEncrypt = process.env.TEST_ENCRYPTION === "on";

/** How a tenancy of a test encrypts: as the services do. */
export const testEncryption: StoredEncryption = { ring: secretsKeysOf(readConfig({ SECRETS_KEYS })), encrypts: testsEncrypt };

/** Texts of an organization of a test database: what is sealed is opened, and what a test writes is sealed where services seal. */
export function testTexts({ query }: Pick<TestDatabase, "query">, organizationId: string): SealedTexts {
  const { ring, encrypts } = testEncryption;
  return textsOn((text, values) => query(text, [...values]) as Promise<never[]>, ring, encrypts)(organizationId);
}
