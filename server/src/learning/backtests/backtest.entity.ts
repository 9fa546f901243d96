import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { components } from "../../../../generated/types.ts";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";
import type { Counters } from "./counters.ts";
import type { BacktestPlan } from "./plan.ts";

type Schemas = components["schemas"];

/** A backtest: what was requested, how far it is, and what it has counted until there. */
export const Backtest = defineEntity({
  name: "Backtest",
  tableName: "backtests",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    id: p.uuid().primary(),
    status: p.enum(["queued", "running", "completed", "canceled", "failed"] as const),
    request: p.json<Schemas["BacktestCreate"]>(),
    /** What is evaluated: rules, thresholds and weights as they were when it was requested. */
    plan: p.json<BacktestPlan>(),
    /** Counted so far; null: nothing. */
    counters: p.json<Counters>().nullable(),
    /** The last session that is counted. */
    position: p.uuid().nullable(),
    /** Until then it is the work of one process. */
    leaseUntil: p.datetime().nullable(),
    createdBy: p.json<Schemas["AuditActor"]>(),
    createdAt: p.datetime(),
    startedAt: p.datetime().nullable(),
    endedAt: p.datetime().nullable(),
    organization: organizationRelation(),
  },
  indexes: [{ name: "backtests_open", properties: ["createdAt"], where: "status IN ('queued', 'running')" }],
});

export type Backtest = InferEntity<typeof Backtest>;
