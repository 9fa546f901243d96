// A real OpenID Connect server (oidc-provider) whose access tokens have the claims of other providers: discovery, keys, signatures and the token endpoint are its own.
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeJwt, decodeProtectedHeader, importJWK, SignJWT } from "jose";
import { Provider } from "oidc-provider";
import { newSigningKeys } from "../../src/sandbox/identity-provider/provider.ts";
import { AUDIENCE } from "./kit.ts";

/** Claims of a token. Undefined takes one away. */
export type Claims = Readonly<Record<string, unknown>>;

/** The server. */
export interface OidcServer {
  readonly issuer: string;
  /** An access token of the token endpoint, with these claims instead of its own of the same names. */
  readonly tokenWith: (claims: Claims) => Promise<string>;
  readonly close: () => Promise<void>;
}

const CLIENT = { client_id: "dashboard", client_secret: "secret" };

/** Starts it. */
export async function startOidcServer(): Promise<OidcServer> {
  let listener: RequestListener | undefined;
  const server = createServer((request, response) => void listener?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let wanted: Claims = {};
  const jwks = await newSigningKeys();
  const provider = new Provider(issuer, {
    clients: [{ ...CLIENT, grant_types: ["client_credentials"], redirect_uris: [], response_types: [], token_endpoint_auth_method: "client_secret_post" }],
    jwks,
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => AUDIENCE,
        getResourceServerInfo: () => ({ scope: "", audience: AUDIENCE, accessTokenFormat: "jwt", jwt: { sign: { alg: "RS256" } } }),
      },
    },
    ttl: { ClientCredentials: 600 },
    formats: {
      customizers: {
        jwt: (_context, _token, parts) => {
          Object.assign(parts.payload, wanted);
          for (const [name, value] of Object.entries(wanted))
            if (value === undefined && name !== "aud") delete (parts.payload as Record<string, unknown>)[name];
          parts.payload.aud ??= AUDIENCE;
        },
      },
    },
  });
  listener = provider.callback();
  /** The library issues no JWT without an audience: the same token, signed again with the same key. */
  async function withoutAudience(token: string): Promise<string> {
    const key = jwks.keys.find(({ alg }) => alg === "RS256");
    if (key === undefined) throw new Error("no key for RS256");
    const { aud: _, ...payload } = decodeJwt(token);
    return new SignJWT(payload).setProtectedHeader({ ...decodeProtectedHeader(token), alg: "RS256" }).sign(await importJWK(key, "RS256"));
  }
  return {
    issuer,
    tokenWith: async (claims) => {
      wanted = claims;
      const body = new URLSearchParams({ grant_type: "client_credentials", resource: AUDIENCE, ...CLIENT });
      const answer = await fetch(`${issuer}/token`, { method: "POST", body });
      const token = ((await answer.json()) as { access_token: string }).access_token;
      return "aud" in claims && claims.aud === undefined ? withoutAudience(token) : token;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
