// What redocly calls breaking and we allow, each with its reason. Everything else that it calls breaking is.
import type { Document, Schema } from "../emitter/openapi.ts";
import type { DiffChange } from "./schema-breaks.ts";

/** Enums of answers that may grow, as their descriptions announce. A new value in any other enum of answers breaks callers that switch over it. */
const openEnums: ReadonlyMap<string, string> = new Map([
  ["ErrorCode", "callers go by the status for a code that they do not know; the SDKs give such a code as null"],
  ["EventType", "an endpoint gets the events that it subscribes to"],
  ["AuditAction", "a record of what happened, for people to read: each new operation adds to it"],
  ["AuditResource", "the same"],
  ["ActorType", "the same: who acted"],
  ["AttemptFailure", "says more about an attempt whose delivery is not `delivered` in any case"],
  ["NetworkRefusal", "a reason for people to read: the signal was not taken, whatever it says"],
  ["ProviderEventStatus", "the event is stored with 202 whatever the status says; `outcome_applied` says whether an outcome was applied"],
  ["ProviderEventKind", "says what the event was understood as, for people to read; `outcome_applied` says whether an outcome was applied"],
  [
    "DisputeStatus",
    "an endpoint subscribes to `dispute.closed`, which says that the dispute ended; a status that a caller does not know is neither won nor lost",
  ],
  ["FraudTypeSource", "says where the fraud type was taken from, for people to read"],
  ["DecidedBy", "says why, for people to read; `holdout` comes only where the organization has switched its holdout on"],
  ["ExplanationLanguage", "an answer is in the language that its caller requested, and in English without one"],
  ["ListType", "the type of an entry was named by who made the entry"],
]);

/** Is a verdict of redocly's one that we allow? */
export function isAllowed(present: Document, change: DiffChange, { ruleId, location }: DiffChange["verdicts"][number]): boolean {
  const [, schema = ""] = /^#\/components\/schemas\/([^/]+)/.exec(location.pointer) ?? [];
  const wider = ruleId === "enum-values-added" || (ruleId === "schema-constraint-changed" && isLoosened(change));
  // what an answer holds more of in such a schema, a caller sent first
  if (wider && schemasInRequests(present).has(schema)) return true;
  if (ruleId === "schema-constraint-changed" && refusesMoreControlCharacters(change)) return true;
  return (ruleId === "enum-values-added" && openEnums.has(schema)) || refusedBodies.test(change.path);
}

/**
 * Errors 413 and 415 of operations that were published with a plain string in `error`: they have the shape of the operation's other refusals, as its
 * interface says. The SDKs read both shapes as one error.
 */
const refusedBodies =
  /^#\/paths\/~1api~1v1~1(assess~1outcome|blocklists|cases(~1\{id\})?)\/(post|patch)\/responses\/(413|415)\/content\/application~1json\/schema\/properties\/error(\/|$)/;

/** Formats that hold all that another holds, and more. */
const widerFormats: ReadonlyMap<unknown, string> = new Map([["email", "idn-email"]]);

/** Does a limit or a format let through all that it let through before? */
function isLoosened({ property = "", base, revision }: DiffChange): boolean {
  const [from, to] = [base?.value, revision?.value];
  if (to === undefined) return from !== undefined;
  if (property === "format") return widerFormats.get(from) === to;
  if (typeof from !== "number" || typeof to !== "number") return false;
  return property.startsWith("max") ? to > from : property.startsWith("min") && to < from;
}

/** Does a pattern of an identifier that refuses the control characters of ASCII now refuse those of Latin-1 too? They are invisible, and no identifier has any. */
function refusesMoreControlCharacters({ property, base, revision }: DiffChange): boolean {
  const from = base?.value;
  return property === "pattern" && typeof from === "string" && revision?.value === from.replace("\\u001F\\u007F]", "\\u001F\\u007F-\\u009F]");
}

/** Names of the schemas that stand in a request body, at any depth. */
export function schemasInRequests(document: Document): ReadonlySet<string> {
  const bodies = Object.values(document.paths).flatMap((path) => Object.values(path).map(({ requestBody }) => requestBody));
  const found = new Set<string>();
  const pending: (Schema | unknown)[] = [bodies];
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    for (const [, name = ""] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (!found.has(name)) pending.push(document.components.schemas[name] ?? {});
      found.add(name);
    }
  }
  return found;
}
