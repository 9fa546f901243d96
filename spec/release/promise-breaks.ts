// What redocly does not know to break: our extensions (error codes, permissions, limits, methods of the SDKs), and fields that callers send.
import { type Document, type Operation, placedOperations, type Schema } from "../emitter/openapi.ts";
import { schemasInRequests } from "./allowed.ts";
import type { Break } from "./schema-breaks.ts";

/** What breaks between two documents although every schema still fits. */
export function promiseBreaks(released: Document, present: Document): Break[] {
  return [...operationBreaks(released, present), ...sentFieldBreaks(released, present), ...rateBreaks(released, present)];
}

function operationBreaks(released: Document, present: Document): Break[] {
  const operations = new Map(placedOperations(present).map(({ path, method, operation }) => [`${method} ${path}`, operation]));
  return placedOperations(released).flatMap(({ path, method, operation: before }) => {
    const after = operations.get(`${method} ${path}`);
    // that it is gone, redocly says
    if (after === undefined) return [];
    const place = `${method.toUpperCase()} ${path}`;
    return [...codeBreaks(before, after), ...permissionBreaks(before, after), ...ruleBreaks(before, after)].map((what) => ({ place, what }));
  });
}

function codeBreaks(before: Operation, after: Operation): string[] {
  return Object.entries(before.responses).flatMap(([status, response]) => {
    const present = after.responses[status];
    if (present === undefined) return [];
    const lost = (response["x-error-codes"] ?? []).filter((code) => !present["x-error-codes"]?.includes(code));
    return lost.map((code) => `Error code \`${code}\` of ${status} was removed`);
  });
}

/** One of an operation's permissions is enough: each that is taken away locks out who holds only that one. */
function permissionBreaks(before: Operation, after: Operation): string[] {
  const [old, now] = [before["x-permissions"], after["x-permissions"]];
  if (now === undefined) return [];
  if (old === undefined) return [`A permission became required: ${now.map((permission) => `\`${permission}\``).join(" or ")}`];
  return old.filter((permission) => !now.includes(permission)).map((permission) => `Permission \`${permission}\` no longer opens it`);
}

function ruleBreaks(before: Operation, after: Operation): string[] {
  const name = ({ "x-sdk": sdk }: Operation) => `${sdk?.resource}.${sdk?.method}`;
  const [room, left] = [before["x-body-limit"] ?? 0, after["x-body-limit"] ?? 0];
  return [
    ...(name(before) === name(after) ? [] : [`Method \`${name(before)}\` of the SDKs became \`${name(after)}\``]),
    ...(left < room ? [`Largest body was lowered from ${room} to ${left} bytes`] : []),
    ...(before["x-browser"] === true && after["x-browser"] !== true ? ["Browsers may no longer call it"] : []),
    ...(before["x-idempotency-handle"] === true && after["x-idempotency-handle"] !== true ? ["`Idempotency-Key` is no longer honoured"] : []),
    ...(before["x-columns"] === after["x-columns"] ? [] : [`Columns of the file became those of \`${after["x-columns"]}\``]),
  ];
}

/** Requests are open, so that redocly sees no harm in a field less: what callers go on sending would be dropped without a word. */
function sentFieldBreaks(released: Document, present: Document): Break[] {
  return [...schemasInRequests(released)].flatMap((name) => {
    const after = present.components.schemas[name];
    if (after === undefined) return [];
    const fields = fieldsOf(after);
    const lost = [...fieldsOf(released.components.schemas[name] ?? {})].filter((field) => !fields.has(field));
    return lost.map((field) => ({ place: name, what: `Field \`${field}\`, which requests may hold, was removed` }));
  });
}

function fieldsOf(schema: Schema): Set<string> {
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return new Set([...Object.keys(schema.properties ?? {}), ...parts.flatMap((part) => [...fieldsOf(part)])]);
}

function rateBreaks(released: Document, present: Document): Break[] {
  return Object.entries(released.components.securitySchemes).flatMap(([name, { "x-credential": before }]) => {
    const after = present.components.securitySchemes[name]?.["x-credential"];
    if (before === undefined || after === undefined || after.rate_per_minute >= before.rate_per_minute) return [];
    return [{ place: `credential ${name}`, what: `Requests per minute were lowered from ${before.rate_per_minute} to ${after.rate_per_minute}` }];
  });
}
