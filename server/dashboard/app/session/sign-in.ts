// Authorization code flow with PKCE (RFC 7636) and a nonce, by redirects of the whole page: works with every issuer, and without cookies of third parties.
import * as oauth from "oauth4webapi";
import { removeDrafts } from "./drafts.ts";
import type { SignInSettings } from "./settings.ts";

/** What a sign-in gives. `expiresAt`: milliseconds since 1970. */
export interface Tokens {
  readonly accessToken: string;
  readonly idToken: string | undefined;
  readonly expiresAt: number;
}

/** How a return from the issuer ended. */
export type Return =
  | { readonly kind: "signed-in"; readonly tokens: Tokens }
  | { readonly kind: "signed-out" }
  | { readonly kind: "failed"; readonly reason: string }
  | { readonly kind: "tokenOrigin"; readonly origin: string };

/** Between leaving and coming back: per tab. */
const PENDING = "sign-in";
/** That the issuer may still know this person; no token. */
const KNOWN = "signed-in-before";

interface Pending {
  readonly verifier: string;
  readonly state: string;
  /** Absent where a sign-in was begun by an earlier version of the page. */
  readonly nonce?: string;
  readonly silent: boolean;
  readonly returnTo: string;
}

const redirectUri = (): string => `${location.origin}${import.meta.env.BASE_URL}signed-in`;

/** Is this page the one that the issuer leads back to? */
export function isReturn(): boolean {
  return location.pathname === `${import.meta.env.BASE_URL}signed-in`;
}

/** Did somebody sign in here before, so that the issuer may answer without a question? */
export function signedInBefore(): boolean {
  return localStorage.getItem(KNOWN) !== null;
}

/** Difference between the clocks of browser and issuer that is accepted, in seconds. */
const CLOCK_SKEW = 60;
/** Longest ID token (characters) that signing out sends along: with many groups the address would be too long, and the client's id suffices. */
const LONGEST_HINT = 4096;

/** The token endpoint is on an origin that the pages must not call. */
class WrongTokenOrigin extends Error {
  readonly origin: string;

  constructor(origin: string) {
    super(origin);
    this.origin = origin;
  }
}

/** Leaves for the issuer. `silent`: without a question. `chooseAgain`: with the question, even when the issuer knows the person. */
export async function begin(settings: SignInSettings, options: { readonly silent?: boolean; readonly chooseAgain?: boolean } = {}): Promise<void> {
  const server = await discovered(settings);
  const verifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const nonce = oauth.generateRandomNonce();
  const here = isReturn() ? import.meta.env.BASE_URL : `${location.pathname}${location.search}${location.hash}`;
  const pending: Pending = { verifier, state, nonce, silent: options.silent === true, returnTo: here };
  sessionStorage.setItem(PENDING, JSON.stringify(pending));
  const request = new URLSearchParams({
    client_id: settings.client_id,
    response_type: "code",
    redirect_uri: redirectUri(),
    scope: settings.scope,
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  });
  if (options.silent === true) request.set("prompt", "none");
  else if (options.chooseAgain === true) request.set("prompt", "login");
  location.assign(`${required(server.authorization_endpoint)}?${request}`);
}

/** Takes the issuer's answer from the address, which then shows the page that was left. */
export async function finish(settings: SignInSettings): Promise<Return> {
  const pending = takePending();
  const answer = new URL(location.href);
  history.replaceState(null, "", pending?.returnTo ?? import.meta.env.BASE_URL);
  if (pending === undefined) return { kind: "signed-out" };
  const client: oauth.Client = { client_id: settings.client_id, [oauth.clockTolerance]: CLOCK_SKEW };
  try {
    const server = await discovered(settings);
    assertTokenOrigin(server.token_endpoint, settings);
    const parameters = oauth.validateAuthResponse(server, client, answer, pending.state);
    const response = await oauth.authorizationCodeGrantRequest(server, client, oauth.None(), parameters, redirectUri(), pending.verifier, insecure(settings));
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, { expectedNonce: await expectedNonce(pending, response) });
    localStorage.setItem(KNOWN, "1");
    return {
      kind: "signed-in",
      tokens: { accessToken: tokens.access_token, idToken: tokens.id_token, expiresAt: Date.now() + (tokens.expires_in ?? 3600) * 1000 },
    };
  } catch (error) {
    localStorage.removeItem(KNOWN);
    if (error instanceof WrongTokenOrigin) return { kind: "tokenOrigin", origin: error.origin };
    return pending.silent ? { kind: "signed-out" } : { kind: "failed", reason: reasonOf(error) };
  }
}

/** Leaves for the issuer's sign-out, if it has one. */
export async function signOut(settings: SignInSettings, idToken: string | undefined): Promise<void> {
  localStorage.removeItem(KNOWN);
  removeDrafts();
  const server = await discovered(settings);
  const after = `${location.origin}${import.meta.env.BASE_URL}`;
  if (server.end_session_endpoint === undefined) return location.assign(after);
  const request = new URLSearchParams({ client_id: settings.client_id, post_logout_redirect_uri: after });
  if (idToken !== undefined && idToken.length <= LONGEST_HINT) request.set("id_token_hint", idToken);
  location.assign(`${server.end_session_endpoint}?${request}`);
}

/** The nonce that the ID token must have (OpenID Connect Core 1.0, 3.1.3.7). An issuer of access tokens alone returns no ID token: there is none to check. */
async function expectedNonce({ nonce }: Pending, response: Response): Promise<string | typeof oauth.expectNoNonce> {
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return nonce !== undefined && Object(answer).id_token !== undefined ? nonce : oauth.expectNoNonce;
}

function takePending(): Pending | undefined {
  const stored = sessionStorage.getItem(PENDING);
  sessionStorage.removeItem(PENDING);
  return stored === null ? undefined : JSON.parse(stored);
}

let discovery: Promise<oauth.AuthorizationServer> | undefined;

function discovered(settings: SignInSettings): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(settings.issuer);
  discovery ??= oauth
    .discoveryRequest(issuer, insecure(settings))
    .then((response) => oauth.processDiscoveryResponse(issuer, response))
    .catch((error: unknown) => {
      discovery = undefined;
      throw error;
    });
  return discovery;
}

/** A sandbox on the developer's machine has no certificate. */
function insecure(settings: SignInSettings): { [oauth.allowInsecureRequests]: boolean } {
  return { [oauth.allowInsecureRequests]: settings.issuer.startsWith("http:") };
}

/** The policy of the page would refuse the call without a reason that can be read. */
function assertTokenOrigin(endpoint: string | undefined, { issuer, token_origin }: SignInSettings): void {
  if (endpoint === undefined) return;
  const { origin } = new URL(endpoint);
  if (origin !== new URL(issuer).origin && origin !== token_origin) throw new WrongTokenOrigin(origin);
}

function required(endpoint: string | undefined): string {
  if (endpoint === undefined) throw new Error("the issuer names no authorization_endpoint");
  return endpoint;
}

function reasonOf(error: unknown): string {
  if (error instanceof oauth.AuthorizationResponseError || error instanceof oauth.ResponseBodyError) return error.error_description ?? error.error;
  return error instanceof Error ? error.message : String(error);
}
