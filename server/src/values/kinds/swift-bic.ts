import { normaliseBic } from "../identifiers/accounts/bic.ts";
import type { ListKind } from "./kind.ts";

export const swiftBic: ListKind = {
  normalise: normaliseBic,
  message: 'must be a BIC (ISO 9362) of 8 or 11 characters such as "BNMXMXMM"',
  names: "many",
};
