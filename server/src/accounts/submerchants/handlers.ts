// The submerchant operations of the contract.
import type { Handlers } from "../../../../generated/handlers.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy, Tenant } from "../../platform/tenancy/tenancy.ts";
import { issueKey, listKeys, revokeKey } from "../keys/service.ts";
import { assertProvider, createSubmerchant, knownSubmerchant, listSubmerchants, submerchantView, updateSubmerchant } from "./service.ts";

type Operation =
  | "listSubmerchants"
  | "createSubmerchant"
  | "readSubmerchant"
  | "updateSubmerchant"
  | "deactivateSubmerchant"
  | "listSubmerchantKeys"
  | "createSubmerchantKey"
  | "revokeSubmerchantKey";

/** Implements the submerchant operations: for payment service providers only. */
export function submerchantHandlers(tenancy: Tenancy): Pick<Handlers<RequestContext>, Operation> {
  const provider =
    <T>(work: (tenant: Tenant) => Promise<T>) =>
    async (tenant: Tenant): Promise<T> => {
      await assertProvider(tenant);
      return work(tenant);
    };
  const reading = <T>(context: RequestContext, work: (tenant: Tenant) => Promise<T>): Promise<T> => tenancy.within(actingOf(context), provider(work));
  const changing = <T>(context: RequestContext, work: (tenant: Tenant) => Promise<T>): Promise<T> => tenancy.change(actingOf(context), provider(work));
  return {
    listSubmerchants: ({ query }, context) => reading(context, async (tenant) => ({ status: 200, body: await listSubmerchants(tenant, query) })),
    createSubmerchant: ({ body }, context) => changing(context, async (tenant) => ({ status: 201, body: await createSubmerchant(tenant, body) })),
    readSubmerchant: ({ path }, context) =>
      reading(context, async (tenant) => ({ status: 200, body: submerchantView(await knownSubmerchant(tenant, path.id)) })),
    updateSubmerchant: ({ path, body }, context) =>
      changing(context, async (tenant) => ({ status: 200, body: await updateSubmerchant(tenant, path.id, body) })),
    deactivateSubmerchant: ({ path }, context) =>
      changing(context, async (tenant) => ({ status: 200, body: await updateSubmerchant(tenant, path.id, { status: "inactive" }) })),
    listSubmerchantKeys: ({ path, query }, context) =>
      reading(context, async (tenant) => {
        await knownSubmerchant(tenant, path.id);
        return { status: 200, body: await listKeys(tenant, { ...query, submerchant_id: path.id }) };
      }),
    createSubmerchantKey: ({ path, body }, context) =>
      changing(context, async (tenant) => {
        const { status } = await knownSubmerchant(tenant, path.id);
        if (status !== "active") throw new ApiError("INVALID_TRANSITION", { message: "The submerchant is inactive; activate it first.", details: { status } });
        return { status: 201, body: await issueKey(tenant, body, path.id) };
      }),
    revokeSubmerchantKey: ({ path, query }, context) =>
      changing(context, async (tenant) => {
        await knownSubmerchant(tenant, path.id);
        return { status: 200, body: await revokeKey(tenant, { id: query.key_id, submerchantId: path.id }) };
      }),
  };
}
