// Settings that work and are unsafe in production: production refuses them, unless ACCEPT_UNSAFE_SETTINGS names the check. One table; each refusal is a
// sentence that says what to do.

import ipaddr from "ipaddr.js";
import { normaliseRange } from "../../values/identifiers/address.ts";
import { addressRange } from "../../values/identifiers/address-range.ts";
import { sandboxNetworkKeys } from "../keyrings/network-keys.ts";
import type { SecretsKey } from "../keyrings/secrets-keys.ts";
import { createLogger, type Logger } from "../observability/log.ts";

/** The environment of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings that are checked. */
export interface CheckedSettings {
  readonly stage: "sandbox" | "production";
  readonly databaseUrl: string | undefined;
  readonly databaseOwnerUrl: string | undefined;
  readonly secretsKeys: readonly SecretsKey[] | undefined;
  readonly networkKeys: readonly SecretsKey[] | undefined;
  readonly trustProxy: string | undefined;
  readonly metricsHost: string;
  readonly encryptRequests: boolean | undefined;
  readonly acceptUnsafeSettings: ReadonlySet<UnsafeSetting> | undefined;
}

/** What is wrong, and what to do: two halves of a sentence. */
type Problem = readonly [wrong: string, remedy: string];

const CREATE_A_KEY = "create a key with: openssl rand -base64 32";

/** The checks, by the name that ACCEPT_UNSAFE_SETTINGS accepts them under. */
const CHECKS = {
  "database-tls": (settings, environment) =>
    databases(settings).flatMap(([name, url]): Problem[] => {
      const { host, local, unverified } = connectionOf(url, environment);
      if (local || unverified === undefined) return [];
      return [
        [
          `${name} connects to ${JSON.stringify(host)} without TLS that is verified (${unverified})`,
          "add sslmode=verify-full, and sslrootcert=<file> for a certificate authority of your own",
        ],
      ];
    }),
  "tls-verification": (_, environment) =>
    environment.NODE_TLS_REJECT_UNAUTHORIZED === "0"
      ? [
          [
            "NODE_TLS_REJECT_UNAUTHORIZED is 0, so no certificate of a database, webhook or identity provider is verified",
            "remove it, and name an authority of your own in NODE_EXTRA_CA_CERTS",
          ],
        ]
      : [],
  "weak-keys": (settings) =>
    keyrings(settings).flatMap(([name, keys]) =>
      keys.filter(({ key }) => isWeak(key)).map(({ id }): Problem => [`${name} contains a key that is not random, ${id}`, CREATE_A_KEY]),
    ),
  "reused-keys": (settings) => {
    const all = keyrings(settings).flatMap(([name, keys]) => keys.map(({ id, key }) => ({ name, id, key })));
    return all.flatMap(({ name, id, key }, index): Problem[] => {
      const earlier = all.slice(0, index).find((other) => other.key.equals(key));
      return earlier === undefined ? [] : [[`${name} contains under ${id} the key that ${earlier.name} has under ${earlier.id}`, CREATE_A_KEY]];
    });
  },
  "trust-proxy": ({ trustProxy }) =>
    trustProxy !== undefined && trustsEverybody(trustProxy)
      ? [
          [
            `TRUST_PROXY is ${JSON.stringify(trustProxy)}, which lets callers choose the address that they are limited by`,
            "name the addresses of your proxies, or the number of proxies in front of the service",
          ],
        ]
      : [],
  "database-login": ({ databaseUrl, databaseOwnerUrl }, environment) => {
    if (databaseUrl === undefined) return [];
    const remedy = "create the two logins of server/operations/create-roles.sql and name the owner in DATABASE_OWNER_URL";
    if (databaseOwnerUrl === undefined)
      return [["DATABASE_OWNER_URL is not set, so the service connects as the owner of its tables and of the audit log", remedy]];
    return connectionOf(databaseUrl, environment).user === connectionOf(databaseOwnerUrl, environment).user
      ? [["DATABASE_URL and DATABASE_OWNER_URL have the same user, so the service owns its tables and the audit log", remedy]]
      : [];
  },
  "metrics-host": ({ metricsHost }) =>
    ipaddr.isValid(metricsHost) && ipaddr.process(metricsHost).range() === "unspecified"
      ? [
          [
            `METRICS_HOST is ${JSON.stringify(metricsHost)}, which offers metrics without a key on every address of the machine`,
            "set the one address that Prometheus reaches",
          ],
        ]
      : [],
} as const satisfies Record<string, (settings: CheckedSettings, environment: Environment) => readonly Problem[]>;

/** Name of a check. */
export type UnsafeSetting = keyof typeof CHECKS;

/** The names of all checks. */
export const unsafeSettingNames = Object.keys(CHECKS) as readonly UnsafeSetting[];

/** Reads a comma-separated list of checks; undefined when one is unknown. */
export function readUnsafeSettings(text: string): ReadonlySet<UnsafeSetting> | undefined {
  const names = text.split(",").map((name) => name.trim());
  return names.every((name): name is UnsafeSetting => Object.hasOwn(CHECKS, name)) ? new Set(names) : undefined;
}

/** Why production refuses the settings, a sentence each; those that are accepted are left out. */
export function unsafeSettings(settings: CheckedSettings, environment: Environment): string[] {
  return unsafeSettingNames
    .filter((name) => !settings.acceptUnsafeSettings?.has(name))
    .flatMap((name) => CHECKS[name](settings, environment).map(([wrong, remedy]) => `${wrong}; ${remedy}, or accept it with ACCEPT_UNSAFE_SETTINGS=${name}.`));
}

/**
 * Logs, at each start in production, what is accepted although it is unsafe, and requests that are stored in clear. A logger of its own: LOG_LEVEL does not
 * hide these lines.
 */
export function logUnsafeSettings(settings: CheckedSettings, environment: Environment, log: Pick<Logger, "warn"> = createLogger("warn")): void {
  if (settings.stage !== "production") return;
  for (const check of settings.acceptUnsafeSettings ?? []) {
    const problems = CHECKS[check](settings, environment);
    if (problems.length === 0) log.warn({ check }, `ACCEPT_UNSAFE_SETTINGS contains ${check}, which accepts nothing now; remove it.`);
    for (const [wrong, remedy] of problems) log.warn({ check }, `ACCEPT_UNSAFE_SETTINGS accepts ${check}: ${wrong}. To end it, ${remedy}.`);
  }
  if (settings.encryptRequests === false)
    log.warn({}, "ENCRYPT_REQUESTS is off: requests and provider events are stored in clear. Remove it, then run npm run secrets:rotate -- --requests.");
}

function databases({ databaseUrl, databaseOwnerUrl }: CheckedSettings): (readonly [string, string])[] {
  const all = [
    ["DATABASE_URL", databaseUrl],
    ["DATABASE_OWNER_URL", databaseOwnerUrl],
  ] as const;
  return all.flatMap(([name, url]) => (url === undefined ? [] : [[name, url] as const]));
}

function keyrings({ secretsKeys = [], networkKeys = [] }: CheckedSettings): (readonly [string, readonly SecretsKey[]])[] {
  return [
    ["SECRETS_KEYS", secretsKeys],
    ["NETWORK_KEYS", networkKeys],
  ];
}

/** Values of sslmode with which pg verifies the certificate. */
const VERIFYING: ReadonlySet<string> = new Set(["require", "verify-ca", "verify-full"]);

/** How pg connects to a URL: its query wins over the rest, of two equal names the last one, and variables of libpq replace what is absent. */
function connectionOf(text: string, environment: Environment) {
  const { hostname, username, searchParams } = new URL(text);
  const query: Readonly<Record<string, string | undefined>> = Object.fromEntries(searchParams);
  const host = query.host || decoded(hostname).replace(/^\[(.+)\]$/, "$1") || environment.PGHOST || "localhost";
  return {
    host,
    user: query.user || decoded(username) || environment.PGUSER || "",
    /** Traffic that does not leave the machine: over loopback or a Unix socket. A name of a container network does leave the process's control. */
    local: host.startsWith("/") || host === "localhost" || (ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback"),
    unverified: unverified(query, environment.PGSSLMODE),
  };
}

/** What makes a connection one without verified TLS; undefined: its certificate is verified. */
function unverified(query: Readonly<Record<string, string | undefined>>, byDefault: string | undefined): string | undefined {
  const { sslmode, ssl } = query;
  if (sslmode) {
    // with libpq's meaning of the word, "require" alone verifies nothing
    const verifies = VERIFYING.has(sslmode) && !(query.uselibpqcompat === "true" && sslmode === "require" && !query.sslrootcert);
    return verifies ? undefined : `sslmode is ${sslmode}`;
  }
  if (query.sslcert || query.sslkey || query.sslrootcert) return undefined;
  if (ssl !== undefined) return ssl === "true" || ssl === "1" ? undefined : `ssl is ${ssl}`;
  if (query.sslnegotiation === "direct" || VERIFYING.has(byDefault ?? "")) return undefined;
  return byDefault ? `PGSSLMODE is ${byDefault}` : "sslmode is not set";
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Is a key of 32 bytes no work of a random generator? None of these happens to one, in practice: the likeliest has a chance of one in 10^13. */
function isWeak(key: Buffer): boolean {
  const step = (index: number): number => ((key[index] ?? 0) - (key[index - 1] ?? 0)) & 0xff;
  const fewValues = new Set(key).size <= 16;
  const regular = key.every((_, index) => index < 2 || step(index) === step(1));
  const repeated = key.subarray(0, 16).equals(key.subarray(16));
  const isText = key.every((byte) => byte >= 0x20 && byte < 0x7f);
  return fewValues || regular || repeated || isText || sandboxNetworkKeys.some((known) => known.key.equals(key));
}

/** No service has more proxies in front of it. */
const MOST_HOPS = 5;
/** Addresses that proxies may have in all: two IPv4 networks of /8, and two public IPv6 networks of /16. */
const SPACES = [
  { ...addressRange("0.0.0.0/0"), most: 1n << 25n },
  { ...addressRange("2000::/3"), most: 1n << 113n },
];

/** Does a value of TRUST_PROXY trust so many addresses, or hops, that callers are among them? */
function trustsEverybody(text: string): boolean {
  if (/^\d+$/.test(text)) return Number(text) > MOST_HOPS;
  const ranges = text.split(",").flatMap((part) => normaliseRange(part.trim()) ?? []);
  return SPACES.some(({ first, last, most }) => {
    const trusted = ranges.reduce((sum, text) => {
      const range = addressRange(text);
      const from = range.first > first ? range.first : first;
      const to = range.last < last ? range.last : last;
      return to < from ? sum : sum + to - from + 1n;
    }, 0n);
    return trusted > most;
  });
}
