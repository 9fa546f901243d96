// Imports of the API, part by part.
import { client } from "../../api/client.ts";
import type { ImportedPart } from "./import-outcome.tsx";

const csv = { headers: { "Content-Type": "text/csv" }, bodySerializer: (body: string): string => body };

/** Adds entries to the blocklist. */
export async function importEntries(body: string): Promise<ImportedPart> {
  const { data } = await client.POST("/api/v1/blocklists/import", { ...csv, body });
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
