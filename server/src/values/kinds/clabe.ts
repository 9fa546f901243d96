import { accountRules, isAccount } from "../identifiers/accounts/accounts.ts";
import { isFilledInAccount } from "../identifiers/accounts/filled-in.ts";
import { type ListKind, noPlaceholder } from "./kind.ts";

export const clabe: ListKind = {
  normalise: (text) => {
    const { value, checked } = accountRules.clabe.read(text);
    return checked ? value : undefined;
  },
  message: "must be a CLABE of 18 digits with a valid check digit; a CBU, a CCI, a Pix or Bre-B key is an account_hash",
  // a malformed account is used as given: it still identifies the account
  spelling: (text) => accountRules.clabe.read(text).value,
  isPlaceholder: isFilledInAccount,
  names: "instrument",
  entity: "account",
  isNoCard: isAccount,
  stability: { payin: 5, payout: 2 },
  whyNotShared: noPlaceholder(isFilledInAccount),
};
