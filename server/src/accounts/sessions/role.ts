// The role that a token gives, in the forms of different providers.
import { type Role, rolePermissions } from "../../../../generated/credentials.ts";

/** Roles from the strongest down. */
const STRONGEST_FIRST = Object.keys(rolePermissions) as Role[];

/** A role of a token, and the provider's organizations that granted it; undefined: the provider does not say. */
interface Granted {
  readonly name: string;
  readonly by?: readonly string[];
}

/**
 * The strongest role of a claim: a name, names separated by commas or spaces, a list of names or of objects with `name`, or an object whose members are the
 * names (Zitadel). `mapped`: the names of the provider that count, and what they mean; without it, our own names count. `grantedBy`: the organization that must
 * have granted a role whose grantors are named.
 */
export function roleOf(claim: unknown, mapped?: ReadonlyMap<string, Role>, grantedBy?: string): Role | undefined {
  const roles = grantsOf(claim)
    .filter(({ by }) => by === undefined || grantedBy === undefined || by.includes(grantedBy))
    .map(({ name }) => (mapped === undefined ? name : mapped.get(name)));
  return STRONGEST_FIRST.find((role) => roles.includes(role));
}

/** The names of a claim, at most ten, for the log. */
export function roleNames(claim: unknown): readonly string[] {
  return grantsOf(claim)
    .slice(0, 10)
    .map(({ name }) => name.slice(0, 64));
}

function grantsOf(claim: unknown): readonly Granted[] {
  if (typeof claim === "string") return namesIn(claim).map((name) => ({ name }));
  if (Array.isArray(claim)) return claim.flatMap(memberOf);
  if (!isRecord(claim)) return [];
  return Object.entries(claim).flatMap(([name, by]) => (isRecord(by) && Object.keys(by).length > 0 ? [{ name, by: Object.keys(by) }] : []));
}

/** A member of a list is one name: it is not split, because names of groups contain spaces and commas. */
function memberOf(member: unknown): readonly Granted[] {
  const name = isRecord(member) ? member.name : member;
  return typeof name === "string" ? [{ name }] : [];
}

/** The whole text, which may be one name with spaces, and its parts. */
function namesIn(text: string): readonly string[] {
  const parts = text.split(text.includes(",") ? "," : /\s+/u).map((part) => part.trim());
  return [...new Set([text, ...parts])].filter((part) => part !== "");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
