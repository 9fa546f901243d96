// The process: settings, database, first start, listening, graceful end.
import { createService } from "./app.ts";
import { type Config, configHelp, readConfig } from "./config.ts";
import { ConfigError } from "./config-error.ts";
import type { EmbeddedPostgres } from "./database/embedded.ts";
import { connectOwnerOrm } from "./database/orm.ts";
import { addressesOf, migrateFor, startDatabase } from "./database/start.ts";
import { hashEntries } from "./lists/rehash.ts";
import { createLogger, type Logger } from "./observability/log.ts";
import { serveMetrics } from "./observability/metrics-server.ts";
import { retentionOf } from "./retention/classes.ts";
import { startKeeper } from "./retention/keeper.ts";
import { baseUrlOf, checkSandbox, openSandbox, sandboxIdentity } from "./sandbox/start.ts";
import { secretsKeysOf } from "./secrets/keys-of.ts";
import { PATIENCE, startServing } from "./serving.ts";

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

if (process.argv.includes("--help")) {
  console.log(configHelp());
} else {
  await run().catch((error: unknown) => {
    console.error(error instanceof ConfigError || error instanceof Error ? error.message : error);
    if (!(error instanceof ConfigError) && process.env.LOG_LEVEL === "debug") console.error(error);
    process.exit(1);
  });
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const embedded = await startDatabase(config);
  // told to end before there is a server to end: the database must not stay behind
  const early = (): void => void (embedded?.stop() ?? Promise.resolve()).then(() => process.exit(0));
  for (const signal of SIGNALS) process.once(signal, early);
  try {
    await serve(config, log, embedded, early);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function serve(config: Config, log: Logger, embedded: EmbeddedPostgres | undefined, early: () => void): Promise<void> {
  const { url, ownerUrl } = addressesOf(config, embedded);
  await migrateFor(config, ownerUrl);
  await checkSandbox(config, ownerUrl, log);
  await hashEntries(ownerUrl, secretsKeysOf(config));
  const identity = await sandboxIdentity(config, ownerUrl, log);
  const service = await createService(config, url, log, identity);
  const serving = await startServing(service, config.host, config.port);
  const metricsServer = await serveMetrics(config, service.metrics);

  const keeper = startKeeper(ownerUrl, retentionOf(config), log);

  let ending = false;
  const end = async (signal: string): Promise<void> => {
    if (ending) return;
    ending = true;
    log.info({ signal }, "shutting down");
    setTimeout(() => void (embedded?.stop() ?? Promise.resolve()).finally(() => process.exit(1)), PATIENCE).unref();
    metricsServer?.close();
    await serving.end(true);
    await keeper.close();
    await identity?.close();
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
    console.log(await openSandbox(config, await connectOwnerOrm(ownerUrl), baseUrl, identity));
  }
}
