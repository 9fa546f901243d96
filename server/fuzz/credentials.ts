// Credentials of every kind and state, of three organizations, and what each is worth.
import type { MikroORM } from "@mikro-orm/postgresql";
import pg from "pg";
import { keyPermissions, type Permission, type Role, rolePermissions } from "../../generated/credentials.ts";
import { type OperationId, operations } from "../../generated/operations.ts";
import { organizationOnly } from "../src/accounts/keys/checks.ts";
import { createKey, type NewKey } from "../src/accounts/keys/create-key.ts";
import { keyKinds, mintKey } from "../src/platform/credentials/api-key.ts";
import { newId } from "../src/platform/ids/uuid.ts";
import { Organization } from "../src/platform/tenants/organization.entity.ts";
import { Submerchant } from "../src/platform/tenants/submerchant.entity.ts";
import { SANDBOX_AUDIENCE } from "../src/sandbox/identity.ts";
import { newSigningKeys, type SigningKeys, signAccessToken } from "../src/sandbox/identity-provider/tokens.ts";
import { connectOwnerOrm } from "../src/schema/orm.ts";
import { refusalOf, type Worth } from "../test/access/rules.ts";

/** A credential as it is presented. */
export interface Credential {
  readonly name: string;
  /** Undefined: it is no good. */
  readonly worth: Worth | undefined;
  readonly authorization: string | undefined;
  /** Sent as `?api_key=` instead. */
  readonly inQuery?: string;
  /** It runs out of its allowance soon. */
  readonly meagre?: true;
  /** What must never come back. */
  readonly secret: string;
}

/** An organization that sends requests. */
export interface Caller {
  readonly id: string;
  readonly segment: "merchant" | "psp" | "bank";
  readonly credentials: readonly Credential[];
  /** Those that an operation is open to. */
  readonly fitting: (operation: OperationId) => readonly Credential[];
  /** An admin's session that the fuzz keeps for itself. */
  readonly adminToken: string;
}

/** The organizations and the identifiers of their resources. */
export interface Cast {
  readonly organizations: readonly Caller[];
  readonly permanent: ReadonlySet<string>;
}

const PLENTY = 1_000_000;
const segments = ["merchant", "psp", "bank"] as const;

/** Makes the organizations and their credentials in the database of a running service. `people`: sessions of each role; each has an allowance of its own. */
export async function castOf(url: string, databaseUrl: string, people: number): Promise<Cast> {
  const orm = await connectOwnerOrm(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const permanent = new Set<string>();
  try {
    const { rows } = await client.query<{ signing_keys: SigningKeys }>("SELECT signing_keys FROM development_identity");
    const signing = rows[0]?.signing_keys;
    if (signing === undefined) throw new Error("the service has no identity provider of its own");
    const made = { url, orm, client, permanent, signing, forging: await newSigningKeys(), people };
    const organizations: Caller[] = [];
    for (const segment of segments) organizations.push(await organizationOf(made, segment));
    return { organizations, permanent };
  } finally {
    await Promise.all([orm.close(), client.end()]);
  }
}

interface Makers {
  readonly url: string;
  readonly orm: MikroORM;
  readonly client: pg.Client;
  readonly permanent: Set<string>;
  readonly signing: SigningKeys;
  readonly forging: SigningKeys;
  readonly people: number;
}

async function organizationOf(makers: Makers, segment: Caller["segment"]): Promise<Caller> {
  const em = makers.orm.em.fork();
  const { id } = em.create(Organization, { id: newId(), name: `Fuzz ${segment}`, segment, settings: {} });
  await em.flush();
  const submerchant = segment === "psp" ? em.create(Submerchant, { organizationId: id, id: newId(), name: "Permanent", country: "MX" }).id : undefined;
  await em.flush();
  if (submerchant !== undefined) makers.permanent.add(submerchant);
  const keys = await keysOf(makers, id, submerchant);
  const sessions = await sessionsOf(makers, id);
  const adminToken = await token(makers, id, "admin", "fuzz-admin");
  const credentials = [...keys, ...sessions, ...strange(keys, sessions)];
  const open = new Map(
    (Object.keys(operations) as OperationId[]).map((operation) => [operation, credentials.filter((one) => one.meagre !== true && opens(operation, one))]),
  );
  return { id, segment, credentials, adminToken, fitting: (operation) => open.get(operation) ?? [] };
}

/** Does the operation accept the credential? Public operations accept all. */
function opens(operation: OperationId, { worth }: Credential): boolean {
  return refusalOf(operation, worth) === undefined;
}

async function keysOf({ orm, client, permanent }: Makers, organizationId: string, submerchantId: string | undefined): Promise<Credential[]> {
  const em = orm.em.fork();
  const key = (name: string, wish: Partial<NewKey> & Pick<NewKey, "kind">, more: Partial<Credential> = {}): Credential & { readonly id: string } => {
    const permissions: readonly Permission[] = wish.permissions ?? keyPermissions[wish.kind];
    const { id, value } = createKey(em, { organizationId, name, permissions, rateLimitPerMinute: PLENTY, ...wish });
    permanent.add(id);
    return { id, name, worth: { kind: wish.kind, permissions }, authorization: `Bearer ${value}`, secret: value, ...more };
  };
  const whole = keyKinds.map((kind) => key(`a ${kind} key`, { kind }));
  const narrow = (["assess", "stats:read", "network:contribute"] as const).map((permission) =>
    key(`a secret key for ${permission}`, { kind: "secret", permissions: [permission] }),
  );
  const meagre = [key("a key of few requests", { kind: "secret", rateLimitPerMinute: 30 }, { meagre: true })];
  const bound = key("a publishable key of one origin", { kind: "publishable", allowedOrigins: ["https://shop.example"] }, { worth: undefined });
  const scoped =
    submerchantId === undefined
      ? []
      : [
          key("a submerchant's secret key", {
            kind: "secret",
            submerchantId,
            permissions: keyPermissions.secret.filter((name) => !organizationOnly.includes(name)),
          }),
        ];
  const ended = (["revoked_at", "disabled_at", "expires_at"] as const).map((since) => ({
    since,
    key: key(`a key with ${since}`, { kind: "secret" }, { worth: undefined }),
  }));
  await em.flush();
  for (const { since, key: one } of ended) await client.query(`UPDATE api_keys SET ${since} = now() - interval '1 minute' WHERE id = $1`, [one.id]);
  return [...whole, ...narrow, ...meagre, ...scoped, bound, ...ended.map((one) => one.key)];
}

async function sessionsOf(makers: Makers, organizationId: string): Promise<Credential[]> {
  const roles = Object.keys(rolePermissions) as Role[];
  const wishes = roles.flatMap((role) =>
    Array.from({ length: role === "admin" ? makers.people : Math.ceil(makers.people / 3) }, (_, n) => ({ role, subject: `${role}-${n}` })),
  );
  return Promise.all(
    wishes.map(async ({ role, subject }) => {
      const value = await token(makers, organizationId, role, subject);
      return {
        name: `a session of the role ${role}`,
        worth: { kind: "session" as const, permissions: rolePermissions[role] },
        authorization: `Bearer ${value}`,
        secret: value,
      };
    }),
  ).then(async (good) => [...good, ...(await badSessions(makers, organizationId))]);
}

async function badSessions(makers: Makers, organizationId: string): Promise<Credential[]> {
  const bad = async (name: string, value: Promise<string>): Promise<Credential> => ({
    name,
    worth: undefined,
    authorization: `Bearer ${await value}`,
    secret: await value,
  });
  return Promise.all([
    bad("a session that has expired", token(makers, organizationId, "admin", "late", { seconds: -60 })),
    bad("a session that someone else signed", token({ ...makers, signing: makers.forging }, organizationId, "admin", "forger")),
    bad("a session for another audience", token(makers, organizationId, "admin", "lost", { audience: "another-service" })),
    bad("a session of no organization", token(makers, newId(), "admin", "nobody")),
  ]);
}

function token(
  { url, signing }: Makers,
  organizationId: string,
  role: Role,
  subject: string,
  more: { seconds?: number; audience?: string } = {},
): Promise<string> {
  return signAccessToken(signing, {
    issuer: `${url}/identity`,
    audience: SANDBOX_AUDIENCE,
    subject,
    claims: { organization_id: organizationId, role },
    seconds: 10_800,
    ...more,
  });
}

/** No credential, and good ones that are presented in unusual forms. */
function strange(keys: readonly Credential[], sessions: readonly Credential[]): Credential[] {
  const secret = keys.find(({ worth }) => worth?.kind === "secret")?.secret ?? "";
  const session = sessions[0]?.secret ?? "";
  const worth: Worth = { kind: "secret", permissions: keyPermissions.secret };
  const bad = (name: string, authorization: string | undefined): Credential => ({ name, worth: undefined, authorization, secret });
  return [
    bad("no credential", undefined),
    bad("an empty header", ""),
    bad("Bearer and nothing", "Bearer "),
    bad("Basic", `Basic ${btoa(`${secret}:`)}`),
    bad("a key without a scheme", secret),
    bad("two keys", `Bearer ${secret} ${secret}`),
    bad("a key that is cut short", `Bearer ${secret.slice(0, -1)}`),
    bad("a key with a wrong checksum", `Bearer ${secret.slice(0, -1)}${secret.endsWith("0") ? "1" : "0"}`),
    bad("an unknown key", `Bearer ${mintKey("secret")}`),
    bad("a word", "Bearer nonsense"),
    bad("a token without a signature", `Bearer ${session.split(".").slice(0, 2).join(".")}.`),
    bad("a token of the algorithm none", `Bearer ${btoa('{"alg":"none"}').replaceAll("=", "")}.${session.split(".")[1]}.AA`),
    bad("a very long token", `Bearer ${"a".repeat(9000)}.b.c`),
    { name: "a key in small letters", worth, authorization: `bearer ${secret}`, secret },
    { name: "a key in the query", worth, authorization: undefined, inQuery: secret, secret },
    { name: "a nonsense key in the query", worth: undefined, authorization: undefined, inQuery: "svc_sk_nonsense", secret },
  ];
}
