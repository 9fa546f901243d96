// The first start outside production: two organizations with keys, written to sandbox.json, so that the first decision is one paste away.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { permissions } from "../../../generated/credentials.ts";
import { newId } from "../identifiers/uuid.ts";
import { createKey } from "../keys/store.ts";
import { Organization } from "../organizations/entity.ts";

/** An organization and its keys, as sandbox.json shows them. */
export interface SandboxOrganization {
  readonly organization_id: string;
  readonly publishable_key: string;
  readonly secret_key: string;
  readonly ingest_key: string;
}

/** The content of sandbox.json. */
export interface Sandbox extends SandboxOrganization {
  readonly base_url: string;
  readonly docs_url: string;
  /** A second organization, to see that organizations cannot see each other. */
  readonly other: SandboxOrganization;
}

/** Permissions of a sandbox secret key: all that the contract gives to secret keys. */
const SECRET_PERMISSIONS = permissions.filter((permission) => /^(assess|fraud:|stats:|merchant:|network:|assessments:|submerchants:)/.test(permission));

/**
 * Reads sandbox.json, or creates the organizations and writes it. The addresses are those of this start. A file whose organizations are
 * not in the database (another DATABASE_URL, an emptied one) is replaced.
 */
export async function firstStart(orm: MikroORM, dataDir: string, baseUrl: string): Promise<Sandbox> {
  const file = join(dataDir, "sandbox.json");
  const organizations = (await stored(orm, file)) ?? (await create(orm));
  const sandbox: Sandbox = { base_url: baseUrl, docs_url: `${baseUrl}/docs`, ...organizations };
  mkdirSync(dataDir, { recursive: true });
  // whole or not at all: a server that is killed here must find the old file, or none
  writeFileSync(`${file}.new`, `${JSON.stringify(sandbox, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return sandbox;
}

async function stored(orm: MikroORM, file: string): Promise<Omit<Sandbox, "base_url" | "docs_url"> | undefined> {
  if (!existsSync(file)) return undefined;
  const { base_url: _, docs_url: __, ...organizations } = JSON.parse(readFileSync(file, "utf8")) as Sandbox;
  const ids = [organizations.organization_id, organizations.other.organization_id];
  return (await orm.em.fork().count(Organization, { id: { $in: ids } })) === ids.length ? organizations : undefined;
}

function create(orm: MikroORM): Promise<Omit<Sandbox, "base_url" | "docs_url">> {
  return orm.em.fork().transactional(async (em) => {
    const merchants = ["Sandbox merchant", "Other sandbox merchant"].map((name) =>
      em.create(Organization, { id: newId(), name, segment: "merchant", settings: {} }),
    );
    await em.flush();
    const [first, other] = merchants.map(({ id }) => keysOf(em, id));
    if (first === undefined || other === undefined) throw new Error("the sandbox has two organizations");
    return { ...first, other };
  });
}

function keysOf(em: EntityManager, organizationId: string): SandboxOrganization {
  return {
    organization_id: organizationId,
    publishable_key: createKey(em, { organizationId, kind: "publishable", name: "Sandbox checkout", permissions: ["assess"] }).value,
    secret_key: createKey(em, { organizationId, kind: "secret", name: "Sandbox server", permissions: SECRET_PERMISSIONS }).value,
    ingest_key: createKey(em, { organizationId, kind: "ingest", name: "Sandbox ingest", permissions: [] }).value,
  };
}
