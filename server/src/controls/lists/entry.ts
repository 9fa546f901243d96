// List entries in the contract's format, and as stored.

import type { components } from "../../../../generated/types.ts";
import { instant } from "../../platform/database/instant.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { ListType } from "../../values/identifiers/identifier-kind.ts";

type Schemas = components["schemas"];

/** An entry of a blocklist or an allowlist, as stored, with its texts opened (`opened`). */
export interface StoredEntry {
  readonly id: string;
  readonly organization_id: string;
  readonly list: "block" | "allow";
  readonly list_type: ListType;
  readonly value: string;
  readonly flow_scope: Schemas["FlowScope"];
  readonly severity: Schemas["ListSeverity"];
  readonly reason: string | null;
  readonly source: Schemas["EntrySource"];
  readonly is_active: boolean;
  /** Times in PostgreSQL's format. */
  readonly expires_at: string | null;
  readonly created_at: string;
  readonly submerchant_id: string | null;
}

/** Columns of a stored entry, as Kysely selects them. */
export const entryColumns = [
  "id",
  "organization_id",
  "list",
  "list_type",
  "value",
  "flow_scope",
  "severity",
  "reason",
  "source",
  "is_active",
  "expires_at",
  "created_at",
  "submerchant_id",
] as const satisfies (keyof StoredEntry)[];

/** The same columns, for SELECT and RETURNING. */
export const ENTRY_COLUMNS = entryColumns.join(", ");

/** What the database adds to an entry that a statement stores, for RETURNING: its texts are known, and need not be opened. */
export const STORED_COLUMNS = entryColumns.filter((name) => name !== "value" && name !== "reason").join(", ");

/** Rows of entries, with their texts opened: as soon as they are read. */
export function opened<Row>({ texts }: Pick<Tenant, "texts">, rows: Row): Promise<Row> {
  return texts.open("list_entries", rows);
}

/** A text of an entry as it is stored. */
export async function sealed<Text extends string | null>({ texts }: Pick<Tenant, "texts">, text: Text): Promise<Text> {
  return text === null ? text : ((await texts.seal("list_entries", text)) as Text);
}

/** A blocklist entry. */
export function blocklistView(entry: StoredEntry): Schemas["BlocklistEntry"] {
  const { list: _, expires_at, created_at, ...rest } = entry;
  return { ...rest, expires_at: expires_at === null ? null : instant(expires_at), created_at: instant(created_at) };
}

/** An allowlist entry. */
export function allowlistView(entry: StoredEntry): Schemas["AllowlistEntry"] {
  const { severity: _, is_active: __, ...rest } = blocklistView(entry);
  return rest;
}
