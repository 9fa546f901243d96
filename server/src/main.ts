// The process: settings, database, first start, listening, graceful end.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, relative, resolve } from "node:path";
import express from "express";
import type { Logger } from "pino";
import { createService, metricsRouter } from "./app.ts";
import { type Config, ConfigError, configHelp, readConfig } from "./config.ts";
import { isConnectionTrouble } from "./database/availability.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./database/embedded.ts";
import { migrate } from "./database/migrate.ts";
import { connectOwnerOrm } from "./database/orm.ts";
import { answerBrokenRequests } from "./http/broken-requests.ts";
import { createLogger } from "./observability/log.ts";
import { banner } from "./sandbox/banner.ts";
import { firstStart } from "./sandbox/first-start.ts";
import { createSandboxIdentity } from "./sandbox/identity.ts";

/** Time (ms) for which a server that is told to end still accepts connections: those that are on their way would otherwise be reset. */
const GRACE = 400;

/**
 * Patience with clients (ms): headers and requests that trickle are cut off; idle connections are kept for longer than load balancers keep
 * theirs, so that they end connections and not we. A missing Host header is nothing to us, and must not be answered past the contract.
 */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1000,
  requireHostHeader: false,
} as const;

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

/** A shutdown that takes longer than this (ms) is cut short. */
const PATIENCE = 15_000;

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
  const embedded = config.databaseUrl === undefined ? await startEmbeddedPostgres(config.dataDir) : undefined;
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
  const databaseUrl = embedded?.url ?? config.databaseUrl ?? "";
  const ownerUrl = embedded?.url ?? config.databaseOwnerUrl ?? databaseUrl;
  await migrate(ownerUrl).catch((error: unknown) => {
    throw embedded === undefined && isConnectionTrouble(error)
      ? new ConfigError(
          `${config.databaseOwnerUrl === undefined ? "DATABASE_URL" : "DATABASE_OWNER_URL"} cannot be used: ${(error as Error).message || (error as { code?: string }).code}. Is PostgreSQL running there, and are user and password right?`,
        )
      : error;
  });
  const claims = { organization: config.oidcOrganizationClaim, role: config.oidcRoleClaim };
  const identity =
    config.stage === "production" || config.oidcIssuer !== undefined
      ? undefined
      : await createSandboxIdentity(ownerUrl, claims, (error) => log.error({ err: error }, "the development identity provider failed"));
  const service = await createService(config, databaseUrl, log, identity);
  await service.batches.warm();
  const server = createServer(LIMITS, service.app);
  answerBrokenRequests(server);
  const port = await listen(server, "PORT", config.port, config.host);
  const metricsServer = config.metricsPort === undefined ? undefined : createServer(express().use(metricsRouter(service.metrics)));
  if (metricsServer && config.metricsPort !== undefined) await listen(metricsServer, "METRICS_PORT", config.metricsPort, "127.0.0.1");

  let ending = false;
  const end = async (signal: string): Promise<void> => {
    if (ending) return;
    ending = true;
    log.info({ signal }, "shutting down");
    setTimeout(() => void (embedded?.stop() ?? Promise.resolve()).finally(() => process.exit(1)), PATIENCE).unref();
    service.retire();
    metricsServer?.close();
    await new Promise((settle) => setTimeout(settle, GRACE));
    await closeServer(server);
    await service.batches.drained();
    await Promise.all([service.close(), identity?.close()]);
    await embedded?.stop();
    process.exit(0);
  };
  for (const signal of SIGNALS) {
    process.off(signal, early);
    process.on(signal, () => void end(signal));
  }

  log.info({ port, stage: config.stage, database: embedded ? "embedded" : "external" }, "listening");
  if (config.stage === "sandbox") {
    const baseUrl = config.publicUrl ?? `http://${["0.0.0.0", "::", "127.0.0.1"].includes(config.host) ? "localhost" : config.host}:${port}`;
    identity?.start(baseUrl);
    const orm = await connectOwnerOrm(ownerUrl);
    const sandbox = await firstStart(orm, config.dataDir, baseUrl, identity);
    await orm.close();
    console.log(banner(sandbox, relative(process.cwd(), resolve(join(config.dataDir, "sandbox.json"))) || "sandbox.json"));
  }
}

function listen(server: Server, variable: string, port: number, host: string): Promise<number> {
  return new Promise((settle, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) => fail(listenProblem(error, variable, port, host)));
    server.listen(port, host, () => settle((server.address() as AddressInfo).port));
  });
}

function listenProblem(error: NodeJS.ErrnoException, variable: string, port: number, host: string): Error {
  if (error.code === "EADDRINUSE")
    return new ConfigError(`${variable} ${port} is in use; set ${variable} to another one${variable === "PORT" ? " (0 takes a free one)" : ""}.`);
  if (error.code === "EACCES") return new ConfigError(`${variable} ${port} may not be used by this user; set ${variable} to one above 1023.`);
  return new ConfigError(`HOST is ${JSON.stringify(host)}, which this machine cannot listen on (${error.code}); 0.0.0.0 is every address of it.`);
}

/** Takes no new connection, lets every request end, and ends idle keep-alive connections. */
function closeServer(server: Server): Promise<void> {
  return new Promise((settle) => {
    server.close(() => settle());
    server.closeIdleConnections();
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.once("close", () => clearInterval(sweep));
  });
}
