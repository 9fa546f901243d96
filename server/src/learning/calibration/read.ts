// The calibration of the caller's organization.
import type { components } from "../../../../generated/types.ts";
import type { PayinCalibration } from "../../controls/policy/derived-thresholds.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { rowsOf } from "../../platform/tenants/rows.ts";
import { StoredCalibration } from "./calibration.entity.ts";

type Schemas = components["schemas"];

/** The stored calibration; undefined before the first fit. */
export function storedCalibration({ em, organizationId }: Tenant): Promise<StoredCalibration | undefined> {
  return em.findOne(StoredCalibration, { organizationId }).then((found) => found ?? undefined);
}

/** What the report of a period adds about the fit: none of it for a caller that sees one submerchant, because it is the organization's. */
export async function readFit(
  tenant: Tenant,
  flow: Schemas["AssessFlow"] | null,
  submerchantId: string | null,
): Promise<Pick<Schemas["CalibrationReport"], "curves" | "drift">> {
  if (submerchantId !== null) return { curves: [], drift: null };
  const found = await rowsOf(tenant, StoredCalibration).select().select(["curves", "drift"]).executeTakeFirst();
  const curves = found?.curves.filter((curve) => flow === null || curve.flow === flow) ?? [];
  return { curves, drift: found?.drift ?? null };
}

/** What thresholds of the caller's organization are derived through; undefined before the first fit. */
export async function payinCalibration(tenant: Tenant): Promise<PayinCalibration | undefined> {
  const found = await storedCalibration(tenant);
  return found && { steps: found.steps.payin ?? null, fittedAt: found.fittedAt.getTime(), scores: found.scores };
}
