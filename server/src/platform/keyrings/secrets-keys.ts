// The keys that seal secrets.

/** A key and its id, which sealed rows refer to. */
export interface SecretsKey {
  readonly id: string;
  /** 256 bits. */
  readonly key: Buffer;
}

/** Reads `id:base64,id:base64`; undefined for any other text. The first key seals. */
export function readSecretsKeys(text: string): readonly SecretsKey[] | undefined {
  const keys = text.split(",").map((pair) => {
    const [, id, encoded] = /^([\w.-]{1,64}):([A-Za-z0-9+/_-]+={0,2})$/.exec(pair.trim()) ?? [];
    return { id: id ?? "", key: Buffer.from(encoded ?? "", "base64") };
  });
  const ids = new Set(keys.map(({ id }) => id));
  return ids.size === keys.length && keys.every(({ id, key }) => id !== "" && key.length === 32) ? keys : undefined;
}

/** The settings of the secrets keys (`config.ts`). */
export interface SecretsKeySettings {
  readonly secretsKeys: readonly SecretsKey[] | undefined;
  readonly dataDir: string;
}
