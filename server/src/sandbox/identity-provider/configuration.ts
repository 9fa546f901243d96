// Configuration of oidc-provider: one public client, the code flow with PKCE, JWT access tokens for the API, and nothing else.

import { randomBytes } from "node:crypto";
import { type Configuration, type ErrorOut, errors, type KoaContextWithOIDC } from "oidc-provider";
import { HOUR, SECOND } from "../../platform/time/time.ts";
import { type Account, type Accounts, accessClaims, type ClaimNames } from "./account.ts";
import type { Pages } from "./pages.ts";
import { isLoopbackUrl } from "./redirects.ts";
import { createStorage } from "./storage.ts";
import { ALGORITHM, CLIENT, type SigningKeys } from "./tokens.ts";

/** An hour in seconds, as the provider counts. */
const ONE_HOUR = HOUR / SECOND;

/** What the configuration depends on. */
export interface ConfigurationParts {
  readonly issuer: string;
  readonly signingKeys: SigningKeys;
  readonly audience: string;
  readonly claims: ClaimNames;
  readonly accounts: Accounts;
  readonly pages: Pages;
}

/** The configuration. Keys of cookies are new with each start, as sessions are. */
export function configurationOf({ issuer, signingKeys, audience, claims, accounts, pages }: ConfigurationParts): Configuration {
  const { origin, pathname: path } = new URL(issuer);
  // a resource indicator must be a URI (RFC 8707), an audience may be a plain name
  const resource = URL.canParse(audience) ? audience : `urn:audience:${encodeURIComponent(audience)}`;
  const accountOf = async (subject: string | undefined): Promise<Account | undefined> => (await accounts()).find((account) => account.subject === subject);
  return {
    adapter: createStorage(),
    jwks: signingKeys,
    clients: [
      {
        client_id: CLIENT,
        client_name: "Dashboard",
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code"],
        response_types: ["code"],
        redirect_uris: [`${issuer}/signed-in`, `${origin}/dashboard/signed-in`],
        post_logout_redirect_uris: [`${issuer}/`, `${origin}/dashboard/`],
      },
    ],
    clientAuthMethods: ["none"],
    clientBasedCORS: (_context, callerOrigin) => isLoopbackUrl(callerOrigin) || callerOrigin === origin,
    allowOmittingSingleRegisteredRedirectUri: false,
    responseTypes: ["code"],
    pkce: { required: () => true },
    scopes: ["openid", "profile", "email"],
    claims: { openid: ["sub", claims.organization, "organization_name", claims.role], profile: ["name"], email: ["email"] },
    enabledJWA: { idTokenSigningAlgValues: [ALGORITHM] },
    cookies: {
      keys: [randomBytes(32)],
      long: { httpOnly: true, sameSite: "lax", path },
      short: { httpOnly: true, sameSite: "lax" },
    },
    ttl: { AccessToken: ONE_HOUR, AuthorizationCode: 60, IdToken: ONE_HOUR, Interaction: ONE_HOUR, Grant: 12 * ONE_HOUR, Session: 12 * ONE_HOUR },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => send(context, pages.signOut(form)),
        postLogoutSuccessSource: (context) => send(context, pages.signedOut()),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: (_context, requested) => {
          if (requested !== resource) throw new errors.InvalidTarget(`the only resource is ${resource}`);
          return { scope: "", audience, accessTokenFormat: "jwt", accessTokenTTL: ONE_HOUR, jwt: { sign: { alg: ALGORITHM } } };
        },
      },
    },
    findAccount: async (_context, subject) => {
      const account = await accountOf(subject);
      return (
        account && {
          accountId: subject,
          claims: () => ({ sub: subject, ...accessClaims(account, claims), organization_name: account.organizationName }),
        }
      );
    },
    extraTokenClaims: async (_context, token) => {
      const account = "accountId" in token ? await accountOf(token.accountId) : undefined;
      return account && accessClaims(account, claims);
    },
    interactions: { url: (_context, interaction) => `${issuer}/interaction/${interaction.uid}` },
    loadExistingGrant: grantEverything,
    renderError: (context, out) => send(context, pages.failed(inWords(out))),
  };
}

/** Consent is a question for other people's data; here it grants itself. */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.account?.accountId });
  grant.addOIDCScope("openid profile email");
  await grant.save();
  return grant;
}

function inWords({ error, error_description: description }: ErrorOut): string {
  if (error === "invalid_redirect_uri") return "The redirect_uri is not allowed: it may lead to http://localhost and http://127.0.0.1, on any port.";
  return error === "server_error" ? "The identity provider failed." : `The identity provider says: ${description ?? error}.`;
}

function send(context: KoaContextWithOIDC, page: string): void {
  context.type = "html";
  context.body = page;
}
