// Keys for tests: the byte says which.
import type { SecretsKey } from "../../src/platform/keyrings/secrets-keys.ts";

/** A key of one byte over and over. */
export const keyOf = (id: string, byte: number): SecretsKey => ({ id, key: Buffer.alloc(32, byte) });

/** The key as SECRETS_KEYS names it. */
export const asText = ({ id, key }: SecretsKey): string => `${id}:${key.toString("base64")}`;
