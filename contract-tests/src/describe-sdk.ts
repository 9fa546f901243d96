import { type ApiPromise, FraudRisk, isApiError, type OperationId, type SuccessBody } from "@fraud-risk/node";
import { describe, expect, test } from "vitest";
import { samples } from "../cases/index.ts";
import { type Answer, readAnswer } from "./answer.ts";
import { credentialOf, isSession } from "./keys.ts";
import { filledIn } from "./later.ts";
import { check } from "./response-check.ts";
import { takeSteps } from "./run-case.ts";
import type { Sample } from "./sample.ts";
import { responseViolations } from "./targets/proxy.ts";
import type { Target } from "./targets/target.ts";

/** The identifiers of a sample's request, once they are known. */
interface Identifiers {
  readonly id: string;
  readonly key_id: string;
}

/** The method of each operation, called with the operation's sample. A new operation does not compile without one. */
const calls: { readonly [Id in OperationId]: (client: FraudRisk, identifiers: Identifiers) => ApiPromise<SuccessBody<Id>> } = {
  assessPayin: ({ assess }) => assess.payin(samples.assessPayin.request.body),
  describePayin: ({ discovery }) => discovery.payin(),
  listKeys: ({ keys }) => keys.list(),
  createKey: ({ keys }) => keys.create(samples.createKey.request.body),
  readKey: ({ keys }, { id }) => keys.read(id),
  revokeKey: ({ keys }, { id }) => keys.revoke(id),
  rotateKey: ({ keys }, { id }) => keys.rotate(id, samples.rotateKey.request.body),
  listSubmerchants: ({ submerchants }) => submerchants.list({ status: "active", limit: 10 }),
  createSubmerchant: ({ submerchants }) => submerchants.create(samples.createSubmerchant.request.body),
  readSubmerchant: ({ submerchants }, { id }) => submerchants.read(id),
  updateSubmerchant: ({ submerchants }, { id }) => submerchants.update(id, samples.updateSubmerchant.request.body),
  deactivateSubmerchant: ({ submerchants }, { id }) => submerchants.deactivate(id),
  listSubmerchantKeys: ({ submerchantKeys }, { id }) => submerchantKeys.list(id),
  createSubmerchantKey: ({ submerchantKeys }, { id }) => submerchantKeys.create(id, samples.createSubmerchantKey.request.body),
  revokeSubmerchantKey: ({ submerchantKeys }, { id, key_id }) => submerchantKeys.revoke(id, { key_id }),
  readOrganization: ({ organization }) => organization.read(),
  updateOrganization: ({ organization }) => organization.update(samples.updateOrganization.request.body),
  listAuditLog: ({ auditLog }) => auditLog.list({ resource_type: "key", from: "2020-01-01T00:00:00Z" }),
  readHealth: ({ health }) => health.read(),
};

/** Calls every operation through the Node SDK, over real HTTP. */
export function describeSdk(started: () => Target): void {
  describe("through the Node SDK", () => {
    test.each(Object.keys(calls) as OperationId[])("%s resolves with the body that the contract describes", async (operation) => {
      const target = started();
      const sample: Sample<OperationId, unknown> = samples[operation];
      const find = await takeSteps(target, sample.before, operation, sample);
      const { key, path, query } = filledIn(sample.request, find);
      const { client, answers } = recordingClient(target, key, sample.status);
      const { data, requestId } = await calls[operation](client, { id: path?.id ?? "", key_id: query?.key_id ?? "" }).withResponse();
      const [answer, ...more] = answers;
      if (answer === undefined || more.length > 0) throw new Error(`${answers.length} requests were sent; one was enough.`);
      expect([...check.operation(operation, answer), ...responseViolations(answer.headers)]).toEqual([]);
      expect(data).toEqual(answer.json);
      expect(requestId).toBe(answer.headers.get("X-Request-Id"));
    });

    test("a refusal rejects with the typed error of its code", async () => {
      const { client, answers } = recordingClient(started(), "secret", 400);
      const error: unknown = await client.assess.payin({ ...samples.assessPayin.request.body, amount: -1 }).catch((thrown: unknown) => thrown);
      if (!isApiError(error, "VALIDATION_ERROR")) throw error;
      expect(error.details.fields?.length).toBeGreaterThan(0);
      expect(answers.flatMap((answer) => check.operation("assessPayin", answer))).toEqual([]);
    });
  });
}

function recordingClient(target: Target, key: string | undefined, status: number) {
  const answers: Answer[] = [];
  const credential = key === undefined ? undefined : credentialOf(target.keys, key);
  const client = new FraudRisk({
    ...(credential !== undefined && isSession(credential) ? { sessionToken: credential } : { apiKey: credential }),
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
