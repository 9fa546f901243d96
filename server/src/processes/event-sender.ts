// Event delivery of one process: the dispatcher, and notifications of expired list entries.

import { expiredEntries } from "../controls/lists/expired-entries.ts";
import { createDispatcher } from "../delivery/webhooks/dispatcher.ts";
import { createOutbound } from "../delivery/webhooks/outbound.ts";
import { createSenderPool } from "../platform/database/pool.ts";
import type { Config } from "../platform/environment/config.ts";
import type { JobRunner } from "../platform/jobs/runner.ts";
import type { SecretsKey } from "../platform/keyrings/secrets-keys.ts";
import type { Metrics } from "../platform/observability/metrics.ts";

/** Sends events. */
export interface EventSender {
  /** Checks for due deliveries at once. */
  readonly wake: () => void;
  /** Stops; resolves when the results of attempts in flight are stored. */
  readonly close: () => Promise<void>;
}

/** Starts sending. `underLoad`: assess calls are queued in this process. */
export function startEventSender(
  jobs: JobRunner,
  config: Pick<Config, "databasePooling" | "webhooksLocal">,
  databaseUrl: string,
  keys: readonly SecretsKey[],
  metrics: Pick<Metrics, "attempted">,
  underLoad: () => boolean = () => false,
): EventSender {
  const pool = createSenderPool(databaseUrl, config.databasePooling);
  const outbound = createOutbound({ local: config.webhooksLocal });
  const dispatcher = createDispatcher({
    pool,
    outbound,
    secretsKeys: keys,
    underLoad,
    attempted: ({ statusCode, failure, latencyMs }) => metrics.attempted(failure ?? `${Math.floor((statusCode ?? 0) / 100)}xx`, latencyMs),
  });
  dispatcher.start(jobs);
  const watch = jobs.add(expiredEntries(pool, keys, dispatcher.wake));
  return {
    wake: dispatcher.wake,
    close: async () => {
      await Promise.all([watch.stop(), dispatcher.stop()]);
      outbound.close();
      await pool.end();
    },
  };
}
