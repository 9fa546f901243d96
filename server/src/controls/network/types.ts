// Kinds of value that participants share, normalised as for lists.

import type { components } from "../../../../generated/types.ts";
import type { ListType } from "../../values/identifiers/kinds.ts";

/** A kind of value that participants share. */
export type NetworkType = components["schemas"]["NetworkSignalType"];

const types: Readonly<Record<NetworkType & ListType, true>> = {
  email: true,
  email_domain: true,
  phone: true,
  ip_address: true,
  device_fingerprint: true,
  card_hash: true,
  clabe: true,
  iban: true,
  account_hash: true,
};

/** Is the text a kind of value that participants share? */
export function isNetworkType(text: string): text is NetworkType {
  return Object.hasOwn(types, text);
}
