import { crc32 } from "node:zlib";

/** The credentials that cases send. */
export interface Keys {
  readonly secret: string;
  readonly publishable: string;
  readonly ingest: string;
  /** Publishable key of another organization: its allowance may be used up without harm to other cases. */
  readonly expendable: string;
  /** Right prefix, wrong form. */
  readonly malformed: string;
  /** A secret key of the right form, checksum included, that is not on file: what a revoked and forgotten one looks like. */
  readonly unknown: string;
}

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Keys for a target that looks only at whether one is sent. */
export const anyKeys: Keys = completeKeys({
  secret: seal(`svc_sk_${"0".repeat(32)}`),
  publishable: seal(`svc_pub_${"0".repeat(32)}`),
  ingest: seal(`svc_wh_${"0".repeat(32)}`),
  expendable: seal(`svc_pub_${"1".repeat(32)}`),
});

/** Adds the keys that must be refused to those that were issued. */
export function completeKeys(issued: Pick<Keys, "secret" | "publishable" | "ingest" | "expendable">): Keys {
  const unsealed = issued.secret.slice(0, -6);
  if (seal(unsealed) !== issued.secret) throw new Error("Keys are not made of prefix, 32 characters and a CRC32 any more: mend keys.ts.");
  const next = ALPHABET[(ALPHABET.indexOf(unsealed.slice(-1)) + 1) % ALPHABET.length] ?? "";
  return { ...issued, malformed: `${issued.secret.slice(0, 20)}-not-a-key`, unknown: seal(unsealed.slice(0, -1) + next) };
}

/** Appends the checksum: CRC32 as six base62 digits. */
function seal(unsealed: string): string {
  let rest = crc32(unsealed);
  let digits = "";
  for (let place = 0; place < 6; place += 1) {
    digits = ALPHABET.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return unsealed + digits;
}
