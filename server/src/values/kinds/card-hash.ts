import { isFilledInToken } from "../identifiers/placeholders.ts";
import { type ListKind, NOT_BLANK, noPlaceholder, verbatim } from "./kind.ts";

export const cardHash: ListKind = {
  normalise: verbatim,
  message: NOT_BLANK,
  isPlaceholder: isFilledInToken,
  names: "instrument",
  entity: "card",
  free: true,
  stability: { payin: 4 },
  // cards are shared more often than mailboxes
  seen: { column: "card", shared: 5 },
  whyNotShared: noPlaceholder(isFilledInToken),
};
