// Dashboard sessions: JWTs of an OpenID Connect provider, checked against its published keys (RFC 7519, RFC 8725).

import { decodeProtectedHeader, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import { type Role, rolePermissions } from "../../../../generated/credentials.ts";
import { readClaim } from "../../platform/credentials/claim-path.ts";
import type { SessionCredential } from "../../platform/credentials/credential.ts";
import type { Config } from "../../platform/environment/config.ts";
import { uuidOf } from "../../platform/ids/uuid.ts";
import { type Clock, dateOf, systemClock } from "../../platform/time/clock.ts";
import { UUID } from "../../values/identifiers/uuid-patterns.ts";
import { remoteKeySet } from "./key-set.ts";
import { LONGEST_TOKEN, type Refusal } from "./refusal.ts";
import { roleNames, roleOf } from "./role.ts";
import { ALGORITHMS } from "./verification-keys.ts";

/** Difference between the clocks of provider and service that is accepted in both directions, in seconds. */
const CLOCK_SKEW = 60;
/** Header parameters that bring a key along, or require extensions that are not understood: never from the token itself. */
const REFUSED_HEADERS = ["jwk", "jku", "x5u", "x5c", "crit", "b64"];

/** What a token is checked against. */
export interface SessionRules {
  /** The issuer, or which are accepted. */
  readonly issuer: string | ((issuer: string) => boolean);
  /** Required `aud`; undefined: only tokens without `aud` of `clientIds` are accepted. */
  readonly audience: string | undefined;
  /** Clients whose access tokens need no `aud`. */
  readonly clientIds?: ReadonlySet<string> | undefined;
  readonly keys: JWTVerifyGetKey;
  /** Names of the claims that hold organization and role, as claim-path.ts reads them. */
  readonly claims: { readonly organization: string; readonly role: string };
  /** The provider's organizations and our ids of them; undefined: the claim holds our id. */
  readonly organizations?: ReadonlyMap<string, string> | undefined;
  /** The provider's roles and ours; undefined: the claim holds ours. */
  readonly roles?: ReadonlyMap<string, Role> | undefined;
}

/** A session, or why there is none. `roleless`: the names in the claim of a session without a role. */
export type Verified =
  | { readonly session: SessionCredential; readonly roleless?: readonly string[]; readonly refusal?: undefined }
  | { readonly session?: undefined; readonly refusal: Refusal };

/** Verifies tokens. */
export interface SessionVerifier {
  /** The session, or the reason against it. Throws ProviderAway. */
  readonly verify: (token: string) => Promise<Verified>;
}

/** Has the value the form of a signed JWT, of whatever length? */
export function isTokenShaped(value: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(value);
}

/** Issuer of dashboard sessions: the configured provider, else the sandbox's own. */
export function sessionsOf(
  config: Config,
  clock: Clock,
  identity: { readonly rules: (claims: SessionRules["claims"]) => SessionRules } | undefined,
): SessionVerifier | undefined {
  const { oidcIssuer: issuer, oidcAudience: audience, oidcClientIds: clientIds, oidcJwksUrl: jwksUrl } = config;
  const claims = { organization: config.oidcOrganizationClaim, role: config.oidcRoleClaim };
  const mapped = { organizations: config.oidcOrganizations, roles: config.oidcRoles };
  if (issuer !== undefined && (audience !== undefined || clientIds !== undefined))
    return createSessionVerifier({ issuer, audience, clientIds, claims, ...mapped, keys: remoteKeySet({ issuer, jwksUrl }, clock) }, clock);
  return identity && createSessionVerifier(identity.rules(claims), clock);
}

/** Creates the verifier. */
export function createSessionVerifier(rules: SessionRules, clock: Clock = systemClock): SessionVerifier {
  return {
    verify: async (token) => {
      if (token.length > LONGEST_TOKEN) return { refusal: { reason: "token_too_long" } };
      if (!isTokenShaped(token)) return { refusal: { reason: "form" } };
      if (!hasPlainHeader(token)) return { refusal: { reason: "header" } };
      const checked = await verified(token, rules, clock);
      return "refusal" in checked ? checked : sessionOf(checked.payload, rules);
    },
  };
}

function hasPlainHeader(token: string): boolean {
  try {
    const header = decodeProtectedHeader(token);
    return REFUSED_HEADERS.every((name) => !Object.hasOwn(header, name)) && isTyp(header.typ);
  } catch {
    return false;
  }
}

/** `JWT` or `at+jwt` (RFC 9068), or nothing at all. */
function isTyp(typ: unknown): boolean {
  return typ === undefined || (typeof typ === "string" && /^(at\+)?jwt$/i.test(typ));
}

type Checked = { readonly payload: JWTPayload } | { readonly refusal: Refusal };

async function verified(token: string, rules: SessionRules, clock: Clock): Promise<Checked> {
  const { issuer, keys } = rules;
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: [...ALGORITHMS],
      currentDate: dateOf(clock),
      clockTolerance: CLOCK_SKEW,
      requiredClaims: ["exp", "iat", "sub", "iss"],
      ...(typeof issuer === "string" ? { issuer } : {}),
    });
    if (typeof issuer !== "string" && !issuer(payload.iss ?? "")) return { refusal: { reason: "token_wrong_issuer", claim: "iss", received: payload.iss } };
    if (!Number.isFinite(payload.exp)) return { refusal: { reason: "token_incomplete", claim: "exp" } };
    if ((payload.iat ?? 0) > clock.now() / 1000 + CLOCK_SKEW) return { refusal: { reason: "token_not_yet_valid", claim: "iat", received: payload.iat } };
    const refusal = wrongRecipient(payload, rules);
    return refusal === undefined ? { payload } : { refusal };
  } catch (error) {
    // a key that cannot be used with the algorithm is the token's fault as well
    if (error instanceof errors.JOSEError || error instanceof TypeError || error instanceof DOMException) return { refusal: refusalOf(error) };
    throw error;
  }
}

/** Why the token was not issued for this service. A token with `aud` is never accepted by its client. */
function wrongRecipient({ aud, client_id, token_use }: JWTPayload, { audience, clientIds }: SessionRules): Refusal | undefined {
  if (aud === undefined && clientIds !== undefined) {
    const allowed = token_use === "access" && typeof client_id === "string" && clientIds.has(client_id);
    return allowed ? undefined : { reason: "token_wrong_client", claim: "client_id", received: client_id };
  }
  const accepted = audience !== undefined && (Array.isArray(aud) ? aud : [aud]).includes(audience);
  return accepted ? undefined : { reason: "token_wrong_audience", claim: "aud", received: aud };
}

/** The reason in an error of jose, which checks the signature before the claims. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof errors.JWTExpired) return { reason: "token_expired", claim: "exp", received: error.payload.exp };
  if (error instanceof errors.JWTClaimValidationFailed) {
    const { claim, payload } = error;
    if (claim === "iss") return { reason: "token_wrong_issuer", claim, received: payload.iss };
    const early = claim === "nbf" && error.reason === "check_failed";
    return early ? { reason: "token_not_yet_valid", claim, received: payload.nbf } : { reason: "token_incomplete", claim };
  }
  if (error instanceof errors.JWSSignatureVerificationFailed) return { reason: "signature" };
  if (error instanceof errors.JOSEAlgNotAllowed) return { reason: "algorithm" };
  return { reason: error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys ? "key" : "form" };
}

function sessionOf(payload: JWTPayload, { claims, organizations, roles }: SessionRules): Verified {
  const subject = payload.sub;
  if (typeof subject !== "string" || !isName(subject)) return { refusal: { reason: "token_incomplete", claim: "sub" } };
  const named = organizationOf(readClaim(payload, claims.organization), organizations);
  if ("reason" in named) return { refusal: { ...named, claim: claims.organization } };
  const { organizationId } = named;
  const claim = readClaim(payload, claims.role);
  const role = roleOf(claim, roles, claims.organization.startsWith(ZITADEL) ? named.value : undefined);
  return {
    session: {
      kind: "session",
      id: uuidOf(`session\n${payload.iss}\n${organizationId}\n${subject}`),
      organizationId,
      subject,
      role,
      permissions: new Set(role === undefined ? [] : rolePermissions[role]),
      submerchantId: null,
    },
    ...(role === undefined ? { roleless: roleNames(claim) } : {}),
  };
}

/** Claims of Zitadel about the person's organization. Its role objects name the organizations that granted a role, and others may have. */
const ZITADEL = "urn:zitadel:";

/** The organization of a claim: its id in this service, and the value in the token. A list of one value is that value. */
function organizationOf(claim: unknown, map: ReadonlyMap<string, string> | undefined): { readonly organizationId: string; readonly value: string } | Refusal {
  if (Array.isArray(claim) && claim.length > 1) return { reason: "token_several_organizations", received: claim };
  const value: unknown = Array.isArray(claim) ? claim[0] : claim;
  if (typeof value !== "string" || value === "") return { reason: "token_no_organization", received: value };
  if (map === undefined) return UUID.test(value) ? { organizationId: value.toLowerCase(), value } : { reason: "token_no_organization", received: value };
  const organizationId = map.get(value);
  return organizationId === undefined ? { reason: "token_unknown_organization", received: value } : { organizationId, value };
}

/** Can the text be stored and displayed? */
function isName(text: string): boolean {
  return text !== "" && text.length <= 255 && text.isWellFormed() && !/\p{Cc}/u.test(text);
}
