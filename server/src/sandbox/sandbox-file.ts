// sandbox.json, written at each start outside production: three organizations of the first start with their keys, and new dashboard tokens, so that the first decision is
// one paste away.
import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { keyPermissions, type Role } from "../../../generated/credentials.ts";
import { organizationOnly } from "../accounts/keys/checks.ts";
import { createKey } from "../accounts/keys/create-key.ts";
import type { Segment } from "../controls/policy/settings.ts";
import { DataFolderError, explainSystemError } from "../platform/database/data-folder-error.ts";
import { replaceFile } from "../platform/files/atomic-file.ts";
import { newId } from "../platform/ids/uuid.ts";
import { Organization } from "../platform/tenants/organization.entity.ts";
import { Submerchant } from "../platform/tenants/submerchant.entity.ts";
import { TENANT_FILTER } from "../platform/tenants/tenant-filter.ts";
import { accountsOf, type SandboxIdentity } from "./identity.ts";

/** Tokens of the people of an organization, valid for a day; absent where another identity provider is configured. */
export type DashboardTokens = Readonly<Record<Role, string>>;

/** An organization and its keys, as sandbox.json shows them. */
export interface SandboxOrganization {
  readonly organization_id: string;
  readonly publishable_key: string;
  readonly secret_key: string;
  readonly ingest_key: string;
  readonly dashboard_tokens?: DashboardTokens;
}

/** A payment service provider with a submerchant, as sandbox.json shows it. */
export interface SandboxProvider extends SandboxOrganization {
  readonly submerchant_id: string;
  readonly submerchant_secret_key: string;
}

/** The content of sandbox.json. */
export interface Sandbox extends SandboxOrganization {
  readonly base_url: string;
  readonly docs_url: string;
  /** Where to sign in to the management API; absent where another identity provider is configured. */
  readonly sign_in_url?: string;
  /** A second organization, to see that organizations cannot see each other. */
  readonly other: SandboxOrganization;
  /** A payment service provider, to try submerchants. */
  readonly psp: SandboxProvider;
}

const TOKEN_SECONDS = 86_400;

/**
 * Reads sandbox.json, or creates the organizations and writes it. Addresses and tokens are those of this start. A file whose organizations
 * are not in the database (another DATABASE_URL, an emptied one) is renamed (`sandbox.1.json`); one of an earlier version is completed.
 */
export async function firstStart(orm: MikroORM, dataDir: string, baseUrl: string, identity: SandboxIdentity | undefined): Promise<Sandbox> {
  const file = join(dataDir, "sandbox.json");
  const { base_url: _, docs_url: __, sign_in_url: ___, ...stored } = readSandbox(dataDir);
  const known = {
    first: await living(orm, stored as SandboxOrganization),
    other: await living(orm, stored.other),
    psp: await living(orm, stored.psp),
  };
  // the file is written before the commit: a start that dies leaves no organization whose keys are in no file, and the next start creates what is missing
  return orm.em.fork().transactional(async (em) => {
    const first = known.first ?? (await newOrganization(em, "Sandbox merchant", "merchant"));
    const other = known.other ?? (await newOrganization(em, "Other sandbox merchant", "merchant"));
    const psp = known.psp ?? (await newProvider(em));
    const sandbox: Sandbox = {
      base_url: baseUrl,
      docs_url: `${baseUrl}/docs`,
      ...(identity === undefined ? {} : { sign_in_url: `${identity.issuer()}/` }),
      ...(await withTokens(first, identity)),
      other: await withTokens(other, identity),
      psp: await withTokens(psp, identity),
    };
    await em.flush();
    mkdirSync(dataDir, { recursive: true });
    // its keys exist nowhere else
    const lost = (before: Partial<SandboxOrganization> | undefined, now: SandboxOrganization): boolean =>
      before?.organization_id !== undefined && before.organization_id !== now.organization_id;
    if (lost(stored, first) || lost(stored.other, other) || lost(stored.psp, psp)) renameSync(file, unusedName(file));
    replaceFile(file, `${JSON.stringify(sandbox, null, 2)}\n`);
    return sandbox;
  });
}

/** What sandbox.json holds; empty where there is none. Throws DataFolderError when it is damaged: its keys are nowhere else. */
export function readSandbox(dataDir: string): Partial<Sandbox> {
  const file = join(dataDir, "sandbox.json");
  if (!existsSync(file)) return {};
  try {
    const content: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof content === "object" && content !== null && !Array.isArray(content)) return content as Partial<Sandbox>;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw explainSystemError(dataDir, error);
  }
  throw new DataFolderError(
    `${file} is damaged: it is not JSON. Nothing was changed. Restore it from a copy of the folder: the keys in it are stored nowhere else. Without a copy, move it away to have new organizations with new keys made; the data of the old ones stays in the database.`,
  );
}

/** A name beside the file that no file has: `sandbox.1.json` and so on. */
function unusedName(file: string): string {
  let number = 1;
  while (existsSync(file.replace(/json$/, `${number}.json`))) number += 1;
  return file.replace(/json$/, `${number}.json`);
}

async function living<T extends SandboxOrganization>(orm: MikroORM, stored: T | undefined): Promise<T | undefined> {
  if (stored?.organization_id === undefined) return undefined;
  const found = await orm.em.fork().count(Organization, { id: stored.organization_id }, { filters: { [TENANT_FILTER]: false } });
  return found === 1 ? stored : undefined;
}

async function withTokens<T extends SandboxOrganization>(organization: T, identity: SandboxIdentity | undefined): Promise<T> {
  const { dashboard_tokens: _, other: __, psp: ___, ...rest } = organization as T & Partial<Sandbox>;
  if (identity === undefined) return rest as unknown as T;
  const people = accountsOf({ id: organization.organization_id, name: "the sandbox" });
  const tokens = await Promise.all(people.map(async (person) => [person.role, await identity.tokenFor(person, TOKEN_SECONDS)] as const));
  return { ...(rest as unknown as T), dashboard_tokens: Object.fromEntries(tokens) as DashboardTokens };
}

async function newProvider(em: EntityManager): Promise<SandboxProvider> {
  const organization = await newOrganization(em, "Sandbox payment provider", "psp");
  const organizationId = organization.organization_id;
  const shop = em.create(Submerchant, {
    organizationId,
    id: newId(),
    name: "Zapatería El Paso",
    country: "MX",
    externalId: "SANDBOX-1",
    categoryCode: "5661",
  });
  await em.flush();
  const permissions = keyPermissions.secret.filter((permission) => !organizationOnly.includes(permission));
  const key = createKey(em, { organizationId, kind: "secret", name: "Zapatería El Paso, server", permissions, submerchantId: shop.id });
  return { ...organization, submerchant_id: shop.id, submerchant_secret_key: key.value };
}

async function newOrganization(em: EntityManager, name: string, segment: Segment): Promise<SandboxOrganization> {
  const { id: organizationId } = em.create(Organization, { id: newId(), name, segment, settings: {}, sandbox: true });
  await em.flush();
  return {
    organization_id: organizationId,
    publishable_key: createKey(em, { organizationId, kind: "publishable", name: "Sandbox checkout", permissions: keyPermissions.publishable }).value,
    secret_key: createKey(em, { organizationId, kind: "secret", name: "Sandbox server", permissions: keyPermissions.secret }).value,
    ingest_key: createKey(em, { organizationId, kind: "ingest", name: "Sandbox ingest", permissions: [] }).value,
  };
}
