// The list operations of the contract.

import type { Handlers } from "../../../../generated/handlers.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy } from "../../platform/tenancy/tenancy.ts";
import { isListType } from "../../values/kinds/index.ts";
import { breadthFacts } from "./breadth/breadth-facts.ts";
import type { BreadthFacts } from "./breadth/reach.ts";
import { checkValue } from "./check.ts";
import { allowlistView, blocklistView } from "./entry.ts";
import { exportEntries } from "./export.ts";
import { importEntries } from "./import.ts";
import { listEntries } from "./listing.ts";
import { createEntry, removeEntry, updateEntry } from "./service.ts";
import { formOf } from "./tables/csv.ts";

type Operation =
  | "listBlocklistEntries"
  | "createBlocklistEntry"
  | "updateBlocklistEntry"
  | "removeBlocklistEntry"
  | "checkBlocklist"
  | "importBlocklist"
  | "exportBlocklist"
  | "listAllowlistEntries"
  | "createAllowlistEntry"
  | "removeAllowlistEntry";

/** Implements the list operations. */
export function listHandlers(tenancy: Tenancy): Pick<Handlers<RequestContext>, Operation> {
  /** Nothing is read for a type that does not exist. */
  const factsOf = async (context: RequestContext, listType: string): Promise<BreadthFacts | undefined> =>
    isListType(listType) ? breadthFacts(tenancy, actingOf(context)) : undefined;
  return {
    listBlocklistEntries: ({ query }, context) =>
      tenancy.within(actingOf(context), async (tenant) => {
        const { entries, total, next_cursor } = await listEntries(tenant, "block", query);
        return { status: 200, body: { success: true, data: { entries: entries.map(blocklistView), total, next_cursor } } };
      }),
    createBlocklistEntry: async ({ body }, context) => {
      const facts = body.severity === "flag" ? undefined : await factsOf(context, body.list_type);
      return tenancy.change(actingOf(context), async (tenant) => {
        const { entry, reach } = await createEntry(tenant, "block", body, facts);
        return { status: 201, body: { ...blocklistView(entry), ...(reach && { reach }) } };
      });
    },
    updateBlocklistEntry: async ({ body }, context) => {
      const { is_active: active, severity, flow_scope: flow, expires_at: end } = body;
      const widens = active === true || severity !== undefined || flow !== undefined || end !== undefined;
      const facts = widens ? await breadthFacts(tenancy, actingOf(context)) : undefined;
      return tenancy.change(actingOf(context), async (tenant) => {
        const { entry, reach } = await updateEntry(tenant, body, facts);
        return { status: 200, body: { ...blocklistView(entry), ...(reach && { reach }) } };
      });
    },
    removeBlocklistEntry: ({ query }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: blocklistView(await removeEntry(tenant, "block", query.id)) })),
    checkBlocklist: ({ body }, context) => tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await checkValue(tenant, body) })),
    importBlocklist: async ({ query, body }, context) => ({
      status: 200,
      body: await importEntries(tenancy, actingOf(context), body, { listType: query.list_type, confirmed: query.confirm === true }),
    }),
    exportBlocklist: ({ query }, context) => ({
      status: 200,
      headers: { "Content-Disposition": 'attachment; filename="blocklist.csv"' },
      body: exportEntries(tenancy, actingOf(context), query, formOf(query)),
    }),
    listAllowlistEntries: ({ query }, context) =>
      tenancy.within(actingOf(context), async (tenant) => {
        const { entries, next_cursor } = await listEntries(tenant, "allow", query);
        return { status: 200, body: { data: entries.map(allowlistView), next_cursor } };
      }),
    createAllowlistEntry: async ({ body }, context) => {
      const facts = await factsOf(context, body.list_type);
      return tenancy.change(actingOf(context), async (tenant) => {
        const { entry, reach } = await createEntry(tenant, "allow", body, facts);
        return { status: 201, body: { ...allowlistView(entry), ...(reach && { reach }) } };
      });
    },
    removeAllowlistEntry: ({ query }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: allowlistView(await removeEntry(tenant, "allow", query.id)) })),
  };
}
