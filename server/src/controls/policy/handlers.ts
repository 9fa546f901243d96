// The organization operations of the contract.
import type { Handlers } from "../../../../generated/handlers.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy } from "../../platform/tenancy/tenancy.ts";
import { type OrganizationParts, readOrganization, updateOrganization } from "./service.ts";

/** Implements the organization operations. */
export function organizationHandlers(tenancy: Tenancy, parts: OrganizationParts): Pick<Handlers<RequestContext>, "readOrganization" | "updateOrganization"> {
  return {
    readOrganization: (_input, context) => tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await readOrganization(tenant) })),
    updateOrganization: ({ body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: await updateOrganization(tenant, parts, body) })),
  };
}
