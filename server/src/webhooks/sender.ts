// The sender of events of one process: the dispatcher, and the watch for entries that end. It runs in the server, or by itself (`npm run worker`).
import type { Config } from "../config.ts";
import { isConnectionTrouble } from "../database/availability.ts";
import { createSenderPool } from "../database/pool.ts";
import type { Logger } from "../observability/log.ts";
import type { Metrics } from "../observability/metrics.ts";
import type { SecretsKey } from "../secrets/keys.ts";
import { createDispatcher } from "./dispatcher.ts";
import { tellEndedEntries } from "./ended-entries.ts";
import { createOutbound } from "./outbound.ts";

/** How often (ms) entries that have ended are looked for. */
const LOOK_FOR_ENDED_EVERY = 1000;
/** How often (ms) the same kind of trouble is logged. */
const TROUBLE_EVERY = 10_000;

/** Sends events. */
export interface EventSender {
  /** Something may be due: looks at once. */
  readonly wake: () => void;
  /** Ends when what is on its way is written down. */
  readonly close: () => Promise<void>;
}

/** Starts sending. `pressed`: callers wait for other things that this process does. */
export function startEventSender(
  config: Config,
  databaseUrl: string,
  keys: readonly SecretsKey[],
  log: Logger,
  metrics: Pick<Metrics, "attempted">,
  pressed: () => boolean = () => false,
): EventSender {
  const pool = createSenderPool(databaseUrl, config.databasePooling);
  const outbound = createOutbound({ local: config.webhooksLocal });
  let troubleAt = 0;
  const failed = (error: unknown): void => {
    if (Date.now() - troubleAt < TROUBLE_EVERY) return;
    troubleAt = Date.now();
    log.warn({ err: error }, isConnectionTrouble(error) ? "events wait: the database is away" : "events could not be handed over");
  };
  const dispatcher = createDispatcher({
    pool,
    outbound,
    secretsKeys: keys,
    failed,
    pressed,
    attempted: ({ statusCode, failure, latencyMs }) => metrics.attempted(failure ?? `${Math.floor((statusCode ?? 0) / 100)}xx`, latencyMs),
  });
  let looking: Promise<unknown> = Promise.resolve();
  const watch = setInterval(() => {
    looking = looking.then(() => tellEndedEntries(pool)).then((told) => told > 0 && dispatcher.wake(), failed);
  }, LOOK_FOR_ENDED_EVERY);
  watch.unref();
  dispatcher.start();
  return {
    wake: dispatcher.wake,
    close: async () => {
      clearInterval(watch);
      await Promise.all([looking, dispatcher.stop()]);
      outbound.close();
      await pool.end();
    },
  };
}
