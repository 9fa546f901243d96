// The identity provider alone, on a free port, with a stand-in for the one call that its page makes.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type Request } from "express";
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from "jose";
import { type Account, createDevelopmentIdentity, type DevelopmentIdentity, newSigningKeys } from "../../src/sandbox/identity-provider/provider.ts";

/** Audience and claim names of the tests. */
export const AUDIENCE = "https://fraud-risk.test/api";
export const CLAIMS = { organization: "organization_id", role: "role" } as const;

/** Two organizations; the name of one wants escaping. */
export const people: readonly Account[] = [
  person("org_1", "Tienda <Sol> & Cía", "admin", "Ana Admin"),
  person("org_1", "Tienda <Sol> & Cía", "analyst", "Andrés Analista"),
  person("org_1", "Tienda <Sol> & Cía", "viewer", "Vera Visor"),
  person("org_2", "Mercado Luna", "admin", "Olivia Admin"),
];

/** A provider that listens. */
export interface RunningIdentity {
  readonly url: string;
  readonly identity: DevelopmentIdentity;
  /** Verifies a token as the service would: by discovery and the published keys. */
  readonly verify: (token: string) => Promise<JWTPayload>;
  /** Errors passed on by the provider. */
  readonly failures: unknown[];
  readonly close: () => Promise<void>;
}

/** Starts a provider. `baseUrl` is its configured URL, if it differs from the address that it listens on. */
export async function runningIdentity(
  options: { readonly accounts?: () => Promise<readonly Account[]>; readonly baseUrl?: string; readonly audience?: string } = {},
): Promise<RunningIdentity> {
  const { audience = AUDIENCE } = options;
  const failures: unknown[] = [];
  const identity = createDevelopmentIdentity({
    signingKeys: await newSigningKeys(),
    audience,
    claims: CLAIMS,
    accounts: options.accounts ?? (async () => people),
    failed: (error) => failures.push(error),
  });
  const app = express().use("/identity", identity.router);
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  identity.start(options.baseUrl ?? url);
  const keys = createRemoteJWKSet(new URL(`${url}/identity/jwks`));
  const verify = async (token: string): Promise<JWTPayload> =>
    (await jwtVerify(token, keys, { issuer: identity.issuer(), audience, typ: "at+jwt", algorithms: ["RS256"] })).payload;
  app.get("/api/v1/organization", async (request, response) => {
    const claims = await verify(bearer(request));
    response.json({
      organization_id: claims.organization_id,
      name: people.find(({ organizationId }) => organizationId === claims.organization_id)?.organizationName,
    });
  });
  return {
    url,
    identity,
    verify,
    failures,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function person(organizationId: string, organizationName: string, role: Account["role"], name: string): Account {
  return { subject: `${organizationId}:${role}`, name, email: `${role}@${organizationId}.test`, organizationId, organizationName, role };
}

function bearer(request: Request): string {
  return (request.get("Authorization") ?? "").replace(/^Bearer /, "");
}
