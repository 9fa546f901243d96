// The service as a process needs it. app.ts assembles it; main.ts and cluster.ts hand the assembly in.

import type { RequestListener } from "node:http";
import type { Router } from "express";
import type { Batches } from "../decisions/assess/batches.ts";
import type { Messages } from "../platform/adapters/express-messages.ts";
import type { Config } from "../platform/environment/config.ts";
import type { JobRunner } from "../platform/jobs/runner.ts";
import type { Logger } from "../platform/observability/log.ts";
import type { Metrics } from "../platform/observability/metrics.ts";
import type { Clock } from "../platform/time/clock.ts";
import type { SandboxIdentity } from "../sandbox/identity.ts";

/** The assembled service. */
export interface Service {
  /** Answers requests. */
  readonly listener: RequestListener;
  /** Classes of the requests and responses that the listener gets, for `createServer`. */
  readonly messages: Messages;
  readonly metrics: Metrics;
  /** The background jobs of this process. */
  readonly jobs: JobRunner;
  readonly batches: Batches;
  /** Turns health to unavailable, so that load balancers stop routing here; requests are still served. */
  readonly retire: () => void;
  /** Answers with `Connection: close`; health does not change, because other processes serve on the same address. */
  readonly drainConnections: () => void;
  /** Closes every connection. Call it when no request is in flight. */
  readonly close: () => Promise<void>;
}

/**
 * Assembles the service over a migrated database. `identity` is the sandbox's own identity provider, if any; `exposition` serves the operator pages of the
 * main port, which a cluster replaces; `clock` is the clock of all parts.
 */
export type CreateService = (
  config: Config,
  databaseUrl: string,
  log: Logger,
  identity?: SandboxIdentity,
  exposition?: (own: Pick<Service, "metrics" | "jobs">) => Router,
  clock?: Clock,
) => Promise<Service>;
