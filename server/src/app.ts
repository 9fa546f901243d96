// Assembly: the parts of the service, put together once. main.ts runs it as a process; tests run it in theirs. What a folder contributes is in its module.ts.

import express, { type Express } from "express";
import type { Handlers } from "../../generated/handlers.ts";
import { createKeyLookUp } from "./accounts/keys/look-up.ts";
import { createKeyUsage, keyUsageJob } from "./accounts/keys/usage.ts";
import { createPeople } from "./accounts/sessions/people.ts";
import { createRefusalLog } from "./accounts/sessions/refusal.ts";
import { sessionsOf } from "./accounts/sessions/verifier.ts";
import * as submerchants from "./accounts/submerchants/service.ts";
import { dashboardRouter } from "./api/dashboard/handlers.ts";
import { dashboardSettings } from "./api/dashboard/settings.ts";
import { docsRouter } from "./api/docs/handlers.ts";
import { createAccess } from "./api/gateway/access.ts";
import { createAdmissionControl } from "./api/gateway/admission-control.ts";
import { createDirectRoutes } from "./api/gateway/direct-route.ts";
import { mountFallbacks, mountOperations, type Pipeline } from "./api/gateway/pipeline.ts";
import { createReplays } from "./api/gateway/replays.ts";
import { createPdfWorker } from "./backoffice/cases/pdf/pdf-worker.ts";
import { endAssignment } from "./backoffice/reviews/assignments.ts";
import { withApprovals } from "./controls/approvals/handlers.ts";
import { createNetworkHashes, type NetworkHashes } from "./controls/network/hashes.ts";
import { createOrganizationProfiles } from "./controls/policy/profiles.ts";
import { rulesUsing } from "./controls/rules/using-list.ts";
import { type Batches, createBatches } from "./decisions/assess/batches.ts";
import { holdoutDraw } from "./decisions/assess/holdout.ts";
import { createAssessService } from "./decisions/assess/service.ts";
import { createResponseCache } from "./decisions/idempotency/response-cache.ts";
import { createEventStreams } from "./delivery/streams/streams.ts";
import { fraudsAmong, suspectedFrauds } from "./feedback/fraud-reports/find-frauds.sql.ts";
import { reportedCase } from "./feedback/fraud-reports/store.ts";
import { currentOutcomes, outcomesOf } from "./feedback/outcomes/store.ts";
import { referencesOf } from "./feedback/provider-events/link.ts";
import { signatureChecks } from "./feedback/provider-events/signature-checks.ts";
import { resolveWaiting } from "./feedback/provider-events/waiting.ts";
import { payinCalibration } from "./learning/calibration/read.ts";
import { type Contributed, contributed, modules } from "./modules.ts";
import { messagesOf } from "./platform/adapters/express-messages.ts";
import { cameSecurely } from "./platform/adapters/express-protocol.ts";
import { currentDataKeys, queryOf } from "./platform/data-keys/current.ts";
import { watchAvailability } from "./platform/database/availability.ts";
import { createAssessPool, createGeneralPool } from "./platform/database/pool.ts";
import { type Config, encryptsRequests } from "./platform/environment/config.ts";
import type { RequestContext } from "./platform/http/context.ts";
import { refuseAmbiguousRequests } from "./platform/http/framing.ts";
import { createLeases } from "./platform/http/rate-leases.ts";
import { createRateLimiter } from "./platform/http/rate-limit.ts";
import { securityHeaders } from "./platform/http/security-headers.ts";
import { contractValidator } from "./platform/http/validation.ts";
import { secretsKeysOf } from "./platform/keyrings/configured-secrets-keys.ts";
import { networkKeysOf } from "./platform/keyrings/network-keys.ts";
import type { ServerParts } from "./platform/modules/module.ts";
import type { Logger } from "./platform/observability/log.ts";
import { createMetrics } from "./platform/observability/metrics.ts";
import { operatorPages, operatorRouter } from "./platform/observability/operator-pages.ts";
import { createTenancy } from "./platform/tenancy/tenancy.ts";
import { type Clock, systemClock } from "./platform/time/clock.ts";
import { startBackgroundJobs } from "./processes/background/installation-jobs.ts";
import { createRunner } from "./processes/background/reporting-runner.ts";
import type { CreateService } from "./processes/service.ts";
import { SANDBOX_CLIENT, type SandboxIdentity } from "./sandbox/identity.ts";
import { connectOrm } from "./schema/orm.ts";
import { assertDatabase, readInstallation } from "./schema/start.ts";
import { createAmountProfiles } from "./statistics/amount-profiles.ts";

/** Longest time (ms) that a statement of a management operation may take. */
const MANAGEMENT_TIMEOUT = 5000;

/** A batch of this size means that callers queue; event delivery then pauses for this time (ms). */
const LOADED_BATCH = 16;
const LOADED_FOR = 250;

/** What folders need of others that stand above them. */
const links = {
  submerchants,
  organization: { activeSubmerchants: submerchants.activeSubmerchants, calibrationOf: payinCalibration },
  feedback: { outcomesOf, currentOutcomes, reportedCase, fraudsAmong, suspectedFrauds, endAssignment },
  rulesUsing,
};

/** Assembles the service; processes/service.ts says what it takes. */
export const createService: CreateService = async (
  config,
  databaseUrl,
  log,
  identity,
  exposition = (own) => operatorRouter(operatorPages(own)),
  clock = systemClock,
) => {
  const opened = await openParts(config, databaseUrl, log, clock);
  const { jobs, assessPool, orm, ...parts } = opened;
  const { metrics, pool, tenancy, identifiers, secretsKeys, production } = parts;
  const network = createNetworkHashes(networkKeysOf(config));
  const unresolved = (error: unknown): void => log.error({ err: error }, "waiting events could not be resolved");
  const { batches, underLoad } = createDecisions(opened, network, unresolved);
  // with the embedded database the owner's address is the service's
  const ownerUrl = config.databaseUrl === undefined ? databaseUrl : (config.databaseOwnerUrl ?? databaseUrl);
  const background =
    config.backgroundJobs === "server"
      ? await startBackgroundJobs({ jobs, config, databaseUrl, ownerUrl, pool, identifiers, secretsKeys, log, metrics, modules, underLoad })
      : undefined;
  const recent = createResponseCache();
  const assess = createAssessService(batches, config.assessTimeoutMs);
  const pdfWorker = createPdfWorker();
  const streams = createEventStreams({ pool, tenancy, jobs, clock });
  let accepting = true;
  let keepsAlive = true;
  const contributions = await contributed({
    ...{ ...parts, ...links, network, batches, assess, recent, pdfWorker, streams, unresolved },
    wake: () => background?.wake(),
    accepting: () => accepting && batches.accepting(),
  });
  for (const { name, help, read } of contributions.gauges) metrics.watch(name, help, read);
  const usage = createKeyUsage(pool, clock);
  jobs.add(keyUsageJob(usage));
  const keys = createKeyLookUp(pool, parts.availability, { production });
  const pipeline = await createPipeline(parts, contributions, { keys, usage, identity, keepsAlive: () => keepsAlive });
  const app = mounted(config, pipeline, identity);
  if (config.metricsPort === undefined && !production) app.use(exposition({ metrics, jobs }));
  mountFallbacks(app, pipeline);
  const replays = { ...pipeline, recent, keys, secure: (request: Parameters<typeof cameSecurely>[1]) => !production || cameSecurely(app, request) };
  const admission = { ...pipeline, shed: metrics.shed, queueDelay: batches.queueDelay };
  const endStreams = (): void => {
    keepsAlive = false;
    streams.end();
  };
  return {
    listener: refuseAmbiguousRequests(pipeline, createAdmissionControl(admission, createReplays(replays, createDirectRoutes(app, pipeline)))),
    messages: messagesOf(app),
    metrics,
    jobs,
    batches,
    retire: () => {
      accepting = false;
      endStreams();
    },
    drainConnections: endStreams,
    close: async () => {
      streams.end();
      batches.close();
      parts.availability.close();
      await Promise.all([background?.close(), jobs.close()]);
      // what was noted since the last run
      await usage.flush().catch(() => undefined);
      await Promise.all([orm.close(), pdfWorker.close()]);
      await Promise.all([assessPool.end(), pool.end()]);
    },
  };
};

/** Connections, keys and clocks: what every part shares. */
async function openParts(config: Config, databaseUrl: string, log: Logger, clock: Clock) {
  const { databasePooling: pooling, assessTimeoutMs } = config;
  const production = config.stage === "production";
  const { loginUnbound } = await assertDatabase(config, databaseUrl);
  if (loginUnbound && production)
    log.warn({}, "the user of DATABASE_URL owns the tables or is a superuser; give the service a login of its own, and the owner to DATABASE_OWNER_URL");
  // what may fail comes before what would have to be closed
  const secretsKeys = secretsKeysOf(config);
  const { identifiers, missingKeys } = await readInstallation(config, databaseUrl, secretsKeys);
  const metrics = createMetrics();
  const jobs = createRunner(log, metrics, clock);
  const availability = watchAvailability(databaseUrl, (up) => log.warn({ up }, up ? "database available again" : "database unavailable"), clock);
  const assessPool = createAssessPool(databaseUrl, config.databaseConnections, assessTimeoutMs, availability.suspect, pooling);
  const pool = createGeneralPool(databaseUrl, assessTimeoutMs, availability.suspect, pooling);
  const orm = await connectOrm(databaseUrl, MANAGEMENT_TIMEOUT, pooling);
  const tenancy = createTenancy(orm, availability, identifiers, { ring: secretsKeys, encrypts: encryptsRequests(config) }, undefined, clock);
  if (missingKeys.length > 0)
    log.error(
      {},
      `SECRETS_KEYS lacks ${missingKeys.join(", ")}: stored requests whose data keys they wrap cannot be decrypted, and their outcomes are answered with REQUEST_UNREADABLE. Append the missing keys after the first.`,
    );
  metrics.watch("fraud_risk_database_connections", "Open connections of the assess path.", () => assessPool.totalCount);
  metrics.watch("fraud_risk_database_connections_idle", "Idle connections of the assess path.", () => assessPool.idleCount);
  metrics.watch("fraud_risk_database_up", "1 if the database is available to this process, else 0.", () => Number(availability.isUp()));
  return { config, production, tenancy, pool, assessPool, orm, availability, identifiers, secretsKeys, log, metrics, jobs, clock };
}

type Opened = Awaited<ReturnType<typeof openParts>>;

/** The decisions: assess calls in batches, and whether so many wait that other work pauses. */
function createDecisions(opened: Opened, network: NetworkHashes, unresolved: (error: unknown) => void): { batches: Batches; underLoad: () => boolean } {
  const { config, pool, assessPool, availability, identifiers, secretsKeys, tenancy, production, metrics, log, clock } = opened;
  let loadedAt = Number.NEGATIVE_INFINITY;
  const batches = createBatches({
    pool: assessPool,
    availability,
    organizations: createOrganizationProfiles(pool, encryptsRequests(config) ? (ids) => currentDataKeys(queryOf(pool), secretsKeys, ids) : undefined),
    amounts: createAmountProfiles(pool, (error) => log.warn({ err: error }, "refreshing an amount profile failed")),
    identifiers,
    network,
    production,
    draw: holdoutDraw(identifiers),
    decided: ({ job, evaluation }) => metrics.decided(job.subject.transaction.flow, evaluation.decision),
    batchDone: ({ size, milliseconds }) => {
      if (size >= LOADED_BATCH) loadedAt = clock.monotonic();
      metrics.batch(size, milliseconds);
    },
    roundTrip: metrics.roundTrip,
    failed: (error) => log.error({ err: error }, "batch failed"),
    applyWaiting: ({ organizationId, orderId, paymentId }) =>
      resolveWaiting({ tenancy, network }, organizationId, referencesOf({ sessions: [], orders: [orderId], payments: [paymentId] })).catch(unresolved),
  });
  return { batches, underLoad: () => clock.monotonic() - loadedAt < LOADED_FOR };
}

/** What the pipeline has beside the parts of every module. */
interface PipelineParts extends Pick<Pipeline, "keepsAlive"> {
  readonly keys: ReturnType<typeof createKeyLookUp>;
  readonly usage: ReturnType<typeof createKeyUsage>;
  readonly identity: SandboxIdentity | undefined;
}

/** What every request passes: who may do what, how often, in which form. */
async function createPipeline(
  { config, pool, availability, tenancy, secretsKeys, production, metrics, log, clock }: ServerParts,
  { handlers, checks }: Contributed,
  { keys, usage, identity, keepsAlive }: PipelineParts,
): Promise<Pipeline> {
  const limiter = createRateLimiter(createLeases(pool, availability.isUp), clock);
  return {
    handlers: withApprovals(tenancy, handlers) satisfies Handlers<RequestContext>,
    checks,
    signatures: signatureChecks(pool, availability, secretsKeys, clock),
    access: createAccess({
      pool,
      keys,
      suspectKeys: createKeyLookUp(pool, availability, { production, sideBySide: 1 }),
      availability,
      limiter,
      usage,
      production,
      sessions: sessionsOf(config, clock, identity),
      refusals: createRefusalLog(log, clock),
    }),
    limiter,
    validator: await contractValidator(),
    log,
    clock,
    queryKey: !production,
    httpsOnly: production,
    assessTimeoutMs: config.assessTimeoutMs,
    securityHeaders: securityHeaders(production),
    keepsAlive,
    used: ({ id }) => usage.note(id),
    notePerson: createPeople(tenancy, clock),
    answered: metrics.answered,
    refused: metrics.refused,
  };
}

/** The application: operations, documentation, dashboard, and the identity provider of a sandbox. */
function mounted(config: Config, pipeline: Pipeline, identity: SandboxIdentity | undefined): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  if (config.trustProxy !== undefined) app.set("trust proxy", /^\d+$/.test(config.trustProxy) ? Number(config.trustProxy) : config.trustProxy);
  mountOperations(app, pipeline);
  app.use(docsRouter({ publicUrl: config.publicUrl, console: config.stage !== "production" }));
  app.use(dashboardRouter(() => dashboardSettings(config, identity && { issuer: identity.issuer, clientId: SANDBOX_CLIENT })));
  if (identity !== undefined) app.use("/identity", identity.router);
  return app;
}
