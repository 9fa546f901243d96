// Assembly: the parts of the service, put together once. main.ts runs it as a process; tests run it in theirs.
import { readFileSync } from "node:fs";
import express, { type Express } from "express";
import type { Logger } from "pino";
import type { Handlers } from "../../generated/handlers.ts";
import { createAmountProfiles } from "./assess/amount-profiles.ts";
import { type Batches, createBatches } from "./assess/batches.ts";
import { assessHandlers } from "./assess/handlers.ts";
import { payinChecks } from "./assess/payin-checks.ts";
import { createAssessService } from "./assess/service.ts";
import type { Config } from "./config.ts";
import { watchAvailability } from "./database/availability.ts";
import { createAssessPool, createGeneralPool } from "./database/pool.ts";
import { docsRouter } from "./docs/handlers.ts";
import { healthHandlers } from "./health/handlers.ts";
import { createAccess } from "./http/access.ts";
import type { RequestContext } from "./http/context.ts";
import { mountFallbacks, mountOperations, type Pipeline } from "./http/pipeline.ts";
import { createRateLimiter } from "./http/rate-limit.ts";
import { createValidator } from "./http/validation.ts";
import { createMetrics, type Metrics } from "./observability/metrics.ts";
import { createOrganizationProfiles } from "./organizations/store.ts";

/** The assembled service. */
export interface Service {
  readonly app: Express;
  readonly metrics: Metrics;
  readonly batches: Batches;
  /** Health turns to unavailable, so that load balancers look elsewhere; requests are still served. */
  readonly retire: () => void;
  /** Closes every connection. Call it when no request is left. */
  readonly close: () => Promise<void>;
}

/** Puts the service together over a migrated database. */
export async function createService(config: Config, databaseUrl: string, log: Logger): Promise<Service> {
  const document = JSON.parse(readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8")) as object;
  const production = config.stage === "production";
  const metrics = createMetrics();
  const availability = watchAvailability(databaseUrl, (up) => log.warn({ up }, up ? "the database is back" : "the database is away"));
  const assessPool = createAssessPool(databaseUrl, config.databaseConnections, config.assessTimeoutMs, availability.suspect);
  const generalPool = createGeneralPool(databaseUrl, config.assessTimeoutMs, availability.suspect);
  const batches = createBatches({
    pool: assessPool,
    availability,
    organizations: createOrganizationProfiles(generalPool),
    amounts: createAmountProfiles(generalPool, (error) => log.warn({ err: error }, "an amount profile could not be refreshed")),
    production,
    decided: ({ job, evaluation }) => metrics.decided(job.subject.transaction.flow, evaluation.decision),
    batchDone: ({ size, milliseconds }) => metrics.batch(size, milliseconds),
    roundTrip: metrics.roundTrip,
    failed: (error) => log.error({ err: error }, "a batch failed"),
  });
  metrics.watch("fraud_risk_waiting", "Assess requests that wait for a batch.", batches.waiting);
  metrics.watch("fraud_risk_batches_in_flight", "Batches on their way.", batches.inFlight);
  metrics.watch("fraud_risk_database_connections", "Open connections of the assess path.", () => assessPool.totalCount);
  metrics.watch("fraud_risk_database_connections_idle", "Idle connections of the assess path.", () => assessPool.idleCount);
  let accepting = true;
  const handlers: Handlers<RequestContext> = {
    ...assessHandlers(createAssessService(batches, config.assessTimeoutMs)),
    ...healthHandlers(config.stage, availability, () => accepting),
  };
  const limiter = createRateLimiter();
  const pipeline: Pipeline = {
    handlers,
    checks: { assessPayin: payinChecks },
    access: createAccess(generalPool, availability, limiter),
    limiter,
    validator: await createValidator(document),
    log,
    queryKey: !production,
    httpsOnly: production,
    answered: metrics.answered,
  };
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  if (config.trustProxy !== undefined) app.set("trust proxy", /^\d+$/.test(config.trustProxy) ? Number(config.trustProxy) : config.trustProxy);
  app.use((_request, response, next) => {
    // while shutting down, answers ask callers to take their next request elsewhere
    if (!accepting) response.setHeader("Connection", "close");
    next();
  });
  mountOperations(app, pipeline);
  app.use(docsRouter());
  if (config.metricsPort === undefined && !production) app.use(metricsRouter(metrics));
  mountFallbacks(app, pipeline);
  return {
    app,
    metrics,
    batches,
    retire: () => {
      accepting = false;
    },
    close: async () => {
      batches.close();
      availability.close();
      await Promise.all([assessPool.end(), generalPool.end()]);
    },
  };
}

/** `GET /metrics` in the exposition format of Prometheus. */
export function metricsRouter(metrics: Metrics): express.Router {
  return express.Router().get("/metrics", async (_request, response) => {
    response.type(metrics.registry.contentType).send(await metrics.text());
  });
}
