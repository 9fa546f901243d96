// The commands that verify the audit log.
import { type ApiDocument, type Json, jsonBody } from "../contract/document.ts";
import { type JsonObject, operationNamed } from "../contract/guided.ts";

/** The command, and the command with a record that was stored elsewhere. */
export function verifyCommands(document: ApiDocument): string {
  const { sequence, hash, resource_id: organization } = exampleRecord(document);
  return `# all logs
npm run audit:verify

# one log, which must contain the record stored earlier
npm run audit:verify -- \\
  --organization ${organization} \\
  --expect ${sequence}:${hash}`;
}

/** The record of the contract's example that changes the organization: its resource is the organization. */
function exampleRecord(document: ApiDocument): JsonObject {
  const { operation } = operationNamed(document, "listAuditLog");
  const [page] = Object.values(jsonBody(operation.responses["200"]?.content)?.examples ?? {}).map(({ value }) => value);
  const records = isObject(page) && Array.isArray(page.data) ? page.data : [];
  return records.filter(isObject).find(({ resource_type: type }) => type === "organization") ?? {};
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
