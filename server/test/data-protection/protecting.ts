// Data subject requests of organizations of a service, created over the API and run by processes of the test.
import type pg from "pg";
import type { components } from "../../../generated/types.ts";
import { type DataSubjectJobParts, runNext } from "../../src/backoffice/data-protection/job.ts";
import { createNetworkHashes } from "../../src/controls/network/hashes.ts";
import { unwatched } from "../../src/platform/database/availability.ts";
import { readConfig } from "../../src/platform/environment/config.ts";
import { networkKeysOf } from "../../src/platform/keyrings/network-keys.ts";
import { createTenancy, type Tenancy } from "../../src/platform/tenancy/tenancy.ts";
import { type Clock, systemClock } from "../../src/platform/time/clock.ts";
import { connectOrm } from "../../src/schema/orm.ts";
import { connectPool } from "../harness/database.ts";
import { testEncryption, testsEncrypt } from "../harness/encryption.ts";
import { identifiers } from "../harness/identifiers.ts";
import { SECRETS_KEYS } from "../harness/secrets.ts";
import type { TestService } from "../harness/service.ts";

type Request = components["schemas"]["DataSubjectRequest"];

/** How a process works on a request. */
export interface Process {
  /** Rows per page. */
  readonly page?: number;
  /** Called after each page; true while the process has to wait. */
  readonly between?: () => boolean;
  readonly signal?: AbortSignal;
  /** Its tenancy, another than that of the service. */
  readonly tenancy?: (tenancy: Tenancy) => Tenancy;
}

/** Requests over a service's database. */
export interface Protecting {
  /** Ahead (ms) of the time of day. */
  ahead: number;
  /** Runs the request that waits longest in a process of its own; false: none waits. */
  readonly next: (process?: Process) => Promise<boolean>;
  readonly errors: unknown[];
  readonly close: () => Promise<void>;
}

/** Opens connections of its own. */
export async function protectingOf({ database }: TestService, encrypts = testsEncrypt): Promise<Protecting> {
  const orm = await connectOrm(database.url, 60_000);
  const pool: pg.Pool = connectPool(database.url);
  const clock: Clock = { ...systemClock, now: () => systemClock.now() + protecting.ahead };
  const config = readConfig({ SECRETS_KEYS });
  const tenancy = createTenancy(orm, unwatched, identifiers, { ...testEncryption, encrypts }, undefined, clock);
  const protecting: Protecting = {
    ahead: 0,
    next: ({ page = 500, between = () => false, signal = new AbortController().signal, tenancy: other = (own: Tenancy) => own } = {}) => {
      const parts: DataSubjectJobParts = {
        pool,
        tenancy: async () => other(tenancy),
        network: createNetworkHashes(networkKeysOf(config)),
        underLoad: between,
        failed: (error) => void protecting.errors.push(error),
        clock,
        page,
      };
      return runNext(parts, signal);
    },
    errors: [],
    close: async () => {
      await orm.close();
      await pool.end();
    },
  };
  return protecting;
}

/** What a report says of a table; undefined: nothing. */
export function inTable({ report }: Request, table: string): { found: number; erased: number; retained: Record<string, number> } | undefined {
  const row = report.tables.find((one) => one.table === table);
  return row && { found: row.found, erased: row.erased, retained: Object.fromEntries(row.retained.map(({ reason, rows }) => [reason, rows])) };
}
