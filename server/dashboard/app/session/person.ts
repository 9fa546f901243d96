// Who is signed in, and what they may do: from the claims that the service reads too.
import { type Permission, type Role, rolePermissions } from "../../../../generated/credentials.ts";
import type { SignInSettings } from "./settings.ts";

/** A signed-in person. */
export interface Person {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly organizationId: string;
  /** Undefined for a role that the service does not know: nothing is permitted then. */
  readonly role: Role | undefined;
  readonly permissions: ReadonlySet<Permission>;
}

/** The person of an access token. Its signature is the service's to check. */
export function personOf(accessToken: string, settings: SignInSettings): Person {
  const claims = payloadOf(accessToken);
  const role = roleOf(claim(claims, settings.role_claim));
  return {
    subject: text(claims.sub),
    name: text(claims.name) || text(claims.email) || text(claims.sub),
    email: text(claims.email),
    organizationId: text(claim(claims, settings.organization_claim)),
    role,
    permissions: new Set<Permission>(role === undefined ? [] : rolePermissions[role]),
  };
}

function payloadOf(token: string): Record<string, unknown> {
  const binary = atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"));
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0))));
}

/** A claim by its name, or by a path with dots, as the service reads it. */
function claim(claims: Record<string, unknown>, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  let value: unknown = claims;
  for (const step of name.split(".")) value = value !== null && typeof value === "object" ? (value as Record<string, unknown>)[step] : undefined;
  return value;
}

/** The strongest of the roles that the claim holds. */
function roleOf(value: unknown): Role | undefined {
  const named: unknown[] = Array.isArray(value) ? value : [value];
  return (Object.keys(rolePermissions) as Role[]).find((role) => named.includes(role));
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
