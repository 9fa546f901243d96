import { describe, expect, expectTypeOf, test } from "vitest";
import { type ErrorCode, errors } from "../../generated/errors.ts";
import { AbortError, ConnectionError, type FraudRiskError, failOpen, type SuccessBody, TimeoutError } from "../src/index.ts";
import { assessment, buildClient, errorAnswer, payin, rejection } from "./builders.ts";

const call = (answer: () => Response | Promise<Response>) => buildClient({ fetch: async () => answer(), maxRetries: 0 }).assess.payin(payin);

describe("failing open", () => {
  test.each((Object.keys(errors) as ErrorCode[]).filter((code) => errors[code].resilience || errors[code].status >= 500))(
    "answers %s with the policy",
    async (code) => {
      expect(
        await failOpen(
          call(() => errorAnswer(code)),
          { decision: "review" },
        ),
      ).toEqual({ decision: "review" });
    },
  );

  test.each((Object.keys(errors) as ErrorCode[]).filter((code) => !errors[code].resilience && errors[code].status < 500))(
    "throws %s, which the caller must fix",
    async (code) => {
      expect(
        await rejection(
          failOpen(
            call(() => errorAnswer(code)),
            { decision: "approve" },
          ),
        ),
      ).toMatchObject({ code });
    },
  );

  test("answers a lost connection, a timeout and a proxy without a service with the policy, which receives the error", async () => {
    const reasons: FraudRiskError[] = [];
    const attempt = (one: Promise<unknown>) => failOpen(one, (error) => reasons.push(error));
    await attempt(call(() => Promise.reject(new TypeError("fetch failed"))));
    await attempt(buildClient({ fetch: () => new Promise(() => {}), timeoutMs: 1, maxRetries: 0 }).assess.payin(payin));
    await attempt(call(() => new Response("<html></html>", { status: 502 })));
    expect(reasons).toMatchObject([expect.any(ConnectionError), expect.any(TimeoutError), { status: 502 }]);
  });

  test("throws when the caller ended the call, and when the policy itself fails", async () => {
    const ended = buildClient({ fetch: () => new Promise(() => {}) }).assess.payin(payin, { signal: AbortSignal.abort() });
    expect(await rejection(failOpen(ended, { decision: "approve" }))).toBeInstanceOf(AbortError);
    const policy = () => Promise.reject(new Error("no policy"));
    expect(
      await rejection(
        failOpen(
          call(() => errorAnswer("ASSESS_TIMEOUT")),
          policy,
        ),
      ),
    ).toMatchObject({ message: "no policy" });
  });

  test("leaves a decision as it is, and types both", async () => {
    const decided = await failOpen(
      call(() => Response.json(assessment)),
      { decision: "review" } as const,
    );
    expect(decided).toEqual(assessment);
    expectTypeOf(decided).toEqualTypeOf<SuccessBody<"assessPayin"> | { readonly decision: "review" }>();
  });
});
