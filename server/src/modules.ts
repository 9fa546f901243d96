// The folders of the service: entities, cross-tenant functions, operations, checks, jobs and gauges come from their modules.

import type { Handlers } from "../../generated/handlers.ts";
import type { OperationId } from "../../generated/operations.ts";
import { auditModule } from "./accounts/audit/module.ts";
import { keysModule } from "./accounts/keys/module.ts";
import { outboxModule } from "./accounts/outbox/module.ts";
import { secretsModule } from "./accounts/secrets/module.ts";
import { sessionsModule } from "./accounts/sessions/module.ts";
import { submerchantsModule } from "./accounts/submerchants/module.ts";
import { healthModule } from "./api/health/module.ts";
import { casesModule } from "./backoffice/cases/module.ts";
import { dataProtectionModule } from "./backoffice/data-protection/module.ts";
import { retentionModule } from "./backoffice/retention/module.ts";
import { reviewsModule } from "./backoffice/reviews/module.ts";
import { savedViewsModule } from "./backoffice/saved-views/module.ts";
import { approvalsModule } from "./controls/approvals/module.ts";
import { configurationModule } from "./controls/configuration/module.ts";
import { customListsModule } from "./controls/custom-lists/module.ts";
import { listsModule } from "./controls/lists/module.ts";
import { networkModule } from "./controls/network/module.ts";
import { policyModule } from "./controls/policy/module.ts";
import { rulesModule } from "./controls/rules/module.ts";
import { assessModule } from "./decisions/assess/module.ts";
import { assessmentsModule } from "./decisions/assessments/module.ts";
import { entitiesModule } from "./decisions/entities/module.ts";
import { idempotencyModule } from "./decisions/idempotency/module.ts";
import { streamsModule } from "./delivery/streams/module.ts";
import { webhooksModule } from "./delivery/webhooks/module.ts";
import { fraudReportsModule } from "./feedback/fraud-reports/module.ts";
import { outcomesModule } from "./feedback/outcomes/module.ts";
import { providerEventsModule } from "./feedback/provider-events/module.ts";
import { backtestsModule } from "./learning/backtests/module.ts";
import { calibrationModule } from "./learning/calibration/module.ts";
import { fraudRatesModule } from "./learning/fraud-rates/module.ts";
import { modelsModule } from "./learning/models/module.ts";
import type { RequestContext } from "./platform/http/context.ts";
import type { SemanticCheck } from "./platform/http/validation.ts";
import type { Gauge, Module, ServerParts } from "./platform/modules/module.ts";
import { platformModule } from "./platform/modules/platform.ts";
import { sandboxModule } from "./sandbox/module.ts";
import { statisticsModule } from "./statistics/module.ts";

/** Every module. */
export const modules = [
  auditModule,
  keysModule,
  outboxModule,
  secretsModule,
  sessionsModule,
  submerchantsModule,
  healthModule,
  casesModule,
  dataProtectionModule,
  retentionModule,
  reviewsModule,
  savedViewsModule,
  approvalsModule,
  configurationModule,
  customListsModule,
  listsModule,
  networkModule,
  policyModule,
  rulesModule,
  assessModule,
  assessmentsModule,
  entitiesModule,
  idempotencyModule,
  streamsModule,
  webhooksModule,
  fraudReportsModule,
  outcomesModule,
  providerEventsModule,
  backtestsModule,
  calibrationModule,
  fraudRatesModule,
  modelsModule,
  platformModule,
  sandboxModule,
  statisticsModule,
] as const;

/** Every table, as an entity: used by the object mapper and compared with a migrated database. `npm run tables` prints the list. */
export const entities = modules.flatMap((module: Module) => module.entities ?? []);

/** Every cross-tenant function: `test/tenants/cross-tenant-functions.test.ts` reviews them. */
export const crossTenantFunctions = modules.flatMap((module: Module) => module.crossTenantFunctions ?? []);

type Listed = (typeof modules)[number];
type HandlersOf<One> = One extends { readonly handlers: (parts: never) => Promise<infer Own> } ? Own : never;
type PartsOf<One> =
  | (One extends { readonly handlers: (parts: infer Parts) => unknown } ? Parts : never)
  | (One extends { readonly gauges: (parts: infer Parts) => unknown } ? Parts : never);
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Every) => void ? Every : never;

/** What a server makes of its modules. An operation without a handler does not compile in app.ts. */
export interface Contributed {
  readonly handlers: All<HandlersOf<Listed>>;
  readonly checks: Partial<Readonly<Record<OperationId, SemanticCheck>>>;
  readonly gauges: readonly Gauge[];
}

/** Handlers, checks and gauges of all modules, which are handed what they need. */
export async function contributed(parts: All<PartsOf<Listed>> & ServerParts): Promise<Contributed> {
  const each = await Promise.all(
    modules.map(async (module: Module) => ({
      handlers: await module.handlers?.(parts as never),
      checks: await module.checks?.(parts as never),
      gauges: (await module.gauges?.(parts as never)) ?? [],
    })),
  );
  const handlers: Partial<Handlers<RequestContext>> = Object.assign({}, ...each.map((one) => one.handlers));
  return {
    handlers: handlers as Contributed["handlers"],
    checks: Object.assign({}, ...each.map(({ checks }) => checks)),
    gauges: each.flatMap(({ gauges }) => gauges),
  };
}
