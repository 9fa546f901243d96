// The development identity provider: it lets a developer sign in to the management API of a sandbox without a provider of their own.
import express, { type Router } from "express";
import type { JWK } from "jose";
import { type Account, accessClaims, type ClaimNames } from "./account.ts";
import type { RouteParts } from "./routes.ts";
import { signAccessToken } from "./tokens.ts";

export type { Account } from "./account.ts";
export { newSigningKeys } from "./tokens.ts";

/** The provider, inside the service. */
export interface DevelopmentIdentity {
  /** Mounted by the app at `/identity`; answers 503 until `start`. */
  readonly router: Router;
  /** Once the service listens: the issuer is `<baseUrl>/identity`. */
  readonly start: (baseUrl: string) => void;
  /** An access token of an account, signed like those of a sign-in, valid for `seconds`. */
  readonly tokenFor: (account: Account, seconds: number) => Promise<string>;
  /** The issuer, once started. */
  readonly issuer: () => string;
}

/** What the provider needs. */
export interface DevelopmentIdentityParts {
  /** Private keys (JWKS with RS256 and ES256 keys, kids set). Stored by the caller, so that tokens outlive a restart. */
  readonly signingKeys: { keys: JWK[] };
  readonly audience: string;
  readonly claims: ClaimNames;
  /** Read at each sign-in: organizations can be added. */
  readonly accounts: () => Promise<readonly Account[]>;
  /** Called with errors inside the provider; nothing is printed. */
  readonly failed?: (error: unknown) => void;
}

/** Puts the provider together. Only callers of this function offer sign-in without passwords. */
export function createDevelopmentIdentity(parts: DevelopmentIdentityParts): DevelopmentIdentity {
  let started: { readonly issuer: string; readonly routes: Promise<Router> } | undefined;
  const issuer = (): string => {
    if (started === undefined) throw new Error("the identity provider has no issuer before the service listens");
    return started.issuer;
  };
  const router = express.Router();
  router.use(async (request, response, next) => {
    if (started === undefined) return void response.status(503).type("text").send("The identity provider is starting.\n");
    (await started.routes)(request, response, next);
  });
  return {
    router,
    issuer,
    start: (baseUrl) => {
      const base = baseUrl.replace(/\/+$/, "");
      const { failed = () => undefined } = parts;
      const routes = load({ ...parts, failed, issuer: `${base}/identity`, organizationUrl: `${base}/api/v1/organization` });
      // each request waits for the routes, and gets the error if there is one
      routes.catch(failed);
      started = { issuer: `${base}/identity`, routes };
    },
    tokenFor: async (account, seconds) =>
      signAccessToken(parts.signingKeys, {
        issuer: issuer(),
        audience: parts.audience,
        subject: account.subject,
        claims: accessClaims(account, parts.claims),
        seconds,
      }),
  };
}

async function load(parts: RouteParts): Promise<Router> {
  const { identityRoutes } = await import("./routes.ts");
  return identityRoutes(parts);
}
