// Filters of the audit log, as the address has them.
import { auditResourceValues } from "../../../../../generated/enums.ts";
import type { Schemas } from "../../api/client.ts";
import { oneOf, textIn } from "../../parts/search-parts.ts";

/** What is shown; everything without them. */
export interface AuditFilters {
  readonly resource_type?: Schemas["AuditResource"];
  readonly actor_id?: string;
  readonly from?: string;
}

/** Filters of an address; what is not one is left out. */
export function auditSearch(search: Record<string, unknown>): AuditFilters {
  return { ...oneOf(search, "resource_type", auditResourceValues), ...textIn(search, "actor_id"), ...textIn(search, "from") };
}
