// What the lists have about entities, for callers who may read lists.

import { blockingEntriesOfEach, type ListedPayment } from "../../controls/lists/automatic-entries.ts";
import { entriesOfValue, valuesWith } from "../../controls/lists/check.ts";
import type { StoredEntry } from "../../controls/lists/entry.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { Flow } from "../../scoring/situation/transaction.ts";
import { addressForms } from "../../values/identifiers/address.ts";
import { matchKey } from "../../values/kinds/index.ts";
import type { Entity } from "../assessments/entity.ts";

/** May the caller read lists? */
export const readsLists = ({ acting }: Tenant): boolean => acting.credential.permissions.has("blocklists:read");

/** Entries of a list that concern an entity; null: the caller may not read lists. */
export async function entriesOf(tenant: Tenant, list: StoredEntry["list"], { kind, type, value }: Entity): Promise<StoredEntry[] | null> {
  if (!readsLists(tenant)) return null;
  const { submerchantId } = tenant;
  const entries = await entriesOfValue(tenant, list, type, value, { flow: kind === "beneficiary" ? "payout" : "payin", submerchantId });
  return entries.filter((entry) => submerchantId === null || entry.submerchant_id === null || entry.submerchant_id === submerchantId);
}

const FLOWS: readonly Flow[] = ["payin", "payout"];

/** Whether each entity is blocked now, in either flow; null: the caller may not read lists. */
export async function blockedAmong(tenant: Tenant, entities: readonly Entity[]): Promise<(boolean | null)[]> {
  if (!readsLists(tenant)) return entities.map(() => null);
  const { identifiers, submerchantId } = tenant;
  const payments = entities.flatMap(({ type, value }): ListedPayment[] => {
    const probes = valuesWith(type, value).map(([listType, text]) => [listType, text, matchKey(identifiers, listType, text)] as const);
    return FLOWS.map((flow) => ({ flow, probes, addresses: type === "ip_address" ? addressForms(value) : [], submerchantId }));
  });
  const entries = payments.length === 0 ? [] : await blockingEntriesOfEach(tenant, payments);
  return entities.map((_, index) => FLOWS.some((_flow, offset) => (entries[index * FLOWS.length + offset]?.length ?? 0) > 0));
}
