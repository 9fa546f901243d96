// Checks of a configuration beyond the schema, without the organization: those of its settings and of each rule, and that names are unique.

import type { FieldFailure } from "../../platform/errors/api-error.ts";
import { fieldsOf } from "../../platform/http/raw-body.ts";
import { organizationChecks } from "../policy/checks.ts";
import { ruleChecks } from "../rules/validation.ts";

/** Failing fields of a raw body that is a configuration. */
export function configurationChecks(body: unknown): FieldFailure[] {
  const { settings, lists, rules } = fieldsOf(body);
  return [
    ...below("settings", organizationChecks(settings)),
    ...repeated("lists", lists, "name"),
    ...items(rules).flatMap((rule, index) => below(`rules[${index}]`, ruleChecks(rule))),
    ...repeated("rules", rules, "code"),
  ];
}

const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const below = (path: string, failures: readonly FieldFailure[]): FieldFailure[] => failures.map((failure) => ({ ...failure, path: `${path}.${failure.path}` }));

/** Items that have the name of an earlier one. */
function repeated(path: string, list: unknown, key: string): FieldFailure[] {
  const first = new Map<unknown, number>();
  return items(list).flatMap((item, index) => {
    const name = fieldsOf(item)[key];
    const earlier = first.get(name);
    if (earlier !== undefined && typeof name === "string") return [{ path: `${path}[${index}].${key}`, message: `must be unique: ${path}[${earlier}] has it` }];
    first.set(name, index);
    return [];
  });
}
