// Assembly: the parts of the service, put together once. main.ts runs it as a process; tests run it in theirs.
import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import express from "express";
import type { Handlers } from "../../generated/handlers.ts";
import { createAmountProfiles } from "./assess/amount-profiles.ts";
import { type Batches, createBatches } from "./assess/batches.ts";
import { assessHandlers } from "./assess/handlers.ts";
import { payinChecks } from "./assess/payin-checks.ts";
import { payoutChecks } from "./assess/payout-checks.ts";
import { createRecentAnswers } from "./assess/recent-answers.ts";
import { createAssessService } from "./assess/service.ts";
import { assessmentHandlers } from "./assessments/handlers.ts";
import { auditHandlers } from "./audit/handlers.ts";
import { startBackgroundJobs } from "./background/jobs.ts";
import { createRunner } from "./background/runner.ts";
import { newCaseChecks } from "./cases/checks.ts";
import { caseHandlers } from "./cases/handlers.ts";
import { createPress } from "./cases/pdf/press.ts";
import { type Config, encryptsRequests } from "./config.ts";
import { currentDataKeys, queryOf } from "./data-keys/current.ts";
import { watchAvailability } from "./database/availability.ts";
import { connectOrm } from "./database/orm.ts";
import { createAssessPool, createGeneralPool } from "./database/pool.ts";
import { assertDatabase, readInstallation } from "./database/start.ts";
import { createTenancy } from "./database/tenancy.ts";
import { docsRouter } from "./docs/handlers.ts";
import { healthHandlers } from "./health/handlers.ts";
import { createAccess } from "./http/access.ts";
import type { RequestContext } from "./http/context.ts";
import { createDoor } from "./http/door.ts";
import { refuseAmbiguousRequests } from "./http/framing.ts";
import { mountFallbacks, mountOperations, type Pipeline } from "./http/pipeline.ts";
import { createLeases } from "./http/rate-leases.ts";
import { createRateLimiter } from "./http/rate-limit.ts";
import { createReplays } from "./http/replays.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { createValidator } from "./http/validation.ts";
import { providerEventChecks } from "./ingest/checks.ts";
import { ingestHandlers } from "./ingest/handlers.ts";
import { stripeSignature } from "./ingest/stripe-signature.ts";
import { newKeyChecks, submerchantKeyChecks } from "./keys/checks.ts";
import { keyHandlers } from "./keys/handlers.ts";
import { createKeyLookUp } from "./keys/look-up.ts";
import { createKeyUsage, keyUsageJob } from "./keys/usage.ts";
import { listHandlers } from "./lists/handlers.ts";
import { membershipChecks } from "./network/checks.ts";
import { networkHandlers } from "./network/handlers.ts";
import { createNetworkHashes } from "./network/hashes.ts";
import { networkKeysOf } from "./network/keys.ts";
import { queryChecks } from "./network/query.ts";
import type { Logger } from "./observability/log.ts";
import { createMetrics, type Metrics } from "./observability/metrics.ts";
import { operatorPages, operatorRouter } from "./observability/operator-pages.ts";
import { organizationChecks } from "./organizations/checks.ts";
import { organizationHandlers } from "./organizations/handlers.ts";
import { createOrganizationProfiles } from "./organizations/store.ts";
import { outcomeHandlers } from "./outcomes/handlers.ts";
import { outcomesOf } from "./outcomes/store.ts";
import { type Clock, systemClock } from "./platform/clock.ts";
import { cameSecurely } from "./platform/express-protocol.ts";
import type { JobRunner } from "./platform/jobs/runner.ts";
import { reportHandlers } from "./reports/handlers.ts";
import { reportedCase } from "./reports/store.ts";
import { secondsAhead } from "./retention/keeper.ts";
import type { SandboxIdentity } from "./sandbox/identity.ts";
import { secretsKeysOf } from "./secrets/keys-of.ts";
import { remoteKeySet } from "./sessions/key-set.ts";
import { createSessionVerifier, type SessionVerifier } from "./sessions/verifier.ts";
import { secondsBehind } from "./statistics/behind.ts";
import { statisticsHandlers } from "./statistics/handlers.ts";
import { submerchantChecks } from "./submerchants/checks.ts";
import { submerchantHandlers } from "./submerchants/handlers.ts";
import { activeSubmerchant, activeSubmerchants, knownSubmerchant } from "./submerchants/service.ts";
import { endpointChecks } from "./webhooks/checks.ts";
import { webhookHandlers } from "./webhooks/handlers.ts";
import { createWebhookStanding } from "./webhooks/standing.ts";

/** The assembled service. */
export interface Service {
  /** Answers requests. */
  readonly listener: RequestListener;
  readonly metrics: Metrics;
  /** The background jobs of this process. */
  readonly jobs: JobRunner;
  readonly batches: Batches;
  /** Health turns to unavailable, so that load balancers look elsewhere; requests are still served. */
  readonly retire: () => void;
  /** Answers ask callers to take their next request elsewhere; health stays as it is, because others serve on the same address. */
  readonly handOver: () => void;
  /** Closes every connection. Call it when no request is left. */
  readonly close: () => Promise<void>;
}

/**
 * Puts the service together over a migrated database. `identity` is the sandbox's own identity provider, where there is one; `exposition` answers what
 * operators look at on the main port, in another way where the service is one of several processes; `clock` tells the time to everything.
 */
export async function createService(
  config: Config,
  databaseUrl: string,
  log: Logger,
  identity?: SandboxIdentity,
  exposition: (own: Pick<Service, "metrics" | "jobs">) => express.Router = (own) => operatorRouter(operatorPages(own)),
  clock: Clock = systemClock,
): Promise<Service> {
  const { databasePooling: pooling } = config;
  const production = config.stage === "production";
  const { loginUnbound } = await assertDatabase(config, databaseUrl);
  if (loginUnbound && production)
    log.warn({}, "the user of DATABASE_URL owns the tables or is a superuser; give the service a login of its own, and the owner to DATABASE_OWNER_URL");
  const metrics = createMetrics();
  const jobs = createRunner(log, metrics, clock);
  const availability = watchAvailability(databaseUrl, (up) => log.warn({ up }, up ? "the database is back" : "the database is away"), clock);
  const assessPool = createAssessPool(databaseUrl, config.databaseConnections, config.assessTimeoutMs, availability.suspect, pooling);
  const generalPool = createGeneralPool(databaseUrl, config.assessTimeoutMs, availability.suspect, pooling);
  const orm = await connectOrm(databaseUrl, MANAGEMENT_TIMEOUT, pooling);
  const secretsKeys = secretsKeysOf(config);
  const encrypts = encryptsRequests(config);
  const { identifiers, missingKeys } = await readInstallation(config, databaseUrl, secretsKeys);
  const tenancy = createTenancy(orm, availability, identifiers, { ring: secretsKeys, encrypts }, undefined, clock);
  if (missingKeys.length > 0)
    log.error(
      {},
      `SECRETS_KEYS lacks ${missingKeys.join(", ")}: stored requests under data keys that these wrap cannot be read, and outcomes of them answer REQUEST_UNREADABLE. Add the keys behind the first.`,
    );
  let pressedAt = Number.NEGATIVE_INFINITY;
  const network = createNetworkHashes(networkKeysOf(config));
  const batches = createBatches({
    pool: assessPool,
    availability,
    organizations: createOrganizationProfiles(generalPool, encrypts ? (ids) => currentDataKeys(queryOf(generalPool), secretsKeys, ids) : undefined),
    amounts: createAmountProfiles(generalPool, (error) => log.warn({ err: error }, "an amount profile could not be refreshed")),
    network,
    production,
    decided: ({ job, evaluation }) => metrics.decided(job.subject.transaction.flow, evaluation.decision),
    batchDone: ({ size, milliseconds }) => {
      if (size >= PRESSED_BATCH) pressedAt = clock.monotonic();
      metrics.batch(size, milliseconds);
    },
    roundTrip: metrics.roundTrip,
    failed: (error) => log.error({ err: error }, "a batch failed"),
  });
  metrics.watch("fraud_risk_waiting", "Assess requests that wait for a batch.", batches.waiting);
  metrics.watch("fraud_risk_batches_in_flight", "Batches on their way.", batches.inFlight);
  metrics.watch("fraud_risk_database_connections", "Open connections of the assess path.", () => assessPool.totalCount);
  metrics.watch("fraud_risk_database_connections_idle", "Idle connections of the assess path.", () => assessPool.idleCount);
  metrics.watch("fraud_risk_database_up", "1 while the database is there, as far as this process knows, else 0.", () => Number(availability.isUp()));
  const webhooks = createWebhookStanding(generalPool);
  metrics.watch("fraud_risk_webhook_backlog", "Deliveries of all organizations that are due and wait for an attempt.", async () => (await webhooks()).backlog);
  metrics.watch("fraud_risk_webhook_backlog_seconds", "Time for which the oldest of them is due.", async () => (await webhooks()).oldestSeconds);
  metrics.watch(
    "fraud_risk_webhook_endpoints_disabled",
    "Endpoints that were switched off because they fail or are gone.",
    async () => (await webhooks()).disabled,
  );
  const pressed = (): boolean => clock.monotonic() - pressedAt < PRESSED_FOR;
  // with the embedded database the owner's address is the service's
  const ownerUrl = config.databaseUrl === undefined ? databaseUrl : (config.databaseOwnerUrl ?? databaseUrl);
  const background =
    config.backgroundJobs === "server"
      ? startBackgroundJobs({ jobs, config, databaseUrl, ownerUrl, pool: generalPool, identifiers, secretsKeys, log, metrics, pressed })
      : undefined;
  metrics.watch("fraud_risk_statistics_behind_seconds", "Time since the newest moment that is rolled up into statistics.", () => secondsBehind(generalPool));
  metrics.watch("fraud_risk_partitions_ahead_seconds", "Time until what is laid for growing tables is used up.", () => secondsAhead(generalPool));
  const recent = createRecentAnswers();
  const assess = createAssessService(batches, config.assessTimeoutMs);
  const press = createPress();
  let accepting = true;
  let keeping = true;
  const handlers: Handlers<RequestContext> = {
    ...assessHandlers(assess, recent, identifiers),
    ...assessmentHandlers(tenancy, { outcomesOf, reportedCase }),
    ...outcomeHandlers(tenancy, network),
    ...reportHandlers(tenancy, network),
    ...listHandlers(tenancy),
    ...caseHandlers(tenancy, press),
    ...webhookHandlers(tenancy, secretsKeys, () => background?.wake()),
    ...ingestHandlers({ tenancy, keys: secretsKeys, network, assess, identifiers, unmapped: metrics.unmapped }),
    ...keyHandlers(tenancy, { knownSubmerchant, activeSubmerchant }),
    ...submerchantHandlers(tenancy),
    ...organizationHandlers(tenancy, activeSubmerchants),
    ...statisticsHandlers(tenancy),
    ...auditHandlers(tenancy),
    ...networkHandlers(tenancy, network),
    ...healthHandlers(config.stage, availability, () => accepting),
  };
  const { validator, docs } = await ofContract();
  const leases = createLeases(generalPool, availability.isUp);
  const limiter = createRateLimiter(leases, clock);
  const usage = createKeyUsage(generalPool, clock);
  jobs.add(keyUsageJob(usage));
  const keys = createKeyLookUp(generalPool, availability, { production });
  const webhookChecks = endpointChecks({ local: config.webhooksLocal }, !production);
  const pipeline: Pipeline = {
    handlers,
    checks: {
      assessPayin: payinChecks,
      assessPayout: payoutChecks,
      createCase: (body) => newCaseChecks(body, clock),
      ingestProviderEvent: providerEventChecks,
      reportFraud: (body) => newCaseChecks(body, clock),
      createWebhookEndpoint: webhookChecks,
      updateWebhookEndpoint: webhookChecks,
      createKey: (body) => newKeyChecks(body, clock),
      createSubmerchant: submerchantChecks,
      updateSubmerchant: submerchantChecks,
      createSubmerchantKey: (body) => submerchantKeyChecks(body, clock),
      updateOrganization: organizationChecks,
      setNetworkMembership: membershipChecks,
      queryNetwork: queryChecks,
    },
    signatures: { receiveStripeEvent: stripeSignature(generalPool, availability, secretsKeys, clock) },
    access: createAccess({
      pool: generalPool,
      keys,
      suspectKeys: createKeyLookUp(generalPool, availability, { production, sideBySide: 1 }),
      availability,
      limiter,
      usage,
      production,
      sessions: sessionsOf(config, clock, identity),
    }),
    limiter,
    validator,
    log,
    clock,
    queryKey: !production,
    httpsOnly: production,
    assessTimeoutMs: config.assessTimeoutMs,
    securityHeaders: securityHeaders(production),
    used: ({ id }) => usage.note(id),
    answered: metrics.answered,
    refused: metrics.refused,
  };
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  if (config.trustProxy !== undefined) app.set("trust proxy", /^\d+$/.test(config.trustProxy) ? Number(config.trustProxy) : config.trustProxy);
  app.use((_request, response, next) => {
    // while shutting down, answers ask callers to take their next request elsewhere
    if (!keeping) response.setHeader("Connection", "close");
    next();
  });
  mountOperations(app, pipeline);
  app.use(docs);
  if (identity !== undefined) app.use("/identity", identity.router);
  if (config.metricsPort === undefined && !production) app.use(exposition({ metrics, jobs }));
  mountFallbacks(app, pipeline);
  return {
    listener: refuseAmbiguousRequests(
      pipeline,
      createDoor(
        { ...pipeline, shed: metrics.shed, queueDelay: batches.queueDelay, keeping: () => keeping },
        createReplays({ ...pipeline, recent, keys, secure: (request) => !production || cameSecurely(app, request), keeping: () => keeping }, app),
      ),
    ),
    metrics,
    jobs,
    batches,
    retire: () => {
      accepting = false;
      keeping = false;
    },
    handOver: () => {
      keeping = false;
    },
    close: async () => {
      batches.close();
      availability.close();
      await Promise.all([background?.close(), jobs.close()]);
      // what was noted since the last run
      await usage.flush().catch(() => undefined);
      await Promise.all([orm.close(), press.close()]);
      await Promise.all([assessPool.end(), generalPool.end()]);
    },
  };
}

/** What is of the contract is made once for all services of a process: it takes longer than all the rest of one. */
const ofContract = once(async () => ({
  validator: await createValidator(JSON.parse(readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8"))),
  docs: docsRouter(),
}));

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A batch of so many requests says that callers wait for each other; for so long (ms) events wait for them. */
const PRESSED_BATCH = 16;
const PRESSED_FOR = 250;

/** Longest time (ms) that a statement of a management operation may take. */
const MANAGEMENT_TIMEOUT = 5000;

/** Who vouches for dashboard sessions: the configured provider, else the sandbox's own. */
function sessionsOf(config: Config, clock: Clock, identity: SandboxIdentity | undefined): SessionVerifier | undefined {
  const { oidcIssuer: issuer, oidcAudience: audience, oidcJwksUrl: jwksUrl } = config;
  const claims = { organization: config.oidcOrganizationClaim, role: config.oidcRoleClaim };
  if (issuer !== undefined && audience !== undefined)
    return createSessionVerifier({ issuer, audience, claims, keys: remoteKeySet({ issuer, jwksUrl }, clock) }, clock);
  return identity && createSessionVerifier(identity.rules(claims), clock);
}
