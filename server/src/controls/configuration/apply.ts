// Gives an organization the configuration of a document, through the services of its parts: each change has its audit record and its events. Call it in a change of the
// organization. Settings come first, so that approvals which the document switches on hold for its own rules.

import type { components } from "../../../../generated/types.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { createList, type RulesUsing, removeList, updateList } from "../custom-lists/service.ts";
import { replaceSettings } from "../policy/own-settings.ts";
import type { OrganizationParts } from "../policy/service.ts";
import { changeStatus, createRule, updateRule } from "../rules/service.ts";
import { checked } from "./checks-of-organization.ts";
import { missing, same } from "./differences.ts";
import type { Configuration, ConfigurationRule, KnownConfiguration } from "./document.ts";
import { at } from "./error-paths.ts";

type Rule = components["schemas"]["Rule"];

/** What the service has to know from the composition root. */
export interface ConfigurationParts {
  readonly organization: OrganizationParts;
  readonly rulesUsing: RulesUsing;
}

/** How a document is applied. */
export interface Application {
  readonly pruneLists: boolean;
  readonly reason: string;
}

/** Applies a document. Throws INVALID_CONFIGURATION, or VALIDATION_ERROR, with the place: the transaction must then be rolled back. */
export async function apply(tenant: Tenant, parts: ConfigurationParts, present: KnownConfiguration, wanted: Configuration, how: Application): Promise<void> {
  const { pruneLists, reason } = how;
  const { submerchants } = await checked(tenant, present, wanted, pruneLists);
  await at("settings", () => replaceSettings(tenant, parts.organization, wanted.settings));
  const codes = new Set(wanted.rules.map(({ code }) => code));
  // before new ones come: there is room for 200
  for (const { code, id } of present.rules.values()) if (!codes.has(code)) await alone(tenant, () => changeStatus(tenant, id, "archived", { reason }));
  for (const [index, list] of wanted.lists.entries()) await at(`lists[${index}]`, () => applyList(tenant, parts, present, list));
  const before = new Map(present.document.rules.map((rule) => [rule.code, rule]));
  for (const [index, rule] of wanted.rules.entries()) {
    if (same(rule, before.get(rule.code) ?? null)) continue;
    const submerchantId = rule.submerchant === null ? null : (submerchants.get(rule.submerchant) ?? null);
    await at(`rules[${index}]`, () => alone(tenant, () => applyRule(tenant, present.rules.get(rule.code), { ...rule, submerchant: submerchantId }, reason)));
  }
  if (!pruneLists) return;
  for (const { name } of missing(present.document, wanted)) await at("lists", () => prune(tenant, parts, present, name));
}

/** Does work with an empty unit of work: it compares all that it has read at each statement, so that 200 rules in one would take seconds. */
async function alone<T>({ em }: Tenant, work: () => Promise<T>): Promise<T> {
  em.clear();
  return work();
}

async function applyList(
  tenant: Tenant,
  { rulesUsing }: ConfigurationParts,
  { lists }: KnownConfiguration,
  wanted: Configuration["lists"][number],
): Promise<void> {
  const { name, description, case_insensitive } = wanted;
  const list = lists.get(name);
  if (list !== undefined) await updateList(tenant, list.id, { description }, rulesUsing);
  else await createList(tenant, { name, case_insensitive, ...(description !== null && { description }) });
}

async function prune(tenant: Tenant, { rulesUsing }: ConfigurationParts, { lists }: KnownConfiguration, name: string): Promise<void> {
  const list = lists.get(name);
  if (list === undefined) return;
  const rules = await rulesUsing(tenant, list);
  if (rules.length > 0)
    throw new ApiError("LIST_IN_USE", { message: `\`${name}\` cannot be removed: rules in force read it (${rules.map((rule) => rule.name).join(", ")}).` });
  await removeList(tenant, list.id, rulesUsing);
}

/** Makes, changes and moves a rule. `submerchant` is an id here. A rule that decides and shall not any more stops before it changes; every other one changes first. */
async function applyRule(tenant: Tenant, known: Rule | undefined, wanted: ConfigurationRule, reason: string): Promise<void> {
  const { code, status, submerchant, ...content } = wanted;
  const { rule, made } = known === undefined ? await newRule(tenant, wanted, reason) : { rule: known, made: false };
  if (status !== "live" && (rule.status === "live" || rule.pending_approval !== null)) await leaveLive(tenant, rule, status, reason);
  if (!made) await updateRule(tenant, rule.id, { ...content, submerchant_id: submerchant, reason });
  await changeStatus(tenant, rule.id, status, { reason });
}

/** Moves a rule that decides, or waits to, to draft or shadow. One that waits in this status leaves it in between: that drops what waits. */
async function leaveLive(tenant: Tenant, rule: Rule, to: "draft" | "shadow", reason: string): Promise<void> {
  if (rule.status === to) await changeStatus(tenant, rule.id, to === "draft" ? "archived" : "draft", { reason });
  await changeStatus(tenant, rule.id, to, { reason });
}

/** A new draft, or the archived rule with this code as a draft, which still says what it said. */
async function newRule(tenant: Tenant, wanted: ConfigurationRule, reason: string): Promise<{ readonly rule: Rule; readonly made: boolean }> {
  const { status: _, submerchant, description, valid_from, valid_until, ...content } = wanted;
  try {
    const rule = await createRule(tenant, {
      ...content,
      ...(description !== null && { description }),
      ...(submerchant !== null && { submerchant_id: submerchant }),
      ...(valid_from !== null && { valid_from }),
      ...(valid_until !== null && { valid_until }),
      reason,
    });
    return { rule, made: true };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "DUPLICATE" || typeof error.details.existing_id !== "string") throw error;
    return { rule: await changeStatus(tenant, error.details.existing_id, "draft", { reason }), made: false };
  }
}
