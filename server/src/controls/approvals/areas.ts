// Which changes need the approval of a second person: what an operation changes is compared with what it was, in its transaction.
import { isDeepStrictEqual } from "node:util";
import { operations } from "../../../../generated/operations.ts";
import type { components } from "../../../../generated/types.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { Organization } from "../../platform/tenants/organization.entity.ts";
import { type OwnSettings, readSettings } from "../policy/own-settings.ts";
import { Rule } from "../rules/rule.entity.ts";

type Schemas = components["schemas"];
type Area = Schemas["ApprovalArea"];

/** Operations that can need approval. */
export type ApprovableId = { [Id in keyof typeof operations]: (typeof operations)[Id]["approval"] extends string ? Id : never }[keyof typeof operations];

/** Every one of them. */
export const approvable = Object.values(operations)
  .filter(({ approval }) => approval !== null)
  .map(({ id }) => id as ApprovableId);

/** What decides in an organization. */
interface State {
  readonly settings: OwnSettings;
  /** The version that decides, of each live rule. */
  readonly liveRules: ReadonlyMap<string, number | null | undefined>;
  readonly liveModel: string | null;
}

/** Does the work of an operation. Returns what it returns, and the area that it needs approval in; null: it switches an approval off; undefined: it needs none. */
export async function compared<T>(
  tenant: Tenant,
  operation: ApprovableId,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly area: Area | null | undefined }> {
  const before = await stateOf(tenant);
  const on = new Set<Area>(before.settings.approval_areas);
  if (on.size === 0 && before.settings.rule_approval !== true) return { result: await work(), area: undefined };
  const result = await work();
  const after = await stateOf(tenant);
  if (switchesOff(before.settings, after.settings)) return { result, area: null };
  const changed: Readonly<Record<Area, boolean>> = {
    configuration: operation === "replaceConfiguration" && (result as Schemas["ConfigurationApplied"]).changes.some(({ change }) => change !== "retained"),
    policy: differs(before.settings, after.settings),
    live_rules: [...before.liveRules].some(([id, version]) => after.liveRules.get(id) !== version),
    models: before.liveModel !== after.liveModel || budgetOf(before) !== budgetOf(after),
    allowlists: operation === "createAllowlistEntry",
  };
  return { result, area: (Object.keys(changed) as Area[]).find((area) => changed[area] && on.has(area)) };
}

/** What decides now. The work before and after it neither sees what was read here nor loses what it has changed. */
async function stateOf(tenant: Tenant): Promise<State> {
  const { em, organizationId } = tenant;
  await em.flush();
  em.clear();
  const settings = await readSettings(tenant);
  const { liveModel } = await em.findOneOrFail(Organization, { id: organizationId });
  const rules = await em.find(Rule, { status: "live" });
  em.clear();
  return { settings, liveRules: new Map(rules.map(({ id, liveVersion }) => [id, liveVersion])), liveModel: liveModel?.id ?? null };
}

/** Is an approval off that was on? */
function switchesOff(before: OwnSettings, after: OwnSettings): boolean {
  if (before.rule_approval === true && after.rule_approval !== true) return true;
  return (before.approval_areas ?? []).some((area) => !after.approval_areas?.includes(area));
}

/** The settings that are policy. */
const POLICY = operations.updateOrganization.approvalMembers;

const differs = (before: OwnSettings, after: OwnSettings): boolean => POLICY.some((setting) => !isDeepStrictEqual(before[setting], after[setting]));

/** The share of decisions that a model may change to go live by itself. */
const budgetOf = ({ settings }: State): number | null => settings.learning?.automatic_promotion_budget ?? null;
