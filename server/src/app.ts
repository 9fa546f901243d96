// Assembly: the parts of the service, put together once. main.ts runs it as a process; tests run it in theirs.

import { readFileSync } from "node:fs";
import express from "express";
import type { Handlers } from "../../generated/handlers.ts";
import { auditHandlers } from "./accounts/audit/handlers.ts";
import { newKeyChecks, submerchantKeyChecks } from "./accounts/keys/checks.ts";
import { keyHandlers } from "./accounts/keys/handlers.ts";
import { createKeyLookUp } from "./accounts/keys/look-up.ts";
import { createKeyUsage, keyUsageJob } from "./accounts/keys/usage.ts";
import { sessionHandlers } from "./accounts/sessions/handlers.ts";
import { remoteKeySet } from "./accounts/sessions/key-set.ts";
import { createPeople } from "./accounts/sessions/people.ts";
import { createRefusalLog } from "./accounts/sessions/refusal.ts";
import { createSessionVerifier, type SessionVerifier } from "./accounts/sessions/verifier.ts";
import { submerchantChecks } from "./accounts/submerchants/checks.ts";
import { submerchantHandlers } from "./accounts/submerchants/handlers.ts";
import { activeSubmerchant, activeSubmerchants, knownSubmerchant } from "./accounts/submerchants/service.ts";
import { dashboardRouter } from "./api/dashboard/handlers.ts";
import { dashboardSettings } from "./api/dashboard/settings.ts";
import { docsRouter } from "./api/docs/handlers.ts";
import { createAccess } from "./api/gateway/access.ts";
import { createAdmissionControl } from "./api/gateway/admission-control.ts";
import { createDirectRoutes } from "./api/gateway/direct-route.ts";
import { mountFallbacks, mountOperations, type Pipeline } from "./api/gateway/pipeline.ts";
import { createReplays } from "./api/gateway/replays.ts";
import { healthHandlers } from "./api/health/handlers.ts";
import { createMalwareScanner } from "./backoffice/cases/attachments/malware-scanner.ts";
import { newCaseChecks } from "./backoffice/cases/checks.ts";
import { caseHandlers } from "./backoffice/cases/handlers.ts";
import { createPdfWorker } from "./backoffice/cases/pdf/pdf-worker.ts";
import { dataSubjectHandlers } from "./backoffice/data-protection/handlers.ts";
import { secondsAhead } from "./backoffice/retention/partition-maintenance.ts";
import { endAssignment } from "./backoffice/reviews/assignments.ts";
import { reviewHandlers } from "./backoffice/reviews/handlers.ts";
import { savedViewHandlers } from "./backoffice/saved-views/handlers.ts";
import { withApprovals } from "./controls/approvals/handlers.ts";
import { configurationChecks } from "./controls/configuration/checks.ts";
import { configurationHandlers } from "./controls/configuration/handlers.ts";
import { customListHandlers } from "./controls/custom-lists/handlers.ts";
import { listHandlers } from "./controls/lists/handlers.ts";
import { membershipChecks } from "./controls/network/checks.ts";
import { networkHandlers } from "./controls/network/handlers.ts";
import { createNetworkHashes } from "./controls/network/hashes.ts";
import { queryChecks } from "./controls/network/query.ts";
import { organizationChecks } from "./controls/policy/checks.ts";
import { organizationHandlers } from "./controls/policy/handlers.ts";
import { createOrganizationProfiles } from "./controls/policy/profiles.ts";
import { ruleHandlers } from "./controls/rules/handlers.ts";
import { rulesUsing } from "./controls/rules/using-list.ts";
import { ruleChecks } from "./controls/rules/validation.ts";
import { createBatches } from "./decisions/assess/batches.ts";
import { assessHandlers } from "./decisions/assess/handlers.ts";
import { holdoutDraw } from "./decisions/assess/holdout.ts";
import { payinChecks } from "./decisions/assess/payin-checks.ts";
import { payoutChecks } from "./decisions/assess/payout-checks.ts";
import { createAssessService } from "./decisions/assess/service.ts";
import { assessmentHandlers } from "./decisions/assessments/handlers.ts";
import { entityHandlers } from "./decisions/entities/handlers.ts";
import { createResponseCache } from "./decisions/idempotency/response-cache.ts";
import { streamHandlers } from "./delivery/streams/handlers.ts";
import { createEventStreams } from "./delivery/streams/streams.ts";
import { endpointChecks } from "./delivery/webhooks/checks.ts";
import { webhookHandlers } from "./delivery/webhooks/handlers.ts";
import { createWebhookQueueMetrics } from "./delivery/webhooks/queue-metrics.ts";
import { fraudsAmong, suspectedFrauds } from "./feedback/fraud-reports/find-frauds.sql.ts";
import { reportHandlers } from "./feedback/fraud-reports/handlers.ts";
import { reportedCase } from "./feedback/fraud-reports/store.ts";
import { outcomeHandlers } from "./feedback/outcomes/handlers.ts";
import { currentOutcomes, outcomesOf } from "./feedback/outcomes/store.ts";
import { providerEventChecks } from "./feedback/provider-events/checks.ts";
import { providerEventHandlers } from "./feedback/provider-events/handlers.ts";
import { referencesOf } from "./feedback/provider-events/link.ts";
import { signatureChecks } from "./feedback/provider-events/signature-checks.ts";
import { resolveWaiting } from "./feedback/provider-events/waiting.ts";
import { backtestHandlers } from "./learning/backtests/handlers.ts";
import { createDriftSummary } from "./learning/calibration/drift-metrics.ts";
import { calibrationHandlers } from "./learning/calibration/handlers.ts";
import { payinCalibration } from "./learning/calibration/read.ts";
import { proposalChecks } from "./learning/models/checks.ts";
import { modelHandlers } from "./learning/models/handlers.ts";
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
import { createValidator } from "./platform/http/validation.ts";
import { secretsKeysOf } from "./platform/keyrings/configured-secrets-keys.ts";
import { networkKeysOf } from "./platform/keyrings/network-keys.ts";
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
import { statisticsHandlers } from "./statistics/handlers.ts";
import { rollupLagSeconds } from "./statistics/rollup-lag.ts";

/** Assembles the service; processes/service.ts says what it takes. */
export const createService: CreateService = async (
  config,
  databaseUrl,
  log,
  identity,
  exposition = (own) => operatorRouter(operatorPages(own)),
  clock = systemClock,
) => {
  const { databasePooling: pooling } = config;
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
  const assessPool = createAssessPool(databaseUrl, config.databaseConnections, config.assessTimeoutMs, availability.suspect, pooling);
  const generalPool = createGeneralPool(databaseUrl, config.assessTimeoutMs, availability.suspect, pooling);
  const orm = await connectOrm(databaseUrl, MANAGEMENT_TIMEOUT, pooling);
  const encrypts = encryptsRequests(config);
  const tenancy = createTenancy(orm, availability, identifiers, { ring: secretsKeys, encrypts }, undefined, clock);
  if (missingKeys.length > 0)
    log.error(
      {},
      `SECRETS_KEYS lacks ${missingKeys.join(", ")}: stored requests whose data keys they wrap cannot be decrypted, and their outcomes are answered with REQUEST_UNREADABLE. Append the missing keys after the first.`,
    );
  let loadedAt = Number.NEGATIVE_INFINITY;
  const network = createNetworkHashes(networkKeysOf(config));
  const unresolved = (error: unknown): void => log.error({ err: error }, "waiting events could not be resolved");
  const batches = createBatches({
    pool: assessPool,
    availability,
    organizations: createOrganizationProfiles(generalPool, encrypts ? (ids) => currentDataKeys(queryOf(generalPool), secretsKeys, ids) : undefined),
    amounts: createAmountProfiles(generalPool, (error) => log.warn({ err: error }, "refreshing an amount profile failed")),
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
  metrics.watch("fraud_risk_waiting", "Assess requests waiting for a batch.", batches.waiting);
  metrics.watch("fraud_risk_batches_in_flight", "Batches in flight.", batches.inFlight);
  metrics.watch("fraud_risk_database_connections", "Open connections of the assess path.", () => assessPool.totalCount);
  metrics.watch("fraud_risk_database_connections_idle", "Idle connections of the assess path.", () => assessPool.idleCount);
  metrics.watch("fraud_risk_database_up", "1 if the database is available to this process, else 0.", () => Number(availability.isUp()));
  const webhooks = createWebhookQueueMetrics(generalPool);
  metrics.watch("fraud_risk_webhook_backlog", "Due deliveries of all organizations waiting for an attempt.", async () => (await webhooks()).backlog);
  metrics.watch("fraud_risk_webhook_backlog_seconds", "Age of the oldest due delivery.", async () => (await webhooks()).oldestSeconds);
  metrics.watch("fraud_risk_webhook_endpoints_disabled", "Endpoints disabled after failures or 410 Gone.", async () => (await webhooks()).disabled);
  const drift = createDriftSummary(generalPool);
  metrics.watch(
    "fraud_risk_drift_organizations",
    "Organizations whose scores, signals or frauds have changed against the reference month.",
    async () => (await drift()).organizations,
  );
  metrics.watch(
    "fraud_risk_drift_psi_highest",
    "Highest population stability index of the scores of an organization.",
    async () => (await drift()).highestIndex,
  );
  const underLoad = (): boolean => clock.monotonic() - loadedAt < LOADED_FOR;
  // with the embedded database the owner's address is the service's
  const ownerUrl = config.databaseUrl === undefined ? databaseUrl : (config.databaseOwnerUrl ?? databaseUrl);
  const background =
    config.backgroundJobs === "server"
      ? startBackgroundJobs({ jobs, config, databaseUrl, ownerUrl, pool: generalPool, identifiers, secretsKeys, log, metrics, underLoad })
      : undefined;
  metrics.watch("fraud_risk_statistics_lag_seconds", "Rollup lag: time since the newest moment that is rolled up into statistics.", () =>
    rollupLagSeconds(generalPool),
  );
  metrics.watch("fraud_risk_partitions_ahead_seconds", "Time until the pre-created partitions are used up.", () => secondsAhead(generalPool));
  const recent = createResponseCache();
  const assess = createAssessService(batches, config.assessTimeoutMs);
  const pdfWorker = createPdfWorker();
  const streams = createEventStreams({ pool: generalPool, tenancy, jobs, clock });
  metrics.watch("fraud_risk_event_streams", "Open event streams of this process.", streams.count);
  let accepting = true;
  let keepsAlive = true;
  const organization = { activeSubmerchants, calibrationOf: payinCalibration };
  const feedback = { outcomesOf, currentOutcomes, reportedCase, fraudsAmong, suspectedFrauds, endAssignment };
  const handlers: Handlers<RequestContext> = withApprovals(tenancy, {
    ...assessHandlers(assess, recent, identifiers),
    ...assessmentHandlers(tenancy, feedback),
    ...entityHandlers(tenancy, feedback),
    ...reviewHandlers(tenancy, feedback),
    ...savedViewHandlers(tenancy),
    ...outcomeHandlers(tenancy, network),
    ...reportHandlers(tenancy, network),
    ...listHandlers(tenancy),
    ...customListHandlers(tenancy, rulesUsing),
    ...caseHandlers(tenancy, pdfWorker, createMalwareScanner(config.clamdAddress)),
    ...streamHandlers(streams),
    ...webhookHandlers(tenancy, secretsKeys, () => background?.wake()),
    ...providerEventHandlers({ tenancy, keys: secretsKeys, network, assess, identifiers, unmapped: metrics.unmapped, unresolved }),
    ...keyHandlers(tenancy, { knownSubmerchant, activeSubmerchant }),
    ...submerchantHandlers(tenancy),
    ...sessionHandlers(tenancy),
    ...organizationHandlers(tenancy, organization),
    ...configurationHandlers(tenancy, { organization, rulesUsing }),
    ...statisticsHandlers(tenancy),
    ...calibrationHandlers(tenancy),
    ...auditHandlers(tenancy),
    ...networkHandlers(tenancy, network),
    ...modelHandlers(tenancy),
    ...ruleHandlers(tenancy),
    ...backtestHandlers(tenancy),
    ...dataSubjectHandlers(tenancy, network),
    ...healthHandlers(config.stage, availability, () => accepting && batches.accepting()),
  });
  const { validator } = await ofContract();
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
      reportAssessmentFraud: (body) => newCaseChecks(body, clock),
      createWebhookEndpoint: webhookChecks,
      updateWebhookEndpoint: webhookChecks,
      createKey: (body) => newKeyChecks(body, clock),
      createSubmerchant: submerchantChecks,
      updateSubmerchant: submerchantChecks,
      createSubmerchantKey: (body) => submerchantKeyChecks(body, clock),
      updateOrganization: organizationChecks,
      setNetworkMembership: membershipChecks,
      queryNetwork: queryChecks,
      proposeModel: proposalChecks,
      createRule: ruleChecks,
      updateRule: ruleChecks,
      replaceConfiguration: configurationChecks,
    },
    signatures: signatureChecks(generalPool, availability, secretsKeys, clock),
    access: createAccess({
      pool: generalPool,
      keys,
      suspectKeys: createKeyLookUp(generalPool, availability, { production, sideBySide: 1 }),
      availability,
      limiter,
      usage,
      production,
      sessions: sessionsOf(config, clock, identity),
      refusals: createRefusalLog(log, clock),
    }),
    limiter,
    validator,
    log,
    clock,
    queryKey: !production,
    httpsOnly: production,
    assessTimeoutMs: config.assessTimeoutMs,
    securityHeaders: securityHeaders(production),
    keepsAlive: () => keepsAlive,
    used: ({ id }) => usage.note(id),
    notePerson: createPeople(tenancy, clock),
    answered: metrics.answered,
    refused: metrics.refused,
  };
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  if (config.trustProxy !== undefined) app.set("trust proxy", /^\d+$/.test(config.trustProxy) ? Number(config.trustProxy) : config.trustProxy);
  mountOperations(app, pipeline);
  app.use(docsRouter({ publicUrl: config.publicUrl, console: !production }));
  const sandboxSignIn = identity && { issuer: identity.issuer, clientId: SANDBOX_CLIENT };
  app.use(dashboardRouter(() => dashboardSettings(config, sandboxSignIn)));
  if (identity !== undefined) app.use("/identity", identity.router);
  if (config.metricsPort === undefined && !production) app.use(exposition({ metrics, jobs }));
  mountFallbacks(app, pipeline);
  return {
    listener: refuseAmbiguousRequests(
      pipeline,
      createAdmissionControl(
        { ...pipeline, shed: metrics.shed, queueDelay: batches.queueDelay },
        createReplays({ ...pipeline, recent, keys, secure: (request) => !production || cameSecurely(app, request) }, createDirectRoutes(app, pipeline)),
      ),
    ),
    messages: messagesOf(app),
    metrics,
    jobs,
    batches,
    retire: () => {
      accepting = false;
      keepsAlive = false;
      streams.end();
    },
    drainConnections: () => {
      keepsAlive = false;
      streams.end();
    },
    close: async () => {
      streams.end();
      batches.close();
      availability.close();
      await Promise.all([background?.close(), jobs.close()]);
      // what was noted since the last run
      await usage.flush().catch(() => undefined);
      await Promise.all([orm.close(), pdfWorker.close()]);
      await Promise.all([assessPool.end(), generalPool.end()]);
    },
  };
};

/** Parts derived from the contract, built once per process: this takes longer than the rest of a service. */
const ofContract = once(async () => ({
  validator: await createValidator(JSON.parse(readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8"))),
}));

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A batch of this size means that callers queue; event delivery then pauses for this time (ms). */
const LOADED_BATCH = 16;
const LOADED_FOR = 250;

/** Longest time (ms) that a statement of a management operation may take. */
const MANAGEMENT_TIMEOUT = 5000;

/** Issuer of dashboard sessions: the configured provider, else the sandbox's own. */
function sessionsOf(config: Config, clock: Clock, identity: SandboxIdentity | undefined): SessionVerifier | undefined {
  const { oidcIssuer: issuer, oidcAudience: audience, oidcClientIds: clientIds, oidcJwksUrl: jwksUrl } = config;
  const claims = { organization: config.oidcOrganizationClaim, role: config.oidcRoleClaim };
  const mapped = { organizations: config.oidcOrganizations, roles: config.oidcRoles };
  if (issuer !== undefined && (audience !== undefined || clientIds !== undefined))
    return createSessionVerifier({ issuer, audience, clientIds, claims, ...mapped, keys: remoteKeySet({ issuer, jwksUrl }, clock) }, clock);
  return identity && createSessionVerifier(identity.rules(claims), clock);
}
