// `npm run worker`: sends events in a process of its own, beside servers that are started with WEBHOOKS_SENDER=worker. Any number may run.
import { ConfigError, configHelp, readConfig } from "./config.ts";
import { createGeneralPool } from "./database/pool.ts";
import { assertApplicationRole } from "./database/role.ts";
import { createLogger } from "./observability/log.ts";
import { createMetrics } from "./observability/metrics.ts";
import { secretsKeysOf } from "./secrets/keys-of.ts";
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
      "DATABASE_URL is not set; the worker sends the events of servers on a PostgreSQL of yours. With the embedded one, the server sends them itself.",
    );
  const log = createLogger(config.logLevel);
  const pool = createGeneralPool(databaseUrl, 5000, () => undefined);
  await assertApplicationRole(pool);
  await pool.end();
  const sender = startEventSender(config, databaseUrl, secretsKeysOf(config), log, createMetrics());
  log.info({}, "sending events");
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void sender.close().then(() => process.exit(0)));
}
