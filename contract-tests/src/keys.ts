import { crc32 } from "node:zlib";

/** The credentials that the service issued. */
export interface IssuedKeys {
  readonly secret: string;
  readonly publishable: string;
  readonly ingest: string;
  /** Sessions of the same organization, by role. */
  readonly admin: string;
  readonly analyst: string;
  readonly viewer: string;
  /** Publishable key of another organization: its allowance may be used up without harm to other cases. */
  readonly expendable: string;
  /** Admin session of that other organization: the same goes for it. */
  readonly otherAdmin: string;
  /** Analyst session of that organization: a second person. */
  readonly otherAnalyst: string;
  /** Secret key of a payment service provider. */
  readonly pspSecret: string;
  /** Admin session of the provider. */
  readonly pspAdmin: string;
  /** Viewer session of the provider. */
  readonly pspViewer: string;
  /** Secret key of one submerchant of the provider. */
  readonly submerchantSecret: string;
}

/** The credentials that cases send. */
export interface Keys extends IssuedKeys {
  /** Right prefix, wrong form. */
  readonly malformed: string;
  /** A secret key of the right form, checksum included, that is not on file: it looks like a revoked and deleted one. */
  readonly unknown: string;
  /** A session of the right form whose signature belongs to another one. */
  readonly forged: string;
}

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

const anySession = (role: string) => ["eyJhbGciOiJSUzI1NiJ9", Buffer.from(JSON.stringify({ role })).toString("base64url"), role].join(".");

/** Credentials for a target that looks only at whether one is sent. */
export const anyKeys: Keys = completeKeys({
  secret: seal(`svc_sk_${"0".repeat(32)}`),
  publishable: seal(`svc_pub_${"0".repeat(32)}`),
  ingest: seal(`svc_wh_${"0".repeat(32)}`),
  admin: anySession("admin"),
  analyst: anySession("analyst"),
  viewer: anySession("viewer"),
  expendable: seal(`svc_pub_${"1".repeat(32)}`),
  otherAdmin: anySession("admin"),
  otherAnalyst: anySession("analyst"),
  pspSecret: seal(`svc_sk_${"2".repeat(32)}`),
  pspAdmin: anySession("admin"),
  pspViewer: anySession("viewer"),
  submerchantSecret: seal(`svc_sk_${"3".repeat(32)}`),
});

/** Adds the credentials that must be refused to those that were issued. */
export function completeKeys(issued: IssuedKeys): Keys {
  const unsealed = issued.secret.slice(0, -6);
  if (seal(unsealed) !== issued.secret) throw new Error("Keys no longer consist of prefix, 32 characters and a CRC32: fix keys.ts.");
  const next = ALPHABET[(ALPHABET.indexOf(unsealed.slice(-1)) + 1) % ALPHABET.length] ?? "";
  const [header, claims] = issued.admin.split(".");
  return {
    ...issued,
    malformed: `${issued.secret.slice(0, 20)}-not-a-key`,
    unknown: seal(unsealed.slice(0, -1) + next),
    forged: [header, claims, issued.viewer.split(".").at(2)].join("."),
  };
}

/** The credential of a name; anything else is one itself. */
export const credentialOf = (keys: Keys, name: string): string => (Object.hasOwn(keys, name) ? keys[name as keyof Keys] : name);

/** Is it a dashboard session, and not a key? */
export const isSession = (credential: string): boolean => credential.split(".").length === 3;

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
