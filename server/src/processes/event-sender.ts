// The sender of events of one process: the dispatcher, and the watch for entries that end.

import { createDispatcher } from "../delivery/webhooks/dispatcher.ts";
import { createOutbound } from "../delivery/webhooks/outbound.ts";
import { expiredEntries } from "../intelligence/lists/expired-entries.ts";
import type { Config } from "../platform/configuration/config.ts";
import { createSenderPool } from "../platform/database/pool.ts";
import type { JobRunner } from "../platform/jobs/runner.ts";
import type { SecretsKey } from "../platform/keyrings/keys.ts";
import type { Metrics } from "../platform/observability/metrics.ts";

/** Sends events. */
export interface EventSender {
  /** Something may be due: looks at once. */
  readonly wake: () => void;
  /** Ends when what is on its way is written down. */
  readonly close: () => Promise<void>;
}

/** Starts sending. `underLoad`: callers wait for other things that this process does. */
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
  const watch = jobs.add(expiredEntries(pool, dispatcher.wake));
  return {
    wake: dispatcher.wake,
    close: async () => {
      await Promise.all([watch.stop(), dispatcher.stop()]);
      outbound.close();
      await pool.end();
    },
  };
}
