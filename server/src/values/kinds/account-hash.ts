import { accountRules, isAccount, recognisedAccount } from "../identifiers/accounts/accounts.ts";
import { isFilledInAccount } from "../identifiers/accounts/filled-in.ts";
import { isFilledInToken } from "../identifiers/placeholders.ts";
import { type ListKind, NOT_BLANK, noPlaceholder, verbatim } from "./kind.ts";

const isPlaceholder = (value: string): boolean => isFilledInToken(value) || isFilledInAccount(value);

export const accountHash: ListKind = {
  // accounts of Argentina, Brazil, Colombia and Peru too, in one spelling; a CLABE and an IBAN have types of their own, which payments are compared by
  normalise: (text) => {
    const value = verbatim(text);
    const recognised = value && recognisedAccount(value);
    if (recognised && (recognised.field === "clabe" || recognised.field === "iban")) return undefined;
    return value && accountRules.account_hash.read(value).value;
  },
  message: `${NOT_BLANK}; a CLABE is a clabe, an IBAN is an iban`,
  spelling: (text) => accountRules.account_hash.read(text).value,
  isPlaceholder,
  names: "instrument",
  entity: "account",
  free: true,
  isNoCard: isAccount,
  stability: { payin: 7, payout: 4 },
  whyNotShared: noPlaceholder(isPlaceholder),
};
