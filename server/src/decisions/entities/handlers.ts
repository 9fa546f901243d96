// The operation on entities.
import type { Handlers } from "../../../../generated/handlers.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy } from "../../platform/tenancy/tenancy.ts";
import { type EntityFeedback, readEntity } from "./service.ts";

/** Implements the operation on entities. */
export function entityHandlers(tenancy: Tenancy, feedback: EntityFeedback): Pick<Handlers<RequestContext>, "readEntity"> {
  return {
    readEntity: ({ path }, context) =>
      tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await readEntity(tenant, feedback, path.kind, path.value) })),
  };
}
