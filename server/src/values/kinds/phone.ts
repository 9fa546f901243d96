import { normalisePhone } from "../identifiers/phone.ts";
import { isFilledInPhone } from "../identifiers/placeholders.ts";
import { type ListKind, noPlaceholder } from "./kind.ts";

export const phone: ListKind = {
  normalise: (text) => normalisePhone(text, undefined)?.e164,
  message: 'must be a phone number in E.164 format such as "+525548219034"',
  isPlaceholder: isFilledInPhone,
  names: "person",
  entity: "phone",
  isNoCard: () => true,
  stability: { payin: 3, payout: 6 },
  whyNotShared: noPlaceholder(isFilledInPhone, "number"),
  words: "telefono telefone celular",
};
