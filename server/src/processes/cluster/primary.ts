// The primary: database, migrations, sandbox and banner once, then the workers. It answers no request of the API itself.
import { createServer } from "node:http";
import { availableParallelism } from "node:os";
import express from "express";
import { Registry } from "prom-client";
import { hashListValues } from "../../controls/custom-lists/rehash.ts";
import { hashEntries } from "../../controls/lists/rehash.ts";
import { type EmbeddedPostgres, freePort } from "../../platform/database/embedded.ts";
import { type Config, readConfig } from "../../platform/environment/config.ts";
import { logUnsafeSettings } from "../../platform/environment/unsafe-settings.ts";
import { secretsKeysOf } from "../../platform/keyrings/configured-secrets-keys.ts";
import { createLogger, type Logger } from "../../platform/observability/log.ts";
import { aggregated, healthOf, operatorRouter } from "../../platform/observability/operator-pages.ts";
import { baseUrlOf, checkSandbox, openSandbox, sandboxIdentity } from "../../sandbox/start.ts";
import { connectOwnerOrm } from "../../schema/orm.ts";
import { addressesOf, migrateFor, startDatabase, startSteps } from "../../schema/start.ts";
import { workerEnvironment } from "../background/environment.ts";
import { superviseWorker } from "../background/supervisor.ts";
import { watchNpm } from "../npm.ts";
import { listen } from "../serving.ts";
import { workerPoolExposition } from "./exposition.ts";
import { createWorkerPool } from "./worker-pool.ts";

/** The embedded PostgreSQL has 200 connections, a worker takes up to 31. */
const MOST_ON_EMBEDDED = 6;

/** Content type of metrics. */
const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

/** Serves until SIGTERM, SIGINT or SIGHUP. SIGUSR2 replaces the workers one by one. */
export async function run(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  logUnsafeSettings(config, process.env);
  let end = async (): Promise<void> => undefined;
  let ending = false;
  const endWith = (code: number, signal?: string): void => {
    if (ending) return;
    ending = true;
    log.info({ signal }, "shutting down");
    void end().finally(() => process.exit(code));
  };
  // nothing to replace before the workers are started
  process.on("SIGUSR2", () => undefined);
  const starting = startDatabase(config, log);
  end = async () => (await starting)?.stop();
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => endWith(0, signal));
  watchNpm(process.env, () => endWith(0, "SIGHUP"));
  const embedded = await starting;
  if (ending) return;
  try {
    await serve(
      config,
      log,
      embedded,
      (how) => {
        end = how;
      },
      () => endWith(1),
      () => ending,
    );
  } catch (error) {
    // stopped while starting: errors that result from it are not reported
    if (ending) return;
    ending = true;
    await end();
    throw error;
  }
}

async function serve(
  config: Config,
  log: Logger,
  embedded: EmbeddedPostgres | undefined,
  endsBy: (how: () => Promise<void>) => void,
  gaveUp: () => void,
  stopped: () => boolean,
) {
  const { url: databaseUrl, ownerUrl } = addressesOf(config, embedded);
  const step = startSteps(config, log, stopped);
  await step(() => migrateFor(config, ownerUrl));
  await step(() => checkSandbox(config, ownerUrl, log));
  await step(() => hashEntries(ownerUrl, secretsKeysOf(config)));
  await step(() => hashListValues(ownerUrl, secretsKeysOf(config)));
  const identity = await step(() => sandboxIdentity(config, ownerUrl, log));
  const port = config.port === 0 ? await freePort() : config.port;
  const baseUrl = baseUrlOf(config, port);
  identity?.start(baseUrl);
  const inner = createServer();
  const innerPort = config.stage === "sandbox" ? await listen(inner, "PORT", 0, "127.0.0.1") : undefined;
  const size = config.workers ?? Math.min(availableParallelism(), embedded === undefined ? Number.POSITIVE_INFINITY : MOST_ON_EMBEDDED);
  const workers = createWorkerPool({
    size,
    task: (slot, start) => ({ slot, databaseUrl, ownerUrl, port, innerPort, ...start }),
    log,
    gaveUp,
  });
  const background =
    config.backgroundJobs === "worker"
      ? superviseWorker({ environment: workerEnvironment(process.env, config, { url: databaseUrl, ownerUrl }), log })
      : undefined;
  const measured = workerPoolExposition(workers);
  const metrics = operatorRouter({
    contentType: METRICS_TYPE,
    metrics: async () => {
      const report = await background?.report();
      return aggregated([...(await measured()), ...(report === undefined ? [] : [report.metrics])]);
    },
    health: async () => healthOf(background === undefined ? [] : [await background.health()]),
  });
  const innerApp = express().disable("x-powered-by");
  if (config.metricsPort === undefined) innerApp.use(metrics);
  if (identity !== undefined) innerApp.use("/identity", identity.router);
  inner.on("request", innerApp);
  const metricsServer = createServer(express().use(metrics));
  endsBy(async () => {
    await Promise.all([workers.end(), background?.end()]);
    for (const server of [inner, metricsServer]) server.close();
    await identity?.close();
    // last: workers write to it until they have exited
    await embedded?.stop();
  });
  if (config.metricsPort !== undefined) await listen(metricsServer, "METRICS_PORT", config.metricsPort, config.metricsHost);
  const text = config.stage === "sandbox" ? await step(async () => openSandbox(config, await connectOwnerOrm(ownerUrl), baseUrl, identity)) : undefined;
  await workers.start();
  process.on("SIGUSR2", () => {
    log.info({ signal: "SIGUSR2" }, "rolling restart");
    workers.roll().then(
      () => log.info({}, "rolling restart complete"),
      (error: unknown) => log.error({ err: error }, "rolling restart failed; the present workers keep serving"),
    );
  });
  log.info({ port, stage: config.stage, database: embedded ? "embedded" : "external", workers: size }, "listening");
  if (text !== undefined) console.log(text);
  background?.start();
}
