// Writes list entries. Values are stored normalised and sealed, with the hash by which they are looked up.

import type { InferKyselyDB } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { newId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import type { ListType } from "../../values/identifiers/identifier-kind.ts";
import { isListType, isPlaceholder, listKinds, listTypes, matchKey, unlistable } from "../../values/kinds/index.ts";
import { entryColumns, type StoredEntry, sealed } from "./entry.ts";
import { ListEntry } from "./list-entry.entity.ts";

const SEVERITIES = ["block", "flag", "review"] as const;
const SCOPES = ["payin", "payout", "all"] as const;
const SOURCES = ["manual", "rule", "fraud_report", "chargeback", "api"] as const;

/** An entry to store. */
export interface EnteredEntry {
  readonly list: "block" | "allow";
  readonly listType: string;
  readonly value: string;
  readonly flowScope?: (typeof SCOPES)[number];
  readonly severity?: (typeof SEVERITIES)[number];
  readonly reason?: string;
  readonly source?: (typeof SOURCES)[number];
  readonly isActive?: boolean;
  readonly expiresAt?: Date;
  /** The one submerchant whose payments it applies to; absent: all of the organization. */
  readonly submerchantId?: string | null;
}

/** A row of `list_entries`. */
export interface EntryRow {
  readonly id: string;
  readonly list: "block" | "allow";
  readonly list_type: ListType;
  readonly value: string;
  readonly network: string | null;
  readonly flow_scope: (typeof SCOPES)[number];
  readonly severity: (typeof SEVERITIES)[number];
  readonly reason: string | null;
  readonly source: (typeof SOURCES)[number];
  readonly is_active: boolean;
  readonly expires_at: Date | null;
  readonly submerchant_id: string | null;
}

/** The row of an entry, normalised; or a sentence that describes the error. */
export function entryRow(entry: EnteredEntry): EntryRow | string {
  const { listType, severity = "block", flowScope = "all", expiresAt } = entry;
  if (!isListType(listType)) return `${listType} is not a list type; expected one of ${listTypes.join(", ")}`;
  const value = listKinds[listType].normalise(entry.value);
  if (value === undefined) return listKinds[listType].message;
  if (isPlaceholder(listType, value)) return unlistable(listType);
  if (!SEVERITIES.includes(severity)) return `${severity} is not a severity; expected one of ${SEVERITIES.join(", ")}`;
  if (!SCOPES.includes(flowScope)) return `${flowScope} is not a flow_scope; expected one of ${SCOPES.join(", ")}`;
  if (expiresAt !== undefined && Number.isNaN(expiresAt.getTime())) return "expires_at is not a date and time";
  return {
    id: newId(),
    list: entry.list,
    list_type: listType,
    value,
    network: listType === "ip_range" ? value : null,
    flow_scope: flowScope,
    severity,
    reason: entry.reason ?? null,
    source: entry.source ?? "manual",
    is_active: entry.isActive ?? true,
    expires_at: expiresAt ?? null,
    submerchant_id: entry.submerchantId ?? null,
  };
}

/** Stores one entry; undefined if it exists (same list, type, value, scope and submerchant). */
export async function insertEntry(tenant: Tenant, row: EntryRow): Promise<StoredEntry | undefined> {
  const { em, organizationId, identifiers, clock } = tenant;
  const stored = await em
    .getKysely<InferKyselyDB<typeof ListEntry>>()
    .insertInto("list_entries")
    .values({
      ...row,
      value: await sealed(tenant, row.value),
      reason: await sealed(tenant, row.reason),
      organization_id: organizationId,
      match_key: sql<bigint>`${matchKey(identifiers, row.list_type, row.value)}::bigint`,
      created_at: dateOf(clock),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(entryColumns)
    .$castTo<StoredEntry>()
    .executeTakeFirst();
  return stored && { ...stored, value: row.value, reason: row.reason };
}

/** Id of the conflicting entry: same list, type, value, scope, submerchant and origin (a person, or automatic). */
export async function existingEntry({ em, identifiers }: Tenant, row: ListedValue, automatic: boolean): Promise<string | undefined> {
  const { list, list_type: listType, value, flow_scope: flowScope, submerchant_id: submerchantId } = row;
  // by the hash, which is unique for them: values are sealed
  const key = BigInt(matchKey(identifiers, listType, value));
  const entry = await em.findOne(ListEntry, { matchKey: key, list, listType, flowScope, submerchantId, automatic }, { fields: ["id"] });
  return entry?.id;
}

/** The unique columns of entries of the same origin. */
export type ListedValue = Pick<EntryRow, "list" | "list_type" | "value" | "flow_scope" | "submerchant_id">;
