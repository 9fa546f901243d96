// `npm run worker`: the background jobs in a process of their own. A server starts one by default, which reports metrics and health to it and ends with it; in
// production with BACKGROUND_JOBS=separate, any number of workers run beside the servers.

import { modules } from "./modules.ts";
import { assertEncoding } from "./platform/database/encoding.ts";
import { createGeneralPool } from "./platform/database/pool.ts";
import { assertApplicationRole } from "./platform/database/role.ts";
import { readCommandLine } from "./platform/environment/command-line.ts";
import { configHelp, readConfig } from "./platform/environment/config.ts";
import { logUnsafeSettings } from "./platform/environment/unsafe-settings.ts";
import { ConfigError } from "./platform/errors/config-error.ts";
import { secretsKeysOf } from "./platform/keyrings/configured-secrets-keys.ts";
import { runProcess } from "./platform/observability/fatal.ts";
import { createLogger } from "./platform/observability/log.ts";
import { createMetrics } from "./platform/observability/metrics.ts";
import { operatorPages } from "./platform/observability/operator-pages.ts";
import { SECOND } from "./platform/time/time.ts";
import { startBackgroundJobs } from "./processes/background/installation-jobs.ts";
import type { FromWorker, ToWorker, WorkerReport } from "./processes/background/messages.ts";
import { createRunner } from "./processes/background/reporting-runner.ts";
import { serveOperatorPages } from "./processes/metrics-server.ts";
import { assertStage } from "./schema/stage.ts";
import { readInstallation, startSteps } from "./schema/start.ts";

/** Statement timeout (ms) of jobs without a pool of their own. */
const STATEMENT_TIMEOUT = 5 * SECOND;
/** Shutdown timeout (ms). */
const END_TIMEOUT = 10 * SECOND;

if (readCommandLine({ options: { help: { type: "boolean" } } }).values.help) console.log(configHelp());
else await runProcess(run, "the worker cannot start");

async function run(): Promise<void> {
  const ofServer = process.send !== undefined;
  let close = async (): Promise<void> => undefined;
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), END_TIMEOUT).unref();
    void close().then(() => process.exit(0));
  };
  let report = async (): Promise<WorkerReport> => ({ metrics: [], jobs: [] });
  process.on("SIGTERM", end);
  if (ofServer) {
    // a terminal sends these to the server as well, which shuts this process down
    for (const signal of ["SIGINT", "SIGHUP"] as const) process.on(signal, () => undefined);
    process.on("disconnect", end);
    process.on("message", (message: ToWorker) => {
      if (message.kind === "end") end();
      else void report().then((current) => reply({ kind: "report", requestId: message.requestId, ...current }));
    });
  } else process.on("SIGINT", end);

  const config = readConfig(process.env);
  const { databaseUrl } = config;
  if (databaseUrl === undefined)
    throw new ConfigError(
      "DATABASE_URL is not set; npm run worker needs an external PostgreSQL. With the embedded database, the server starts its own worker.",
    );
  const log = createLogger(config.logLevel);
  // a server that started this process has said it
  if (!ofServer) logUnsafeSettings(config, process.env);
  const pool = createGeneralPool(databaseUrl, STATEMENT_TIMEOUT, () => undefined, config.databasePooling);
  const secretsKeys = secretsKeysOf(config);
  const { identifiers } = await startSteps(
    config,
    log,
    () => ending,
  )(async () => {
    await assertEncoding(pool, "DATABASE_URL");
    await assertApplicationRole(pool);
    await assertStage(databaseUrl, config.stage);
    return readInstallation(config, databaseUrl, secretsKeys);
  });
  const metrics = createMetrics();
  if (ofServer) metrics.registry.setDefaultLabels({ process: "worker" });
  const jobs = createRunner(log, metrics);
  const operators = await serveOperatorPages(config, operatorPages({ metrics, jobs }));
  const ownerUrl = config.databaseOwnerUrl ?? databaseUrl;
  const background = await startBackgroundJobs({ jobs, config, databaseUrl, ownerUrl, pool, identifiers, secretsKeys, log, metrics, modules });
  report = async () => ({ metrics: (await metrics.registry.getMetricsAsJSON()) as object[], jobs: jobs.health() });
  close = async () => {
    operators?.close();
    await background.close();
    await pool.end();
  };
  log.info({ pid: process.pid }, "sending events, rolling up statistics, maintaining partitions");
  reply({ kind: "running" });
}

function reply(message: FromWorker): void {
  if (process.connected) process.send?.(message, () => undefined);
}
