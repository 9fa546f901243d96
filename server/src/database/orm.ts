// The unit of work of the management resources. The assess path does not pass here: see assess/statements.ts.

import { MikroORM } from "@mikro-orm/postgresql";
import type pg from "pg";
import { ApiKey } from "../keys/entity.ts";
import { Organization } from "../organizations/entity.ts";
import { releaseAfterFailedTransaction } from "../platform/kysely-connections.ts";
import { Submerchant } from "../submerchants/entity.ts";
import { optionsByTransaction, type Pooling, startupOptions } from "./pooling.ts";
import { AS_APPLICATION } from "./role.ts";

const entities = [Organization, ApiKey, Submerchant];

/** Connects the object mapper as the application role. `timeoutMs` bounds each statement. Schema changes come from migrations only. */
export function connectOrm(url: string, timeoutMs: number, pooling: Pooling = "session"): Promise<MikroORM> {
  const options = `${AS_APPLICATION} -c statement_timeout=${timeoutMs} -c lock_timeout=${timeoutMs} -c idle_in_transaction_session_timeout=${timeoutMs * 2}`;
  return MikroORM.init({
    clientUrl: url,
    entities,
    forceUtcTimezone: true,
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

/** Connects as whoever the URL names: for what is done beside the service, such as the organizations of a sandbox. */
export function connectOwnerOrm(url: string): Promise<MikroORM> {
  return MikroORM.init({ clientUrl: url, entities, forceUtcTimezone: true, pool: { min: 0, max: 5 } });
}
