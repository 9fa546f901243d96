// The audit operation of the contract.
import type { Handlers } from "../../../../generated/handlers.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy } from "../../platform/tenancy/tenancy.ts";
import { listAuditLog } from "./store.ts";

/** Implements the audit operation. */
export function auditHandlers(tenancy: Tenancy): Pick<Handlers<RequestContext>, "listAuditLog"> {
  return {
    listAuditLog: ({ query }, context) => tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await listAuditLog(tenant, query) })),
  };
}
