// The session operation of the contract.
import type { Handlers } from "../../../../generated/handlers.ts";
import type { components } from "../../../../generated/types.ts";
import type { SessionCredential } from "../../platform/credentials/credential.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy, Tenant } from "../../platform/tenancy/tenancy.ts";
import { Organization } from "../../platform/tenants/organization.entity.ts";

type CurrentSession = components["schemas"]["CurrentSession"];

/** Implements the session operation. */
export function sessionHandlers(tenancy: Tenancy): Pick<Handlers<RequestContext>, "readSession"> {
  return {
    readSession: (_input, context) =>
      tenancy.within(actingOf(context), async (tenant) => {
        const { credential } = tenant.acting;
        // other callers are refused before
        if (credential.kind !== "session") throw new ApiError("FORBIDDEN");
        return { status: 200, body: await sessionView(tenant, credential) };
      }),
  };
}

async function sessionView({ em, organizationId }: Tenant, { subject, role, permissions }: SessionCredential): Promise<CurrentSession> {
  const { id, name, segment } = await em.findOneOrFail(Organization, { id: organizationId });
  // without a role there is no permission, and so no answer
  if (role === undefined) throw new ApiError("FORBIDDEN");
  return { subject, role, permissions: [...permissions] as CurrentSession["permissions"], organization: { id, name, segment } };
}
