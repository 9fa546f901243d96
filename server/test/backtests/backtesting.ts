// Backtests of organizations of a service, requested and run without waiting for payments to settle.
import type pg from "pg";
import type { components } from "../../../generated/types.ts";
import { type BacktestJobParts, runNext } from "../../src/learning/backtests/job.ts";
import { createBacktest, readBacktest } from "../../src/learning/backtests/service.ts";
import { unwatched } from "../../src/platform/database/availability.ts";
import { serviceActing } from "../../src/platform/tenancy/service-acting.ts";
import { createTenancy, type Tenancy } from "../../src/platform/tenancy/tenancy.ts";
import { type Clock, systemClock } from "../../src/platform/time/clock.ts";
import { connectOrm } from "../../src/schema/orm.ts";
import { connectPool } from "../harness/database.ts";
import { testEncryption } from "../harness/encryption.ts";
import { identifiers } from "../harness/identifiers.ts";
import type { TestService } from "../harness/service.ts";

type Schemas = components["schemas"];

/** How a process works on a backtest. */
export interface Process {
  /** Payments per page. */
  readonly page?: number;
  /** Called after each page but the last; true while the process has to wait. */
  readonly between?: () => boolean;
  readonly signal?: AbortSignal;
  /** Its tenancy, another than that of the service. */
  readonly tenancy?: (tenancy: Tenancy) => Tenancy;
}

/** Backtests over a service's database. */
export interface Backtesting {
  /** Ahead (ms) of the time of day. */
  ahead: number;
  readonly request: (organizationId: string, body: Schemas["BacktestCreate"]) => Promise<Schemas["Backtest"]>;
  readonly read: (organizationId: string, id: string) => Promise<Schemas["Backtest"]>;
  /** Runs the backtest that waits longest in a process of its own; false: none waits. */
  readonly next: (process?: Process) => Promise<boolean>;
  /** Errors of runs. */
  readonly errors: unknown[];
  readonly close: () => Promise<void>;
}

/** Opens connections of its own. */
export async function backtestingOf({ database }: TestService): Promise<Backtesting> {
  const orm = await connectOrm(database.url, 60_000);
  const pool: pg.Pool = connectPool(database.url);
  // a minute ahead, so that payments of a moment ago count
  const clock: Clock = { ...systemClock, now: () => systemClock.now() + backtesting.ahead };
  const tenancy = createTenancy(orm, unwatched, identifiers, testEncryption, undefined, clock);
  const within = <T>(organizationId: string, work: Parameters<typeof tenancy.within<T>>[1]): Promise<T> =>
    tenancy.within(serviceActing(organizationId, "test"), work);
  const backtesting: Backtesting = {
    ahead: 60_000,
    request: (organizationId, body) => within(organizationId, (tenant) => createBacktest(tenant, body)),
    read: (organizationId, id) => within(organizationId, (tenant) => readBacktest(tenant, id)),
    next: ({ page = 2_000, between = () => false, signal = new AbortController().signal, tenancy: other = (own: Tenancy) => own } = {}) => {
      const parts: BacktestJobParts = {
        pool,
        tenancy: async () => other(tenancy),
        underLoad: between,
        failed: (error) => void backtesting.errors.push(error),
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
  return backtesting;
}
