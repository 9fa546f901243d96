// The environment, checked once at start. Each variable says what it does; `npm start -- --help` prints the list.
import { normaliseRange } from "./identifiers/address.ts";

/** The stage: sandbox values, `?api_key=` and the embedded sandbox organizations exist outside production only. */
export type Stage = "sandbox" | "production";

/** The server's settings. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly stage: Stage;
  readonly assessTimeoutMs: number;
  readonly databaseConnections: number;
  readonly metricsPort: number | undefined;
  readonly trustProxy: string | undefined;
  readonly logLevel: string;
}

/** A variable whose value cannot be used. The message names variable, value and what would be right. */
export class ConfigError extends Error {}

interface Variable<T> {
  readonly name: string;
  readonly fallback: string | undefined;
  readonly meaning: string;
  readonly expects: string;
  /** The value, or undefined when the text is not what is expected. */
  readonly read: (text: string) => T | undefined;
}

const integer =
  (low: number, high: number) =>
  (text: string): number | undefined =>
    /^\d+$/.test(text) && Number(text) >= low && Number(text) <= high ? Number(text) : undefined;

const oneOf =
  <T extends string>(...values: readonly T[]) =>
  (text: string): T | undefined =>
    values.find((value) => value === text);

const proxies = (text: string): string | undefined => {
  const parts = text.split(",").map((part) => part.trim());
  const named = parts.every((part) => /^(loopback|linklocal|uniquelocal)$/.test(part) || normaliseRange(part) !== undefined);
  return /^\d{1,2}$/.test(text) || named ? text : undefined;
};

/** A value as it may be shown: without the password of a URL. */
const shown = (text: string): string => JSON.stringify(text.replace(/\/\/[^@/]*@/, "//…@"));

const variables = {
  port: { name: "PORT", fallback: "3000", meaning: "Port to listen on; 0 takes a free one.", expects: "an integer from 0 to 65535", read: integer(0, 65_535) },
  host: {
    name: "HOST",
    fallback: "0.0.0.0",
    meaning: "Address to listen on.",
    expects: "an IP address or host name",
    read: (text) => (/^[\w.:-]+$/.test(text) ? text : undefined),
  },
  dataDir: { name: "DATA_DIR", fallback: ".data", meaning: "Folder of the embedded PostgreSQL and of sandbox.json.", expects: "a path", read: (text) => text },
  databaseUrl: {
    name: "DATABASE_URL",
    fallback: undefined,
    meaning: "PostgreSQL 15 or later to use instead of the embedded one.",
    expects: "a URL that starts with postgres:// or postgresql://",
    read: (text) => (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text) ? text : undefined),
  },
  stage: {
    name: "STAGE",
    fallback: "sandbox",
    meaning: "Stage. Production has no sandbox values, no sandbox keys and no ?api_key=.",
    expects: "sandbox or production",
    read: oneOf("sandbox", "production"),
  },
  assessTimeoutMs: {
    name: "ASSESS_TIMEOUT_MS",
    fallback: "2000",
    meaning: "Deadline of an assess call in milliseconds; past it the answer is 504 ASSESS_TIMEOUT.",
    expects: "an integer from 50 to 60000",
    read: integer(50, 60_000),
  },
  databaseConnections: {
    name: "DATABASE_CONNECTIONS",
    fallback: "12",
    meaning: "Most connections of the assess path to PostgreSQL.",
    expects: "an integer from 4 to 200",
    read: integer(4, 200),
  },
  metricsPort: {
    name: "METRICS_PORT",
    fallback: undefined,
    meaning: "Port of /metrics on loopback. Without it, /metrics is on the main port in the sandbox and off in production.",
    expects: "an integer from 1 to 65535",
    read: integer(1, 65_535),
  },
  trustProxy: {
    name: "TRUST_PROXY",
    fallback: undefined,
    meaning: "Proxies whose X-Forwarded-* headers are believed: addresses or ranges, or a number of hops.",
    expects: "a number of hops, or a comma-separated list of addresses, ranges, loopback, linklocal or uniquelocal",
    read: proxies,
  },
  logLevel: {
    name: "LOG_LEVEL",
    fallback: "info",
    meaning: "Least level that is logged; debug shows every request.",
    expects: "fatal, error, warn, info, debug or silent",
    read: oneOf("fatal", "error", "warn", "info", "debug", "silent"),
  },
} as const satisfies Record<keyof Config, Variable<unknown>>;

/** Reads the settings. Throws ConfigError with one line for every variable that cannot be used. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];
  const entries = Object.entries(variables as Record<string, Variable<unknown>>).map(([key, variable]) => {
    const text = environment[variable.name] || variable.fallback;
    const value = text === undefined ? undefined : variable.read(text);
    if (text !== undefined && value === undefined) problems.push(`${variable.name} is ${shown(text)}; expected ${variable.expects}.`);
    return [key, value];
  });
  const config = Object.fromEntries(entries) as Config;
  if (problems.length === 0 && config.stage === "production" && config.databaseUrl === undefined)
    problems.push("DATABASE_URL is not set; production needs a PostgreSQL of its own.");
  if (problems.length > 0) throw new ConfigError(problems.join("\n"));
  return config;
}

/** The list of variables, for `--help`. */
export function configHelp(): string {
  const lines = Object.values(variables as Record<string, Variable<unknown>>).map(
    ({ name, fallback, meaning, expects }) =>
      `  ${name.padEnd(22)}${meaning}\n${" ".repeat(24)}Expects ${expects}.${fallback === undefined ? "" : ` Default: ${fallback}.`}`,
  );
  return `Fraud risk assessment service\n\nUsage: npm start\n\nEnvironment:\n${lines.join("\n")}`;
}
