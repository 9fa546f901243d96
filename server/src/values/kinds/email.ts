import { formatMessages } from "../../../../generated/schema-messages.ts";
import { normaliseEmail } from "../identifiers/email.ts";
import { isFilledInAddress, isReservedDomain } from "../identifiers/placeholders.ts";
import type { ListKind } from "./kind.ts";

export const email: ListKind = {
  // a wildcard would be one address that nobody has: a whole domain is an email_domain
  normalise: (text) => (text.includes("*") ? undefined : normaliseEmail(text)?.address),
  message: formatMessages["idn-email"],
  isPlaceholder: isFilledInAddress,
  names: "person",
  entity: "email",
  free: true,
  stability: { payin: 2, payout: 5 },
  seen: { column: "email", shared: 3 },
  whyNotShared: (address) => {
    if (isReservedDomain(address.slice(address.lastIndexOf("@") + 1))) return "The domain of the address is reserved: it has no mailboxes.";
    return isFilledInAddress(address) ? "The address is a placeholder that many payers share." : undefined;
  },
  words: "correo correo_electronico e_mail mail",
};
