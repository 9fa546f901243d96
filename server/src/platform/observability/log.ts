// Logs: JSON lines on standard output, with the fields below only. A body, a header or an address cannot be logged by accident; an undeclared field does
// not compile, so that none is dropped silently.
import { type DestinationStream, type LoggerOptions, pino } from "pino";

/** Fields that may be logged, with their types. Declare a new field here. */
const FIELDS = {
  request_id: "text",
  operation: "text",
  method: "text",
  status: "number",
  duration_ms: "number",
  key_id: "text",
  person_id: "text",
  organization_id: "text",
  err: "error",
  port: "number",
  stage: "text",
  database: "text",
  signal: "text",
  up: "flag",
  base_url: "text",
  worker: "number",
  workers: "number",
  pid: "number",
  connection_id: "text",
  shed: "number",
  in_flight: "number",
  created: "texts",
  dropped: "texts",
  purged: "number",
  unread: "number",
  job: "text",
  failures: "number",
  reason: "text",
  claim: "text",
  received: "text",
  omitted: "number",
  check: "text",
  sequence: "number",
  hash: "text",
} as const satisfies Record<string, keyof Kinds>;

interface Kinds {
  readonly text: string | null;
  readonly number: number;
  readonly flag: boolean;
  readonly texts: readonly string[];
  /** Any thrown value; of an error, its type, code and stack are logged. */
  readonly error: unknown;
}

/** Fields of a log line. Undefined fields are left out. */
export type LogFields = { readonly [Name in keyof typeof FIELDS]?: Kinds[(typeof FIELDS)[Name]] | undefined };

/** Undeclared names among the fields, of any member of a union. */
export type Undeclared<Fields> = Fields extends unknown ? Exclude<keyof Fields, keyof LogFields> : never;

/** Rejects undeclared names; `unknown` when there are none, since `{}` would accept values without any declared field. */
type OnlyDeclared<Fields> = [Undeclared<Fields>] extends [never] ? unknown : { readonly [Name in Undeclared<Fields>]: never };

/** Writes a line. Accepts declared fields only, also from values that are not literals. */
export type LogLine = <Fields extends LogFields>(fields: Fields & OnlyDeclared<Fields>, message: string) => void;

/** Levels of log lines, least urgent first. */
export type Level = "debug" | "info" | "warn" | "error" | "fatal";

/** Writes log lines by level. */
export interface Logger {
  /** Are lines of this level written? If not, their fields need not be gathered. */
  readonly isLevelEnabled: (level: Level) => boolean;
  readonly debug: LogLine;
  readonly info: LogLine;
  readonly warn: LogLine;
  readonly error: LogLine;
  readonly fatal: LogLine;
}

/** Creates the logger of a process. Writes to standard output unless a destination is given. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => describe(error) },
    formatters: {
      level: (label) => ({ level: label }),
      // fields that types cannot see, such as in a value cast to another type
      log: (fields) => Object.fromEntries(Object.entries(fields).filter(([name, value]) => Object.hasOwn(FIELDS, name) && value !== undefined)),
    },
  };
  const logger = destination === undefined ? pino(options) : pino(options, destination);
  return {
    isLevelEnabled: (name) => logger.isLevelEnabled(name),
    debug: (fields, message) => logger.debug<object>(fields, message),
    info: (fields, message) => logger.info<object>(fields, message),
    warn: (fields, message) => logger.warn<object>(fields, message),
    error: (fields, message) => logger.error<object>(fields, message),
    fatal: (fields, message) => logger.fatal<object>(fields, message),
  };
}

/** Type, code and stack of an error. Messages of database drivers quote values, so only messages without a code are logged. */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, routine } = error as { code?: string; routine?: string };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return { type: error.name, code, routine, message: code === undefined ? error.message : undefined, stack: frames.slice(0, 12).map((line) => line.trim()) };
}
