// The process: settings, database, first start, listening, worker process, graceful end.

import { createService } from "./app.ts";
import { hashListValues } from "./controls/custom-lists/rehash.ts";
import { hashEntries } from "./controls/lists/rehash.ts";
import type { EmbeddedPostgres } from "./platform/database/embedded.ts";
import { readCommandLine } from "./platform/environment/command-line.ts";
import { type Config, configHelp, readConfig } from "./platform/environment/config.ts";
import { logUnsafeSettings } from "./platform/environment/unsafe-settings.ts";
import { ConfigError } from "./platform/errors/config-error.ts";
import { secretsKeysOf } from "./platform/keyrings/configured-secrets-keys.ts";
import { runProcess } from "./platform/observability/fatal.ts";
import { createLogger, type Logger } from "./platform/observability/log.ts";
import { operatorPages, operatorRouter } from "./platform/observability/operator-pages.ts";
import { workerEnvironment } from "./processes/background/environment.ts";
import { type Supervisor, superviseWorker } from "./processes/background/supervisor.ts";
import { checkDemo, showDemo } from "./processes/demo.ts";
import { serveOperatorPages } from "./processes/metrics-server.ts";
import { watchNpm } from "./processes/npm.ts";
import { startServing, TIMEOUT } from "./processes/serving.ts";
import { baseUrlOf, checkSandbox, openSandbox, sandboxIdentity } from "./sandbox/start.ts";
import { connectOwnerOrm } from "./schema/orm.ts";
import { type Addresses, addressesOf, migrateFor, startDatabase, startSteps } from "./schema/start.ts";

/** Of a supervisor, of a terminal, and of a terminal that is closed. */
const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

const options = readCommandLine({ options: { demo: { type: "boolean" }, help: { type: "boolean" } } }).values;

if (options.help) {
  console.log(configHelp());
} else {
  await runProcess(run, "the server cannot start");
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const demo = options.demo === true;
  if (demo) checkDemo(config.stage);
  const log = createLogger(config.logLevel);
  logUnsafeSettings(config, process.env);
  const starting = startDatabase(config, log);
  // a signal before the server listens must stop the embedded database too, once: npm forwards what a terminal has already sent
  let stopping = false;
  const early = (): void => {
    if (stopping) return;
    stopping = true;
    // a database that does not start stops nothing, and the error is reported where it is awaited
    void starting
      .then(async (database) => database?.stop())
      .then(
        () => process.exit(0),
        () => undefined,
      );
  };
  for (const signal of SIGNALS) process.on(signal, early);
  watchNpm(process.env, () => process.kill(process.pid, "SIGHUP"));
  const embedded = await starting;
  if (stopping) return;
  try {
    await serve(config, log, embedded, early, demo, () => stopping);
  } catch (error) {
    // stopped while starting: errors that result from it are not reported
    if (stopping) return;
    await embedded?.stop();
    throw error;
  }
}

/** The worker process for background jobs, if this process starts one. Throws ConfigError if it must not start processes. */
function workerOf(config: Config, log: Logger, addresses: Addresses): Supervisor | undefined {
  if (config.backgroundJobs !== "worker") return undefined;
  if (process.permission?.has("child") === false)
    throw new ConfigError(
      "BACKGROUND_JOBS is worker, and this process must not start child processes. Set BACKGROUND_JOBS to separate and run npm run worker, or set it to server.",
    );
  return superviseWorker({ environment: workerEnvironment(process.env, config, addresses), log });
}

async function serve(
  config: Config,
  log: Logger,
  embedded: EmbeddedPostgres | undefined,
  early: () => void,
  demo: boolean,
  stopped: () => boolean,
): Promise<void> {
  const addresses = addressesOf(config, embedded);
  const { url, ownerUrl } = addresses;
  const worker = workerOf(config, log, addresses);
  const step = startSteps(config, log, stopped);
  await step(() => migrateFor(config, ownerUrl));
  await step(() => checkSandbox(config, ownerUrl, log));
  await step(() => hashEntries(ownerUrl, secretsKeysOf(config)));
  await step(() => hashListValues(ownerUrl, secretsKeysOf(config)));
  const identity = await step(() => sandboxIdentity(config, ownerUrl, log));
  const service = await step(() => createService(config, url, log, identity, (own) => operatorRouter(operatorPages(own, worker))));
  const serving = await startServing(service, config.host, config.port, log);
  const operators = await serveOperatorPages(config, operatorPages(service, worker));

  let ending = false;
  const ended = new AbortController();
  const end = async (signal: string): Promise<void> => {
    if (ending) return;
    ending = true;
    ended.abort();
    log.info({ signal }, "shutting down");
    setTimeout(() => void (embedded?.stop() ?? Promise.resolve()).finally(() => process.exit(1)), TIMEOUT).unref();
    operators?.close();
    await Promise.all([serving.end(true), worker?.end()]);
    await identity?.close();
    // last: both processes write to it until they have ended
    await embedded?.stop();
    process.exit(0);
  };
  for (const signal of SIGNALS) {
    process.off(signal, early);
    process.on(signal, () => void end(signal));
  }

  log.info({ port: serving.port, stage: config.stage, database: embedded ? "embedded" : "external" }, "listening");
  if (config.stage === "sandbox") {
    const baseUrl = baseUrlOf(config, serving.port);
    identity?.start(baseUrl);
    console.log(await step(async () => openSandbox(config, await connectOwnerOrm(ownerUrl), baseUrl, identity)));
  }
  // before the worker: both count payments, the demo those of a month ago
  if (demo) await showDemo(workerEnvironment(process.env, config, addresses), ended.signal);
  // after everything that a caller waits for
  if (!ending) worker?.start();
}
