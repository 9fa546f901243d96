// Rules of the caller's organization, for the operations of the contract.
import { isDeepStrictEqual } from "node:util";
import type { components } from "../../../../generated/types.ts";
import { actorOf, recordChange } from "../../accounts/audit/record.ts";
import { emit } from "../../accounts/outbox/emit.ts";
import { type PageQuery, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { bumpVersion } from "../../platform/tenants/version.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { codeFor } from "./code.ts";
import { changedContent, newContent } from "./content.ts";
import { Rule } from "./rule.entity.ts";
import { type RuleContent, RuleVersion } from "./rule-version.entity.ts";
import { approve, assertRoom, changedBy, type KnownRule, moveRule, needsApproval, pendingFor } from "./transitions.ts";
import { ruleView, versionView } from "./view.ts";

type Schemas = components["schemas"];

/** What rules are listed by. */
export interface RuleFilter extends PageQuery {
  readonly status?: Rule["status"];
  readonly flow?: Rule["flow"];
}

/** A page of rules, newest first. */
export async function listRules(tenant: Tenant, query: RuleFilter): Promise<Schemas["RuleList"]> {
  const { em } = tenant;
  const { limit, after } = pageRequest(query, UUID_KEY);
  const { status, flow } = query;
  const flows: Rule["flow"][] = flow === undefined || flow === "all" ? ["all"] : [flow, "all"];
  const conditions = [
    ...(status === undefined ? [] : [{ status }]),
    ...(flow === undefined ? [] : [{ flow: { $in: flows } }]),
    ...(after === undefined ? [] : [{ id: { $lt: after } }]),
  ];
  const rows = await em.find(Rule, { $and: conditions }, { orderBy: { id: "desc" }, limit: limit + 1 });
  const versions = await em.find(RuleVersion, { $or: rows.map(({ id, version }) => ({ ruleId: id, version })) });
  const contents = new Map(versions.map(({ ruleId, content }) => [ruleId, content]));
  const known = rows.flatMap((row): KnownRule[] => {
    const content = contents.get(row.id);
    return content === undefined ? [] : [{ row, content }];
  });
  const page = pageOf(
    known,
    limit,
    ({ row }) => row.id,
    (one) => one,
  );
  return { ...page, data: await Promise.all(page.data.map(({ row, content }) => ruleView(tenant, row, content))) };
}

/** The rule with its newest version. Throws NOT_FOUND. */
export async function knownRule({ em }: Tenant, id: string): Promise<KnownRule> {
  const row = await em.findOne(Rule, { id });
  if (row === null) throw new ApiError("NOT_FOUND");
  const { content } = await em.findOneOrFail(RuleVersion, { ruleId: id, version: row.version });
  return { row, content };
}

/** The rule. Throws NOT_FOUND. */
export async function readRule(tenant: Tenant, id: string): Promise<Schemas["Rule"]> {
  const { row, content } = await knownRule(tenant, id);
  return ruleView(tenant, row, content);
}

const VERSION_KEY = /^[1-9][0-9]{0,8}$/;

/** A page of the versions of a rule, newest first. Throws NOT_FOUND. */
export async function listRuleVersions(tenant: Tenant, id: string, query: PageQuery): Promise<Schemas["RuleVersionList"]> {
  await knownRule(tenant, id);
  const { limit, after } = pageRequest(query, VERSION_KEY);
  const conditions = [{ ruleId: id }, ...(after === undefined ? [] : [{ version: { $lt: Number(after) } }])];
  const rows = await tenant.em.find(RuleVersion, { $and: conditions }, { orderBy: { version: "desc" }, limit: limit + 1 });
  return tenant.texts.open(
    "rule_versions",
    pageOf(rows, limit, ({ version }) => String(version), versionView),
  );
}

/** Creates a rule, as a draft. Throws INVALID_EXPRESSION, NOT_FOUND for a submerchant, DUPLICATE for a code, TOO_MANY_RULES. */
export async function createRule(tenant: Tenant, body: Schemas["RuleCreate"]): Promise<Schemas["Rule"]> {
  const content = await newContent(tenant, body);
  await assertRoom(tenant);
  const { em, organizationId, acting, clock } = tenant;
  const { reason = null } = body;
  const row = em.create(Rule, {
    organizationId,
    id: newId(clock.now()),
    code: await codeFor(tenant, body),
    status: "draft",
    version: 1,
    flow: content.flow,
    ...(await changedBy(tenant, reason)),
    createdBy: actorOf(acting.credential),
    createdAt: dateOf(clock),
  });
  await em.flush();
  await addVersion(tenant, row, content, reason);
  const view = await ruleView(tenant, row, content);
  await emit(tenant, "rule.changed", { rule: view, change: "created" });
  await recordChange(tenant, { action: "rule.created", resource: "rule", id: row.id, before: null, after: view });
  return view;
}

async function addVersion({ em, organizationId, clock, acting, texts }: Tenant, row: Rule, content: RuleContent, reason: string | null): Promise<void> {
  em.create(RuleVersion, {
    organizationId,
    ruleId: row.id,
    version: row.version,
    content,
    reason: reason === null ? null : await texts.seal("rule_versions", reason),
    createdBy: actorOf(acting.credential),
    createdAt: dateOf(clock),
  });
  await em.flush();
}

/**
 * Changes a rule: a new version, unless nothing differs. A live rule decides by it at once, or once another person approved it. Throws NOT_FOUND, RULE_OUTDATED,
 * INVALID_TRANSITION for an archived rule, and as `createRule`.
 */
export async function updateRule(tenant: Tenant, id: string, body: Schemas["RuleUpdate"]): Promise<Schemas["Rule"]> {
  const { row, content: before } = await knownRule(tenant, id);
  if (body.base_version !== undefined && body.base_version !== row.version) throw new ApiError("RULE_OUTDATED", { details: { version: row.version } });
  if (row.status === "archived")
    throw new ApiError("INVALID_TRANSITION", {
      message: "The rule is archived: make it a draft first.",
      details: { from: "archived", allowed_transitions: ["draft"] },
    });
  const content = await changedContent(tenant, before, body);
  if (isDeepStrictEqual(before, content)) return ruleView(tenant, row, before);
  const version = row.version + 1;
  const waits = row.status === "live" && (await needsApproval(tenant));
  Object.assign(row, { version, flow: content.flow, pending: waits ? pendingFor(tenant, version) : null }, await changedBy(tenant, body.reason));
  if (row.status === "live" && !waits) row.liveVersion = version;
  await addVersion(tenant, row, content, body.reason);
  if (row.status === "shadow" || (row.status === "live" && !waits)) await bumpVersion(tenant);
  const view = await ruleView(tenant, row, content);
  await emit(tenant, "rule.changed", { rule: view, change: "updated" });
  await recordChange(tenant, { action: "rule.updated", resource: "rule", id, before, after: { ...content, version, reason: body.reason } });
  return view;
}

/** Moves a rule to another status. Throws NOT_FOUND, and as `moveRule`. */
export async function changeStatus(tenant: Tenant, id: string, to: Rule["status"], { reason }: Schemas["RuleMove"]): Promise<Schemas["Rule"]> {
  const known = await knownRule(tenant, id);
  await moveRule(tenant, known, to, reason);
  return ruleView(tenant, known.row, known.content);
}

/** Approves what waits for it. Throws NOT_FOUND, and as `approve`. */
export async function approveRule(tenant: Tenant, id: string, { version, reason }: Schemas["RuleApproval"]): Promise<Schemas["Rule"]> {
  const known = await knownRule(tenant, id);
  await approve(tenant, known, version, reason);
  return ruleView(tenant, known.row, known.content);
}
