// Keys of the secrets of every test service: several may work on one database.

/** Value of SECRETS_KEYS. */
export const SECRETS_KEYS = `test:${Buffer.alloc(32, 7).toString("base64")}`;
