// Which requests need the approval of a second person. The contract says which operations can (`@approval`), the organization which areas do.
import { isDeepStrictEqual } from "node:util";
import type { Input } from "../../../../generated/handlers.ts";
import { operations } from "../../../../generated/operations.ts";
import type { components, operations as Types } from "../../../../generated/types.ts";
import { organizationView } from "../../accounts/organizations/service.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { Organization } from "../../platform/tenants/organization.entity.ts";
import { Rule } from "../rules/rule.entity.ts";

type Schemas = components["schemas"];
type Area = Schemas["ApprovalArea"];

/** Operations that can need approval. */
export type ApprovableId = { [Id in keyof typeof operations]: (typeof operations)[Id]["approval"] extends string ? Id : never }[keyof typeof operations] &
  keyof Types;

/** Every one of them. */
export const approvable = Object.values(operations)
  .filter(({ approval }) => approval !== null)
  .map(({ id }) => id as ApprovableId);

/** What a request is judged by. */
interface Situation {
  readonly tenant: Tenant;
  readonly organization: Organization;
  readonly on: ReadonlySet<Area>;
}

/** Decides for one operation: its area, null for switching an approval off, undefined for a request that needs none. */
type Judge<Id extends ApprovableId> = (situation: Situation, input: Input<Id>) => Area | null | undefined | Promise<Area | undefined>;

const leaving = async ({ tenant: { em }, on }: Situation, { path }: { readonly path: { readonly id: string } }): Promise<Area | undefined> =>
  on.has("live_rules") && (await em.findOne(Rule, { id: path.id }))?.status === "live" ? "live_rules" : undefined;
const going = ({ on }: Situation): Area | undefined => (on.has("models") ? "models" : undefined);

const judges: { readonly [Id in ApprovableId]: Judge<Id> } = {
  updateOrganization: ({ organization, on }, { body }) =>
    switchesOff(organization, body) ? null : on.has("policy") && changesPolicy(organization, body) ? "policy" : undefined,
  replaceConfiguration: ({ on }, { query }) =>
    query?.dry_run !== true && (on.has("configuration") || on.has("policy") || on.has("live_rules")) ? "configuration" : undefined,
  createAllowlistEntry: ({ on }) => (on.has("allowlists") ? "allowlists" : undefined),
  approveModel: going,
  rollBackModel: going,
  archiveRule: leaving,
  draftRule: leaving,
  shadowRule: leaving,
};

/** The area that a request needs approval in; null: it switches an approval off; undefined: it needs none. Call it in a change of the organization. */
export async function areaOf<Id extends ApprovableId>(tenant: Tenant, id: Id, input: Input<Id>): Promise<Area | null | undefined> {
  const organization = await tenant.em.findOneOrFail(Organization, { id: tenant.organizationId });
  return judges[id]({ tenant, organization, on: new Set(organization.settings.approval_areas ?? []) }, input);
}

/** Does a change of the organization switch an approval off? */
function switchesOff({ settings }: Organization, { rule_approval: rules, approval_areas: areas }: Schemas["OrganizationUpdate"]): boolean {
  if (rules === false && settings.rule_approval === true) return true;
  return areas !== undefined && (settings.approval_areas ?? []).some((area) => !areas.includes(area));
}

/** Members of a change of the organization that are its policy. */
const POLICY = operations.updateOrganization.approvalMembers;

/** Does a change of the organization change its policy? Values that it has already do not. */
function changesPolicy(organization: Organization, body: Schemas["OrganizationUpdate"]): boolean {
  const view = organizationView(organization);
  return POLICY.some((member) => body[member] !== undefined && !isContained(body[member], view[member as keyof typeof view]));
}

/** Does a value say nothing beyond the present one? A part of an object says what its members say. */
function isContained(value: unknown, present: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value) || typeof present !== "object" || present === null)
    return isDeepStrictEqual(value, present ?? null);
  return Object.entries(value).every(([name, member]) => isContained(member, (present as Record<string, unknown>)[name]));
}
