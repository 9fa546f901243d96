// Logs: JSON lines on standard output, only fields from the list below. A body, a header or an address can not slip in by accident.
import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

/** Fields that may be logged. */
const ALLOWED: ReadonlySet<string> = new Set([
  "request_id",
  "operation",
  "method",
  "status",
  "duration_ms",
  "key_id",
  "person_id",
  "organization_id",
  "err",
  "port",
  "stage",
  "database",
  "signal",
  "up",
  "base_url",
  "worker",
  "workers",
  "pid",
  "connection_id",
  "shed",
  "inside",
  "laid",
  "dropped",
  "forgotten",
]);

/** Creates the logger of a process; it writes to standard output unless told otherwise. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => describe(error) },
    formatters: {
      level: (label) => ({ level: label }),
      log: (fields) => Object.fromEntries(Object.entries(fields).filter(([name, value]) => ALLOWED.has(name) && value !== undefined)),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Kind, code and place of an error. Messages of database drivers quote values, so only ours are kept. */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, routine } = error as { code?: string; routine?: string };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return { type: error.name, code, routine, message: code === undefined ? error.message : undefined, stack: frames.slice(0, 12).map((line) => line.trim()) };
}
