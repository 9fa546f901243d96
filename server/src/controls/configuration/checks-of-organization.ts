// What is wrong with a document for an organization: all of it is found before anything is changed.
import { knownSubmerchant, listSubmerchants } from "../../accounts/submerchants/service.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { checkExpression } from "../../scoring/rule-evaluation/check.ts";
import { CANONICAL_UUID } from "../../values/identifiers/uuid-patterns.ts";
import { errorView } from "../rules/view.ts";
import { missing, same } from "./differences.ts";
import type { Configuration, ConfigurationRule, KnownConfiguration } from "./document.ts";
import { type ConfigurationError, errorAt, invalidConfiguration } from "./error-paths.ts";

/** A document that can be applied. */
export interface CheckedConfiguration {
  /** The ids of the submerchants that the rules name. */
  readonly submerchants: ReadonlyMap<string, string>;
}

/** Checks a document. Throws INVALID_CONFIGURATION, with every place. */
export async function checked(tenant: Tenant, present: KnownConfiguration, wanted: Configuration, pruneLists: boolean): Promise<CheckedConfiguration> {
  const submerchants = await submerchantsOf(tenant, wanted.rules);
  const errors = [
    ...approvalErrors(present.document, wanted),
    ...wanted.lists.flatMap(({ name, case_insensitive: wish }, index) => {
      const is = present.lists.get(name)?.case_insensitive ?? wish;
      return is === wish ? [] : [errorAt(`lists[${index}].case_insensitive`, `is ${is} and cannot be changed: remove the list, then create it anew`)];
    }),
    ...wanted.rules.flatMap(({ submerchant }, index) =>
      submerchant === null || submerchants.has(submerchant)
        ? []
        : [errorAt(`rules[${index}].submerchant`, "no submerchant of the organization has this external_id or id", { name: submerchant })],
    ),
    ...expressionErrors(present.document, wanted, pruneLists),
  ];
  if (errors.length > 0) throw invalidConfiguration(errors);
  return { submerchants };
}

/**
 * A document never switches approvals off. Else one caller could put rules live alone: with a document that does both, or with two documents. The operation that changes the
 * organization does it, for an administrator in person.
 */
function approvalErrors({ settings: present }: Configuration, { settings: wanted }: Configuration): ConfigurationError[] {
  const rules = present.rule_approval === true && wanted.rule_approval === false ? ["settings.rule_approval"] : [];
  const missingAreas = wanted.approval_areas !== undefined && (present.approval_areas ?? []).some((area) => !wanted.approval_areas?.includes(area));
  const areas = missingAreas ? ["settings.approval_areas"] : [];
  return [...rules, ...areas].map((path) =>
    errorAt(path, "a document cannot switch approvals off: leave it out, or have two administrators switch it off with PATCH /api/v1/organization"),
  );
}

/** Expressions that are new or changed are checked against the lists that there will be; unchanged ones must not read a list that is removed. */
function expressionErrors(present: Configuration, wanted: Configuration, pruneLists: boolean): ConfigurationError[] {
  const before = new Map(present.rules.map((rule) => [rule.code, rule]));
  const absent = missing(present, wanted).map(({ name }) => name);
  const lists = new Set([...wanted.lists.map(({ name }) => name), ...(pruneLists ? [] : absent)]);
  const removed = new Set(pruneLists ? absent : []);
  return wanted.rules.flatMap((rule, index) => {
    const path = `rules[${index}].expression`;
    if (!same(rule, before.get(rule.code) ?? null)) return errorsOf(path, rule, lists);
    const check = checkExpression(rule.expression, rule.flow);
    const read = check.valid ? check.checked.lists.filter((name) => removed.has(name)) : [];
    return read.map((name) => errorAt(path, `reads the list \`${name}\`, which the document lacks and prune_lists removes`, { name }));
  });
}

function errorsOf(path: string, { expression, flow }: ConfigurationRule, lists: ReadonlySet<string>): ConfigurationError[] {
  const check = checkExpression(expression, flow, lists);
  return check.valid ? [] : check.errors.map(errorView).map((error) => errorAt(path, `line ${error.line}, column ${error.column}: ${error.message}`, error));
}

/** The submerchants that rules name by `external_id`, or by id. */
async function submerchantsOf(tenant: Tenant, rules: readonly ConfigurationRule[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const name of new Set(rules.flatMap(({ submerchant }) => submerchant ?? []))) {
    const id = await submerchantNamed(tenant, name);
    if (id !== undefined) found.set(name, id);
  }
  return found;
}

async function submerchantNamed(tenant: Tenant, name: string): Promise<string | undefined> {
  const { data } = await listSubmerchants(tenant, { external_id: name, limit: 1 });
  if (data[0] !== undefined || !CANONICAL_UUID.test(name)) return data[0]?.id;
  try {
    return (await knownSubmerchant(tenant, name)).id;
  } catch (error) {
    if (error instanceof ApiError && error.code === "NOT_FOUND") return undefined;
    throw error;
  }
}
