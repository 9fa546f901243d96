// Checks of rules beyond the schema: the fields of an action, and the order of times.
import type { FieldFailure } from "../../platform/errors/api-error.ts";
import { fieldsOf } from "../../platform/http/raw-body.ts";

/** The fields that an action of each type has beside `type`. */
const fieldsOfAction: Readonly<Record<string, { readonly required: readonly string[]; readonly optional: readonly string[] }>> = {
  signal: { required: ["weight"], optional: [] },
  at_least: { required: ["decision"], optional: [] },
  approve: { required: [], optional: ["max_amount", "currency"] },
};

/** Failing fields of a raw body that makes or changes a rule. */
export function ruleChecks(body: unknown): FieldFailure[] {
  const { action, valid_from: from, valid_until: until } = fieldsOf(body);
  return [...(action === undefined ? [] : actionFailures(fieldsOf(action))), ...timeFailures(from, until)];
}

/** Failing fields of an action. */
export function actionFailures(action: Readonly<Record<string, unknown>>): FieldFailure[] {
  const { type, weight, max_amount: maximum, currency } = action;
  const known = typeof type === "string" && Object.hasOwn(fieldsOfAction, type) ? fieldsOfAction[type] : undefined;
  if (known === undefined) return [];
  const allowed = [...known.required, ...known.optional];
  const path = (name: string): string => `action.${name}`;
  return [
    ...known.required.filter((name) => action[name] === undefined).map((name) => ({ path: path(name), message: `is required for ${type}` })),
    ...["weight", "decision", "max_amount", "currency"]
      .filter((name) => action[name] !== undefined && !allowed.includes(name))
      .map((name) => ({ path: path(name), message: `must be absent for ${type}` })),
    ...(weight === 0 ? [{ path: path("weight"), message: "must not be 0" }] : []),
    ...(type === "approve" && maximum !== undefined && currency === undefined ? [{ path: path("currency"), message: "is required with max_amount" }] : []),
    ...(type === "approve" && maximum === undefined && currency !== undefined ? [{ path: path("max_amount"), message: "is required with currency" }] : []),
  ];
}

/** The end of a rule's validity must be after its beginning. */
export function timeFailures(from: unknown, until: unknown): FieldFailure[] {
  if (typeof from !== "string" || typeof until !== "string" || !(Date.parse(until) <= Date.parse(from))) return [];
  return [{ path: "valid_until", message: "must be after valid_from" }];
}
