import { accountRules, isAccount } from "../identifiers/accounts/accounts.ts";
import { isFilledInAccount } from "../identifiers/accounts/filled-in.ts";
import { type ListKind, noPlaceholder } from "./kind.ts";

export const iban: ListKind = {
  normalise: (text) => {
    const { value, checked } = accountRules.iban.read(text);
    return checked ? value : undefined;
  },
  message: "must be an IBAN (ISO 13616) with valid check digits; a CBU, a CCI, a Pix or Bre-B key is an account_hash",
  spelling: (text) => accountRules.iban.read(text).value,
  isPlaceholder: isFilledInAccount,
  names: "instrument",
  entity: "account",
  isNoCard: isAccount,
  stability: { payin: 6, payout: 3 },
  whyNotShared: noPlaceholder(isFilledInAccount),
};
