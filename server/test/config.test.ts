import { createServer } from "node:http";
import { describe, expect, test } from "vitest";
import { retentionOf } from "../src/backoffice/retention/retention-periods.ts";
import { claimSteps } from "../src/platform/credentials/claim-path.ts";
import { configHelp, encryptsRequests, isLoopback, readConfig } from "../src/platform/environment/config.ts";
import { ConfigError } from "../src/platform/errors/config-error.ts";
import { listen } from "../src/processes/serving.ts";

const KEY = Buffer.alloc(32, 7).toString("base64");
const OTHER_KEY = Buffer.alloc(32, 8).toString("base64");

/** All that production needs. */
const WHOLE: Readonly<Record<string, string>> = {
  STAGE: "production",
  DATABASE_URL: "postgres://db/x",
  OIDC_ISSUER: "https://issuer.example/",
  OIDC_AUDIENCE: "https://api.example",
  SECRETS_KEYS: `k2:${KEY},k1:${OTHER_KEY}`,
  NETWORK_KEYS: `n1:${OTHER_KEY}`,
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
      databaseUrl: "postgres://db/x",
      oidcIssuer: "https://issuer.example/",
      oidcAudience: "https://api.example",
      secretsKeys: [
        { id: "k2", key: Buffer.alloc(32, 7) },
        { id: "k1", key: Buffer.alloc(32, 8) },
      ],
      networkKeys: [{ id: "n1", key: Buffer.alloc(32, 8) }],
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
  "LOG_LEVEL",
];

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
