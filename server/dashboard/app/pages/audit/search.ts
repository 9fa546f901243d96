// Filters of the audit log, as the address has them.
import type { Schemas } from "../../api/client.ts";
import { working } from "../../i18n/working/en.ts";

/** What is shown; everything without them. */
export interface AuditFilters {
  readonly resource_type?: Schemas["AuditResource"];
  readonly actor_id?: string;
  readonly from?: string;
}

const resources = Object.keys(working.auditing.resources) as Schemas["AuditResource"][];

/** Filters of an address; what is not one is left out. */
export function auditSearch(search: Record<string, unknown>): AuditFilters {
  const resource = resources.find((name) => name === search.resource_type);
  const { actor_id: actor, from } = search;
  return {
    ...(resource === undefined ? {} : { resource_type: resource }),
    ...(typeof actor === "string" ? { actor_id: actor } : {}),
    ...(typeof from === "string" ? { from } : {}),
  };
}
