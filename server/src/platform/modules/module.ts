// What a folder contributes to the service: its `module.ts` declares it, `server/src/modules.ts` lists the modules, and the assembly iterates over them. Code that only
// servers or only jobs need is imported when they need it.
import type { EntitySchema } from "@mikro-orm/core";
import type pg from "pg";
import type { Handlers } from "../../../../generated/handlers.ts";
import type { OperationId } from "../../../../generated/operations.ts";
import type { Identifiers } from "../../values/identifiers/hash.ts";
import type { Availability } from "../database/availability.ts";
import type { CrossTenantFunction } from "../database/cross-tenant-function.ts";
import type { Config } from "../environment/config.ts";
import type { RequestContext } from "../http/context.ts";
import type { SemanticCheck } from "../http/validation.ts";
import type { Job } from "../jobs/job.ts";
import type { SecretsKey } from "../keyrings/secrets-keys.ts";
import type { Logger } from "../observability/log.ts";
import type { Metrics } from "../observability/metrics.ts";
import type { Tenancy } from "../tenancy/tenancy.ts";
import type { Clock } from "../time/clock.ts";

/** What every server hands its modules; a module that needs more names it. */
export interface ServerParts {
  readonly config: Config;
  readonly production: boolean;
  readonly tenancy: Tenancy;
  /** Connections for short statements. */
  readonly pool: pg.Pool;
  readonly availability: Availability;
  readonly identifiers: Identifiers;
  readonly secretsKeys: readonly SecretsKey[];
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly clock: Clock;
}

/** What the background hands its modules. */
export interface JobParts {
  readonly config: Config;
  /** Connections for short statements. */
  readonly pool: pg.Pool;
  /** The same database as the owner of its tables. */
  readonly ownerUrl: string;
  /** Opens transactions of organizations, over connections of their own that the first run opens. */
  readonly tenancy: () => Promise<Tenancy>;
  /** Logs the failure of a run for one organization. */
  readonly failed: (what: string) => (error: unknown, organizationId: string) => void;
  /** Are assess calls queued in this process? Long jobs then pause. */
  readonly underLoad: (() => boolean) | undefined;
  readonly log: Logger;
}

/** A figure that is read when metrics are. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly read: () => number | Promise<number>;
}

/** Contributions of a folder. `never` stands for whatever parts a module needs: the assembly must hand them all. */
export interface Module {
  /** The tables that it owns. */
  readonly entities?: readonly EntitySchema[];
  readonly crossTenantFunctions?: readonly CrossTenantFunction[];
  /** Operations of the contract. */
  readonly handlers?: (parts: never) => Promise<Partial<Handlers<RequestContext>>>;
  /** What the contract's types cannot say of a request, by operation. */
  readonly checks?: (parts: never) => Promise<Partial<Record<OperationId, SemanticCheck>>>;
  /** Periodic work. */
  // biome-ignore lint/suspicious/noExplicitAny: each job holds what its lock does
  readonly jobs?: (parts: never) => Promise<readonly Job<any>[]>;
  readonly gauges?: (parts: never) => Promise<readonly Gauge[]>;
}
