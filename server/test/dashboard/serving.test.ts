// How the service serves the dashboard: policy, caching, deep links, settings, and what it says when it is not built.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contentSecurityPolicy, dashboardRouter } from "../../src/api/dashboard/handlers.ts";
import { type DashboardSettings, dashboardSettings } from "../../src/api/dashboard/settings.ts";
import { readConfig } from "../../src/platform/environment/config.ts";

const sandbox = dashboardSettings(readConfig({}), { issuer: () => "http://localhost:3000/identity", clientId: "dashboard" });
let folder: string;
let server: Server | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fraud-risk-dashboard-"));
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

function build(): void {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Dashboard</title>");
  writeFileSync(join(folder, "theme.js"), "'theme'");
  writeFileSync(join(folder, "assets/index-abc123.js"), "'app'");
  writeFileSync(join(folder, "sources.sha256"), "digest");
}

async function serve(settings: DashboardSettings = sandbox): Promise<(path: string, headers?: Record<string, string>) => Promise<Response>> {
  const app = express();
  app.disable("etag");
  app.use(dashboardRouter(() => settings, folder));
  app.use((_request, response) => void response.status(404).end("not ours"));
  const listening = createServer(app);
  server = listening;
  await new Promise<void>((ready) => listening.listen(0, "127.0.0.1", ready));
  const address = listening.address();
  const port = typeof address === "object" ? address?.port : "";
  return (path, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual", headers });
}

test.each(["/dashboard/", "/dashboard/review", "/dashboard/assessments/01a2", "/dashboard/signed-in?code=x"])(
  "%s answers the document with its policy",
  async (path) => {
    build();
    const get = await serve();
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("content-security-policy")).toBe(contentSecurityPolicy(sandbox));
  },
);

test("the policy allows nothing inline, and no host but the issuer", () => {
  const policy = contentSecurityPolicy(sandbox);
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; ");
  expect(policy).toContain("connect-src 'self' http://localhost:3000;");
  expect(policy).not.toMatch(/unsafe|\*|https:(?!\/\/)/);
  expect(contentSecurityPolicy({ stage: "production", sign_in: null })).toContain("connect-src 'self';");
});

test("files with a digest in their names are cached for a year, others are validated again", async () => {
  build();
  const get = await serve();
  const asset = await get("/dashboard/assets/index-abc123.js");
  expect([asset.status, asset.headers.get("cache-control"), asset.headers.get("content-type")]).toEqual([
    200,
    "public, max-age=31536000, immutable",
    "text/javascript; charset=utf-8",
  ]);
  expect((await get("/dashboard/theme.js")).headers.get("cache-control")).toBe("public, max-age=300");
  const document = await get("/dashboard/");
  expect((await get("/dashboard/", { "cache-control": "max-age=0", "if-none-match": document.headers.get("etag") ?? "" })).status).toBe(304);
});

test("a file of an earlier build is not answered with the document, and neither is the stamp of the build", async () => {
  build();
  const get = await serve();
  expect((await get("/dashboard/assets/index-gone.js")).status).toBe(404);
  expect(await (await get("/dashboard/sources.sha256")).text()).not.toContain("digest");
});

test("/ leads browsers to the dashboard, and to the documentation where nobody can sign in", async () => {
  build();
  const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
  const get = await serve();
  const fromBrowser = await get("/", { accept });
  expect([fromBrowser.status, fromBrowser.headers.get("location")]).toEqual([302, "/dashboard/"]);
  expect((await get("/dashboard")).headers.get("location")).toBe("/dashboard/");
  server?.closeAllConnections();
  server?.close();
  const inProduction = await serve({ stage: "production", sign_in: null });
  expect((await inProduction("/", { accept })).headers.get("location")).toBe("/docs");
});

test("settings name the sandbox's provider, or the configured one with its client, or that nobody can sign in", () => {
  expect(sandbox).toEqual({
    stage: "sandbox",
    sign_in: {
      issuer: "http://localhost:3000/identity",
      client_id: "dashboard",
      scope: "openid profile email",
      token_origin: null,
    },
  });
  const own = { ...readConfig({}), stage: "production" as const, oidcIssuer: "https://id.example.com", oidcAudience: "risk" };
  expect(dashboardSettings(own, undefined)).toEqual({ stage: "production", sign_in: null });
  expect(dashboardSettings({ ...own, oidcClientId: "risk-dashboard", oidcScope: "openid api" }, undefined).sign_in).toMatchObject({
    issuer: "https://id.example.com",
    client_id: "risk-dashboard",
    scope: "openid api",
  });
});

test("pages may call the origin of a token endpoint that is not the issuer's, and no other", () => {
  const config = { ...readConfig({}), oidcIssuer: "https://cognito-idp.eu-west-1.example.com/eu_1", oidcClientId: "7kq" };
  const policyOf = (oidcTokenOrigin: string | undefined): string | undefined =>
    /connect-src [^;]*/.exec(contentSecurityPolicy(dashboardSettings({ ...config, oidcTokenOrigin }, undefined)))?.[0];
  expect(policyOf(undefined)).toBe("connect-src 'self' https://cognito-idp.eu-west-1.example.com");
  expect(policyOf("https://acme.auth.example.com")).toBe("connect-src 'self' https://cognito-idp.eu-west-1.example.com https://acme.auth.example.com");
  expect(policyOf("https://cognito-idp.eu-west-1.example.com")).toBe(policyOf(undefined));
});

test("one page says what to do while the dashboard is not built, and the built one is found without a restart", async () => {
  const get = await serve();
  const missing = await get("/dashboard/review");
  expect([missing.status, missing.headers.get("cache-control")]).toEqual([503, "no-store"]);
  expect(await missing.text()).toContain("npm run dashboard");
  expect((await get("/dashboard/config.json")).status).toBe(200);
  build();
  expect((await get("/dashboard/review")).status).toBe(200);
});
