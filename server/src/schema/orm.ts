// The unit of work of the management resources. The assess path does not pass here: see assess/statements.ts.

import { MikroORM, type Options } from "@mikro-orm/postgresql";
import type pg from "pg";
import { releaseAfterFailedTransaction } from "../platform/adapters/kysely-connections.ts";
import { BindingDriver } from "../platform/database/binding-driver.ts";
import { PostgresNames } from "../platform/database/naming.ts";
import { optionsByTransaction, type Pooling, startupOptions } from "../platform/database/pooling.ts";
import { AS_APPLICATION } from "../platform/database/role.ts";
import { entities } from "./entities.ts";

/** What every connection of the object mapper has in common. */
export const ORM_OPTIONS: Options = {
  driver: BindingDriver,
  entities,
  namingStrategy: PostgresNames,
  forceUtcTimezone: true,
  // a relation lies beside the scalar that is written, over the same column
  discovery: { checkDuplicateFieldNames: false },
  // both sides of a relation belong to one organization: no join is needed to hold it to that
  autoJoinRefsForFilters: false,
  // policies, triggers and functions are the migrations' (test/database/schema-drift.test.ts says what the entities know)
  schemaGenerator: { ignoreTriggers: true, ignoreRoutines: true },
};

/** Connects the object mapper as the application role. `timeoutMs` bounds each statement. Schema changes come from migrations only. */
export function connectOrm(url: string, timeoutMs: number, pooling: Pooling = "session"): Promise<MikroORM> {
  const options = `${AS_APPLICATION} -c statement_timeout=${timeoutMs} -c lock_timeout=${timeoutMs} -c idle_in_transaction_session_timeout=${timeoutMs * 2}`;
  return MikroORM.init({
    ...ORM_OPTIONS,
    clientUrl: url,
    pool: { min: 0, max: 6 },
    driverOptions: {
      ...startupOptions(options, pooling),
      connectionTimeoutMillis: Math.min(timeoutMs, 2000),
      // a little more patient than the database, which is to end a slow statement itself
      query_timeout: timeoutMs + 1000,
      application_name: "fraud-risk-management",
      onPoolCreated: (pool: pg.Pool) => {
        optionsByTransaction(pool, options, pooling);
        pool.on("connect", releaseAfterFailedTransaction);
      },
    },
  });
}

/** Connects as the user in the URL: for what is done beside the service, such as the organizations of a sandbox. */
export function connectOwnerOrm(url: string): Promise<MikroORM> {
  return MikroORM.init({ ...ORM_OPTIONS, clientUrl: url, pool: { min: 0, max: 5 } });
}
