import { isFilledInReference } from "../identifiers/placeholders.ts";
import { type ListKind, NOT_BLANK, verbatim } from "./kind.ts";

export const customerId: ListKind = {
  normalise: verbatim,
  message: NOT_BLANK,
  isPlaceholder: isFilledInReference,
  names: "person",
  entity: "payer",
  free: true,
  stability: { payin: 1 },
  neverBlocked: true,
  seen: { column: "payer", shared: 3 },
  words: "cliente id_cliente id_de_cliente",
};
