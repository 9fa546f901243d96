// The weights and curves that the weekly limit is taken against.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { LearnedTables } from "../../scoring/engine/policy.ts";
import { tablesOf } from "./document.ts";
import { RiskModel } from "./model.entity.ts";

/**
 * What was live at a time, or what went live since without the weekly limit (approved, set by a person, or the pool's first weights) or by rolling back; null: the
 * catalogue. Models within the limit that went live since are passed over, so that they add up to one limit.
 */
export async function limitBasis(tenant: Tenant, at: number): Promise<LearnedTables | null> {
  let later: string | undefined;
  let model = await tenant.em.findOne(RiskModel, { state: "live" });
  while (model !== null && isSince(model, at) && model.weeklyLimit && !(await isRestored(tenant, model, later))) {
    later = model.id;
    model = model.replacedId == null ? null : await tenant.em.findOne(RiskModel, { id: model.replacedId });
  }
  return tablesOf(model?.document);
}

const isSince = ({ liveSince }: RiskModel, at: number): boolean => liveSince != null && liveSince.getTime() > at;

/** Did it go live again, because what had replaced it was rolled back? `later` is what replaced it for good. */
async function isRestored({ em }: Tenant, { id }: RiskModel, later: string | undefined): Promise<boolean> {
  return (await em.count(RiskModel, { replacedId: id, liveSince: { $ne: null }, ...(later === undefined ? {} : { id: { $ne: later } }) })) > 0;
}
