import { type ApiPromise, FraudRisk, isApiError, type OperationId, type SuccessBody } from "@fraud-risk/node";
import { describe, expect, test } from "vitest";
import { samples } from "../cases/index.ts";
import { type Answer, readAnswer } from "./answer.ts";
import { check } from "./response-check.ts";
import { responseViolations } from "./targets/proxy.ts";
import type { Target } from "./targets/target.ts";

/** The method of each operation, called with the operation's sample. A new operation does not compile without one. */
const calls: { readonly [Id in OperationId]: (client: FraudRisk) => ApiPromise<SuccessBody<Id>> } = {
  assessPayin: (client) => client.assess.payin(samples.assessPayin.request.body),
  describePayin: (client) => client.discovery.payin(),
  readHealth: (client) => client.health.read(),
};

/** Calls every operation through the Node SDK, over real HTTP. */
export function describeSdk(started: () => Target): void {
  describe("through the Node SDK", () => {
    test.each(Object.keys(calls) as OperationId[])("%s resolves with the body that the contract describes", async (operation) => {
      const target = started();
      const { client, answers } = recordingClient(target, samples[operation].status);
      const { data, requestId } = await calls[operation](client).withResponse();
      const [answer, ...more] = answers;
      if (answer === undefined || more.length > 0) throw new Error(`${answers.length} requests were sent; one was enough.`);
      expect([...check.operation(operation, answer), ...responseViolations(answer.headers)]).toEqual([]);
      expect(data).toEqual(answer.json);
      expect(requestId).toBe(answer.headers.get("X-Request-Id"));
    });

    test("a refusal rejects with the typed error of its code", async () => {
      const { client, answers } = recordingClient(started(), 400);
      const error: unknown = await client.assess.payin({ ...samples.assessPayin.request.body, amount: -1 }).catch((thrown: unknown) => thrown);
      if (!isApiError(error, "VALIDATION_ERROR")) throw error;
      expect(error.details.fields?.length).toBeGreaterThan(0);
      expect(answers.flatMap((answer) => check.operation("assessPayin", answer))).toEqual([]);
    });
  });
}

function recordingClient(target: Target, status: number) {
  const answers: Answer[] = [];
  const client = new FraudRisk({
    apiKey: target.keys.secret,
    baseUrl: target.address(status),
    maxRetries: 0,
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      answers.push(await readAnswer(response.clone()));
      return response;
    },
  });
  return { client, answers };
}
