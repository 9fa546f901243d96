// Access tokens as identity providers send them, issued by a real OpenID Connect server: which settings accept them, and which tokens stay refused.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Config, readConfig } from "../../src/platform/environment/config.ts";
import { call, type TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { AUDIENCE } from "./kit.ts";
import { type Claims, type OidcServer, startOidcServer } from "./provider.ts";

let oidc: OidcServer;
let plain: TestService;
const others: TestService[] = [];
beforeAll(async () => {
  oidc = await startOidcServer();
  plain = await startService({ oidcIssuer: oidc.issuer, oidcAudience: AUDIENCE });
});
afterAll(async () => {
  await Promise.all(others.map((service) => service.close()));
  await plain.close();
  await oidc.close();
});

/** The settings of the variables, as an operator writes them. `ORG` stands for the organization's id. */
type Variables = Readonly<Record<string, string>>;

const services = new Map<string, Promise<TestService>>();

/** A service with these variables over one database; the organization in a token is always that of `plain`. */
async function serviceWith(variables: Variables): Promise<TestService> {
  if (Object.keys(variables).length === 0) return plain;
  const key = JSON.stringify(variables);
  const made = services.get(key) ?? startWith(variables);
  services.set(key, made);
  return made;
}

async function startWith(variables: Variables): Promise<TestService> {
  const filled = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, value.replaceAll("ORG", plain.tenant.id)]));
  const config: Config = readConfig({ OIDC_ISSUER: oidc.issuer, ...(filled.OIDC_CLIENT_IDS === undefined ? { OIDC_AUDIENCE: AUDIENCE } : {}), ...filled });
  const settings = Object.entries(config).filter(([name]) => name.startsWith("oidc"));
  const service = await startService(Object.fromEntries(settings) as Partial<Config>, plain.database);
  others.push(service);
  return service;
}

const session = async (variables: Variables, claims: Claims): Promise<TestAnswer> => {
  const service = await serviceWith(variables);
  return call(`${service.url}/api/v1/session`, { key: await oidc.tokenWith({ sub: "person-1", ...claims }) });
};

const ours = (): Claims => ({ organization_id: plain.tenant.id, role: "viewer" });
const now = (): number => Math.floor(Date.now() / 1000);
const groups = (count: number): string[] => Array.from({ length: count }, () => randomUUID());
const TENANT = "9f3c1f2e-8a53-4a0e-9d4b-0f1f6d1f1a10";
const ANALYSTS = "5d0a2c1e-4f1b-4a57-9d44-7c2f5a1e9b01";

const ENTRA = { OIDC_ORGANIZATION_CLAIM: "tid", OIDC_ORGANIZATIONS: `${TENANT}=ORG`, OIDC_ROLE_CLAIM: "groups", OIDC_ROLES: `${ANALYSTS}=analyst` };
const COGNITO = {
  OIDC_CLIENT_IDS: "7kqexample,8other",
  OIDC_ORGANIZATION_CLAIM: "client_id",
  OIDC_ORGANIZATIONS: "7kqexample=ORG",
  OIDC_ROLE_CLAIM: "cognito:groups",
};
const ZITADEL = {
  OIDC_ORGANIZATION_CLAIM: "urn:zitadel:iam:user:resourceowner:id",
  OIDC_ORGANIZATIONS: "176728912312=ORG",
  OIDC_ROLE_CLAIM: "urn:zitadel:iam:org:project:roles",
};
const AUTH0 = { OIDC_ORGANIZATION_CLAIM: "org_id", OIDC_ORGANIZATIONS: "org_Zx81bQ=ORG", OIDC_ROLE_CLAIM: "https://acme.example/role" };
const KEYCLOAK = { OIDC_ORGANIZATION_CLAIM: "organization.acme.id", OIDC_ROLE_CLAIM: "resource_access[my.client].roles" };
const OKTA = { OIDC_ROLE_CLAIM: "groups", OIDC_ROLES: "Analyst=analyst,fraud-analyst=analyst,Fraud Leads=admin,Guests=viewer" };
const zitadel = (roles: unknown): Claims => ({ "urn:zitadel:iam:user:resourceowner:id": "176728912312", "urn:zitadel:iam:org:project:roles": roles });
const cognito = (changes: Claims = {}): Claims => ({ aud: undefined, client_id: "7kqexample", token_use: "access", "cognito:groups": ["analyst"], ...changes });

describe("a session opens for a token of", () => {
  test.each<[string, Variables, () => Claims, string]>([
    ["Entra with 200 groups", ENTRA, () => ({ tid: TENANT, groups: [...groups(199), ANALYSTS] }), "analyst"],
    [
      "Entra with application roles",
      { ...ENTRA, OIDC_ROLE_CLAIM: "roles", OIDC_ROLES: "Fraud.Analyst=analyst" },
      () => ({ tid: TENANT, roles: ["Fraud.Analyst"] }),
      "analyst",
    ],
    ["Cognito, without aud, by an allowed client", COGNITO, () => cognito(), "analyst"],
    ["Zitadel, with roles as an object", ZITADEL, () => zitadel({ analyst: { "176728912312": "acme.zitadel.example" }, other: { "1": "x" } }), "analyst"],
    ["Auth0, with its own id of the organization", AUTH0, () => ({ org_id: "org_Zx81bQ", "https://acme.example/role": "analyst" }), "analyst"],
    [
      "Keycloak, with a dot in the client's name",
      KEYCLOAK,
      () => ({ organization: { acme: { id: plain.tenant.id } }, resource_access: { "my.client": { roles: ["analyst"] } } }),
      "analyst",
    ],
    ["Keycloak, with the organization in a list of one", {}, () => ({ ...ours(), organization_id: [plain.tenant.id] }), "viewer"],
    ["Okta, whose groups have other names", OKTA, () => ({ ...ours(), groups: ["Everyone", "fraud-analyst"] }), "analyst"],
    ["Okta, with the strongest of several mapped groups", OKTA, () => ({ ...ours(), groups: ["Guests", "Analyst", "Fraud Leads"] }), "admin"],
    ["a provider that separates roles by spaces", {}, () => ({ ...ours(), role: "offline_access analyst" }), "analyst"],
    ["a provider that separates roles by commas", {}, () => ({ ...ours(), role: "viewer, analyst" }), "analyst"],
    ["a provider with spaces in a mapped role", { OIDC_ROLES: "Fraud Leads=admin" }, () => ({ ...ours(), role: "Fraud Leads" }), "admin"],
    [
      "Casdoor, whose roles are objects with a name",
      { OIDC_ROLE_CLAIM: "roles" },
      () => ({ ...ours(), roles: [{ owner: "acme", name: "analyst" }] }),
      "analyst",
    ],
    ["an issuer whose clock is 50 s ahead", {}, () => ({ ...ours(), iat: now() + 50, nbf: now() + 50 }), "viewer"],
    ["an issuer whose clock is 50 s behind", {}, () => ({ ...ours(), exp: now() - 50 }), "viewer"],
  ])("%s", async (_, variables, claims, role) => {
    const { status, body } = await session(variables, claims());
    expect([status, body.role, body.organization?.id]).toEqual([200, role, plain.tenant.id]);
  });
});

describe("a session is refused, with the reason, for", () => {
  test.each<[string, Variables, () => Claims, string]>([
    ["Cognito's token of another client", COGNITO, () => cognito({ client_id: "8evil" }), "token_wrong_client"],
    ["Cognito's token of a client that is mapped to no organization", COGNITO, () => cognito({ client_id: "8other" }), "token_unknown_organization"],
    ["Cognito's ID token without its aud", COGNITO, () => cognito({ token_use: "id" }), "token_wrong_client"],
    ["a token without aud and token_use", COGNITO, () => cognito({ token_use: undefined }), "token_wrong_client"],
    ["a token of an allowed client for another audience", COGNITO, () => cognito({ aud: "https://another.example" }), "token_wrong_audience"],
    ["Cognito's token where no client is allowed", {}, () => cognito(ours()), "token_wrong_audience"],
    ["Keycloak's audience of every client", {}, () => ({ ...ours(), aud: "account" }), "token_wrong_audience"],
    ["several organizations", {}, () => ({ ...ours(), organization_id: [plain.tenant.id, randomUUID()] }), "token_several_organizations"],
    ["no organization", {}, () => ({ role: "admin" }), "token_no_organization"],
    [
      "an organization of the provider that is not mapped",
      AUTH0,
      () => ({ org_id: "org_other", "https://acme.example/role": "admin" }),
      "token_unknown_organization",
    ],
    [
      "our id, where the provider's ids are mapped",
      AUTH0,
      () => ({ org_id: plain.tenant.id, "https://acme.example/role": "admin" }),
      "token_unknown_organization",
    ],
    ["an organization that does not exist", {}, () => ({ ...ours(), organization_id: randomUUID() }), "token_unknown_organization"],
    ["an expired token", {}, () => ({ ...ours(), exp: now() - 61 }), "token_expired"],
    ["a clock 90 s ahead", {}, () => ({ ...ours(), nbf: now() + 90 }), "token_not_yet_valid"],
    ["a token made 90 s from now", {}, () => ({ ...ours(), iat: now() + 90 }), "token_not_yet_valid"],
    ["another issuer with the same keys", {}, () => ({ ...ours(), iss: "https://sts.windows.net/x/" }), "token_wrong_issuer"],
    ["a token without sub", {}, () => ({ ...ours(), sub: undefined }), "token_incomplete"],
    ["more than 16,384 characters", ENTRA, () => ({ tid: TENANT, groups: [...groups(320), ANALYSTS] }), "token_too_long"],
  ])("%s", async (_, variables, claims, reason) => {
    const { status, body } = await session(variables, claims());
    expect([status, body.error.code, body.error.details]).toEqual([401, "UNAUTHORIZED", { reason }]);
  });
});

describe("a session has no role for", () => {
  test.each<[string, Variables, () => Claims]>([
    ["our names, where the provider's are mapped", OKTA, () => ({ ...ours(), groups: ["admin"] })],
    ["a mapped name in other letters", OKTA, () => ({ ...ours(), groups: ["analyst", "ANALYST"] })],
    ["words of a group's name in a list", { OIDC_ROLE_CLAIM: "groups" }, () => ({ ...ours(), groups: ["admin assistants"] })],
    ["a role of Zitadel that another organization granted", ZITADEL, () => zitadel({ admin: { "999": "other.zitadel.example" } })],
  ])("%s", async (_, variables, claims) => {
    expect((await session(variables, claims())).status).toBe(403);
  });
});

test("the log names the reason, the claim and what it held, and never the person", async () => {
  const service = await serviceWith({ OIDC_ROLE_CLAIM: "r" });
  const request = async (claims: Claims): Promise<TestAnswer> =>
    call(`${service.url}/api/v1/session`, { key: await oidc.tokenWith({ sub: "jane@acme.example", ...claims }) });
  await request({ ...ours(), aud: "https://another.example" });
  await request({ ...ours(), aud: "https://another.example" });
  await request({ ...ours(), r: ["Everyone"] });
  const lines = service
    .logged()
    .split("\n")
    .filter((line) => line.includes("session refused"));
  expect(lines.map((line) => JSON.parse(line)).map(({ level, reason, claim, received }) => ({ level, reason, claim, received }))).toEqual([
    { level: "warn", reason: "token_wrong_audience", claim: "aud", received: "https://another.example" },
    { level: "warn", reason: "role", claim: undefined, received: '["Everyone"]' },
  ]);
  expect(service.logged()).not.toContain("jane@acme.example");
});

test("a token with a signature that is not the issuer's learns nothing but 401, and the log says why", async () => {
  const service = await serviceWith({ OIDC_ROLE_CLAIM: "signed" });
  const token = await oidc.tokenWith({ ...ours(), exp: 1 });
  const forged = `${token.slice(0, -8)}AAAAAAAA`;
  const { status, body } = await call(`${service.url}/api/v1/session`, { key: forged });
  expect([status, body.error.details]).toEqual([401, {}]);
  expect(service.logged()).toContain('"reason":"signature"');
});
