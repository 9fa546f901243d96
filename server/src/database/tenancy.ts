// The management resources work in here: one transaction, in the name of one organization. Both walls are up inside: every query of an entity
// carries the organization, and row-level security shows no other's rows. A store takes a Tenant, so none can be used without an organization.
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
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
  readonly acting: Acting;
}

/** Opens transactions in the name of an organization. */
export interface Tenancy {
  /** Runs `work` in a transaction of the caller's organization; what it throws rolls back. ASSESS_MAINTENANCE when the database is away. */
  readonly within: <T>(acting: Acting, work: (tenant: Tenant) => Promise<T>) => Promise<T>;
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
      try {
        return await em.transactional((inner) => work({ organizationId, submerchantId, em: inner, acting }));
      } catch (error) {
        if (!(error instanceof ApiError) && (isStatementTimeout(error) || isLockTimeout(error) || availability.note(error)))
          throw new ApiError("ASSESS_MAINTENANCE", { retryAfter: 1 });
        throw error;
      }
    },
  };
}
