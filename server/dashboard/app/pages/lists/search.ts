// Which list is shown, and what of it, as the address has it.
import type { Schemas } from "../../api/client.ts";
import { oneOf, textIn } from "../../parts/search-parts.ts";

const VIEWS = ["blocklist", "allowlist", "custom"] as const;
const SEVERITIES = ["block", "flag", "review"] as const satisfies readonly Schemas["ListSeverity"][];
const TYPES = [
  "email",
  "email_domain",
  "ip_address",
  "ip_range",
  "device_fingerprint",
  "card_bin",
  "card_hash",
  "country",
  "phone",
  "customer_id",
  "clabe",
  "iban",
  "account_hash",
  "swift_bic",
  "beneficiary_id",
] as const satisfies readonly Schemas["ListType"][];

/** The address of the page. */
export interface ListSearch {
  readonly view?: (typeof VIEWS)[number] | undefined;
  readonly list_type?: Schemas["ListType"] | undefined;
  readonly severity?: Schemas["ListSeverity"] | undefined;
  /** A value of the blocklist or the allowlist; the beginning of values of a list for rules. */
  readonly search?: string | undefined;
  /** The list for rules that is chosen. */
  readonly list?: string | undefined;
}

/** The parts of an address; what is none is left out. */
export function listSearch(search: Record<string, unknown>): ListSearch {
  return {
    ...oneOf(search, "view", VIEWS),
    ...oneOf(search, "list_type", TYPES),
    ...oneOf(search, "severity", SEVERITIES),
    ...textIn(search, "search"),
    ...textIn(search, "list"),
  };
}
