// What a version of a rule says: made of a request, and its expression checked.
import type { components } from "../../../../generated/types.ts";
import { knownSubmerchant } from "../../accounts/submerchants/service.ts";
import { ApiError, validationError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { checkExpression } from "../../scoring/rule-evaluation/check.ts";
import { listNames } from "../custom-lists/service.ts";
import type { RuleContent as Content } from "./rule-version.entity.ts";
import { timeFailures } from "./validation.ts";
import { errorView } from "./view.ts";

type Schemas = components["schemas"];

const iso = (time: string | null | undefined): string | null => (time == null ? null : new Date(time).toISOString());

/** The content of a new rule. Throws INVALID_EXPRESSION, NOT_FOUND for a submerchant. */
export async function newContent(tenant: Tenant, body: Schemas["RuleCreate"]): Promise<Content> {
  const { name, description = null, flow = "all", submerchant_id: submerchantId = null, expression, action, priority = 100 } = body;
  const content = { name, description, flow, submerchant_id: submerchantId, expression, action, priority, ...times(body.valid_from, body.valid_until) };
  await assertContent(tenant, content);
  return content;
}

/** The content after a change. Throws as `newContent`, and VALIDATION_ERROR for an end before the beginning. */
export async function changedContent(tenant: Tenant, before: Content, { base_version: _, reason: __, ...change }: Schemas["RuleUpdate"]): Promise<Content> {
  const { valid_from: from = before.valid_from, valid_until: until = before.valid_until } = change;
  const content = { ...before, ...change, ...times(from, until) };
  const failures = timeFailures(content.valid_from, content.valid_until);
  if (failures.length > 0) throw validationError(failures);
  await assertContent(tenant, content);
  return content;
}

const times = (from: string | null | undefined, until: string | null | undefined): Pick<Content, "valid_from" | "valid_until"> => ({
  valid_from: iso(from),
  valid_until: iso(until),
});

async function assertContent(tenant: Tenant, { expression, flow, submerchant_id: submerchantId }: Content): Promise<void> {
  if (submerchantId !== null) await knownSubmerchant(tenant, submerchantId, "submerchant_id");
  await assertExpression(tenant, expression, flow);
}

/** Throws INVALID_EXPRESSION, with every error of the expression. */
export async function assertExpression(tenant: Tenant, expression: string, flow: Content["flow"]): Promise<void> {
  const check = checkExpression(expression, flow, await listNames(tenant));
  if (check.valid) return;
  const errors = check.errors.map(errorView);
  const { message, line, column, name, nearest } = errors[0] ?? { message: "", line: 1, column: 1, name: null, nearest: null };
  throw new ApiError("INVALID_EXPRESSION", { message: `Line ${line}, column ${column}: ${message}`, details: { line, column, name, nearest, errors } });
}
