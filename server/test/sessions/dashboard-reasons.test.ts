// What the dashboard says about a refused session and a service that does not answer: its own sentences, in each language, for every reason of the contract.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { failureOfAnswer } from "../../dashboard/app/api/failure.ts";
import { messagesOf } from "../../dashboard/app/i18n/texts.ts";
import { textLanguages, textsOf } from "../../dashboard/texts.ts";

/** By a path that the compiler does not follow: pages have types of their own (server/dashboard/app/tsconfig.json). */
const ofDashboard = (path: string) => import(new URL(`../../dashboard/app/${path}`, import.meta.url).href);
const { failureSentence, waitOf } = await ofDashboard("parts/failure-sentence.ts");

const document = JSON.parse(readFileSync(new URL("../../../generated/openapi.json", import.meta.url), "utf8"));
const reasons: string[] = document.components.schemas.FailureReason.enum;

const answer = (status: number, reason: string | undefined, retryAfter?: string): Response =>
  Response.json(
    { error: { code: "ASSESS_MAINTENANCE", message: "Retry after the seconds in `Retry-After`.", details: reason === undefined ? {} : { reason } } },
    { status, headers: retryAfter === undefined ? {} : { "Retry-After": retryAfter } },
  );

describe.each(textLanguages)("in %s", (language) => {
  const text = messagesOf(textsOf(language), language);
  test.each(reasons.filter((reason) => reason.startsWith("token_")))("the sign-in page has a sentence for %s", (reason) => {
    expect(Object.keys(text.signIn.refused)).toContain(reason);
  });

  test.each([undefined, ...reasons.filter((reason) => !reason.startsWith("token_")), "of a later version"])(
    "503 for %s is a sentence of the dashboard",
    async (reason) => {
      const sentence = failureSentence(await failureOfAnswer(answer(503, reason)), text);
      expect(sentence).not.toContain("Retry-After");
      expect(Object.values(text.state.unavailable)).toContain(sentence);
    },
  );

  test("only maintenance is called maintenance", () => {
    const { maintenance, ...others } = text.state.unavailable;
    expect(maintenance).toMatch(/maintenance|mantenimiento|manutenção/);
    for (const sentence of Object.values(others)) expect(sentence).not.toMatch(/maintenance|mantenimiento|manutenção/);
  });
});

test.each([
  ["an overload of a second", 503, "1", 5],
  ["a wait that the service names", 503, "30", 30],
  ["a wait that is not given", 503, undefined, 5],
  ["a rate limit", 429, "12", 12],
  ["an error that another attempt does not change", 500, "1", undefined],
])("the page tries again by itself after %s", async (_what, status, retryAfter, seconds) => {
  expect(waitOf(await failureOfAnswer(answer(status, "overload", retryAfter)))).toBe(seconds);
});
