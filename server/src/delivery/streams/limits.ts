// How many event streams may be open at a process, and whose. Each limit is below the ones under it, so that no caller can use the places of the others.
import type { Credential } from "../../platform/credentials/credential.ts";

/** A limit of streams. */
export interface StreamLimit {
  /** Its name, in the details of the error. */
  readonly limit: "person" | "key" | "submerchant" | "submerchants" | "keys" | "organization";
  readonly most: number;
  /** Whose streams it counts, for the message. */
  readonly of: string;
}

interface Counted extends StreamLimit {
  /** Does it count the stream of `other` for a caller? Undefined: it does not apply to the caller. */
  readonly counts: (caller: Credential) => ((other: Credential) => boolean) | undefined;
}

const isPerson = ({ kind }: Credential): boolean => kind === "session";
const isSubmerchant = ({ submerchantId }: Credential): boolean => submerchantId !== null;

/** Eight places of an organization are for people, and four more for the keys of the whole organization. */
const LIMITS: readonly Counted[] = [
  { limit: "person", most: 3, of: "a person", counts: (caller) => (isPerson(caller) ? ({ kind, id }) => kind === "session" && id === caller.id : undefined) },
  { limit: "key", most: 4, of: "a key", counts: (caller) => (isPerson(caller) ? undefined : ({ kind, id }) => kind !== "session" && id === caller.id) },
  {
    limit: "submerchant",
    most: 4,
    of: "all keys of a submerchant",
    counts: (caller) => (isSubmerchant(caller) ? ({ submerchantId }) => submerchantId === caller.submerchantId : undefined),
  },
  { limit: "submerchants", most: 8, of: "all submerchants together", counts: (caller) => (isSubmerchant(caller) ? isSubmerchant : undefined) },
  { limit: "keys", most: 12, of: "all keys of an organization", counts: (caller) => (isPerson(caller) ? undefined : (other) => !isPerson(other)) },
  { limit: "organization", most: 20, of: "an organization", counts: () => () => true },
];

/** The first limit that the open streams of the caller's organization have reached for the caller; undefined when one more may be opened. */
export function limitReached(caller: Credential, open: readonly Credential[]): StreamLimit | undefined {
  return LIMITS.find(({ most, counts }) => {
    const counted = counts(caller);
    return counted !== undefined && open.filter(counted).length >= most;
  });
}
