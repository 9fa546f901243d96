// The development identity provider over HTTP, as dashboards and the service meet it.
import { request as httpRequest } from "node:http";
import express from "express";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createDevelopmentIdentity, newSigningKeys } from "../../src/sandbox/identity-provider/provider.ts";
import { AUDIENCE, CLAIMS, people, type RunningIdentity, runningIdentity } from "./running-identity.ts";
import { exchange, newRequest, newVisitor, signIn, tokensOf } from "./visitor.ts";

const printed = (["log", "info", "warn", "error"] as const).map((level) => vi.spyOn(console, level));
let running: RunningIdentity;
let issuer: string;
const present = [...people];
beforeAll(async () => {
  running = await runningIdentity({ accounts: async () => present });
  issuer = running.identity.issuer();
});
afterAll(async () => {
  await running.close();
  expect(running.failures).toEqual([]);
  for (const level of printed) expect(level).not.toHaveBeenCalled();
});

/** Where an authorization request leads to without a sign-in. */
async function refusal(changes: Record<string, string | undefined>) {
  const { response, leadsTo } = await newVisitor().follow(newRequest(issuer, changes).address, `${issuer}/`);
  return { status: response.status, text: await response.text(), back: leadsTo === undefined ? undefined : new URL(leadsTo) };
}

describe("before the service listens", () => {
  test("every request is answered 503, and there is no issuer and no token", async () => {
    const identity = createDevelopmentIdentity({ signingKeys: await newSigningKeys(), audience: AUDIENCE, claims: CLAIMS, accounts: async () => people });
    const server = express().use("/identity", identity.router).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const address = server.address();
    const response = await fetch(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/identity/`);
    server.close();
    expect(response.status).toBe(503);
    expect(() => identity.issuer()).toThrow(/before the service listens/);
    await expect(identity.tokenFor(people[0] ?? expect.fail(), 60)).rejects.toThrow(/before the service listens/);
  });
});

describe("discovery", () => {
  test("names the issuer, the endpoints and what is supported: the code flow with S256 for public clients", async () => {
    const document = await (await fetch(`${issuer}/.well-known/openid-configuration`)).json();
    expect(document).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      end_session_endpoint: `${issuer}/session/end`,
      response_types_supported: ["code"],
      grant_types_supported: ["authorization_code"],
      code_challenge_methods_supported: ["S256"],
      token_endpoint_auth_methods_supported: ["none"],
    });
    const unneeded = ["registration", "introspection", "revocation", "userinfo", "device_authorization", "pushed_authorization_request"];
    for (const feature of unneeded) expect(document).not.toHaveProperty(`${feature}_endpoint`);
  });

  test("is the same whatever Host a request claims", async () => {
    const text = await new Promise<string>((resolve, reject) => {
      httpRequest(`${issuer}/.well-known/openid-configuration`, { headers: { Host: "evil.example", "X-Forwarded-Host": "evil.example" } }, async (response) => {
        resolve((await response.toArray()).join(""));
      })
        .once("error", reject)
        .end();
    });
    expect(text).toContain(`"${issuer}/auth"`);
    expect(text).not.toContain("evil");
  });

  test("behind a proxy that ends TLS, every address and cookie is for https", async () => {
    const behind = await runningIdentity({ baseUrl: "https://sandbox.example.com/" });
    const begun = newRequest(`${behind.url}/identity`).address;
    const response = await fetch(begun, { redirect: "manual" });
    await behind.close();
    expect(response.headers.get("Location")).toMatch(/^https:\/\/sandbox\.example\.com\/identity\/interaction\//);
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/; secure/i);
    expect(response.headers.getSetCookie()).not.toEqual([]);
  });

  test("the published keys are the public halves of an RS256 and an ES256 key", async () => {
    const { keys } = (await (await fetch(`${issuer}/jwks`)).json()) as { keys: Record<string, string>[] };
    expect(keys.map(({ alg }) => alg)).toEqual(["RS256", "ES256"]);
    for (const key of keys) {
      expect(key.kid).toBeTruthy();
      for (const secret of ["d", "p", "q", "dp", "dq", "qi"]) expect(key).not.toHaveProperty(secret);
    }
  });
});

describe("a sign-in", () => {
  test.each(people)("as $subject ends with a token that says who it is, of which organization and in which role", async (account) => {
    const { status, body } = await tokensOf(issuer, account.subject);
    expect(status).toBe(200);
    const { access_token = "", id_token = "" } = body;
    const claims = await running.verify(access_token);
    expect(claims).toMatchObject({
      sub: account.subject,
      name: account.name,
      email: account.email,
      organization_id: account.organizationId,
      role: account.role,
      iss: issuer,
      aud: AUDIENCE,
      jti: expect.any(String),
    });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600);
    expect(decodeProtectedHeader(access_token)).toMatchObject({ alg: "RS256", typ: "at+jwt" });
    expect(decodeJwt(id_token)).toMatchObject({ aud: "dashboard", name: account.name, organization_name: account.organizationName });
  });

  test("offers a button per person, organizations apart and names escaped, and neither caches nor frames", async () => {
    const { response } = await newVisitor().follow(newRequest(issuer).address, `${issuer}/`);
    const page = await response.text();
    for (const { subject, name } of people) expect(page).toMatch(new RegExp(`value="${subject}">\\s*<span><strong>${name}`));
    expect([...page.matchAll(/<h2>(.*?)<\/h2>/g)].map((match) => match[1])).toEqual(["Tienda &lt;Sol&gt; &amp; Cía", "Mercado Luna"]);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
  });

  test("knows people who came after the start", async () => {
    const late = { ...(people[0] ?? expect.fail()), subject: "org_3:viewer", role: "viewer" } as const;
    present.push(late);
    expect((await tokensOf(issuer, late.subject)).status).toBe(200);
  });

  test("is not requested again in the same browser, unless the dashboard sends prompt=login", async () => {
    const visitor = newVisitor();
    await tokensOf(issuer, "org_1:viewer", visitor);
    const again = await visitor.follow(newRequest(issuer).address, `${issuer}/`);
    expect(new URL(again.leadsTo ?? "").searchParams.get("code")).toBeTruthy();
    const page = await visitor.follow(newRequest(issuer, { prompt: "login" }).address, `${issuer}/`);
    expect(await page.response.text()).toContain("Who do you want to be?");
  });

  test("is required: a silent request of an unknown user gets login_required", async () => {
    expect((await refusal({ prompt: "none" })).back?.searchParams.get("error")).toBe("login_required");
  });

  test("grants consent automatically, also if a dashboard requests it", async () => {
    const back = await signIn(newVisitor(), issuer, "org_1:admin", newRequest(issuer, { prompt: "consent" }));
    expect(back.searchParams.get("code")).toBeTruthy();
  });

  test.each(["", "org_9:admin"])("of an unknown person (%j) redirects with access_denied", async (subject) => {
    const back = await signIn(newVisitor(), issuer, subject);
    expect(back.searchParams.get("error")).toBe("access_denied");
  });

  test("that another browser began cannot be ended here", async () => {
    const { address } = await newVisitor().follow(newRequest(issuer).address, `${issuer}/`);
    const response = await newVisitor().post(address, { account: "org_1:admin" });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("begun in another browser");
  });
});

describe("a request is refused", () => {
  test.each([
    ["without PKCE", { code_challenge: undefined, code_challenge_method: undefined }, "invalid_request"],
    ["with PKCE that shows its secret", { code_challenge_method: "plain" }, "invalid_request"],
    ["for a token in the address", { response_type: "token" }, "unsupported_response_type"],
    ["for another resource than the API", { resource: "https://other.example/" }, "invalid_target"],
  ])("%s, back at the dashboard", async (_, changes, error) => {
    const { back } = await refusal(changes);
    expect(back?.origin).toBe("http://localhost:5173");
    // in the fragment where a token would have been
    expect(back?.searchParams.get("error") ?? new URLSearchParams(back?.hash.slice(1)).get("error")).toBe(error);
  });

  test.each([
    "https://evil.example/callback",
    "http://localhost.evil.example/callback",
    "http://localhost:1@evil.example/callback",
    "http://user@localhost/callback",
    "http://localhost/callback#fragment",
    "https://localhost/callback",
    "javascript:alert(1)",
  ])("for the redirect URI %s, which nothing is sent to", async (redirect_uri) => {
    const { status, back, text } = await refusal({ redirect_uri });
    expect([status, back]).toEqual([400, undefined]);
    expect(text).toContain("The redirect_uri is not allowed");
  });

  test.each(["http://localhost/", "http://localhost:3000/a/b?c=d", "http://127.0.0.1:65535/x"])(
    "but not for %s, on the developer's own machine",
    async (redirect_uri) => {
      const { status, text } = await refusal({ redirect_uri });
      expect(status).toBe(200);
      expect(text).toContain(new URL(redirect_uri).origin);
    },
  );

  test("by a client that is not the dashboard, with a page that says so", async () => {
    expect((await refusal({ client_id: "<b>other" })).text).toContain("This sign-in cannot go on");
  });
});

test("an internal failure is passed on, and reported without its details", async () => {
  let broken = false;
  const failing = await runningIdentity({
    accounts: async () => {
      if (broken) throw new Error("database unavailable");
      return people;
    },
  });
  const there = failing.identity.issuer();
  const request = newRequest(there);
  const back = await signIn(newVisitor(), there, "org_1:admin", request);
  broken = true;
  const { status, body } = await exchange(there, back.searchParams.get("code") ?? "", request.verifier);
  await failing.close();
  expect([status, body.error]).toEqual([500, "server_error"]);
  expect(JSON.stringify(body)).not.toContain("database");
  expect(failing.failures).toEqual([new Error("database unavailable")]);
});

test("signing out ends the session and leads back to the dashboard", async () => {
  const visitor = newVisitor();
  const { body } = await tokensOf(issuer, "org_1:admin", visitor);
  const search = new URLSearchParams({ id_token_hint: body.id_token ?? "", post_logout_redirect_uri: "http://localhost:5173/bye", state: "s" });
  const page = await (await visitor.get(`${issuer}/session/end?${search}`)).text();
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const ended = await visitor.post(`${issuer}/session/end/confirm`, { xsrf, logout: "yes" });
  expect(ended.headers.get("Location")).toBe("http://localhost:5173/bye?state=s");
  const again = await visitor.follow(newRequest(issuer).address, `${issuer}/`);
  expect(await again.response.text()).toContain("Who do you want to be?");
});
