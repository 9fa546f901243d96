// An installation for a replay: the service's own parts over a database of its own, on a clock that the replay moves.
import { randomBytes } from "node:crypto";
import pg from "pg";
import { createKey } from "../src/accounts/keys/create-key.ts";
import { createNetworkHashes, type NetworkHashes } from "../src/controls/network/hashes.ts";
import { createOrganizationProfiles } from "../src/controls/policy/profiles.ts";
import { createBatches } from "../src/decisions/assess/batches.ts";
import type { Decided } from "../src/decisions/assess/decide.ts";
import { type AssessService, createAssessService } from "../src/decisions/assess/service.ts";
import { recordCounting } from "../src/feedback/outcomes/counting.ts";
import { recordListing } from "../src/feedback/outcomes/listing.ts";
import { createFraudRateAggregation } from "../src/learning/fraud-rates/aggregation.ts";
import type { KeyCredential } from "../src/platform/credentials/credential.ts";
import { currentDataKeys, queryOf } from "../src/platform/data-keys/current.ts";
import { createRequestReader } from "../src/platform/data-keys/stored-value.ts";
import { watchAvailability } from "../src/platform/database/availability.ts";
import { createAssessPool, createGeneralPool, createStatisticsPool } from "../src/platform/database/pool.ts";
import { newId } from "../src/platform/ids/uuid.ts";
import type { NetworkKey } from "../src/platform/keyrings/network-keys.ts";
import type { SecretsKey } from "../src/platform/keyrings/secrets-keys.ts";
import { type Acting, createTenancy, type Tenancy } from "../src/platform/tenancy/tenancy.ts";
import { Organization } from "../src/platform/tenants/organization.entity.ts";
import { migrate } from "../src/schema/migrate.ts";
import { connectOrm, connectOwnerOrm } from "../src/schema/orm.ts";
import { type PayinRequest, payinSubject } from "../src/scoring/payments/payin.ts";
import { createAmountProfiles } from "../src/statistics/amount-profiles.ts";
import { createRollup } from "../src/statistics/rollup.ts";
import { createIdentifiers, type Identifiers } from "../src/values/identifiers/hash.ts";

/** What a replay works with. */
export interface Installation {
  readonly identifiers: Identifiers;
  readonly credential: KeyCredential;
  /**
   * Assesses a pay-in of its minor units at a time (epoch milliseconds), as a call of the merchant's server. `orderId` makes it idempotent; histories have several
   * attempts of one order.
   */
  readonly assess: (request: PayinRequest, amountMinor: number, at: number, orderId?: string) => ReturnType<AssessService["assess"]>;
  readonly tenancy: Tenancy;
  readonly acting: Acting;
  /** Records outcomes of payments (captured, failed, refunded). */
  readonly recordCounting: (reports: readonly Report[]) => Promise<void>;
  /** Records verdicts (chargebacks, confirmed frauds, false alarms). */
  readonly recordListing: (reports: readonly Report[]) => Promise<void>;
  /** Runs the background jobs until nothing is left to do. */
  readonly runJobs: () => Promise<void>;
  /** Reads what amounts are usual. */
  readonly refreshAmounts: () => Promise<void>;
  readonly close: () => Promise<void>;
}

type Report = Parameters<typeof recordCounting>[1][number]["report"];

/** Longest time (ms) of a statement or of an assessment: a replay has no caller that waits. */
const TIMEOUT = 120_000;
/**
 * Payments of a batch of the replay. Nobody waits for one of them, so that larger statements save work; batches follow one another, so that each payment is decided after all
 * earlier ones.
 */
export const SIDE_BY_SIDE = 256;
/** Highest threshold: a replay decides nothing, or the history would be another one. */
const OBSERVE = { challenge: 100, review: 100, decline: 100 };

/** The parts of the service that an installation is made of. */
export interface InstallationParts {
  readonly url: string;
  readonly organizationId: string;
  /** The secret key in whose name payments are assessed. */
  readonly keyId: string;
  readonly identifiers: Identifiers;
  readonly networkKeys: readonly NetworkKey[];
  /** In production, sandbox values have no effect. */
  readonly production: boolean;
  /** The keys of the data keys of encrypted requests; empty: requests are stored in clear text. */
  readonly secretsKeys?: readonly SecretsKey[];
  /** Are requests stored encrypted? With `secretsKeys`, unless said otherwise: keys may be needed to read what was stored before. */
  readonly encrypts?: boolean;
  /** Payments that are assessed side by side; absent: as many as the service takes. */
  readonly batchSize?: number;
  /** Called with every decision. */
  readonly decided: (one: Decided) => void;
}

/** Opens an installation over an empty database, for a replay that only observes. `decided` is called with every decision. */
export async function openInstallation(url: string, segment: "merchant" | "psp" | "bank", decided: (one: Decided) => void): Promise<Installation> {
  await migrate(url);
  return connectInstallation({
    url,
    ...(await createOrganization(url, segment)),
    identifiers: createIdentifiers(randomBytes(16)),
    networkKeys: [{ id: "replay", key: randomBytes(32) }],
    production: true,
    batchSize: SIDE_BY_SIDE,
    decided,
  });
}

/** Opens an installation over a database that is in use. */
export async function connectInstallation(parts: InstallationParts): Promise<Installation> {
  const { url, organizationId, keyId, identifiers, secretsKeys = [], encrypts = secretsKeys.length > 0 } = parts;
  const availability = watchAvailability(url, () => undefined);
  const assessPool = createAssessPool(url, 4, TIMEOUT);
  const generalPool = createGeneralPool(url, TIMEOUT, () => undefined);
  const statisticsPool = createStatisticsPool(url);
  const orm = await connectOrm(url, TIMEOUT);
  const fail = (error: unknown): never => {
    throw error;
  };
  const network = createNetworkHashes(parts.networkKeys);
  const amounts = createAmountProfiles(generalPool, fail, Number.POSITIVE_INFINITY);
  const batches = createBatches({
    pool: assessPool,
    availability,
    organizations: createOrganizationProfiles(generalPool, encrypts ? (ids) => currentDataKeys(queryOf(generalPool), secretsKeys, ids) : undefined),
    amounts,
    identifiers,
    network,
    production: parts.production,
    ...(parts.batchSize === undefined ? {} : { batchSize: parts.batchSize }),
    decided: parts.decided,
    batchDone: () => undefined,
    roundTrip: () => undefined,
    failed: fail,
  });
  const tenancy: Tenancy = createTenancy(orm, availability, identifiers, { ring: secretsKeys, encrypts });
  const credential: KeyCredential = { ...KEY, id: keyId, organizationId };
  const service = createAssessService(batches, TIMEOUT);
  const acting: Acting = { credential, requestId: "replay" };
  const aggregation = createFraudRateAggregation(statisticsPool, identifiers, createRequestReader(secretsKeys));
  const rollup = createRollup({ pool: statisticsPool, settledAfter: 0, failed: fail, labelled: aggregation.labelled });
  return {
    identifiers,
    credential,
    tenancy,
    acting,
    assess: (request, amountMinor, at, orderId) =>
      service.assess({
        flow: "payin",
        credential,
        subject: (handle) => payinSubject(identifiers, request, amountMinor, at, handle, { submerchantId: null, scoped: false, trusted: true }),
        orderId,
        paymentId: undefined,
        idempotencyKey: undefined,
        submerchantId: null,
        request,
        sent: "",
        missingRecommended: () => [],
        unknown: [],
        warnings: [],
        arrivedAt: performance.now(),
      }),
    ...recordingOf(tenancy, acting, network),
    runJobs: async () => {
      for (let more = true; more; ) {
        const rolled = await rollup.step();
        const aggregated = await aggregation.step();
        more = rolled.more || aggregated.more;
      }
    },
    refreshAmounts: () => amounts.refresh(organizationId),
    close: async () => {
      await batches.drained();
      batches.close();
      availability.close();
      await orm.close();
      await Promise.all([assessPool.end(), generalPool.end(), statisticsPool.end()]);
    },
  };
}

/** How outcomes are recorded: as by calls of the merchant's server, each of which must succeed. */
function recordingOf(tenancy: Tenancy, acting: Acting, network: NetworkHashes): Pick<Installation, "recordCounting" | "recordListing"> {
  const check = (answers: readonly unknown[]): void => {
    const failed = answers.find((answer) => answer instanceof Error);
    if (failed !== undefined) throw failed;
  };
  return {
    recordCounting: async (reports) => {
      const recorded = reports.map((report) => ({ report, submerchantId: null, origin: "api" as const }));
      check(await tenancy.within(acting, (tenant) => recordCounting(tenant, recorded)));
    },
    recordListing: async (reports) => {
      const recorded = reports.map((report) => ({ report, acting, origin: "api" as const }));
      check(await tenancy.change(acting, (tenant) => recordListing(tenant, network, recorded)));
    },
  };
}

const KEY = { kind: "secret", submerchantId: null, permissions: ["assess", "outcome"], version: 1 } as unknown as Omit<KeyCredential, "id" | "organizationId">;

async function createOrganization(url: string, segment: "merchant" | "psp" | "bank"): Promise<{ organizationId: string; keyId: string }> {
  const orm = await connectOwnerOrm(url);
  const em = orm.em.fork();
  const organization = em.create(Organization, { id: newId(), name: "replay", segment, settings: { thresholds: OBSERVE } });
  await em.flush();
  const key = createKey(em, { organizationId: organization.id, kind: "secret", name: "replay", permissions: ["assess"] });
  await em.flush();
  await orm.close();
  return { organizationId: organization.id, keyId: key.id };
}

/** Creates a database of its own in a cluster; answers its address. */
export async function createDatabase(cluster: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: cluster });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  await admin.end();
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.toString();
}
