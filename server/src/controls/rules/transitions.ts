// What happens to rules. Each step writes its audit record and its event in the transaction of the change; where it changes what is evaluated, the version of the
// organization grows, so that every process reads the rules anew. Call these functions in a change of the organization.
import type { components } from "../../../../generated/types.ts";
import { peopleBehind } from "../../accounts/audit/people-behind.ts";
import { actorOf, recordChange } from "../../accounts/audit/record.ts";
import { emit } from "../../accounts/outbox/emit.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { Organization } from "../../platform/tenants/organization.entity.ts";
import { bumpVersion } from "../../platform/tenants/version.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { Rule } from "./rule.entity.ts";
import { type RuleContent, RuleVersion } from "./rule-version.entity.ts";
import { missingLists } from "./using-list.ts";
import { ruleView } from "./view.ts";

type Schemas = components["schemas"];
type Status = Rule["status"];

/** Rules that an organization may have, archived ones not counted. */
export const MOST_RULES = 200;

/** Transitions that the states allow. */
const allowed: Readonly<Record<Status, readonly Status[]>> = {
  draft: ["shadow", "live", "archived"],
  shadow: ["draft", "live", "archived"],
  live: ["draft", "shadow", "archived"],
  archived: ["draft"],
};

/** A rule, and what its newest version says. */
export interface KnownRule {
  readonly row: Rule;
  readonly content: RuleContent;
}

/** Throws INVALID_TRANSITION, with the transitions that are allowed. */
function assertTransition({ status }: Rule, to: Status): void {
  if (allowed[status].includes(to)) return;
  throw new ApiError("INVALID_TRANSITION", {
    message: `A rule in status \`${status}\` cannot move to \`${to}\`.`,
    details: { from: status, to, allowed_transitions: allowed[status] },
  });
}

/** Throws TOO_MANY_RULES where the organization has as many as it may have. */
export async function assertRoom({ em }: Tenant): Promise<void> {
  const rules = await em.count(Rule, { status: { $ne: "archived" } });
  if (rules >= MOST_RULES) throw new ApiError("TOO_MANY_RULES", { details: { limit: MOST_RULES } });
}

/** Does a rule go live only with the approval of a second person? */
export async function needsApproval({ em, organizationId }: Tenant): Promise<boolean> {
  const { settings } = await em.findOneOrFail(Organization, { id: organizationId });
  return settings.rule_approval ?? false;
}

/** Moves a rule to another status; one that is there already stays as it is. Throws INVALID_TRANSITION, TOO_MANY_RULES. */
export async function moveRule(tenant: Tenant, known: KnownRule, to: Status, reason: string): Promise<void> {
  const { row } = known;
  if (row.status === to) return;
  assertTransition(row, to);
  if (row.status === "archived") await assertRoom(tenant);
  if (to === "shadow" || to === "live") await assertLists(tenant, known, to);
  if (to === "live" && (await needsApproval(tenant))) return requestApproval(tenant, known, reason);
  await changeRule(tenant, known, "status_changed", { status: to, liveVersion: to === "live" ? row.version : null, pending: null }, reason);
}

/** Throws INVALID_TRANSITION for a rule whose lists are not there any more: it would never match. */
async function assertLists(tenant: Tenant, { row, content }: KnownRule, to: Status): Promise<void> {
  const missing = await missingLists(tenant, content.expression);
  if (missing.length === 0) return;
  throw new ApiError("INVALID_TRANSITION", {
    message: `The rule reads lists that do not exist: ${missing.map((name) => `\`${name}\``).join(", ")}. Create them first.`,
    details: { from: row.status, to },
  });
}

/** Requests the approval of the newest version by another person; a repeated request changes nothing. */
async function requestApproval(tenant: Tenant, known: KnownRule, reason: string): Promise<void> {
  if (known.row.pending?.version === known.row.version) return;
  await changeRule(tenant, known, "approval_requested", { pending: pendingFor(tenant, known.row.version) }, reason);
}

/** A version that waits for the approval of another person than the caller. */
export function pendingFor({ acting, clock }: Tenant, version: number): Omit<Schemas["RulePending"], "reason"> {
  return { version, requested_by: actorOf(acting.credential), requested_at: dateOf(clock).toISOString() };
}

/**
 * Approves the version that waits for it. A rule that is live and waits for nothing stays as it is. Throws INVALID_TRANSITION where nothing waits, RULE_OUTDATED unless
 * `seen` is the version that waits, SECOND_PERSON_REQUIRED for a person who requested it or wrote a part of it, also with a key.
 */
export async function approve(tenant: Tenant, known: KnownRule, seen: number | undefined, reason: string): Promise<void> {
  const { row } = known;
  if (row.pending == null) {
    if (row.status === "live") return;
    throw new ApiError("INVALID_TRANSITION", {
      message: "No version of this rule waits for approval.",
      details: { from: row.status, to: "live", allowed_transitions: allowed[row.status] },
    });
  }
  const { version } = row.pending;
  if (seen !== version) throw new ApiError("RULE_OUTDATED", { message: outdated(seen, version), details: { version } });
  await assertSecondPerson(tenant, row, row.pending);
  await changeRule(tenant, known, "status_changed", { status: "live", liveVersion: version, pending: null }, reason);
}

const outdated = (seen: number | undefined, version: number): string =>
  seen === undefined
    ? `Version ${version} of this rule waits for approval: read it, then send \`version\` with your approval.`
    : `Version ${version} of this rule waits for approval, and not version ${seen}: read it before you approve it.`;

/** Throws SECOND_PERSON_REQUIRED for a caller who requested the version, or wrote it or one between it and the live one: in person or with a key. */
async function assertSecondPerson(
  tenant: Tenant,
  { id, liveVersion }: Rule,
  { version, requested_by: requestedBy }: Pick<Schemas["RulePending"], "version" | "requested_by">,
): Promise<void> {
  const versions = await tenant.em.find(RuleVersion, { ruleId: id, version: { $gt: liveVersion ?? 0, $lte: version } });
  const involved = await peopleBehind(tenant, [requestedBy, ...versions.map(({ createdBy }) => createdBy)]);
  const approvers = await peopleBehind(tenant, [actorOf(tenant.acting.credential)]);
  if (![...approvers].some((person) => involved.has(person))) return;
  throw new ApiError("SECOND_PERSON_REQUIRED", { details: { requested_by: requestedBy } });
}

/** Writes a change of a rule with its audit record and its event. */
export async function changeRule(
  tenant: Tenant,
  { row, content }: KnownRule,
  change: Exclude<Schemas["RuleChange"], "created" | "updated">,
  next: Partial<Pick<Rule, "status" | "liveVersion" | "pending">>,
  reason: string,
): Promise<void> {
  const before = stateOf(row);
  Object.assign(row, next, await changedBy(tenant, reason));
  await tenant.em.flush();
  if (change === "status_changed") await bumpVersion(tenant);
  await emit(tenant, "rule.changed", { rule: await ruleView(tenant, row, content), change });
  await recordChange(tenant, { action: `rule.${change}`, resource: "rule", id: row.id, before, after: { ...stateOf(row), reason } });
}

/** Who changes a rule, when and why. */
export async function changedBy({ acting, clock, texts }: Tenant, reason: string | null): Promise<Pick<Rule, "changedBy" | "updatedAt" | "reason">> {
  return { changedBy: actorOf(acting.credential), updatedAt: dateOf(clock), reason: reason === null ? null : await texts.seal("rules", reason) };
}

function stateOf({ status, liveVersion, pending }: Rule): object {
  return { status, live_version: liveVersion ?? null, pending_version: pending?.version ?? null };
}
