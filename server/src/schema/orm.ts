// The unit of work of the management resources. The assess path does not pass here: see assess/batches.ts.

import { type MetadataStorage, MikroORM, type Options } from "@mikro-orm/postgresql";
import type pg from "pg";
import { entities } from "../modules.ts";
import { beginWithFirstStatement, releaseAfterFailedTransaction } from "../platform/adapters/kysely-connections.ts";
import { BindingDriver } from "../platform/database/binding-driver.ts";
import { PostgresNames } from "../platform/database/naming.ts";
import { connectionTimeout } from "../platform/database/pool.ts";
import { optionsByTransaction, type Pooling, startupOptions } from "../platform/database/pooling.ts";
import { AS_APPLICATION } from "../platform/database/role.ts";

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
  return connect({
    clientUrl: url,
    pool: { min: 0, max: 6 },
    driverOptions: {
      ...startupOptions(options, pooling),
      connectionTimeoutMillis: connectionTimeout(timeoutMs),
      // a little more patient than the database, which is to end a slow statement itself
      query_timeout: timeoutMs + 1000,
      application_name: "fraud-risk-management",
      onPoolCreated: (pool: pg.Pool) => {
        optionsByTransaction(pool, options, pooling);
        // a pooler's options have to come between the two
        if (pooling === "session") pool.on("connect", beginWithFirstStatement);
        pool.on("connect", releaseAfterFailedTransaction);
      },
    },
  });
}

/** Connects as the user in the URL: for what is done beside the service, such as the organizations of a sandbox. */
export function connectOwnerOrm(url: string): Promise<MikroORM> {
  return connect({ clientUrl: url, pool: { min: 0, max: 5 } });
}

/** What the object mapper knows of the entities: the same for all its connections, and the most expensive part of making one. */
let discovered: MetadataStorage | undefined;

/** The first connection of a process discovers the entities; those after it are given what it found. */
async function connect(options: Options): Promise<MikroORM> {
  const known = discovered;
  const orm = await MikroORM.init({ ...ORM_OPTIONS, ...options, ...(known === undefined ? {} : { entities: [], discovery: alreadyDiscovered(known) }) });
  discovered ??= orm.getMetadata();
  return orm;
}

function alreadyDiscovered(known: MetadataStorage): Options["discovery"] {
  return {
    ...ORM_OPTIONS.discovery,
    warnWhenNoEntities: false,
    afterDiscovered: (storage) => {
      for (const entity of known) storage.set(entity.class, entity);
    },
  };
}
