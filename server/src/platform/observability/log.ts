// Logs: JSON lines on standard output, only fields from the list below. A body, a header or an address can not slip in by accident, and a field that is not
// declared does not compile, so that none is lost without notice.
import { type DestinationStream, type LoggerOptions, pino } from "pino";

/** Fields that may be logged, with the kind of their values. A new field is declared here, and nowhere else. */
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
  laid: "texts",
  dropped: "texts",
  forgotten: "number",
  unread: "number",
  job: "text",
  failures: "number",
} as const satisfies Record<string, keyof Kinds>;

interface Kinds {
  readonly text: string | null;
  readonly number: number;
  readonly flag: boolean;
  readonly texts: readonly string[];
  /** Whatever was thrown; of an error its kind, code and place are logged. */
  readonly error: unknown;
}

/** Fields of a log line. Those that are undefined are left out. */
export type LogFields = { readonly [Name in keyof typeof FIELDS]?: Kinds[(typeof FIELDS)[Name]] | undefined };

/** Names among the fields, of any member of a union, that are not declared. */
export type Undeclared<Fields> = Fields extends unknown ? Exclude<keyof Fields, keyof LogFields> : never;

/** Makes the names that are not declared impossible; `unknown` where there are none, since `{}` would let values pass that have no declared field at all. */
type OnlyDeclared<Fields> = [Undeclared<Fields>] extends [never] ? unknown : { readonly [Name in Undeclared<Fields>]: never };

/** Writes a line. Takes declared fields only, of values that are not written as a literal as well: an undeclared field does not compile. */
export type LogLine = <Fields extends LogFields>(fields: Fields & OnlyDeclared<Fields>, message: string) => void;

/** Levels of log lines, the least urgent first. */
export type Level = "debug" | "info" | "warn" | "error" | "fatal";

/** Writes log lines by level. */
export interface Logger {
  /** Are lines of this level written? What a line says need not be gathered otherwise. */
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
      // what types cannot see, such as a value read as another type
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

/** Kind, code and place of an error. Messages of database drivers quote values, so only ours are kept. */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, routine } = error as { code?: string; routine?: string };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return { type: error.name, code, routine, message: code === undefined ? error.message : undefined, stack: frames.slice(0, 12).map((line) => line.trim()) };
}
