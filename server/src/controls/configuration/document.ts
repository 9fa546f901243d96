// The configuration of an organization as a document: read through the services of its parts, in a fixed order, under names that hold in every organization.
import type { components } from "../../../../generated/types.ts";
import { knownSubmerchant } from "../../accounts/submerchants/service.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { listLists, MOST_LISTS } from "../custom-lists/service.ts";
import { readSettings } from "../policy/own-settings.ts";
import { listRules } from "../rules/service.ts";
import { MOST_RULES } from "../rules/transitions.ts";

type Schemas = components["schemas"];
type Rule = Schemas["Rule"];

/** Priority of a rule that states none, as in the contract. */
const NEW_PRIORITY = 100;

export type Configuration = Schemas["Configuration"];
export type ConfigurationRule = Schemas["ConfigurationRule"];
export type ConfigurationList = Schemas["ConfigurationList"];

/** The document, and what it was made of. */
export interface KnownConfiguration {
  readonly document: Configuration;
  /** By code. */
  readonly rules: ReadonlyMap<string, Rule>;
  /** By name. */
  readonly lists: ReadonlyMap<string, Schemas["CustomList"]>;
}

/** Reads the configuration of the caller's organization. */
export async function readKnown(tenant: Tenant): Promise<KnownConfiguration> {
  const settings = await readSettings(tenant);
  const { data: lists } = await listLists(tenant, { limit: MOST_LISTS });
  const rules: Rule[] = [];
  for (const status of ["draft", "shadow", "live"] as const) rules.push(...(await listRules(tenant, { status, limit: MOST_RULES })).data);
  const externalIds = await externalIdsOf(tenant, rules);
  const entries = rules.map((rule) => ruleEntry(rule, rule.submerchant_id === null ? null : (externalIds.get(rule.submerchant_id) ?? rule.submerchant_id)));
  return {
    document: { format: 1, settings, lists: lists.map(listEntry).toSorted(by(({ name }) => name)), rules: entries.toSorted(by(({ code }) => code)) },
    rules: new Map(rules.map((rule) => [rule.code, rule])),
    lists: new Map(lists.map((list) => [list.name, list])),
  };
}

/** The `external_id` of each submerchant of a rule that has one. */
async function externalIdsOf(tenant: Tenant, rules: readonly Rule[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const id of new Set(rules.flatMap(({ submerchant_id }) => submerchant_id ?? []))) {
    const { externalId } = await knownSubmerchant(tenant, id);
    if (externalId != null) found.set(id, externalId);
  }
  return found;
}

/** A rule as it was requested: one that waits for an approval to be live stands as live, and with the version that waits. */
function ruleEntry(rule: Rule, submerchant: string | null): ConfigurationRule {
  const { code, name, description, flow, expression, action, priority, valid_from, valid_until } = rule;
  return { code, status: statusOf(rule), name, description, flow, submerchant, expression, action, priority, valid_from, valid_until };
}

function statusOf({ status, pending_approval: pending }: Rule): ConfigurationRule["status"] {
  if (status === "archived") throw new Error("a configuration has no archived rules");
  return pending === null ? status : "live";
}

const listEntry = ({ name, description, case_insensitive }: Schemas["CustomList"]): ConfigurationList => ({ name, description, case_insensitive });

/** A document as it is compared and applied: what it leaves out is as of a new rule or list. */
export function completed({ lists, rules, ...others }: Schemas["ConfigurationGiven"]): Configuration {
  return {
    ...others,
    lists: lists.map(({ description = null, case_insensitive = false, ...list }) => ({ ...list, description, case_insensitive })),
    rules: rules.map(({ description = null, flow = "all", priority = NEW_PRIORITY, valid_from = null, valid_until = null, submerchant = null, ...rule }) => ({
      ...rule,
      description,
      flow,
      priority,
      valid_from,
      valid_until,
      submerchant,
    })),
  };
}

/** Compares by code units: the same in every locale. */
const by =
  <T>(key: (item: T) => string) =>
  (one: T, other: T): number =>
    key(one) < key(other) ? -1 : 1;
