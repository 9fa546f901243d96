// Dashboard sessions: JWTs of an OpenID Connect provider, checked against its published keys (RFC 7519, RFC 8725).

import { decodeProtectedHeader, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import { type Role, rolePermissions } from "../../../../generated/credentials.ts";
import type { SessionCredential } from "../../platform/credentials/credential.ts";
import { uuidOf } from "../../platform/identifiers/uuid.ts";
import { UUID } from "../../platform/identifiers/uuid-patterns.ts";
import { type Clock, dateOf, systemClock } from "../../platform/time/clock.ts";
import { ALGORITHMS } from "./verification-keys.ts";

/** Longest token in characters. */
export const LONGEST_TOKEN = 8192;
/** Difference between the clocks of provider and service that is forgiven, in seconds. */
const CLOCK_SKEW = 5;
/** Header parameters that bring a key along, or require extensions that are not understood: never from the token itself. */
const REFUSED_HEADERS = ["jwk", "jku", "x5u", "x5c", "crit", "b64"];

/** What a token is checked against. */
export interface SessionRules {
  /** The issuer, or which are accepted. */
  readonly issuer: string | ((issuer: string) => boolean);
  readonly audience: string;
  readonly keys: JWTVerifyGetKey;
  /** Names of the claims that hold organization and role: a literal name, or a path with dots. */
  readonly claims: { readonly organization: string; readonly role: string };
}

/** Verifies tokens. */
export interface SessionVerifier {
  /** The session; undefined for an invalid token. Throws ProviderAway. */
  readonly verify: (token: string) => Promise<SessionCredential | undefined>;
}

/** Has the value the form of a signed JWT? */
export function isTokenShaped(value: string): boolean {
  return value.length <= LONGEST_TOKEN && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(value);
}

/** Creates the verifier. */
export function createSessionVerifier(rules: SessionRules, clock: Clock = systemClock): SessionVerifier {
  return {
    verify: async (token) => {
      if (!isTokenShaped(token) || !hasPlainHeader(token)) return undefined;
      const payload = await verified(token, rules, clock);
      return payload && sessionOf(payload, rules);
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

async function verified(token: string, { issuer, audience, keys }: SessionRules, clock: Clock): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: [...ALGORITHMS],
      audience,
      currentDate: dateOf(clock),
      clockTolerance: CLOCK_SKEW,
      requiredClaims: ["exp", "iat", "sub", "iss"],
      ...(typeof issuer === "string" ? { issuer } : {}),
    });
    if ((payload.iat ?? 0) > clock.now() / 1000 + CLOCK_SKEW || !Number.isFinite(payload.exp)) return undefined;
    return typeof issuer === "string" || issuer(payload.iss ?? "") ? payload : undefined;
  } catch (error) {
    // a key that cannot be used with the algorithm is the token's fault as well
    if (error instanceof errors.JOSEError || error instanceof TypeError || error instanceof DOMException) return undefined;
    throw error;
  }
}

function sessionOf(payload: JWTPayload, { claims }: SessionRules): SessionCredential | undefined {
  const organizationId = claim(payload, claims.organization);
  const subject = payload.sub;
  if (typeof organizationId !== "string" || !UUID.test(organizationId) || typeof subject !== "string" || !isName(subject)) return undefined;
  const role = roleOf(claim(payload, claims.role));
  return {
    kind: "session",
    id: uuidOf(`session\n${payload.iss}\n${organizationId.toLowerCase()}\n${subject}`),
    organizationId: organizationId.toLowerCase(),
    subject,
    role,
    permissions: new Set(role === undefined ? [] : rolePermissions[role]),
    submerchantId: null,
  };
}

/** Can the text be stored and displayed? */
function isName(text: string): boolean {
  return text !== "" && text.length <= 255 && text.isWellFormed() && !/\p{Cc}/u.test(text);
}

/** A claim by its name, or by a path: `realm_access.roles`. */
function claim(payload: JWTPayload, name: string): unknown {
  if (Object.hasOwn(payload, name)) return payload[name];
  let value: unknown = payload;
  for (const step of name.split("."))
    value = value !== null && typeof value === "object" && Object.hasOwn(value, step) ? (value as Record<string, unknown>)[step] : undefined;
  return value;
}

/** The role, or the strongest of several; unknown roles are ignored. */
function roleOf(value: unknown): Role | undefined {
  const named: unknown[] = Array.isArray(value) ? value : [value];
  return (Object.keys(rolePermissions) as Role[]).find((role) => named.includes(role));
}
