// The list operations of the contract.
import type { Handlers } from "../../../../generated/handlers.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy } from "../../platform/tenancy/tenancy.ts";
import { checkValue } from "./check.ts";
import { allowlistView, blocklistView } from "./entry.ts";
import { exportEntries } from "./export.ts";
import { importEntries, readEntries } from "./import.ts";
import { createEntry, listEntries, removeEntry, updateEntry } from "./service.ts";

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
  return {
    listBlocklistEntries: ({ query }, context) =>
      tenancy.within(actingOf(context), async (tenant) => {
        const { entries, total, next_cursor } = await listEntries(tenant, "block", query);
        return { status: 200, body: { success: true, data: { entries: entries.map(blocklistView), total, next_cursor } } };
      }),
    createBlocklistEntry: ({ body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 201, body: blocklistView(await createEntry(tenant, "block", body)) })),
    updateBlocklistEntry: ({ body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: blocklistView(await updateEntry(tenant, body)) })),
    removeBlocklistEntry: ({ query }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: blocklistView(await removeEntry(tenant, "block", query.id)) })),
    checkBlocklist: ({ body }, context) => tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await checkValue(tenant, body) })),
    importBlocklist: async ({ body }, context) => {
      const file = await readEntries(body);
      return tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: await importEntries(tenant, file) }));
    },
    exportBlocklist: ({ query }, context) => ({
      status: 200,
      headers: { "Content-Disposition": 'attachment; filename="blocklist.csv"' },
      body: exportEntries(tenancy, actingOf(context), query),
    }),
    listAllowlistEntries: ({ query }, context) =>
      tenancy.within(actingOf(context), async (tenant) => {
        const { entries, next_cursor } = await listEntries(tenant, "allow", query);
        return { status: 200, body: { data: entries.map(allowlistView), next_cursor } };
      }),
    createAllowlistEntry: ({ body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 201, body: allowlistView(await createEntry(tenant, "allow", body)) })),
    removeAllowlistEntry: ({ query }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: allowlistView(await removeEntry(tenant, "allow", query.id)) })),
  };
}
