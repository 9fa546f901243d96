// The limiter on a clock that the test turns, over the leases of a real database or of the test.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createLeases, type Lease, type LeaseRequest, type Leases } from "../../src/platform/http/rate-leases.ts";
import { createRateLimiter, type RateState } from "../../src/platform/http/rate-limit.ts";
import { connectPool, createDatabase, type TestDatabase } from "../harness/database.ts";

describe("on a clock that the test turns", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "performance"] }));
  afterEach(() => void vi.useRealTimers());

  /** Leases of one counter, as the database keeps it. */
  function counting(): Leases & { readonly requests: LeaseRequest[] } {
    const requests: LeaseRequest[] = [];
    let startedAt = Number.NEGATIVE_INFINITY;
    let taken = 0;
    return {
      requests,
      lease: async (request): Promise<Lease> => {
        requests.push(request);
        if (performance.now() - startedAt >= 60_000) {
          startedAt = performance.now();
          taken = 0;
        }
        const open = Math.max(0, request.limit - taken - request.used);
        const granted = Math.min(open, Math.max(1, request.waiting(), Math.floor(request.limit / 200)));
        taken += request.used + granted;
        return { granted, leftOver: open - granted, endsInMs: startedAt + 60_000 - performance.now() };
      },
    };
  }

  async function takeUntilRefused(
    limiter: ReturnType<typeof createRateLimiter>,
    caller: string,
    limit: number,
  ): Promise<{ passed: number; refusal: RateState }> {
    for (let passed = 0; ; passed++) {
      const state = await limiter.take(caller, limit);
      if (!state.allowed) return { passed, refusal: state };
    }
  }

  test("X-RateLimit-Reset is true: a second before it a request is refused, at it one passes", async () => {
    vi.setSystemTime(Date.parse("2026-11-21T10:00:00.700Z"));
    const limiter = createRateLimiter(counting());
    const { passed, refusal } = await takeUntilRefused(limiter, "a", 1000);
    expect(passed).toBe(1000);
    const wait = refusal.reset * 1000 - Date.now();
    vi.advanceTimersByTime(wait - 1000);
    expect((await limiter.take("a", 1000)).allowed).toBe(false);
    vi.advanceTimersByTime(1000);
    expect((await limiter.take("a", 1000)).allowed).toBe(true);
  });

  test("an exhausted limit is enforced from memory: no lease is requested until the minute is over", async () => {
    const leases = counting();
    const limiter = createRateLimiter(leases);
    await takeUntilRefused(limiter, "a", 50);
    const before = leases.requests.length;
    for (let i = 0; i < 1000; i++) await limiter.take("a", 50);
    expect(leases.requests.length).toBe(before);
  });

  test("a typical caller needs few leases: 6,000 requests take less than 300 queries", async () => {
    const leases = counting();
    const limiter = createRateLimiter(leases);
    expect((await takeUntilRefused(limiter, "a", 6000)).passed).toBe(6000);
    expect(leases.requests.length).toBeLessThan(300);
  });

  test("what is left falls to zero and never rises within a minute", async () => {
    const limiter = createRateLimiter(counting());
    const left: number[] = [];
    for (let i = 0; i < 620; i++) left.push((await limiter.take("a", 600)).remaining);
    expect(left).toEqual([...left].sort((a, b) => b - a));
    expect(left.at(-1)).toBe(0);
  });

  test("the first two requests of an address need no lease, and addresses never displace what is known of credentials", async () => {
    const leases = counting();
    const limiter = createRateLimiter(leases);
    await limiter.take("key", 6000);
    const before = limiter.peek("key", 6000);
    for (let index = 0; index < 100_001; index++) await limiter.takeForAddress(`address ${index}`, 120);
    expect(limiter.peek("key", 6000)).toEqual(before);
    expect((await limiter.takeForAddress("address 100000", 120)).allowed).toBe(true);
    expect(leases.requests.length).toBeLessThanOrEqual(1);
  });

  test("callers do not share an allowance", async () => {
    const limiter = createRateLimiter(counting());
    await takeUntilRefused(limiter, "a", 10);
    expect((await createRateLimiter(counting()).take("b", 10)).allowed).toBe(true);
    expect((await limiter.take("b", 400)).allowed).toBe(true);
  });
});

describe("over a database", () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await createDatabase();
    pool = connectPool(database.url, { max: 8 });
    pool.on("error", () => undefined);
  });
  afterAll(async () => {
    await pool.end();
    await database.close();
  });

  // a slow machine must not pass for a database that does not answer: no deadline passes
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  const drain = async (limiters: readonly ReturnType<typeof createRateLimiter>[], caller: string, limit: number): Promise<number> => {
    let passed = 0;
    await Promise.all(
      limiters.flatMap((limiter) =>
        Array.from({ length: 8 }, async () => {
          while ((await limiter.take(caller, limit)).allowed) passed += 1;
        }),
      ),
    );
    return passed;
  };

  test("eight limiters that drain one allowance at once let exactly the limit pass, but for their first credit", async () => {
    const limiters = Array.from({ length: 8 }, () => createRateLimiter(createLeases(pool)));
    expect(await drain(limiters, randomUUID(), 150)).toBe(150);
    const passed = await drain(limiters, randomUUID(), 1000);
    expect(passed).toBeGreaterThanOrEqual(1000);
    expect(passed).toBeLessThanOrEqual(1000 + 8 * 5);
  });

  test("concurrent callers share one lease statement, and none waits for another's", async () => {
    const limiter = createRateLimiter(createLeases(pool));
    const query = vi.spyOn(pool, "query");
    const states = await Promise.all(Array.from({ length: 200 }, () => limiter.take(randomUUID(), 10)));
    expect(states.every(({ allowed, remaining }) => allowed && remaining === 9)).toBe(true);
    expect(query).toHaveBeenCalledTimes(1);
    query.mockRestore();
  });

  test("a process that comes late learns of the minute that others began", async () => {
    const caller = randomUUID();
    expect(await drain([createRateLimiter(createLeases(pool))], caller, 20)).toBe(20);
    await database.query("UPDATE rate_windows SET started_at = started_at - interval '40 seconds' WHERE caller = $1", [caller]);
    const state = await createRateLimiter(createLeases(pool)).take(caller, 20);
    expect(state.allowed).toBe(false);
    expect(state.reset - Date.now() / 1000).toBeLessThanOrEqual(21);
    await database.query("UPDATE rate_windows SET started_at = started_at - interval '20 seconds' WHERE caller = $1", [caller]);
    expect((await createRateLimiter(createLeases(pool)).take(caller, 20)).allowed).toBe(true);
  });

  test("without a database a process keeps the limit by itself", async () => {
    const gone = new pg.Pool({ host: "127.0.0.1", port: 1, connectionTimeoutMillis: 500 });
    expect(await drain([createRateLimiter(createLeases(gone))], randomUUID(), 40)).toBe(40);
    await gone.end();
  });

  test("an unresponsive database does not delay requests: waiting for a lease has its own deadline", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    try {
      const stopped = { query: () => new Promise(() => undefined) } as unknown as pg.Pool;
      const limiter = createRateLimiter(createLeases(stopped));
      const states: RateState[] = [];
      const waiting = Promise.resolve(limiter.take(randomUUID(), 100)).then((state) => states.push(state));
      // the question is sent in the next turn of the loop
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(1000);
      expect(states).toMatchObject([{ allowed: true }]);
      await waiting;
    } finally {
      vi.useRealTimers();
    }
  });

  test("while the database is unavailable it is not queried", async () => {
    const query = vi.fn(() => new Promise(() => undefined));
    const limiter = createRateLimiter(createLeases({ query } as unknown as pg.Pool, () => false));
    expect(await limiter.take(randomUUID(), 100)).toMatchObject({ allowed: true });
    expect(query).not.toHaveBeenCalled();
  });
});
