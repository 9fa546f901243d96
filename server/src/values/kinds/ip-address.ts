import { isOpenAddress } from "../addresses/public-address.ts";
import { normaliseAddress } from "../identifiers/address.ts";
import { singleAddress } from "../identifiers/address-range.ts";
import { isPublicAddress } from "../identifiers/public-address.ts";
import type { ListKind } from "./kind.ts";

export const ipAddress: ListKind = {
  // published lists write single addresses as networks of one
  normalise: (text) => normaliseAddress(text) ?? singleAddress(text),
  message: 'must be an IPv4 or IPv6 address such as "189.203.54.17"',
  // private, shared and reserved addresses are those of many networks
  isPlaceholder: (value) => !isPublicAddress(value),
  unlistable: "is not a public address: many networks use it; it cannot be listed",
  names: "many",
  entity: "ip",
  whyNotShared: (value) => (isOpenAddress(value, { local: false }) ? undefined : "The address is not public: many networks use it."),
  words: "ip direccion_ip endereco_ip",
};
