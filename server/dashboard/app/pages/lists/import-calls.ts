// Imports of the API, part by part.
import { client, type Schemas } from "../../api/client.ts";
import type { ImportedPart } from "./import-outcome.tsx";

const csv = { headers: { "Content-Type": "text/csv" }, bodySerializer: (body: string): string => body };

/** What is said of a part. */
export interface Said {
  /** Type of the values of a file without a header. */
  readonly listType?: Schemas["ListType"] | undefined;
  /** Entries that affect nearly everybody are added, too. */
  readonly confirm?: boolean;
}

/** Adds entries to the blocklist. */
export async function importEntries(body: string, { listType, confirm = false }: Said): Promise<ImportedPart> {
  const query = { ...(listType && { list_type: listType }), ...(confirm && { confirm }) };
  const { data } = await client.POST("/api/v1/blocklists/import", { ...csv, params: { query }, body });
  return partOf(data && { ...data, added: data.created });
}

/** Adds values to a list for rules. */
export async function importValues(id: string, body: string): Promise<ImportedPart> {
  const { data } = await client.POST("/api/v1/lists/{id}/values/import", { ...csv, params: { path: { id } }, body });
  return partOf(data);
}

function partOf(part: ImportedPart | undefined): ImportedPart {
  if (part === undefined) throw new Error("an answer without content");
  return part;
}
