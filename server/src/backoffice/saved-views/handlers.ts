// The operations on saved views.
import type { Handlers } from "../../../../generated/handlers.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy } from "../../platform/tenancy/tenancy.ts";
import { createView, listViews, removeView, updateView } from "./service.ts";

type Operation = "listSavedViews" | "createSavedView" | "updateSavedView" | "removeSavedView";

/** Implements them. */
export function savedViewHandlers(tenancy: Tenancy): Pick<Handlers<RequestContext>, Operation> {
  return {
    listSavedViews: ({ query }, context) => tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await listViews(tenant, query) })),
    createSavedView: ({ body }, context) => tenancy.change(actingOf(context), async (tenant) => ({ status: 201, body: await createView(tenant, body) })),
    updateSavedView: ({ path, body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: await updateView(tenant, path.id, body) })),
    removeSavedView: ({ path }, context) => tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: await removeView(tenant, path.id) })),
  };
}
