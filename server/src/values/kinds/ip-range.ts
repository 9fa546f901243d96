import { normaliseRange } from "../identifiers/address.ts";
import type { ListKind } from "./kind.ts";

export const ipRange: ListKind = {
  normalise: normaliseRange,
  message: 'must be a network in CIDR notation such as "189.203.54.0/24"',
  names: "many",
  words: "rango_ip rango_de_ip faixa_de_ip",
};
