// When streams end: checked against a clock that the test moves.
import { afterAll, beforeAll, expect, test } from "vitest";
import { createEventStreams, type EventStreams } from "../../src/delivery/streams/streams.ts";
import type { Credential } from "../../src/platform/credentials/credential.ts";
import { unwatched } from "../../src/platform/database/availability.ts";
import { ApiError } from "../../src/platform/errors/api-error.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { createJobRunner, type JobRunner } from "../../src/platform/jobs/runner.ts";
import { createTenancy } from "../../src/platform/tenancy/tenancy.ts";
import { connectOrm } from "../../src/schema/orm.ts";
import { connectPool, createDatabase, type TestDatabase } from "../harness/database.ts";
import { identifiers } from "../harness/identifiers.ts";
import { createTenant } from "../harness/tenant.ts";

const SECOND = 1000;

let database: TestDatabase;
let streams: EventStreams;
let jobs: JobRunner;
let ends: () => Promise<unknown>;
let person: Credential;
let statements = 0;
let passed = 0;
const clock = { now: () => Date.now() + passed, monotonic: () => performance.now() + passed };

beforeAll(async () => {
  database = await createDatabase();
  const organization = await createTenant(database.url);
  person = {
    kind: "session",
    id: newId(),
    organizationId: organization.id,
    permissions: new Set(["cases:read"]),
    submerchantId: null,
    subject: "ana",
    role: "viewer",
  };
  const pool = connectPool(database.url);
  const orm = await connectOrm(database.url, 5 * SECOND);
  const query = pool.query.bind(pool) as (...parameters: unknown[]) => unknown;
  Object.assign(pool, {
    query: (...parameters: unknown[]) => {
      statements += 1;
      return query(...parameters);
    },
  });
  jobs = createJobRunner({ ended: () => undefined, failed: () => undefined });
  streams = createEventStreams({ pool, tenancy: createTenancy(orm, unwatched, identifiers, undefined, undefined, clock), jobs, clock });
  ends = async () => {
    await jobs.close();
    await Promise.all([orm.close(), pool.end()]);
  };
});
afterAll(async () => {
  await ends();
  await database.close();
});

/** Opens a stream; answers what it sends, when it has ended. */
async function opened(maxSeconds: number, reauthorize: () => Promise<Credential> = async () => person) {
  const queue = await streams.open({ credential: person, requestId: newId() }, { maxSeconds, reauthorize });
  const read = async () => {
    let all = "";
    for await (const part of queue) all += Buffer.from(part).toString();
    return all;
  };
  return { sent: read(), signal: queue.signal };
}

test("a stream of a caller who is no longer accepted ends with the next check, 15 seconds later at most", async () => {
  let accepted = true;
  const { sent, signal } = await opened(3600, async () => {
    if (!accepted) throw new ApiError("UNAUTHORIZED");
    return person;
  });
  passed += 15 * SECOND;
  await expect.poll(() => statements, { timeout: 5000 }).toBeGreaterThan(1);
  expect(signal.aborted).toBe(false);
  accepted = false;
  passed += 15 * SECOND;
  expect(await sent).toContain(": alive\n\n");
  expect([signal.aborted, streams.count()]).toEqual([true, 0]);
});

test("a stream ends after the seconds that the caller named", async () => {
  const { sent, signal } = await opened(60);
  passed += 61 * SECOND;
  await sent;
  expect([signal.aborted, streams.count()]).toEqual([false, 0]);
});

test("streams of an organization share one statement, and without a stream none is sent", async () => {
  const all = await Promise.all([1, 2, 3].map(() => opened(3600)));
  const before = statements;
  await expect.poll(() => statements, { timeout: 5000 }).toBeGreaterThanOrEqual(before + 2);
  expect(statements).toBeLessThanOrEqual(before + 3);
  streams.end();
  await Promise.all(all.map(({ sent }) => sent));
  await expect(opened(60)).rejects.toMatchObject({ code: "ASSESS_MAINTENANCE" });
  expect(streams.count()).toBe(0);
});
