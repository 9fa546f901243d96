// The audit log: what it holds, how its records hang together, and how to check that nobody touched it.
import { codeBlock, codeCard } from "../code.ts";
import { type ApiDocument, type Json, jsonBody } from "../document.ts";
import type { Source } from "../facts.ts";
import { row } from "../frame.ts";
import { type JsonObject, namedLink, operationNamed } from "../guided.ts";
import { permissionLink } from "../links.ts";
import { html, type Markup } from "../markup.ts";

/** Audit log. */
export function auditLog({ document }: Source): Markup {
  return row(
    html`<p>Every change of a key, a submerchant or a setting leaves a record, in the same transaction: there is no change without a record and no record without its
    change. ${namedLink(document, "listAuditLog", "Reading the log")} needs ${permissionLink("audit:read")}, which admins have. A record says who acted
    (<code>sub</code> and role of the session, or the id of the key), when, in which request, and what was there before and after. Values of keys are never in it.
    A PATCH that sends the values a resource already has is no change: it leaves no record and sends no event, and <code>updated_at</code> stays.</p>
    <h2 id="audit-chain">A chain of hashes</h2>
    <p>The records of an organization are numbered by <code>sequence</code>, from 1 and without gaps. Each has a <code>hash</code>: SHA-256 over its own content and over
    the hash of the record before, which it repeats as <code>previous_hash</code>. The first follows on zeros. Change, move or remove one record, and no hash after it
    fits. The database itself makes the chain, and lets the service add to the log, not change it.</p>
    <h2 id="audit-verify">How to check it</h2>
    <p><code>npm run audit:verify</code>, beside the service, reads every log from its first record and computes the chain again. It says which record was changed or is
    missing, and ends with an error then.</p>
    <p>Whoever owns the database could still write a whole new log, with hashes that fit. Against that, keep the newest <code>sequence</code> and <code>hash</code>
    somewhere else, every day: with <code>--expect</code> the log must pass through them.</p>`,
    codeCard("Check the log", codeBlock(verifyCommands(document), "shell")),
  );
}

/** The command, and the command with a head that was kept. */
export function verifyCommands(document: ApiDocument): string {
  const { sequence, hash, resource_id: organization } = firstRecord(document);
  return `# all logs
npm run audit:verify

# one log, which must hold what was noted before
npm run audit:verify -- \\
  --organization ${organization} \\
  --expect ${sequence}:${hash}`;
}

/** The record that the contract shows: a change of the organization, so that its resource is the organization. */
function firstRecord(document: ApiDocument): JsonObject {
  const { operation } = operationNamed(document, "listAuditLog");
  const [page] = Object.values(jsonBody(operation.responses["200"]?.content)?.examples ?? {}).map(({ value }) => value);
  const records = isObject(page) && Array.isArray(page.data) ? page.data : [];
  return records.filter(isObject).find(({ resource_type: type }) => type === "organization") ?? {};
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
