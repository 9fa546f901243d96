// Which list is shown, and what of it, as the address has it.
import { listSeverityValues, listTypeValues } from "../../../../../generated/enums.ts";
import type { Schemas } from "../../api/client.ts";
import { oneOf, textIn } from "../../parts/search-parts.ts";

const VIEWS = ["blocklist", "allowlist", "custom"] as const;

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
    ...oneOf(search, "list_type", listTypeValues),
    ...oneOf(search, "severity", listSeverityValues),
    ...textIn(search, "search"),
    ...textIn(search, "list"),
  };
}
