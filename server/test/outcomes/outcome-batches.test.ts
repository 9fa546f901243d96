// Jobs that share a transaction: one that fails does not fail the others, what may have been done is not tried again, and none is skipped.
import { describe, expect, test } from "vitest";
import { createOutcomeBatches, type Job } from "../../src/feedback/outcomes/outcome-batches.ts";
import { ApiError } from "../../src/platform/errors/api-error.ts";
import type { Acting, Tenant } from "../../src/platform/tenancy/tenancy.ts";

const acting = (organizationId: string): Acting => ({ credential: { organizationId, submerchantId: null }, requestId: "" }) as unknown as Acting;

/** Batches over a transaction that does not exist: `work` answers, `commit` ends it. Records the inputs of each batch. */
function batchesOf(work: (input: readonly string[]) => unknown, commit: (input: readonly string[]) => Promise<void> = async () => undefined, sideBySide = 1) {
  const seen: string[][] = [];
  const submit = createOutcomeBatches<string, string>({
    turn: async (_, run) => {
      const result = await run({} as Tenant);
      await commit(seen.at(-1) ?? []);
      return result;
    },
    work: async (_: Tenant, jobs: readonly Job<string>[]) => {
      const input = jobs.map((job) => job.input);
      seen.push(input);
      await work(input);
      return input.map((one) => (one === "unknown" ? new ApiError("NOT_FOUND") : `done ${one}`));
    },
    limits: { size: 4, sideBySide, atMost: 2 },
  });
  return { submit, seen };
}

const settled = async (answers: readonly Promise<string>[]) =>
  (await Promise.allSettled(answers)).map((one) => (one.status === "fulfilled" ? one.value : one.reason.message));

describe("jobs of one moment", () => {
  test("share a batch, in their order, and no batch is larger than it may be", async () => {
    const { submit, seen } = batchesOf(() => undefined);
    const answers = await settled(["a", "b", "c", "d", "e"].map((one) => submit(acting("x"), one)));
    expect(answers).toEqual(["done a", "done b", "done c", "done d", "done e"]);
    expect(seen).toEqual([["a", "b", "c", "d"], ["e"]]);
  });

  test("of two organizations share none", async () => {
    const { submit, seen } = batchesOf(() => undefined);
    await settled([submit(acting("x"), "a"), submit(acting("y"), "b"), submit(acting("x"), "c")]);
    expect(seen).toEqual([["a", "c"], ["b"]]);
  });
});

describe("a job", () => {
  test("that is answered with an error leaves the others as they are", async () => {
    const { submit, seen } = batchesOf(() => undefined);
    const answers = await settled(["a", "unknown", "b"].map((one) => submit(acting("x"), one)));
    expect(answers).toEqual(["done a", new ApiError("NOT_FOUND").message, "done b"]);
    expect(seen).toHaveLength(1);
  });

  test("that breaks its batch breaks only itself", async () => {
    const { submit, seen } = batchesOf((input) => {
      if (input.includes("bad")) throw new Error("broken");
    });
    expect(await settled(["a", "bad", "b"].map((one) => submit(acting("x"), one)))).toEqual(["done a", "broken", "done b"]);
    expect(seen).toEqual([["a", "bad", "b"], ["a"], ["bad"], ["b"]]);
  });

  test("whose lock was not to be had lets the others go by themselves", async () => {
    const { submit } = batchesOf((input) => {
      if (input.includes("held")) throw Object.assign(new ApiError("ASSESS_MAINTENANCE", { message: "held" }), { cause: { code: "55P03" } });
    });
    expect(await settled(["a", "held", "b"].map((one) => submit(acting("x"), one)))).toEqual(["done a", "held", "done b"]);
  });
});

describe("a batch", () => {
  test("that was lost while it committed is not tried again", async () => {
    const { submit, seen } = batchesOf(
      () => undefined,
      async () => {
        throw new Error("lost");
      },
    );
    expect(await settled(["a", "b"].map((one) => submit(acting("x"), one)))).toEqual(["lost", "lost"]);
    expect(seen).toEqual([["a", "b"]]);
  });

  test("that found the database away is not tried again", async () => {
    const { submit, seen } = batchesOf(() => {
      throw Object.assign(new ApiError("ASSESS_MAINTENANCE", { message: "away" }), { cause: { code: "ECONNREFUSED" } });
    });
    expect(await settled(["a", "b"].map((one) => submit(acting("x"), one)))).toEqual(["away", "away"]);
    expect(seen).toHaveLength(1);
  });
});

test("an organization that waits for itself does not hold up another", async () => {
  const held = Promise.withResolvers<void>();
  const { submit } = batchesOf((input) => (input.includes("slow") ? held.promise : undefined));
  const slow = submit(acting("x"), "slow");
  const behind = submit(acting("x"), "behind");
  await new Promise(setImmediate);
  const later = submit(acting("x"), "later");
  expect(await submit(acting("y"), "other")).toBe("done other");
  held.resolve();
  expect(await settled([slow, behind, later])).toEqual(["done slow", "done behind", "done later"]);
});

test("outcomes beyond the queue limit are rejected at once with Retry-After", async () => {
  const held = Promise.withResolvers<void>();
  const { submit } = batchesOf(() => held.promise);
  const answers = Array.from({ length: 2060 }, (_, index) => submit(acting("x"), String(index)));
  const refused = await answers.at(-1)?.catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: "ASSESS_MAINTENANCE", retryAfter: 1 });
  held.resolve();
  expect((await settled(answers)).filter((answer) => answer.startsWith("done"))).toHaveLength(2048);
});
