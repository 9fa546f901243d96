// Credentials of every kind and state, as they are presented to an operation.
import { credentialKinds, keyPermissions, type Role, rolePermissions } from "../../../generated/credentials.ts";
import type { OperationId } from "../../../generated/operations.ts";
import { type KeyKind, keyKinds, mintKey } from "../../src/platform/credentials/api-key.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import type { KeyWish } from "./fixtures.ts";
import type { Worth } from "./rules.ts";
import { ruleOf } from "./send.ts";
import type { TokenWish } from "./tokens.ts";

/** Makes credentials of one organization. */
export interface Mint {
  readonly key: (wish: KeyWish & { readonly kind: KeyKind }) => Promise<string>;
  readonly token: (wish: TokenWish) => Promise<string>;
}

/** A credential as it is presented. */
export interface Presented {
  readonly name: string;
  /** Undefined: it is no good. */
  readonly worth: Worth | undefined;
  /** Value of the `Authorization` header. */
  readonly authorization: (mint: Mint) => Promise<string | undefined>;
}

const roles = Object.keys(rolePermissions) as Role[];

/** All that is presented to an operation. */
export function credentialsFor(id: OperationId): Presented[] {
  return [...absent, ...keyKinds.flatMap((kind) => [...brokenKeys(kind), ...goodKeys(kind, ruleOf(id).permissions)]), ...brokenSessions, ...goodSessions];
}

const bearer = (value: string): string => `Bearer ${value}`;

const absent: readonly Presented[] = [
  { name: "no credential", worth: undefined, authorization: async () => undefined },
  { name: "a scheme other than Bearer", worth: undefined, authorization: async ({ key }) => `Basic ${btoa(`${await key(whole("secret"))}:`)}` },
  { name: "a good key without a scheme", worth: undefined, authorization: ({ key }) => key(whole("secret")) },
  { name: "Bearer and nothing", worth: undefined, authorization: async () => "Bearer" },
  { name: "Bearer and a word", worth: undefined, authorization: async () => bearer("nonsense") },
];

/** A key with all that its kind can be given. */
function whole(kind: KeyKind): { kind: KeyKind; permissions: readonly string[] } {
  return { kind, permissions: keyPermissions[kind] };
}

function brokenKeys(kind: KeyKind): Presented[] {
  const states = ["revoked_at", "disabled_at", "expires_at"] as const;
  return [
    { name: `a ${kind} key with a wrong checksum`, authorization: async () => bearer(withWrongChecksum(mintKey(kind))) },
    { name: `a ${kind} key that is cut short`, authorization: async () => bearer(mintKey(kind).slice(0, -1)) },
    { name: `a ${kind} key that was never created`, authorization: async () => bearer(mintKey(kind)) },
    ...states.map((since) => ({
      name: `a ${kind} key with ${since}`,
      authorization: async ({ key }: Mint) => bearer(await key({ ...whole(kind), since })),
    })),
  ].map((presented) => ({ ...presented, worth: undefined }));
}

function withWrongChecksum(key: string): string {
  return `${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`;
}

/** Keys with just what the operation requires, with all but that, and with everything. */
function goodKeys(kind: KeyKind, required: readonly string[]): Presented[] {
  const possible: readonly string[] = keyPermissions[kind];
  const good = (name: string, permissions: readonly string[]): Presented => ({
    name: `a ${kind} key with ${name}`,
    worth: { kind, permissions },
    authorization: async ({ key }) => bearer(await key({ kind, permissions })),
  });
  return [
    good("everything it can be given", possible),
    good(
      "all but the required ones",
      possible.filter((permission) => !required.includes(permission)),
    ),
    ...required.filter((permission) => possible.includes(permission)).map((permission) => good(`${permission} alone`, [permission])),
  ];
}

const session = (name: string, permissions: readonly string[], wish: TokenWish): Presented => ({
  name: `a session ${name}`,
  worth: { kind: "session", permissions },
  authorization: async ({ token }) => bearer(await token(wish)),
});

const goodSessions: readonly Presented[] = [
  ...roles.map((role) => session(`of the role ${role}`, rolePermissions[role], { role })),
  session("without a role", [], { role: undefined }),
  session("of an unknown role", [], { role: "owner" }),
];

const brokenSessions: readonly Presented[] = [
  session("of an organization that does not exist", [], { role: "admin", organizationId: newId() }),
  session("of something that is no organization", [], { role: "admin", organizationId: "*" }),
  session("that has expired", [], { role: "admin", seconds: -60 }),
  session("for another audience", [], { role: "admin", audience: "another-service" }),
  session("of another issuer", [], { role: "admin", issuer: "https://issuer.example" }),
  session("that someone else signed", [], { role: "admin", forged: true }),
].map((presented) => ({ ...presented, worth: undefined }));

/** Kinds that are neither a key nor a session: when you add one, define here how it is presented. */
export const unknownKinds = Object.keys(credentialKinds).filter((kind) => kind !== "session" && !(keyKinds as readonly string[]).includes(kind));
