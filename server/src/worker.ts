// `npm run worker`: sends events and rolls up statistics in a process of its own, beside servers that are started with WEBHOOKS_SENDER=worker and
// STATISTICS_ROLLER=worker. Any number may run.
import { configHelp, readConfig } from "./config.ts";
import { ConfigError } from "./config-error.ts";
import { createGeneralPool } from "./database/pool.ts";
import { assertApplicationRole } from "./database/role.ts";
import { assertStage } from "./database/stage.ts";
import { readInstallation } from "./database/start.ts";
import { createLogger } from "./observability/log.ts";
import { createMetrics } from "./observability/metrics.ts";
import { serveMetrics } from "./observability/metrics-server.ts";
import { secretsKeysOf } from "./secrets/keys-of.ts";
import { startStatistics } from "./statistics/start.ts";
import { startEventSender } from "./webhooks/sender.ts";

if (process.argv.includes("--help")) console.log(configHelp());
else
  await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const { databaseUrl } = config;
  if (databaseUrl === undefined)
    throw new ConfigError(
      "DATABASE_URL is not set; the worker sends the events and rolls up the statistics of servers on a PostgreSQL of yours. With the embedded one, the server does it itself.",
    );
  const log = createLogger(config.logLevel);
  const pool = createGeneralPool(databaseUrl, 5000, () => undefined, config.databasePooling);
  await assertApplicationRole(pool);
  await pool.end();
  await assertStage(databaseUrl, config.stage);
  const secretsKeys = secretsKeysOf(config);
  const { identifiers } = await readInstallation(config, databaseUrl, secretsKeys);
  const metrics = createMetrics();
  const metricsServer = await serveMetrics(config, metrics);
  const sender = startEventSender(config, databaseUrl, secretsKeys, log, metrics);
  const statistics = startStatistics(databaseUrl, identifiers, config.assessTimeoutMs, log, metrics, { pooling: config.databasePooling, ring: secretsKeys });
  log.info({}, "sending events, rolling up statistics");
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => {
      metricsServer?.close();
      void Promise.all([sender.close(), statistics.close()]).then(() => process.exit(0));
    });
}
