// Which tokens open the management API, and that every other is 401: quickly, in the contract's shape, and without a question to anybody but the issuer.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { badClaims } from "./bad-claims.ts";
import { badForms } from "./bad-forms.ts";
import { badHeaders } from "./bad-headers.ts";
import { badSignatures } from "./bad-signatures.ts";
import { token } from "./forge.ts";
import { AUDIENCE, type BadTokens, type Kit, newKit } from "./kit.ts";

let kit: Kit;
let service: TestService;
beforeAll(async () => {
  kit = await newKit(() => service.tenant.id);
  service = await startService({ oidcIssuer: kit.issuer.url, oidcAudience: AUDIENCE });
});
afterAll(async () => {
  await service.close();
  await kit.close();
});

const send = (value: string, target = service): Promise<TestAnswer> => call(`${target.url}/api/v1/organization`, { key: value });

const SECOND = 1000;

async function timed(value: string): Promise<{ answer: TestAnswer; milliseconds: number }> {
  const started = performance.now();
  const answer = await send(value);
  return { answer, milliseconds: performance.now() - started };
}

async function expectRefused(make: (kit: Kit) => string, details: object): Promise<void> {
  const { answer, milliseconds } = await timed(make(kit));
  expect([answer.status, answer.body]).toEqual([401, { error: { code: "UNAUTHORIZED", message: expect.any(String), details } }]);
  expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(answer.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(milliseconds).toBeLessThan(SECOND);
  expect(kit.canary.calls()).toBe(0);
}

const tables: Record<string, BadTokens> = { signatures: badSignatures, headers: badHeaders, claims: badClaims, forms: badForms };
for (const [what, rows] of Object.entries(tables)) {
  describe(`a token is 401 for its ${what}:`, () => {
    for (const [name, make] of Object.entries(rows)) test(name, () => expectRefused(make, expect.any(Object)));
  });
}

test("an Authorization header that is larger than Node's parser takes is 400 in the contract's shape: it never reaches a verifier", async () => {
  const answer = await send("a".repeat(32 * 1024));
  expect([answer.status, answer.body.error.code]).toEqual([400, "VALIDATION_ERROR"]);
  expect(answer.body.error.details.fields).toEqual([{ path: "request", message: "must have at most 32 KiB of headers" }]);
  expect(answer.headers.get("X-Request-Id")).toBeTruthy();
});

test("what is refused is in no log", async () => {
  const refused = kit.with({ exp: 1 });
  await send(refused);
  await send(kit.with({}));
  for (const part of refused.split(".")) expect(service.logged()).not.toContain(part);
});

describe("a token is good", () => {
  const good: Record<string, () => string> = {
    RS256: () => token(kit.rsa, kit.claims()),
    ES256: () => token(kit.ec, kit.claims()),
    EdDSA: () => token(kit.ed, kit.claims()),
    "RS256 by a key that is published without alg": () => token(kit.plainRsa, kit.claims()),
    "of the type at+jwt": () => token(kit.rsa, kit.claims(), { typ: "at+jwt" }),
    "of the type JWT": () => token(kit.rsa, kit.claims(), { typ: "JWT" }),
    "of a type in other letters": () => token(kit.rsa, kit.claims(), { typ: "AT+JWT" }),
    "without a type": () => token(kit.rsa, kit.claims(), { typ: undefined }),
    "without a kid, where one key alone fits": () => token(kit.ec, kit.claims(), { kid: undefined }),
    "for several audiences, ours among them": () => kit.with({ aud: ["account", AUDIENCE] }),
    "within the minute that clocks may differ: just over": () => kit.with({ exp: Math.floor(Date.now() / 1000) - 50 }),
    "within the minute that clocks may differ: not valid yet": () => kit.with({ nbf: Math.floor(Date.now() / 1000) + 50 }),
    "within the minute that clocks may differ: made in the future": () => kit.with({ iat: Math.floor(Date.now() / 1000) + 50 }),
    "with an organization as the only one of a list": () => kit.with({ organization_id: [kit.organizationId] }),
    "with a role in a list": () => kit.with({ role: ["offline_access", "viewer"] }),
    "with an organization in capitals, which is the same UUID": () => kit.with({ organization_id: kit.organizationId.toUpperCase() }),
    "with an unknown claim and that is nested deeply": () =>
      token(kit.rsa, JSON.stringify(kit.claims({ deep: "@" })).replace('"@"', `${"[".repeat(2500)}${"]".repeat(2500)}`)),
    "with a claim twice: the last one counts (RFC 7519, 4)": () =>
      token(kit.rsa, JSON.stringify(kit.claims()).replace("{", '{"exp":1,"organization_id":"acme",')),
    "of the greatest length": () => {
      const short = kit.with({ padding: "" });
      const padded = kit.with({ padding: "p".repeat(Math.floor(((16_384 - short.length) * 3) / 4)) });
      expect(padded.length).toBeGreaterThan(16_380);
      return padded;
    },
    "of a person whose name has 255 characters of any script": () => kit.with({ sub: "д".repeat(255) }),
  };
  test.each(Object.entries(good))("%s", async (_, make) => {
    const answer = await send(make());
    expect([answer.status, answer.body.id]).toEqual([200, service.tenant.id]);
  });
});

describe("the claims that hold organization and role can be named", () => {
  test.each([
    ["on a path", "app.tenant.id", "realm_access.roles", () => ({ app: { tenant: { id: kit.organizationId } }, realm_access: { roles: ["x", "viewer"] } })],
    [
      "as a URL, whose dots are no path",
      "https://fraud-risk.test/organization",
      "https://fraud-risk.test/role",
      () => ({ "https://fraud-risk.test/organization": kit.organizationId, "https://fraud-risk.test/role": "viewer" }),
    ],
    ["with dots in a plain name", "acme.org", "acme.role", () => ({ "acme.org": kit.organizationId, "acme.role": "viewer" })],
  ])("%s", async (_, organization, role, claims) => {
    const named = await startService(
      { oidcIssuer: kit.issuer.url, oidcAudience: AUDIENCE, oidcOrganizationClaim: organization, oidcRoleClaim: role },
      service.database,
    );
    try {
      const unnamed = { organization_id: undefined, role: undefined };
      expect((await send(kit.with({ ...unnamed, ...claims() }), named)).status).toBe(200);
      expect((await send(kit.with({}), named)).status).toBe(401);
      expect((await send(kit.with({ ...claims(), [organization.split(".")[0] ?? ""]: kit.organizationId }), named)).status).toBe(
        organization.startsWith("app") ? 401 : 200,
      );
    } finally {
      await named.close();
    }
  });
});

describe("a user gets 403 with the required permissions if the token names", () => {
  test.each<[string, unknown]>([
    ["a role that we do not know", "owner"],
    ["no role", undefined],
    ["no role in its list", []],
    ["a role in capitals", "ADMIN"],
    ["a role within a longer name", "admin-assistants"],
    ["a role with a space in a list", ["admin assistants"]],
    ["several roles in one member of a list", ["admin,viewer"]],
    ["roles of others only", ["owner", "offline_access"]],
    ["a role that every object has", "constructor"],
    ["a number", 1],
    ["true", true],
    ["null", null],
    ["an object that has our role, but nobody who granted it", { admin: {} }],
    ["an object that has our role as a flag", { admin: true }],
    ["an object in a list, without a name", [{ admin: {} }]],
    ["a list within a list", [["admin"]]],
  ])("%s", async (_, role) => {
    const answer = await send(kit.with({ role }));
    expect([answer.status, answer.body.error]).toEqual([
      403,
      { code: "FORBIDDEN", message: expect.any(String), details: { required_permissions: ["organization:read"] } },
    ]);
  });
});
