// Management resources run here: one transaction in the name of one organization. Tenant isolation is enforced twice: every entity query carries the
// organization, and row-level security hides other organizations' rows. A store takes a Tenant, so none can be used without an organization.

import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { CompiledQuery } from "kysely";
import pg from "pg";
import type { Identifiers } from "../../values/identifiers/hash.ts";
import type { ConnectionActor, Credential, ServiceActor } from "../credentials/credential.ts";
import { organizationKeys } from "../data-keys/current.ts";
import type { DataKey } from "../data-keys/data-key.ts";
import { createSealedTexts, type SealedTexts } from "../data-keys/sealed-texts.ts";
import { type BytesReader, createBytesReader, createRequestReader, type RequestReader } from "../data-keys/stored-value.ts";
import { type Availability, isDeadlock, isLockTimeout, isStatementTimeout } from "../database/availability.ts";
import { createTurns, type TakeTurn } from "../database/turns.ts";
import { ApiError, unavailable } from "../errors/api-error.ts";
import type { SecretsKey } from "../keyrings/secrets-keys.ts";
import { TENANT_FILTER } from "../tenants/tenant-filter.ts";
import { type Clock, systemClock } from "../time/clock.ts";

/** The caller of a request. */
export interface Acting {
  readonly credential: Credential | ConnectionActor | ServiceActor;
  readonly requestId: string;
  /** Does the work of each change, in its transaction: it sees what is there before and after, and what it throws undoes the change. */
  readonly around?: Around | undefined;
}

/** Does the work of a change, and more. Returns what the work returns. */
export type Around = <T>(tenant: Tenant, work: () => Promise<T>) => Promise<T>;

/** An organization in a transaction. */
export interface Tenant {
  readonly organizationId: string;
  /** The one submerchant that the caller can read and write; null: the whole organization. */
  readonly submerchantId: string | null;
  readonly em: EntityManager;
  /** Runs a statement in this transaction, with real parameters (`$1`). */
  readonly query: <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>;
  readonly acting: Acting;
  readonly clock: Clock;
  /** Hashes of payers' identifiers. */
  readonly identifiers: Identifiers;
  /** Reads encrypted requests. */
  readonly readRequest: RequestReader;
  /** Reads encrypted files. */
  readonly readBytes: BytesReader;
  /** The key for new values; undefined: they are stored in clear text. */
  readonly dataKey: () => Promise<DataKey | undefined>;
  /** Seals and opens texts that people write. */
  readonly texts: SealedTexts;
}

/** How a transaction is opened. */
export interface WithinOptions {
  /** Longest wait (ms) for a lock, if shorter than the statement timeout. */
  readonly lockTimeout?: number | undefined;
}

/** Opens transactions in the name of an organization. */
export interface Tenancy {
  /**
   * Runs `work` in a transaction of the caller's organization; an error rolls it back. For reads and single statements: changed entities are not stored. Throws ASSESS_MAINTENANCE when the database is unavailable and
   * nothing was done, with the database's error as `cause`. A connection lost during the commit leaves the result unknown: that error does not invite a retry.
   */
  readonly within: <T>(acting: Acting, work: (tenant: Tenant) => Promise<T>, options?: WithinOptions) => Promise<T>;
  /**
   * The same for changes: changes of one organization run one after the other, so that none is based on data that another is changing, and none can
   * deadlock. They queue in the process first, so that one busy organization does not hold all connections. Throws ASSESS_MAINTENANCE with Retry-After
   * when too many wait, or one waits too long.
   */
  readonly change: <T>(acting: Acting, work: (tenant: Tenant) => Promise<T>) => Promise<T>;
}

/** Runs one read in the name of an organization without the object mapper, for background jobs. */
export function readAs<Row extends pg.QueryResultRow>(pool: pg.Pool, organizationId: string, text: string, values: unknown[]): Promise<Row[]> {
  return inTransactionAs(pool, organizationId, "BEGIN READ ONLY", async (client) => (await client.query<Row>(text, values)).rows);
}

/** Runs work of a background job in one transaction in the name of an organization, without the object mapper. An error rolls it back. */
export function writeAs<T>(pool: pg.Pool, organizationId: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return inTransactionAs(pool, organizationId, "BEGIN", work);
}

async function inTransactionAs<T>(pool: pg.Pool, organizationId: string, begin: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    await client.query(inTheNameOf(organizationId));
    const result = await work(client);
    await client.query("COMMIT");
    client.release();
    return result;
  } catch (error) {
    // closing the connection ends its transaction
    client.release(true);
    throw error;
  }
}

/** A created or removed entity outside of a change is a mistake of the caller: it would be lost without a word. */
function assertNothingToStore(em: EntityManager): void {
  const unit = em.getUnitOfWork();
  if (unit.getPersistStack().size + unit.getRemoveStack().size > 0)
    throw new Error("Entities are created and removed in a change, or flushed by the work itself.");
}

function queriesOf(em: EntityManager): Tenant["query"] {
  const kysely = em.getKysely();
  return async (text, values) => (await kysely.executeQuery(CompiledQuery.raw(text, [...values]))).rows as never;
}

/** Sets the organization for the row-level security policies until the transaction ends. SET LOCAL and not set_config: Citus propagates only the former. */
const inTheNameOf = (organizationId: string): string => `SET LOCAL fraud_risk.organization_id = ${pg.escapeLiteral(organizationId)}`;

/** Locks the organization until the transaction ends. Not FOR UPDATE: rows that refer to the organization can still be written by others. */
const locking = (organizationId: string): string => `SELECT FROM organizations WHERE id = ${pg.escapeLiteral(organizationId)} FOR NO KEY UPDATE`;

/** How a transaction is opened here. */
interface Opening extends WithinOptions {
  /** Changes of the organization wait for its end. */
  readonly locks?: boolean;
}

/** How stored values are encrypted. */
export interface StoredEncryption {
  /** The key ring of the installation. */
  readonly ring: readonly SecretsKey[];
  /** New values are encrypted. Encrypted values are readable in either case. */
  readonly encrypts: boolean;
}

/** Creates the tenancy over an object mapper that works as the application role. */
export function createTenancy(
  orm: MikroORM,
  availability: Availability,
  identifiers: Identifiers,
  { ring, encrypts }: StoredEncryption = { ring: [], encrypts: false },
  takeTurn: TakeTurn = createTurns(),
  clock: Clock = systemClock,
): Tenancy {
  const readRequest = createRequestReader(ring);
  const readBytes = createBytesReader(ring);

  async function within<T>(acting: Acting, work: (tenant: Tenant) => Promise<T>, { lockTimeout, locks = false }: Opening = {}): Promise<T> {
    const { organizationId, submerchantId } = acting.credential;
    const em = orm.em.fork();
    em.setFilterParams(TENANT_FILTER, { organizationId });
    // one message, with the beginning of the transaction
    const opening = [
      inTheNameOf(organizationId),
      ...(lockTimeout === undefined ? [] : [`SET LOCAL lock_timeout = ${lockTimeout}`]),
      ...(locks ? [locking(organizationId)] : []),
    ].join("; ");
    let committing = false;
    try {
      await em.begin();
      const query = queriesOf(em);
      await query(opening, []);
      const keys = organizationKeys(query, ring, organizationId, encrypts);
      const texts = createSealedTexts(organizationId, keys);
      const result = await work({ organizationId, submerchantId, em, query, acting, clock, identifiers, readRequest, readBytes, dataKey: keys.newest, texts });
      if (locks) await em.flush();
      else assertNothingToStore(em);
      committing = true;
      // the commit compares every known entity with what was read: those of a change are stored already, those of a read are not changed
      em.clear();
      await em.commit();
      availability.answered();
      return result;
    } catch (error) {
      // what failed is reported, not that a lost connection cannot be rolled back either
      if (em.isInTransaction()) await em.rollback().catch(() => undefined);
      if (error instanceof ApiError) throw error;
      const away = availability.note(error);
      if (!committing && (away || isStatementTimeout(error) || isLockTimeout(error) || isDeadlock(error)))
        throw Object.assign(unavailable(away ? "database" : "overload"), { cause: error });
      throw error;
    }
  }

  function change<T>(acting: Acting, work: (tenant: Tenant) => Promise<T>): Promise<T> {
    const { credential, around = (_tenant, inner) => inner() } = acting;
    return takeTurn(credential.organizationId, () => within(acting, (tenant) => around(tenant, () => work(tenant)), { locks: true }));
  }

  return { within, change };
}
