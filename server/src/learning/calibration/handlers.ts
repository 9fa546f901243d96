// The calibration operation of the contract.
import type { Handlers } from "../../../../generated/handlers.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy } from "../../platform/tenancy/tenancy.ts";
import { readCalibration } from "../../statistics/outcomes-by-score.ts";
import { readFit } from "./read.ts";

/** Implements it. */
export function calibrationHandlers(tenancy: Tenancy): Pick<Handlers<RequestContext>, "readCalibration"> {
  return {
    readCalibration: ({ query }, context) =>
      tenancy.within(actingOf(context), async (tenant) => {
        const report = await readCalibration(tenant, query);
        return { status: 200, body: { ...report, ...(await readFit(tenant, report.flow, report.submerchant_id)) } };
      }),
  };
}
