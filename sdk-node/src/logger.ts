import { type EventHook, notify } from "./events.ts";
import { type DeprecationHook, deprecationWarnings } from "./middleware/deprecation.ts";

/** Where a client writes: `console`, pino and winston fit. */
export interface Logger {
  debug(line: string): void;
  warn(line: string): void;
}

interface Hooks {
  readonly logger?: Logger;
  readonly onEvent?: EventHook;
  readonly onDeprecation?: DeprecationHook;
}

/** Options whose hooks write to the logger too. A line has what the event has: no credentials, bodies and identifiers. */
export function logged<Options extends Hooks>(options: Options): Options {
  const { logger, onEvent, onDeprecation } = options;
  if (logger === undefined) return options;
  return {
    ...options,
    onDeprecation: onDeprecation ?? deprecationWarnings(logger),
    onEvent: (event) => {
      notify(onEvent, event);
      logger[event.type === "failure" || event.type === "retry" ? "warn" : "debug"](`fraud-risk: ${JSON.stringify(event)}`);
    },
  };
}
