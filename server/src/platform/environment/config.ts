// The environment variables, checked once at start. `npm start -- --help` prints their descriptions.

import { type Role, rolePermissions } from "../../../../generated/credentials.ts";
import { normaliseRange } from "../../values/identifiers/address.ts";
import { UUID } from "../../values/identifiers/uuid-patterns.ts";
import { claimSteps } from "../credentials/claim-path.ts";
import type { Pooling } from "../database/pooling.ts";
import { ConfigError } from "../errors/config-error.ts";
import { type NetworkKey, readNetworkKeys } from "../keyrings/network-keys.ts";
import { readSecretsKeys, type SecretsKey } from "../keyrings/secrets-keys.ts";
import { fileVariable, secretText } from "./secret-files.ts";
import { type Environment, readUnsafeSettings, type UnsafeSetting, unsafeSettingNames, unsafeSettings } from "./unsafe-settings.ts";
import { readValueMap } from "./value-map.ts";

/** The stage. Sandbox values, `?api_key=` and the embedded sandbox organizations exist outside production only. */
export type Stage = "sandbox" | "production";

/** The server's settings. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databaseOwnerUrl: string | undefined;
  readonly stage: Stage;
  readonly assessTimeoutMs: number;
  readonly databaseConnections: number;
  readonly databasePooling: Pooling;
  readonly workers: number | undefined;
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  readonly clamdAddress: { readonly host: string; readonly port: number } | { readonly path: string } | undefined;
  readonly trustProxy: string | undefined;
  readonly publicUrl: string | undefined;
  readonly oidcIssuer: string | undefined;
  readonly oidcAudience: string | undefined;
  readonly oidcJwksUrl: string | undefined;
  readonly oidcOrganizationClaim: string;
  readonly oidcRoleClaim: string;
  readonly oidcClientIds: ReadonlySet<string> | undefined;
  readonly oidcOrganizations: ReadonlyMap<string, string> | undefined;
  readonly oidcRoles: ReadonlyMap<string, Role> | undefined;
  readonly oidcTokenOrigin: string | undefined;
  readonly oidcClientId: string | undefined;
  readonly oidcScope: string;
  readonly secretsKeys: readonly SecretsKey[] | undefined;
  readonly encryptRequests: boolean | undefined;
  readonly networkKeys: readonly NetworkKey[] | undefined;
  readonly backgroundJobs: "worker" | "server" | "separate";
  readonly webhooksLocal: boolean;
  readonly retentionAssessments: number;
  readonly retentionActivity: number;
  readonly retentionHandles: number;
  readonly retentionEvents: number;
  readonly auditHeadsFolder: string | undefined;
  readonly logLevel: string;
  readonly acceptUnsafeSettings: ReadonlySet<UnsafeSetting> | undefined;
}

interface Variable<T> {
  readonly name: string;
  readonly fallback: string | undefined;
  readonly meaning: string;
  readonly expects: string;
  /** A secret, which may also come from a file: its value must never be shown, or it is a URL with a password. */
  readonly secret?: "value" | "password";
  /** Parses the text; undefined when it is invalid. */
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

const postgresUrl = (text: string): string | undefined => (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text) ? text : undefined);

const httpUrl = (text: string): string | undefined => (/^https?:\/\//.test(text) && URL.canParse(text) ? text : undefined);

function clamdAddress(text: string): Config["clamdAddress"] {
  const [, path] = /^unix:(\/.+)$/.exec(text) ?? [];
  if (path !== undefined) return { path };
  const [, bracketed, plain, port] = /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(text) ?? [];
  const host = bracketed ?? plain;
  return host === undefined || Number(port) < 1 || Number(port) > 65_535 ? undefined : { host, port: Number(port) };
}

const hostName = (text: string): string | undefined => (/^[\w.:-]+$/.test(text) ? text : undefined);

const claimName = (text: string): string | undefined => (claimSteps(text) === undefined ? undefined : text);

const names = (text: string): ReadonlySet<string> | undefined => {
  const parts = text.split(",").map((part) => part.trim());
  return parts.every((part) => part !== "") ? new Set(parts) : undefined;
};

const organizationId = (text: string): string | undefined => (UUID.test(text) ? text.toLowerCase() : undefined);

const ownRole = (text: string): Role | undefined => (Object.keys(rolePermissions) as Role[]).find((role) => role === text);

const originOnly = (text: string): string | undefined => (httpUrl(text) === undefined || new URL(text).pathname !== "/" ? undefined : new URL(text).origin);

const proxies = (text: string): string | undefined => {
  const parts = text.split(",").map((part) => part.trim());
  const named = parts.every((part) => /^(loopback|linklocal|uniquelocal)$/.test(part) || normaliseRange(part) !== undefined);
  return /^\d{1,2}$/.test(text) || named ? text : undefined;
};

/** A value in an error message: of a URL only the scheme and the part after the credentials, of a secret nothing. */
const shown = (text: string, secret?: Variable<unknown>["secret"]): string =>
  secret === "value"
    ? "malformed (its value is not shown)"
    : JSON.stringify(text.replace(/\/\/.*@/s, "//…@").replace(/([?&;](?:password|sslpassword|passfile)=)[^&;]*/gi, "$1…"));

const variables = {
  port: { name: "PORT", fallback: "3000", meaning: "Port to listen on; 0 picks a free port.", expects: "an integer from 0 to 65535", read: integer(0, 65_535) },
  host: {
    name: "HOST",
    fallback: undefined,
    meaning:
      "Address to listen on. Without it the sandbox listens on 127.0.0.1, production on 0.0.0.0. Anyone who can reach a sandbox can sign in as an administrator.",
    expects: "an IP address or host name",
    read: hostName,
  },
  dataDir: { name: "DATA_DIR", fallback: ".data", meaning: "Folder of the embedded PostgreSQL and of sandbox.json.", expects: "a path", read: (text) => text },
  databaseUrl: {
    name: "DATABASE_URL",
    fallback: undefined,
    meaning: "PostgreSQL 15 or later, with the encoding UTF8, to use instead of the embedded one.",
    expects: "a URL that starts with postgres:// or postgresql://",
    secret: "password",
    read: postgresUrl,
  },
  databaseOwnerUrl: {
    name: "DATABASE_OWNER_URL",
    fallback: undefined,
    meaning: "Connection as the owner of the tables, for migrations, when the user of DATABASE_URL is not the owner.",
    expects: "a URL that starts with postgres:// or postgresql://",
    secret: "password",
    read: postgresUrl,
  },
  stage: {
    name: "STAGE",
    fallback: undefined,
    meaning:
      "Stage. Production has no sandbox values, no sandbox keys and no ?api_key=. Default: sandbox. Required with DATABASE_URL, and when NODE_ENV is production.",
    expects: "sandbox or production",
    read: oneOf("sandbox", "production"),
  },
  assessTimeoutMs: {
    name: "ASSESS_TIMEOUT_MS",
    fallback: "2000",
    meaning: "Deadline of an assess call in milliseconds; after it the response is 504 ASSESS_TIMEOUT.",
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
  databasePooling: {
    name: "DATABASE_POOLING",
    fallback: "session",
    meaning: "transaction: DATABASE_URL is a pooler in transaction mode (PgBouncer); DATABASE_OWNER_URL must then connect directly.",
    expects: "session or transaction",
    read: oneOf("session", "transaction"),
  },
  workers: {
    name: "WORKERS",
    fallback: undefined,
    meaning: "Server processes of npm run start:cluster. Default: one per available core.",
    expects: "an integer from 1 to 64",
    read: integer(1, 64),
  },
  metricsPort: {
    name: "METRICS_PORT",
    fallback: undefined,
    meaning: "Separate port of /metrics. Without it, /metrics is on the main port in the sandbox and off in production.",
    expects: "an integer from 1 to 65535",
    read: integer(1, 65_535),
  },
  metricsHost: {
    name: "METRICS_HOST",
    fallback: "127.0.0.1",
    meaning: "Address that METRICS_PORT listens on. It requires no key: use an address other than loopback only in a network that callers cannot reach.",
    expects: "an IP address or host name",
    read: hostName,
  },
  clamdAddress: {
    name: "CLAMD_ADDRESS",
    fallback: undefined,
    meaning: "Where clamd of ClamAV listens. Files of cases are then scanned, and none is stored without a scan. Without it, files are not scanned.",
    expects: "host:port, such as 127.0.0.1:3310, or unix: and the path of a socket, such as unix:/run/clamav/clamd.ctl",
    read: clamdAddress,
  },
  trustProxy: {
    name: "TRUST_PROXY",
    fallback: undefined,
    meaning: "Proxies whose X-Forwarded-* headers are trusted: addresses or ranges, or a number of hops.",
    expects: "a number of hops, or a comma-separated list of addresses, ranges, loopback, linklocal or uniquelocal",
    read: proxies,
  },
  publicUrl: {
    name: "PUBLIC_URL",
    fallback: undefined,
    meaning: "Address under which callers reach the service; used in sandbox.json and by the development identity provider.",
    expects: "an http or https URL without a path",
    read: originOnly,
  },
  oidcIssuer: {
    name: "OIDC_ISSUER",
    fallback: undefined,
    meaning: "Issuer of dashboard sessions, an OpenID Connect provider. Without it the sandbox starts its own provider.",
    expects: "an http or https URL, exactly as in the tokens' iss",
    read: httpUrl,
  },
  oidcAudience: { name: "OIDC_AUDIENCE", fallback: undefined, meaning: "Required audience (aud) of tokens.", expects: "a text", read: (text) => text },
  oidcClientIds: {
    name: "OIDC_CLIENT_IDS",
    fallback: undefined,
    meaning: "Clients whose access tokens are accepted without aud, by client_id and token_use: access (Amazon Cognito). Without it, every token needs aud.",
    expects: "client ids separated by commas",
    read: names,
  },
  oidcJwksUrl: {
    name: "OIDC_JWKS_URL",
    fallback: undefined,
    meaning: "Address of the issuer's keys, if its discovery document does not contain it.",
    expects: "an http or https URL",
    read: httpUrl,
  },
  oidcOrganizationClaim: {
    name: "OIDC_ORGANIZATION_CLAIM",
    fallback: "organization_id",
    meaning: "Claim with the organization's id; dots separate nested claims, and brackets enclose a name with dots: a[b.c].d.",
    expects: "a claim name",
    read: claimName,
  },
  oidcRoleClaim: {
    name: "OIDC_ROLE_CLAIM",
    fallback: "role",
    meaning: "Claim with the role, or several roles; written like OIDC_ORGANIZATION_CLAIM.",
    expects: "a claim name",
    read: claimName,
  },
  oidcOrganizations: {
    name: "OIDC_ORGANIZATIONS",
    fallback: undefined,
    meaning:
      "Organizations of the issuer and their ids in this service: value=id pairs. Values of OIDC_ORGANIZATION_CLAIM that are not listed are then refused.",
    expects: "<value>=<organization id>, separated by commas",
    read: (text) => readValueMap(text, organizationId),
  },
  oidcRoles: {
    name: "OIDC_ROLES",
    fallback: undefined,
    meaning:
      "Roles or groups of the issuer and their roles in this service: value=role pairs. Values of OIDC_ROLE_CLAIM that are not listed then give no role.",
    expects: `<value>=<role>, separated by commas; the roles are ${Object.keys(rolePermissions).join(", ")}`,
    read: (text) => readValueMap(text, ownRole),
  },
  oidcClientId: {
    name: "OIDC_CLIENT_ID",
    fallback: undefined,
    meaning: "Public client of the dashboard at OIDC_ISSUER; redirect address: /dashboard/signed-in. Required to sign in to the dashboard with OIDC_ISSUER.",
    expects: "a text",
    read: (text) => text,
  },
  oidcScope: {
    name: "OIDC_SCOPE",
    fallback: "openid profile email",
    meaning: "Scopes that the dashboard requests; include what makes the issuer answer an access token for OIDC_AUDIENCE.",
    expects: "scopes separated by spaces, openid among them",
    read: (text) => (text.split(" ").includes("openid") ? text : undefined),
  },
  oidcTokenOrigin: {
    name: "OIDC_TOKEN_ORIGIN",
    fallback: undefined,
    meaning: "Origin of the issuer's token endpoint, if it is not that of OIDC_ISSUER (Amazon Cognito): pages of the dashboard may call it.",
    expects: "an http or https URL without a path",
    read: originOnly,
  },
  secretsKeys: {
    name: "SECRETS_KEYS",
    fallback: undefined,
    meaning: "Keys that seal webhook and processor secrets: id:key pairs. The first key encrypts; all keys decrypt. Create a key: openssl rand -base64 32",
    expects: "a comma-separated list of <id>:<32 bytes in base64>",
    secret: "value",
    read: readSecretsKeys,
  },
  encryptRequests: {
    name: "ENCRYPT_REQUESTS",
    fallback: undefined,
    meaning:
      "Encrypt stored requests and provider events with a data key per organization, wrapped with SECRETS_KEYS. Default: on in production, off in the sandbox.",
    expects: "on or off",
    read: (text) => (text === "on" || text === "off" ? text === "on" : undefined),
  },
  networkKeys: {
    name: "NETWORK_KEYS",
    fallback: undefined,
    meaning:
      "Keys that hash the values shared by network participants: version:key pairs. The first key hashes new values; all keys look values up. Create a key: openssl rand -base64 32",
    expects: "a comma-separated list of <version>:<32 bytes in base64>",
    secret: "value",
    read: readNetworkKeys,
  },
  backgroundJobs: {
    name: "BACKGROUND_JOBS",
    fallback: "worker",
    meaning:
      "Which process sends events, rolls up statistics and maintains partitions. worker: a worker process that the server starts and restarts. separate: npm run worker, started separately, any number of processes. server: the server itself.",
    expects: "worker, separate or server",
    read: oneOf("worker", "separate", "server"),
  },
  webhooksLocal: {
    name: "WEBHOOKS_ALLOW_LOCAL",
    fallback: "false",
    meaning: "Send events to loopback and private addresses and over http, for development. Never in production.",
    expects: "true or false",
    read: (text) => (text === "true" || text === "false" ? text === "true" : undefined),
  },
  retentionAssessments: {
    name: "RETENTION_ASSESSMENTS_DAYS",
    fallback: "750",
    meaning: "Days for which assessments can be read, reviewed and reported on. Whole months are dropped.",
    expects: "an integer from 200 to 36500",
    read: integer(200, 36_500),
  },
  retentionActivity: {
    name: "RETENTION_ACTIVITY_DAYS",
    fallback: "750",
    meaning: "Days for which pay-ins can be found by payer; signals look back 90 days. Whole months are dropped.",
    expects: "an integer from 120 to 36500",
    read: integer(120, 36_500),
  },
  retentionHandles: {
    name: "RETENTION_HANDLES_DAYS",
    fallback: "90",
    meaning: "Days for which a retried assess call returns the first response. At most RETENTION_ASSESSMENTS_DAYS.",
    expects: "an integer from 30 to 36500",
    read: integer(30, 36_500),
  },
  retentionEvents: {
    name: "RETENTION_EVENTS_DAYS",
    fallback: "90",
    meaning: "Days for which events, their deliveries and attempts can be read and sent again. Whole weeks are dropped.",
    expects: "an integer from 14 to 36500",
    read: integer(14, 36_500),
  },
  auditHeadsFolder: {
    name: "AUDIT_HEADS_FOLDER",
    fallback: undefined,
    meaning:
      "Folder outside the reach of the database's owner, such as one with object lock. Each hour, the ends of the audit logs that have changed are written into a new file there, for npm run audit:verify -- --expect.",
    expects: "the path of a folder",
    read: (text) => text,
  },
  logLevel: {
    name: "LOG_LEVEL",
    fallback: "info",
    meaning: "Lowest level that is logged; debug shows every request. An error that ends the process is always logged.",
    expects: "fatal, error, warn, info, debug or silent",
    read: oneOf("fatal", "error", "warn", "info", "debug", "silent"),
  },
  acceptUnsafeSettings: {
    name: "ACCEPT_UNSAFE_SETTINGS",
    fallback: undefined,
    meaning: "Checks of production that are off: each start logs a warning for every setting that is accepted by this.",
    expects: `a comma-separated list of ${unsafeSettingNames.join(", ")}`,
    read: readUnsafeSettings,
  },
} as const satisfies Record<keyof Config, Variable<unknown>>;

/** Default addresses to listen on, by stage. */
const DEFAULT_HOST: Readonly<Record<Stage, string>> = { sandbox: "127.0.0.1", production: "0.0.0.0" };

/**
 * Reads the settings. Throws ConfigError with one line for every invalid variable. The stage has no default where a sandbox could do harm; commands that
 * only read (`purpose` "reading") do not require it.
 */
export function readConfig(environment: Environment, purpose: "serving" | "reading" = "serving"): Config {
  const problems: string[] = [];
  const entries = Object.entries(variables as Record<string, Variable<unknown>>).map(([key, variable]) => {
    const { text: given, problem } = variable.secret === undefined ? { text: environment[variable.name] } : secretText(variable.name, environment);
    if (problem !== undefined) problems.push(problem);
    const text = given || variable.fallback;
    const value = text === undefined ? undefined : variable.read(text);
    if (text !== undefined && value === undefined) problems.push(`${variable.name} is ${shown(text, variable.secret)}; expected ${variable.expects}.`);
    return [key, value];
  });
  const read = Object.fromEntries(entries) as Omit<Config, "stage" | "host"> & Partial<Pick<Config, "stage" | "host">>;
  const stage = read.stage ?? "sandbox";
  const config: Config = { ...read, stage, host: read.host ?? DEFAULT_HOST[stage] };
  if (problems.length === 0 && read.stage === undefined && purpose === "serving") problems.push(...stageProblem(config, environment.NODE_ENV));
  if (problems.length === 0) problems.push(...(config.stage === "production" ? inProduction(config, environment) : []), ...contradictions(config));
  if (problems.length > 0) throw new ConfigError(problems.join("\n"));
  return config;
}

/** Why the stage cannot default to the sandbox. */
function stageProblem({ databaseUrl }: Config, nodeEnvironment: string | undefined): string[] {
  const choice = "Set STAGE=production, or STAGE=sandbox for a sandbox, in which anyone who can reach the service can sign in as an administrator.";
  if (nodeEnvironment === "production") return [`STAGE is not set, but NODE_ENV is production; a sandbox does not start by default there. ${choice}`];
  if (databaseUrl !== undefined) return [`STAGE is not set; it is required with DATABASE_URL, because the first start stores it in the database. ${choice}`];
  return [];
}

/** Is the server reachable from this machine only? */
export function isLoopback(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);
}

const LOOPBACK: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

function inProduction(config: Config, environment: Environment): string[] {
  return [...missingInProduction(config), ...unsafeSettings(config, environment)];
}

function missingInProduction(config: Config): string[] {
  const needs: [unknown, string][] = [
    [config.databaseUrl, "DATABASE_URL is not set; production requires a separate PostgreSQL."],
    [config.oidcIssuer, "OIDC_ISSUER is not set; production requires an identity provider and does not start the development one."],
    [config.secretsKeys, "SECRETS_KEYS is not set; production requires it to seal secrets of webhooks and processors. Create a key: openssl rand -base64 32"],
    [
      config.networkKeys,
      "NETWORK_KEYS is not set; production requires it to hash the values shared by network participants. Create a key: openssl rand -base64 32",
    ],
    [config.webhooksLocal ? undefined : true, "WEBHOOKS_ALLOW_LOCAL is true; production never sends events to private addresses."],
    [config.oidcAudience ?? config.oidcClientIds, "OIDC_AUDIENCE is not set; production accepts only tokens with this audience."],
  ];
  // traffic that never leaves the machine cannot be tampered with
  const insecure = [config.oidcIssuer, config.oidcJwksUrl, config.oidcTokenOrigin].filter(
    (url) => url?.startsWith("http:") && !LOOPBACK.has(new URL(url).hostname),
  );
  return [
    ...needs.flatMap(([value, problem]) => (value === undefined ? [problem] : [])),
    ...insecure.map((url) => `${shown(url ?? "")} is not https; production calls an identity provider over https only.`),
  ];
}

function contradictions(config: Config): string[] {
  const audience = config.oidcIssuer !== undefined && config.oidcAudience === undefined && config.oidcClientIds === undefined && config.stage !== "production";
  const handles = config.retentionHandles > config.retentionAssessments;
  const owner = config.databasePooling === "transaction" && (config.databaseUrl === undefined || config.databaseOwnerUrl === undefined);
  return [
    ...(audience ? ["OIDC_AUDIENCE is not set; it is required with OIDC_ISSUER."] : []),
    ...(config.oidcAudience === "account"
      ? ["OIDC_AUDIENCE is account, the audience of every client of a Keycloak realm; add an audience mapper to the client and set its value."]
      : []),
    ...(handles
      ? [`RETENTION_HANDLES_DAYS is ${config.retentionHandles}; expected at most RETENTION_ASSESSMENTS_DAYS, since a handle refers to a stored assessment.`]
      : []),
    ...(owner
      ? [
          "DATABASE_POOLING is transaction, which requires DATABASE_URL for the pooler and DATABASE_OWNER_URL for a direct connection: migrations need a session.",
        ]
      : []),
  ];
}

/** Are requests stored encrypted? */
export function encryptsRequests({ encryptRequests, stage }: Pick<Config, "encryptRequests" | "stage">): boolean {
  return encryptRequests ?? stage === "production";
}

/** Names of the settings that are secret: each may also come from a file. */
export const secretSettings: readonly string[] = Object.values(variables as Record<string, Variable<unknown>>).flatMap(({ name, secret }) =>
  secret === undefined ? [] : [name],
);

/** The list of variables, for `--help`. */
export function configHelp(): string {
  const lines = Object.values(variables as Record<string, Variable<unknown>>).map(
    ({ name, fallback, meaning, expects, secret }) =>
      `  ${name.padEnd(28)}${meaning}\n${" ".repeat(30)}Expects ${expects}${secret === undefined ? "" : `, or in ${fileVariable(name)} the path of a file with it`}.${fallback === undefined ? "" : ` Default: ${fallback}.`}`,
  );
  return `Fraud risk assessment service\n\nUsage: npm start [-- --demo]\n\n  --demo                      Fills the sandbox with a simulated month of payments.\n\nEnvironment:\n${lines.join("\n")}`;
}
