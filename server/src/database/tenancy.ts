// The management resources work in here: one transaction, in the name of one organization. Both walls are up inside: every query of an entity
// carries the organization, and row-level security shows no other's rows. A store takes a Tenant, so none can be used without an organization.
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { CompiledQuery } from "kysely";
import type pg from "pg";
import { ApiError } from "../http/api-error.ts";
import type { Credential } from "../keys/credential.ts";
import { type Availability, isLockTimeout, isStatementTimeout } from "./availability.ts";
import { TENANT_FILTER } from "./tenant-filter.ts";

/** Who acts: the caller of a request. */
export interface Acting {
  readonly credential: Credential;
  readonly requestId: string;
}

/** An organization at work, in a transaction. */
export interface Tenant {
  readonly organizationId: string;
  /** The one submerchant that the caller sees and writes; null: the whole organization. */
  readonly submerchantId: string | null;
  readonly em: EntityManager;
  /** A statement of this transaction, with real parameters (`$1`); the object mapper writes values into the text instead. */
  readonly query: <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>;
  readonly acting: Acting;
}

/** Opens transactions in the name of an organization. */
export interface Tenancy {
  /**
   * Runs `work` in a transaction of the caller's organization; what it throws rolls back. ASSESS_MAINTENANCE when the database is away and
   * nothing was done; a connection that is lost while it commits leaves that open, and is no invitation to try again.
   */
  readonly within: <T>(acting: Acting, work: (tenant: Tenant) => Promise<T>) => Promise<T>;
}

/** One read in the name of an organization, beside the object mapper: for what runs in the background. */
export async function readAs<Row extends pg.QueryResultRow>(pool: pg.Pool, organizationId: string, text: string, values: unknown[]): Promise<Row[]> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN READ ONLY");
    await client.query("SELECT set_config($1, $2, true)", [ORGANIZATION_SETTING, organizationId]);
    const { rows } = await client.query<Row>(text, values);
    await client.query("COMMIT");
    client.release();
    return rows;
  } catch (error) {
    // with the connection goes its transaction
    client.release(true);
    throw error;
  }
}

function queriesOf(em: EntityManager): Tenant["query"] {
  const kysely = em.getKysely();
  return async (text, values) => (await kysely.executeQuery(CompiledQuery.raw(text, [...values]))).rows as never;
}

/** Setting that the policies of migration 0002 read. */
const ORGANIZATION_SETTING = "fraud_risk.organization_id";

/** Creates the tenancy over an object mapper that works as the application role. */
export function createTenancy(orm: MikroORM, availability: Availability): Tenancy {
  return {
    within: async (acting, work) => {
      const { organizationId, submerchantId } = acting.credential;
      const em = orm.em.fork();
      em.setFilterParams(TENANT_FILTER, { organizationId });
      em.setSessionContext({ variables: { [ORGANIZATION_SETTING]: organizationId } });
      let committing = false;
      try {
        return await em.transactional(async (inner) => {
          const result = await work({ organizationId, submerchantId, em: inner, query: queriesOf(inner), acting });
          await inner.flush();
          committing = true;
          return result;
        });
      } catch (error) {
        if (error instanceof ApiError) throw error;
        const away = availability.note(error);
        if (!committing && (away || isStatementTimeout(error) || isLockTimeout(error))) throw new ApiError("ASSESS_MAINTENANCE", { retryAfter: 1 });
        throw error;
      }
    },
  };
}
