import { isFilledInReference } from "../identifiers/placeholders.ts";
import { type ListKind, NOT_BLANK, verbatim } from "./kind.ts";

export const beneficiaryId: ListKind = {
  normalise: verbatim,
  message: NOT_BLANK,
  isPlaceholder: isFilledInReference,
  names: "person",
  entity: "beneficiary",
  free: true,
  stability: { payout: 1 },
};
