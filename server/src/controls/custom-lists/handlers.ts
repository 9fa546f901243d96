// The operations on lists for rules.
import type { Handlers } from "../../../../generated/handlers.ts";
import { assertWholeOrganization } from "../../platform/credentials/whole-organization.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy, Tenant } from "../../platform/tenancy/tenancy.ts";
import { formOf } from "../lists/tables/csv.ts";
import { exportValues } from "./export.ts";
import { importValues } from "./import.ts";
import { listValues } from "./listing.ts";
import { addToList, checkValue, createList, listLists, listView, type RulesUsing, removeFromList, removeList, updateList } from "./service.ts";
import { knownList } from "./store.ts";

type Operation =
  | "listCustomLists"
  | "createCustomList"
  | "readCustomList"
  | "updateCustomList"
  | "removeCustomList"
  | "listCustomListValues"
  | "addCustomListValues"
  | "removeCustomListValues"
  | "checkCustomListValue"
  | "importCustomListValues"
  | "exportCustomListValues";

/** Implements the operations on lists for rules. `rulesUsing` names the live and shadow rules that use a list. */
export function customListHandlers(tenancy: Tenancy, rulesUsing: RulesUsing): Pick<Handlers<RequestContext>, Operation> {
  const whole =
    <T>(work: (tenant: Tenant) => Promise<T>) =>
    async (tenant: Tenant): Promise<T> => {
      assertWholeOrganization(tenant, "Lists for rules");
      return work(tenant);
    };
  const reading = <T>(context: RequestContext, work: (tenant: Tenant) => Promise<T>): Promise<T> => tenancy.within(actingOf(context), whole(work));
  const changing = <T>(context: RequestContext, work: (tenant: Tenant) => Promise<T>): Promise<T> => tenancy.change(actingOf(context), whole(work));
  return {
    listCustomLists: ({ query }, context) => reading(context, async (tenant) => ({ status: 200, body: await listLists(tenant, query) })),
    createCustomList: ({ body }, context) => changing(context, async (tenant) => ({ status: 201, body: await createList(tenant, body) })),
    readCustomList: ({ path }, context) => reading(context, async (tenant) => ({ status: 200, body: listView(await knownList(tenant, path.id)) })),
    updateCustomList: ({ path, body }, context) =>
      changing(context, async (tenant) => ({ status: 200, body: await updateList(tenant, path.id, body, rulesUsing) })),
    removeCustomList: ({ path }, context) => changing(context, async (tenant) => ({ status: 200, body: await removeList(tenant, path.id, rulesUsing) })),
    listCustomListValues: ({ path, query }, context) => reading(context, async (tenant) => ({ status: 200, body: await listValues(tenant, path.id, query) })),
    addCustomListValues: ({ path, body }, context) => changing(context, async (tenant) => ({ status: 200, body: await addToList(tenant, path.id, body) })),
    removeCustomListValues: ({ path, body }, context) =>
      changing(context, async (tenant) => ({ status: 200, body: await removeFromList(tenant, path.id, body) })),
    checkCustomListValue: ({ path, body }, context) => reading(context, async (tenant) => ({ status: 200, body: await checkValue(tenant, path.id, body) })),
    importCustomListValues: async ({ path, query, body }, context) => ({
      status: 200,
      body: await importValues(tenancy, actingOf(context), path.id, query.mode ?? "append", body),
    }),
    exportCustomListValues: async ({ path, query }, context) => {
      const { name, contentsId } = await reading(context, (tenant) => knownList(tenant, path.id));
      return {
        status: 200,
        headers: { "Content-Disposition": `attachment; filename="${name}.csv"` },
        body: exportValues(tenancy, actingOf(context), path.id, contentsId, formOf(query)),
      };
    },
  };
}
