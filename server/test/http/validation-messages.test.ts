// Validation says what is expected in the field's terms, and the Node SDK reports the same words.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FraudRisk, UsageError } from "../../../sdk-node/src/index.ts";
import { fieldMessage, mostSpecific } from "../../src/platform/errors/validation-messages.ts";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
let client: FraudRisk;
/** A key under which every value that breaks the contract is refused. */
let strict: string;
beforeAll(async () => {
  service = await startService();
  const made = await call(`${service.url}/api/v1/keys`, {
    key: await service.token("admin"),
    body: { type: "secret", name: "Strict", strict_validation: true },
  });
  strict = made.body.key;
  client = new FraudRisk({ apiKey: strict, baseUrl: service.url });
});
afterAll(() => service.close());

interface Failure {
  readonly path: string;
  readonly message: string;
}

const fieldsOf = (details: unknown): readonly Failure[] => (details as { fields: readonly Failure[] }).fields;

describe.each([
  ["currency", "currency", payin({ currency: "pesos" }), 'must be an ISO 4217 currency code such as "MXN"'],
  ["currency that does not exist", "currency", payin({ currency: "XYZ" }), 'must be an ISO 4217 currency code such as "MXN"'],
  ["decimals", "amount", payin({ amount: 10.005 }), "must have at most 2 decimals in MXN"],
  ["amount as a text", "amount", payin({ amount: "10" }), "must be a number"],
  ["negative amount", "amount", payin({ amount: -1 }), "must be at least 0"],
  ["country", "billing_address.country", payin({ billing_address: { country: "Atlantis" } }), 'must be an ISO 3166-1 alpha-2 code such as "MX"'],
  [
    "last four digits",
    "payment_method.card.last4",
    payin({ payment_method: { type: "card", card: { last4: "12" } } }),
    "must be the last 4 digits of the card number",
  ],
  ["payment method", "payment_method.type", payin({ payment_method: { type: "cash?" } }), /^must be one of card, .*/],
  ["long reference", "order_id", payin({ order_id: "x".repeat(256) }), "must have at most 255 characters"],
  ["missing amount", "amount", { currency: "MXN" }, "is required"],
])("a wrong %s", (_, path, body, expected) => {
  test("is answered in the field's terms, and the SDK's error holds the same message", async () => {
    const answer = await call(`${service.url}/api/v1/assess`, { key: strict, body });
    const message = expect.stringMatching(expected);
    const failures = fieldsOf(answer.body.error.details);
    expect(failures).toContainEqual({ path, message: typeof expected === "string" ? expected : message });
    const error: unknown = await client.assess.payin(body as never).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "ValidationError", details: { fields: failures } });
  });
});

describe("what the SDK checks before it sends a request", () => {
  test("has the server's message for an idempotency key", async () => {
    const key = "cl\u00e9";
    const { body } = await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin(), headers: { "Idempotency-Key": key } });
    const [failure] = fieldsOf(body.error.details);
    const error: unknown = await client.assess.payin(payin() as never, { idempotencyKey: key }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UsageError);
    expect(failure?.path).toBe("header.Idempotency-Key");
    expect((error as UsageError).message).toBe(`idempotencyKey ${failure?.message}.`);
  });

  test("has the server's message for an identifier in a path", async () => {
    const { body } = await call(`${service.url}/api/v1/merchant/explainability/no-uuid`, { key: await service.token("admin") });
    const [failure] = fieldsOf(body.error.details ?? body.details);
    const error: unknown = await client.assessments.explain("").catch((thrown: unknown) => thrown);
    expect((error as UsageError).message).toBe(`session_id ${failure?.message}.`);
  });
});

test("a pattern that describes the value replaces a limit of its length; one that only excludes characters does not", () => {
  const length = "must NOT have more than 2 characters";
  expect(mostSpecific([length, 'must match pattern "^[A-Z]{2}$"'])).toBe('must match pattern "^[A-Z]{2}$"');
  expect(mostSpecific([length, 'must match pattern "^[^\\u0000]+$"'])).toBe(length);
  expect(mostSpecific(["must be number", 'must match pattern "^[A-Z]{2}$"'])).toBe("must be number");
});

test.each([
  ["must be string,null", "must be a string or null"],
  ["must be boolean", "must be true or false"],
  ["must NOT have more than 50 properties", "must have at most 50 properties"],
  ["must NOT have fewer than 2 items", "must have at least 2 items"],
  ["must NOT have duplicate items (items ## 1 and 0 are identical)", "must not contain duplicates"],
  ["must be <= 100", "must be at most 100"],
  ['must match pattern "^unknown$"', 'must match pattern "^unknown$"'],
])("the validator's %j reads %j", (finding, message) => {
  expect(fieldMessage("field", finding)).toBe(message);
});
