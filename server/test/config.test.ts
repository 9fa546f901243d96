import { hash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { retentionOf } from "../src/backoffice/retention/retention-periods.ts";
import { claimSteps } from "../src/platform/credentials/claim-path.ts";
import { configHelp, encryptsRequests, isLoopback, readConfig, secretSettings } from "../src/platform/environment/config.ts";
import { logUnsafeSettings, unsafeSettingNames } from "../src/platform/environment/unsafe-settings.ts";
import { ConfigError } from "../src/platform/errors/config-error.ts";
import type { LogFields } from "../src/platform/observability/log.ts";
import { workerEnvironment } from "../src/processes/background/environment.ts";
import { listen } from "../src/processes/serving.ts";

const [OWN, OTHER, NETWORK] = ["own", "other", "network"].map((name) => hash("sha256", name, "buffer")) as [Buffer, Buffer, Buffer];
const [KEY, OTHER_KEY, NETWORK_KEY] = [OWN, OTHER, NETWORK].map((key) => key.toString("base64")) as [string, string, string];

/** All that production needs. */
const WHOLE: Readonly<Record<string, string>> = {
  STAGE: "production",
  DATABASE_URL: "postgres://service@db.example/x?sslmode=verify-full",
  DATABASE_OWNER_URL: "postgres://owner@db.example/x?sslmode=verify-full",
  OIDC_ISSUER: "https://issuer.example/",
  OIDC_AUDIENCE: "https://api.example",
  SECRETS_KEYS: `k2:${KEY},k1:${OTHER_KEY}`,
  NETWORK_KEYS: `n1:${NETWORK_KEY}`,
};

test("without any variable there are defaults that work", () => {
  expect(readConfig({})).toMatchObject({ port: 3000, dataDir: ".data", databaseUrl: undefined, stage: "sandbox", assessTimeoutMs: 2000 });
});

describe("safe by default:", () => {
  test("a sandbox listens on this machine alone unless HOST says otherwise, production on every address", () => {
    expect(readConfig({}).host).toBe("127.0.0.1");
    expect(readConfig({ HOST: "0.0.0.0" }).host).toBe("0.0.0.0");
    expect(readConfig({ ...WHOLE }).host).toBe("0.0.0.0");
  });

  test.each([
    ["127.0.0.1", true],
    ["127.8.0.1", true],
    ["::1", true],
    ["localhost", true],
    ["0.0.0.0", false],
    ["::", false],
    ["10.0.0.1", false],
    ["localhost.example", false],
  ])("HOST=%s reaches this machine alone: %s", (host, loopback) => {
    expect(isLoopback(host)).toBe(loopback);
  });

  test("a database of one's own is never taken for a sandbox: without STAGE the start is refused with both choices", () => {
    const start = (): unknown => readConfig({ DATABASE_URL: "postgres://db/x" });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(/^STAGE is not set; it is required with DATABASE_URL.*STAGE=production, or STAGE=sandbox/);
    expect(readConfig({ DATABASE_URL: "postgres://db/x", STAGE: "sandbox" }).stage).toBe("sandbox");
  });

  test("NODE_ENV=production without STAGE is refused, and says why", () => {
    expect(() => readConfig({ NODE_ENV: "production" })).toThrow(/^STAGE is not set, but NODE_ENV is production.*STAGE=production, or STAGE=sandbox/);
    expect(readConfig({ NODE_ENV: "production", STAGE: "sandbox" }).stage).toBe("sandbox");
    expect(readConfig({ NODE_ENV: "test" }).stage).toBe("sandbox");
  });

  test("a command that only reads a database needs no stage", () => {
    expect(readConfig({ DATABASE_URL: "postgres://db/x", NODE_ENV: "production" }, "reading").databaseUrl).toBe("postgres://db/x");
  });
});

test("a scanner for malware listens on a port or a socket; there is none unless it is named", () => {
  expect(readConfig({ CLAMD_ADDRESS: "clamd:3310" }).clamdAddress).toEqual({ host: "clamd", port: 3310 });
  expect(readConfig({ CLAMD_ADDRESS: "[::1]:3310" }).clamdAddress).toEqual({ host: "::1", port: 3310 });
  expect(readConfig({ CLAMD_ADDRESS: "unix:/run/clamav/clamd.ctl" }).clamdAddress).toEqual({ path: "/run/clamav/clamd.ctl" });
  expect(readConfig({}).clamdAddress).toBeUndefined();
});

test("metrics are for this machine alone, unless another address is named", () => {
  expect(readConfig({ METRICS_PORT: "9464" })).toMatchObject({ metricsPort: 9464, metricsHost: "127.0.0.1" });
  expect(readConfig({ METRICS_PORT: "9464", METRICS_HOST: "::" }).metricsHost).toBe("::");
});

test.each([
  ["PORT", "http", /PORT is "http"; expected an integer from 0 to 65535/],
  ["PORT", "70000", /PORT is "70000"/],
  ["STAGE", "prod", /STAGE is "prod"; expected sandbox or production/],
  ["DATABASE_URL", "mysql://x", /DATABASE_URL is "mysql:\/\/x"; expected a URL that starts with postgres/],
  ["DATABASE_OWNER_URL", "db/x", /DATABASE_OWNER_URL is "db\/x"; expected a URL that starts with postgres/],
  ["ASSESS_TIMEOUT_MS", "0", /ASSESS_TIMEOUT_MS is "0"; expected an integer from 50 to 60000/],
  ["LOG_LEVEL", "loud", /LOG_LEVEL is "loud"/],
  ["METRICS_PORT", "0", /METRICS_PORT is "0"; expected an integer from 1 to 65535/],
  ["CLAMD_ADDRESS", "127.0.0.1", /CLAMD_ADDRESS is "127\.0\.0\.1"; expected host:port/],
  ["CLAMD_ADDRESS", "127.0.0.1:99999", /CLAMD_ADDRESS is "127\.0\.0\.1:99999"; expected host:port/],
  ["CLAMD_ADDRESS", "unix:clamd.ctl", /CLAMD_ADDRESS is "unix:clamd\.ctl"; expected host:port/],
  ["METRICS_HOST", "http://10.0.0.1", /METRICS_HOST is "http:\/\/10.0.0.1"; expected an IP address or host name/],
  ["WORKERS", "0", /WORKERS is "0"; expected an integer from 1 to 64/],
  ["DATABASE_POOLING", "statement", /DATABASE_POOLING is "statement"; expected session or transaction/],
  ["DATABASE_POOLING", "transaction", /DATABASE_OWNER_URL for a direct connection/],
  ["TRUST_PROXY", "true", /TRUST_PROXY is "true"; expected a number of hops/],
  ["PUBLIC_URL", "api.example", /PUBLIC_URL is "api.example"; expected an http or https URL without a path/],
  ["PUBLIC_URL", "https://api.example/v1", /PUBLIC_URL is "https:\/\/api.example\/v1"; expected an http or https URL without a path/],
  ["PUBLIC_URL", "ftp://api.example", /PUBLIC_URL is "ftp:/],
  ["OIDC_ISSUER", "issuer.example", /OIDC_ISSUER is "issuer.example"; expected an http or https URL, exactly as in the tokens' iss/],
  ["OIDC_ISSUER", "https://", /OIDC_ISSUER is "https:\/\/"/],
  ["OIDC_JWKS_URL", "file:///keys", /OIDC_JWKS_URL is "file:\/\/\/keys"; expected an http or https URL/],
  ["OIDC_ORGANIZATION_CLAIM", "org id", /OIDC_ORGANIZATION_CLAIM is "org id"; expected a claim name/],
  ["OIDC_ROLE_CLAIM", "r".repeat(129), /OIDC_ROLE_CLAIM is "r+"; expected a claim name/],
  ["OIDC_ROLE_CLAIM", "resource_access[my.client.roles", /OIDC_ROLE_CLAIM is ".+"; expected a claim name/],
  ["OIDC_ROLE_CLAIM", "resource_access[my.client]roles", /OIDC_ROLE_CLAIM is ".+"; expected a claim name/],
  ["OIDC_ORGANIZATIONS", "org_Zx=acme", /OIDC_ORGANIZATIONS is "org_Zx=acme"; expected <value>=<organization id>, separated by commas/],
  ["OIDC_ORGANIZATIONS", "org_Zx", /OIDC_ORGANIZATIONS is "org_Zx"/],
  ["OIDC_ROLES", "Analyst=owner", /OIDC_ROLES is "Analyst=owner"; expected <value>=<role>, separated by commas; the roles are admin, analyst, viewer/],
  ["OIDC_ROLES", "Analyst=analyst,Analyst=admin", /OIDC_ROLES is "Analyst=analyst,Analyst=admin"/],
  ["OIDC_CLIENT_IDS", "a,,b", /OIDC_CLIENT_IDS is "a,,b"; expected client ids separated by commas/],
  ["OIDC_TOKEN_ORIGIN", "https://id.example/token", /OIDC_TOKEN_ORIGIN is "https:\/\/id.example\/token"; expected an http or https URL without a path/],
  ["OIDC_AUDIENCE", "account", /OIDC_AUDIENCE is account, the audience of every client of a Keycloak realm; add an audience mapper/],
])("%s=%s is refused with the variable, its value and what would be right", (name, value, message) => {
  expect(() => readConfig({ [name]: value })).toThrow(message);
});

describe.each(["SECRETS_KEYS", "NETWORK_KEYS"])("%s is refused with the form that would be right, when it", (name) => {
  test.each([
    ["is a key without an id", KEY],
    ["holds a key that is too short", `k1:${Buffer.alloc(31, 7).toString("base64")}`],
    ["holds a key that is too long", `k1:${Buffer.alloc(33, 7).toString("base64")}`],
    ["holds a good key and a bad one", `k1:${KEY},k2:short`],
    ["names two keys alike", `k1:${KEY},k1:${OTHER_KEY}`],
    ["ends with a comma", `k1:${KEY},`],
    ["has an id with a space", `k 1:${KEY}`],
  ])("%s", (_, value) => {
    const wanted = new RegExp(`^${name} is malformed \\(its value is not shown\\); expected a comma-separated list of <(id|version)>:<32 bytes in base64>`);
    expect(() => readConfig({ [name]: value })).toThrow(wanted);
  });
});

describe("no message repeats a secret:", () => {
  const messageOf = (environment: Record<string, string>): string => {
    try {
      readConfig(environment);
    } catch (error) {
      return (error as Error).message;
    }
    return expect.fail("the setting was accepted");
  };

  test.each([
    ["DATABASE_URL", "postgre://admin:hunter2@db/x"],
    ["DATABASE_OWNER_URL", "postgre://admin:hunter2@db/x"],
    ["OIDC_ISSUER", "ftp://admin:hunter2@issuer.example"],
  ])("the password of %s", (name, value) => {
    const message = messageOf({ [name]: value });
    expect(message).toContain(`${name} is`);
    expect(message).not.toContain("hunter2");
  });

  test.each([
    ["with a slash", "postgres://admin:hunt/er2@db/x"],
    ["with an at sign", "postgre://admin:hunt@er2@db/x"],
    ["in the query", "postgre://db/x?user=admin&password=hunter2"],
  ])("a password %s", (_, value) => {
    expect(messageOf({ DATABASE_URL: value })).not.toMatch(/hunt|er2/);
  });

  test("keys of secrets, also where another of the list is what is wrong", () => {
    for (const value of [KEY, `k1:${KEY},k2:short`, `k1:${KEY},k1:${OTHER_KEY}`]) expect(messageOf({ SECRETS_KEYS: value })).not.toContain(KEY);
  });

  test("keys of secrets, where another variable is what is wrong", () => {
    expect(messageOf({ SECRETS_KEYS: `k1:${KEY}`, PORT: "x" })).not.toContain(KEY);
  });
});

test.each(["PORT", "METRICS_PORT"] as const)(
  "an address that this machine has not is refused with the variable that names it: that of %s",
  async (variable) => {
    const wanted = `${variable.replace("PORT", "HOST")} is "192.0.2.1", which is not an address of this machine`;
    await expect(listen(createServer(), variable, 0, "192.0.2.1")).rejects.toThrow(new RegExp(`^${wanted}`));
  },
);

test("every problem is named at once", () => {
  expect(() => readConfig({ PORT: "x", STAGE: "y" })).toThrow(/PORT[\s\S]*STAGE/);
});

describe("production", () => {
  const whole = WHOLE;

  test("starts with a database, an identity provider and keys of its own", () => {
    expect(readConfig(whole)).toMatchObject({
      stage: "production",
      databaseUrl: whole.DATABASE_URL,
      oidcIssuer: "https://issuer.example/",
      oidcAudience: "https://api.example",
      secretsKeys: [
        { id: "k2", key: OWN },
        { id: "k1", key: OTHER },
      ],
      networkKeys: [{ id: "n1", key: NETWORK }],
    });
  });

  test.each([
    ["DATABASE_URL", /DATABASE_URL is not set; production requires a separate PostgreSQL/],
    ["OIDC_ISSUER", /OIDC_ISSUER is not set; production requires an identity provider/],
    ["OIDC_AUDIENCE", /OIDC_AUDIENCE is not set; production accepts only tokens with this audience/],
    ["NETWORK_KEYS", /NETWORK_KEYS is not set; production requires it to hash the values shared by network participants/],
  ])("does not start without %s, or with an empty one, and says what is missing", (name, message) => {
    for (const value of [undefined, ""]) {
      const start = (): unknown => readConfig({ ...whole, [name]: value });
      expect(start).toThrow(ConfigError);
      expect(start).toThrow(message);
    }
  });

  test("names everything that is missing at once", () => {
    expect(() => readConfig({ STAGE: "production" })).toThrow(/DATABASE_URL[\s\S]*OIDC_ISSUER[\s\S]*OIDC_AUDIENCE/);
  });

  test("takes keys over plain http from the machine itself, and from no name that only looks like it", () => {
    expect(readConfig({ ...whole, OIDC_ISSUER: "http://127.0.0.1:8080/realm" }).oidcIssuer).toBe("http://127.0.0.1:8080/realm");
    expect(() => readConfig({ ...whole, OIDC_ISSUER: "http://127.0.0.1.issuer.example" })).toThrow(/is not https/);
  });

  test.each(["OIDC_ISSUER", "OIDC_JWKS_URL"])("takes no keys over plain http: %s", (name) => {
    expect(() => readConfig({ ...whole, [name]: "http://issuer.example" })).toThrow(
      /"http:\/\/issuer.example" is not https; production calls an identity provider/,
    );
  });
});

describe("production refuses a setting that is unsafe, with a sentence that says what to do, and accepts it by ACCEPT_UNSAFE_SETTINGS alone:", () => {
  const url = (rest: string) => ({ DATABASE_URL: `postgres://service:hunter2@${rest}` });
  const key = (bytes: Uint8Array) => `k1:${Buffer.from(bytes).toString("base64")}`;
  const text = (words: string) => key(new TextEncoder().encode(words));

  test.each<[string, Record<string, string>, RegExp]>([
    [
      "database-tls",
      url("db.example/x"),
      /^DATABASE_URL connects to "db.example" without TLS that is verified \(sslmode is not set\); add sslmode=verify-full/,
    ],
    ["database-tls", url("postgres:5432/x"), /connects to "postgres"/],
    ["database-tls", url("10.0.0.5/x?sslmode=disable"), /\(sslmode is disable\)/],
    ["database-tls", url("db.example/x?sslmode=no-verify"), /\(sslmode is no-verify\)/],
    ["database-tls", url("db.example/x?sslmode=allow"), /\(sslmode is allow\)/],
    ["database-tls", url("db.example/x?sslmode=prefer"), /\(sslmode is prefer\)/],
    ["database-tls", url("db.example/x?sslmode=verify-full&sslmode=disable"), /\(sslmode is disable\)/],
    ["database-tls", url("db.example/x?sslmode=require&uselibpqcompat=true"), /\(sslmode is require\)/],
    ["database-tls", url("db.example/x?ssl=0"), /\(ssl is 0\)/],
    ["database-tls", url("db.example/x?ssl=no-verify"), /\(ssl is no-verify\)/],
    ["database-tls", url("localhost/x?host=db.example"), /connects to "db.example"/],
    ["database-tls", { DATABASE_URL: "postgres:///x", PGHOST: "db.example" }, /connects to "db.example"/],
    ["database-tls", { ...url("db.example/x"), PGSSLMODE: "prefer" }, /\(PGSSLMODE is prefer\)/],
    ["database-tls", { DATABASE_OWNER_URL: "postgres://owner:hunter2@db.example/x" }, /^DATABASE_OWNER_URL connects to "db.example"/],
    ["tls-verification", { NODE_TLS_REJECT_UNAUTHORIZED: "0" }, /^NODE_TLS_REJECT_UNAUTHORIZED is 0, so no certificate .* is verified; remove it/],
    ["weak-keys", { SECRETS_KEYS: key(new Uint8Array(32)) }, /^SECRETS_KEYS contains a key that is not random, k1; create a key with: openssl rand -base64 32/],
    ["weak-keys", { NETWORK_KEYS: key(new Uint8Array(32).fill(7)) }, /^NETWORK_KEYS contains a key that is not random, k1/],
    ["weak-keys", { SECRETS_KEYS: `k2:${KEY},${key(new Uint8Array(32).fill(1, 31))}` }, /not random, k1/],
    ["weak-keys", { SECRETS_KEYS: key(Uint8Array.from({ length: 32 }, (_, index) => index)) }, /not random/],
    ["weak-keys", { SECRETS_KEYS: key(Uint8Array.from({ length: 32 }, (_, index) => 255 - index * 3)) }, /not random/],
    ["weak-keys", { SECRETS_KEYS: key(Buffer.concat([OWN.subarray(0, 16), OWN.subarray(0, 16)])) }, /not random/],
    ["weak-keys", { SECRETS_KEYS: text("passwordpasswordpasswordpassword") }, /not random/],
    ["weak-keys", { SECRETS_KEYS: text("a secret key, of 32 letters: abc") }, /not random/],
    ["weak-keys", { NETWORK_KEYS: key(hash("sha256", "network key of the sandbox", "buffer")) }, /not random/],
    ["reused-keys", { NETWORK_KEYS: `n1:${OTHER_KEY}` }, /^NETWORK_KEYS contains under n1 the key that SECRETS_KEYS has under k1; create a key/],
    ["reused-keys", { SECRETS_KEYS: `k2:${KEY},k1:${KEY}` }, /^SECRETS_KEYS contains under k1 the key that SECRETS_KEYS has under k2/],
    ["trust-proxy", { TRUST_PROXY: "0.0.0.0/0" }, /^TRUST_PROXY is "0.0.0.0\/0", which lets callers choose .*; name the addresses of your proxies/],
    ["trust-proxy", { TRUST_PROXY: "0.0.0.0/0,::/0" }, /^TRUST_PROXY/],
    ["trust-proxy", { TRUST_PROXY: "loopback, ::/0" }, /^TRUST_PROXY/],
    ["trust-proxy", { TRUST_PROXY: "0.0.0.0/1,128.0.0.0/1" }, /^TRUST_PROXY/],
    ["trust-proxy", { TRUST_PROXY: "128.0.0.0/1" }, /^TRUST_PROXY/],
    ["trust-proxy", { TRUST_PROXY: "::/1,8000::/1" }, /^TRUST_PROXY/],
    ["trust-proxy", { TRUST_PROXY: "2000::/3" }, /^TRUST_PROXY/],
    ["trust-proxy", { TRUST_PROXY: "::ffff:0:0/96" }, /^TRUST_PROXY/],
    ["trust-proxy", { TRUST_PROXY: "::/64" }, /^TRUST_PROXY/],
    ["trust-proxy", { TRUST_PROXY: "99" }, /^TRUST_PROXY is "99"/],
    [
      "database-login",
      { DATABASE_OWNER_URL: "" },
      /^DATABASE_OWNER_URL is not set, so the service connects as the owner .*; create the two logins of server\/operations/,
    ],
    [
      "database-login",
      { DATABASE_OWNER_URL: "postgres://service@db.example/x?sslmode=verify-full" },
      /^DATABASE_URL and DATABASE_OWNER_URL have the same user/,
    ],
    ["database-login", { DATABASE_OWNER_URL: "postgres://owner@db.example/x?sslmode=verify-full&user=service" }, /have the same user/],
    ["metrics-host", { METRICS_PORT: "9464", METRICS_HOST: "0.0.0.0" }, /^METRICS_HOST is "0.0.0.0", which offers metrics .*; set the one address/],
    ["metrics-host", { METRICS_PORT: "9464", METRICS_HOST: "::" }, /^METRICS_HOST is "::"/],
    ["metrics-host", { METRICS_PORT: "9464", METRICS_HOST: "0" }, /^METRICS_HOST is "0"/],
    ["metrics-host", { METRICS_PORT: "9464", METRICS_HOST: "::ffff:0.0.0.0" }, /^METRICS_HOST/],
  ])("%s %j", (check, settings, message) => {
    const environment = { ...WHOLE, ...settings };
    const refusal = (more: Record<string, string> = {}): string => {
      try {
        readConfig({ ...environment, ...more });
      } catch (error) {
        expect(error).toBeInstanceOf(ConfigError);
        return (error as Error).message;
      }
      return "";
    };
    expect(refusal()).toMatch(message);
    // one sentence of one line, and no second complaint about the same thing
    expect(refusal()).toMatch(new RegExp(`^[^\n]*, or accept it with ACCEPT_UNSAFE_SETTINGS=${check}\\.$`));
    expect(refusal()).not.toContain("hunter2");
    const others = unsafeSettingNames.filter((name) => name !== check).join(",");
    expect(refusal({ ACCEPT_UNSAFE_SETTINGS: others })).toMatch(message);
    expect(refusal({ ACCEPT_UNSAFE_SETTINGS: check })).toBe("");
    // a sandbox protects nothing
    expect(refusal({ STAGE: "sandbox" })).toBe("");
    const logged: [LogFields["check"], string][] = [];
    const accepted = { ...environment, ACCEPT_UNSAFE_SETTINGS: check };
    logUnsafeSettings(readConfig(accepted), accepted, { warn: (fields: LogFields, line: string) => logged.push([fields.check, line]) });
    expect(logged).toEqual([[check, expect.stringContaining(`ACCEPT_UNSAFE_SETTINGS accepts ${check}: ${refusal().split(";")[0]}. To end it, `)]]);
  });

  test.each<[string, Record<string, string>]>([
    ["a database on loopback or a Unix socket", { DATABASE_URL: "postgres://service@127.0.0.1/x", DATABASE_OWNER_URL: "postgres://owner@[::1]/x" }],
    [
      "a database on a Unix socket",
      { DATABASE_URL: "postgres://service@%2Fvar%2Frun%2Fpostgresql/x", DATABASE_OWNER_URL: "postgres://owner@localhost/x?host=/run/postgresql" },
    ],
    ["TLS by sslmode=require, which pg verifies", url("db.example/x?sslmode=require")],
    ["TLS by an authority", url("db.example/x?sslrootcert=/etc/ca.pem")],
    ["TLS by ssl=true", url("db.example/x?ssl=true")],
    ["TLS by sslnegotiation=direct", url("db.example/x?sslnegotiation=direct")],
    ["TLS by PGSSLMODE", { ...url("db.example/x"), PGSSLMODE: "verify-full" }],
    ["libpq's require with an authority", url("db.example/x?sslmode=require&uselibpqcompat=true&sslrootcert=/etc/ca.pem")],
    ["proxies by name", { TRUST_PROXY: "loopback,linklocal,uniquelocal" }],
    ["proxies in private networks", { TRUST_PROXY: "10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7" }],
    ["networks of a content delivery network", { TRUST_PROXY: "104.16.0.0/13,172.64.0.0/13,2400:cb00::/32,2606:4700::/32" }],
    ["a chain of proxies", { TRUST_PROXY: "3" }],
    ["metrics on one address", { METRICS_PORT: "9464", METRICS_HOST: "10.0.0.7" }],
  ])("but accepts %s", (_, settings) => {
    expect(readConfig({ ...WHOLE, ...settings }).stage).toBe("production");
  });

  test("names every unsafe setting at once", () => {
    const unsafe = { ...url("db.example/x"), TRUST_PROXY: "0.0.0.0/0", METRICS_HOST: "::" };
    expect(() => readConfig({ ...WHOLE, ...unsafe })).toThrow(/^DATABASE_URL.*\nTRUST_PROXY.*\nMETRICS_HOST/);
  });

  test("an unknown check is refused with the known ones", () => {
    expect(() => readConfig({ ...WHOLE, ACCEPT_UNSAFE_SETTINGS: "all" })).toThrow(/ACCEPT_UNSAFE_SETTINGS is "all"; expected .*database-tls.*metrics-host/);
  });

  test("a check that is accepted for nothing, and requests stored in clear, are warned of at the start", () => {
    const logged: string[] = [];
    const environment = { ...WHOLE, ACCEPT_UNSAFE_SETTINGS: "trust-proxy", ENCRYPT_REQUESTS: "off" };
    logUnsafeSettings(readConfig(environment), environment, { warn: (_: object, line: string) => logged.push(line) });
    expect(logged).toEqual([
      expect.stringContaining("contains trust-proxy, which accepts nothing now; remove it"),
      expect.stringContaining("ENCRYPT_REQUESTS is off"),
    ]);
  });

  test.each(["", "es/"])("the guide names every check (%s)", (folder) => {
    const guide = readFileSync(new URL(`../docs/guides/${folder}running.md`, import.meta.url), "utf8");
    for (const name of unsafeSettingNames) expect(guide).toContain(`| \`${name}\` |`);
  });
});

describe("the sandbox", () => {
  test("has an identity provider of its own, and takes another with an audience only", () => {
    expect(readConfig({}).oidcIssuer).toBeUndefined();
    expect(() => readConfig({ OIDC_ISSUER: "http://localhost:8080/realms/x" })).toThrow(/OIDC_AUDIENCE is not set; it is required with OIDC_ISSUER/);
    expect(readConfig({ OIDC_ISSUER: "http://localhost:8080/realms/x", OIDC_AUDIENCE: "api" }).oidcIssuer).toBe("http://localhost:8080/realms/x");
  });

  test("reads claims where the tokens of most providers have them", () => {
    expect(readConfig({})).toMatchObject({ oidcOrganizationClaim: "organization_id", oidcRoleClaim: "role" });
    const named = { OIDC_ORGANIZATION_CLAIM: "https://acme.example/organization", OIDC_ROLE_CLAIM: "realm_access.roles" };
    expect(readConfig(named)).toMatchObject({ oidcOrganizationClaim: named.OIDC_ORGANIZATION_CLAIM, oidcRoleClaim: named.OIDC_ROLE_CLAIM });
  });
});

describe("an identity provider", () => {
  const organization = "01929B7E-6c1f-7cc4-9d4a-2f1c0f6a1b22";

  test("may name organizations and roles in its own words", () => {
    const config = readConfig({ OIDC_ORGANIZATIONS: `org_Zx=${organization}, a=b=${organization}`, OIDC_ROLES: "Fraud Leads=admin, fraud-analyst = analyst" });
    expect([...(config.oidcOrganizations ?? [])]).toEqual([
      ["org_Zx", organization.toLowerCase()],
      ["a=b", organization.toLowerCase()],
    ]);
    expect([...(config.oidcRoles ?? [])]).toEqual([
      ["Fraud Leads", "admin"],
      ["fraud-analyst", "analyst"],
    ]);
  });

  test("whose tokens have no audience needs allowed clients instead", () => {
    const config = readConfig({ OIDC_ISSUER: "https://issuer.example", OIDC_CLIENT_IDS: "7kq, 8kq" });
    expect([...(config.oidcClientIds ?? [])]).toEqual(["7kq", "8kq"]);
  });
});

test.each([
  ["realm_access.roles", ["realm_access", "roles"]],
  ["resource_access[my.client].roles", ["resource_access", "my.client", "roles"]],
  ['resource_access["my.client"].roles', ["resource_access", "my.client", "roles"]],
  ["['a b'].c", ["a b", "c"]],
  ["urn:zitadel:iam:org:project:roles", ["urn:zitadel:iam:org:project:roles"]],
  ["a..b", undefined],
  ["a.", undefined],
  ["a[]", undefined],
  ["", undefined],
])("the path of a claim, %s, has these steps", (text, steps) => {
  expect(claimSteps(text)).toEqual(steps);
});

test("the dashboard signs in with the scopes of OIDC_SCOPE, which must include openid", () => {
  expect(readConfig({})).toMatchObject({ oidcScope: "openid profile email" });
  expect(readConfig({}).oidcClientId).toBeUndefined();
  expect(readConfig({ OIDC_CLIENT_ID: "risk", OIDC_SCOPE: "openid api" })).toMatchObject({ oidcClientId: "risk", oidcScope: "openid api" });
  expect(() => readConfig({ OIDC_SCOPE: "profile" })).toThrow("openid among them");
});

describe("retention", () => {
  test.each([
    ["RETENTION_ASSESSMENTS_DAYS", "199"],
    ["RETENTION_ACTIVITY_DAYS", "119"],
    ["RETENTION_HANDLES_DAYS", "29"],
    ["RETENTION_EVENTS_DAYS", "13"],
    ["RETENTION_EVENTS_DAYS", "90d"],
  ])("%s of %s is an error that names it and the least", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`${name} is "${value}"; expected an integer from ${name.includes("EVENTS") ? 14 : Number(value) + 1} to 36500`),
    );
  });

  test("handles end before the assessments that they lead to", () => {
    expect(() => readConfig({ RETENTION_HANDLES_DAYS: "300", RETENTION_ASSESSMENTS_DAYS: "299" })).toThrow(/RETENTION_HANDLES_DAYS is 300; expected at most/);
    const equal = retentionOf(readConfig({ RETENTION_HANDLES_DAYS: "300", RETENTION_ASSESSMENTS_DAYS: "300" }));
    expect(equal.assessments).toBeGreaterThan(equal.handles);
  });
});

const VARIABLES = [
  "PORT",
  "HOST",
  "DATA_DIR",
  "ENCRYPT_REQUESTS",
  "DATABASE_URL",
  "DATABASE_OWNER_URL",
  "DATABASE_POOLING",
  "WORKERS",
  "STAGE",
  "ASSESS_TIMEOUT_MS",
  "DATABASE_CONNECTIONS",
  "METRICS_PORT",
  "METRICS_HOST",
  "CLAMD_ADDRESS",
  "TRUST_PROXY",
  "PUBLIC_URL",
  "OIDC_ISSUER",
  "OIDC_AUDIENCE",
  "OIDC_JWKS_URL",
  "OIDC_ORGANIZATION_CLAIM",
  "OIDC_ROLE_CLAIM",
  "OIDC_CLIENT_IDS",
  "OIDC_ORGANIZATIONS",
  "OIDC_ROLES",
  "OIDC_TOKEN_ORIGIN",
  "OIDC_CLIENT_ID",
  "OIDC_SCOPE",
  "SECRETS_KEYS",
  "NETWORK_KEYS",
  "BACKGROUND_JOBS",
  "WEBHOOKS_ALLOW_LOCAL",
  "RETENTION_ASSESSMENTS_DAYS",
  "RETENTION_ACTIVITY_DAYS",
  "RETENTION_HANDLES_DAYS",
  "RETENTION_EVENTS_DAYS",
  "AUDIT_HEADS_FOLDER",
  "LOG_LEVEL",
  "ACCEPT_UNSAFE_SETTINGS",
];

describe("a secret may come from a file:", () => {
  const folder = mkdtempSync(join(tmpdir(), "fraud-risk-secret-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (content: string): string => {
    const path = join(folder, hash("sha256", content));
    writeFileSync(path, content);
    return path;
  };

  test("these settings are secret", () => {
    expect(secretSettings.toSorted()).toEqual(["DATABASE_OWNER_URL", "DATABASE_URL", "NETWORK_KEYS", "SECRETS_KEYS"]);
  });

  test.each(["DATABASE_URL", "DATABASE_OWNER_URL", "SECRETS_KEYS", "NETWORK_KEYS"])("%s_FILE is its value, without the line end", (name) => {
    const { [name]: value, ...others } = WHOLE;
    for (const end of ["", "\n", "\r\n"]) expect(readConfig({ ...others, [`${name}_FILE`]: file(`${value}${end}`) })).toEqual(readConfig(WHOLE));
    const path = file("wrong hunter2");
    for (const [environment, message] of [
      [{ ...WHOLE, [`${name}_FILE`]: path }, `${name} and ${name}_FILE are both set; remove one of them.`],
      [{ ...others, [`${name}_FILE`]: join(folder, "none") }, `${name}_FILE names the file "${join(folder, "none")}", which cannot be read (ENOENT); it must`],
      [{ ...others, [`${name}_FILE`]: folder }, `${name}_FILE names the file "${folder}", which cannot be read (EISDIR); it must`],
      [{ ...others, [`${name}_FILE`]: file("\n") }, "which is empty"],
      [{ ...others, [`${name}_FILE`]: path }, `${name} is`],
    ] as const) {
      expect(() => readConfig(environment)).toThrow(message);
      // one sentence, and not that it is missing as well
      expect(() => readConfig(environment)).toThrow(/^[^\n]*\.$/);
    }
    expect(configHelp()).toMatch(new RegExp(`^  ${name} .*\n.*, or in ${name}_FILE the path of a file with it\\.`, "m"));
  });

  test("no value of a key, and no password, is in the sentence about a wrong file", () => {
    for (const name of ["SECRETS_KEYS", "DATABASE_URL"]) {
      const { [name]: _, ...others } = WHOLE;
      const wrong = { ...others, [`${name}_FILE`]: file(name === "DATABASE_URL" ? "postgre://user:hunter2@db/x" : "hunter2") };
      expect(() => readConfig(wrong)).toThrow(name);
      expect(() => readConfig(wrong)).not.toThrow("hunter2");
    }
  });

  test("other settings have no file", () => {
    expect(readConfig({ PORT_FILE: file("4000") }).port).toBe(3000);
  });

  test("the worker process gets the addresses of its server, not the files of both", () => {
    const environment = { ...WHOLE, DATABASE_URL: "", DATABASE_URL_FILE: file(`${WHOLE.DATABASE_URL}\n`) };
    const worker = workerEnvironment(environment, readConfig(environment), { url: "postgres://service@localhost/x", ownerUrl: "postgres://owner@localhost/x" });
    expect(readConfig(worker).databaseUrl).toBe("postgres://service@localhost/x");
  });
});

test.each(VARIABLES)("--help lists %s with its meaning and what it expects", (name) => {
  expect(configHelp()).toMatch(new RegExp(`^  ${name} +\\S.*\\n +Expects \\S`, "m"));
});

test("--help leaves no variable out", () => {
  const listed = [...configHelp().matchAll(/^ {2}([A-Z_]+) /gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(VARIABLES.toSorted());
});

test.each([
  ["sandbox", undefined, false],
  ["sandbox", true, true],
  ["production", undefined, true],
  ["production", false, false],
] as const)("stored requests are encrypted in production, and wherever ENCRYPT_REQUESTS says so: %s, %s", (stage, encryptRequests, encrypted) => {
  expect(encryptsRequests({ stage, encryptRequests })).toBe(encrypted);
});

test("ENCRYPT_REQUESTS is on or off", () => {
  expect(["on", "off"].map((value) => readConfig({ ENCRYPT_REQUESTS: value }).encryptRequests)).toEqual([true, false]);
  expect(() => readConfig({ ENCRYPT_REQUESTS: "yes" })).toThrow("expected on or off");
});
