import { isFilledInToken } from "../identifiers/placeholders.ts";
import { type ListKind, NOT_BLANK, noPlaceholder, verbatim } from "./kind.ts";

export const deviceFingerprint: ListKind = {
  normalise: verbatim,
  message: NOT_BLANK,
  isPlaceholder: isFilledInToken,
  names: "device",
  entity: "device",
  free: true,
  stability: { payin: 8 },
  neverAllowed: true,
  seen: { column: "device", shared: 3 },
  whyNotShared: noPlaceholder(isFilledInToken),
};
