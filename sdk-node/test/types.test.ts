// Compiled, not run: tsc fails if one of these promises is broken.
import { describe, expectTypeOf, test } from "vitest";
import type { ErrorCode } from "../../generated/errors.ts";
import {
  ApiError,
  type ApiErrorOf,
  type ApiPromise,
  errorClasses,
  FraudRisk,
  isApiError,
  type ListPromise,
  type RegisteredApiError,
  type Reply,
  type Schemas,
} from "../src/index.ts";
import { payin, secretKey, sessionToken } from "./builders.ts";

const client = new FraudRisk({ apiKey: secretKey });
type Payin = typeof client.assess.payin;

describe("types", () => {
  test("of a method are those of the contract, with withResponse on its promise", () => {
    expectTypeOf<Parameters<Payin>[0]>().toEqualTypeOf<Schemas["PayinAssessRequest"]>();
    expectTypeOf<ReturnType<Payin>>().toEqualTypeOf<ApiPromise<Schemas["AssessmentResult"]>>();
    expectTypeOf<Awaited<ReturnType<Payin>>>().toEqualTypeOf<Schemas["AssessmentResult"]>();
    expectTypeOf<Awaited<ReturnType<ReturnType<Payin>["withResponse"]>>>().toEqualTypeOf<Reply<Schemas["AssessmentResult"]>>();
    expectTypeOf<Awaited<ReturnType<typeof client.discovery.payin>>>().toEqualTypeOf<Schemas["FieldCatalog"]>();
    expectTypeOf<Awaited<ReturnType<typeof client.health.read>>>().toEqualTypeOf<Schemas["Health"]>();
  });

  test("of a created, a listed and a changed resource are those of the contract", () => {
    const { keys, submerchants, submerchantKeys, organization } = client;
    expectTypeOf<ReturnType<typeof keys.create>>().toEqualTypeOf<ApiPromise<Schemas["IssuedKey"]>>();
    expectTypeOf<ReturnType<typeof submerchantKeys.list>>().toEqualTypeOf<ListPromise<Schemas["KeyList"]>>();
    expectTypeOf<ReturnType<typeof submerchants.update>>().toEqualTypeOf<ApiPromise<Schemas["Submerchant"]>>();
    expectTypeOf<Parameters<typeof organization.update>[0]>().toEqualTypeOf<Schemas["OrganizationUpdate"]>();
    expectTypeOf<Parameters<typeof submerchantKeys.revoke>[1]>().toEqualTypeOf<{ key_id: Schemas["Uuid"] }>();
  });

  test("of outcomes, reports and dossiers are those of the contract", () => {
    const { assess, fraud, cases } = client;
    expectTypeOf<Parameters<typeof assess.outcome>[0]>().toEqualTypeOf<Schemas["OutcomeReport"]>();
    expectTypeOf<ReturnType<typeof assess.outcome>>().toEqualTypeOf<ApiPromise<Schemas["OutcomeRecord"]>>();
    expectTypeOf<ReturnType<typeof fraud.report>>().toEqualTypeOf<ApiPromise<Schemas["FraudReportRecord"]>>();
    expectTypeOf<ReturnType<typeof cases.dossier>>().toEqualTypeOf<ApiPromise<Schemas["CaseDossier"]>>();
  });

  test("of files are text or bytes in requests, and a stream in responses", () => {
    const { blocklists } = client;
    expectTypeOf<Parameters<typeof blocklists.import>[0]>().toEqualTypeOf<string | Uint8Array>();
    expectTypeOf<ReturnType<typeof blocklists.import>>().toEqualTypeOf<ApiPromise<Schemas["BlocklistImportResult"]>>();
    expectTypeOf<ReturnType<typeof blocklists.export>>().toEqualTypeOf<ApiPromise<ReadableStream<Uint8Array>>>();
  });

  test("refuse a wrong call", () => {
    const calls = () => [
      client.assess.payin({ ...payin, order_id: "ORD-1" }, { idempotencyKey: "k", timeoutMs: 1, deadlineMs: 1, maxRetries: 0, headers: {} }),
      // @ts-expect-error: amount is required
      client.assess.payin({ amount_unit: "major", currency: "MXN" }),
      // @ts-expect-error: currency is required
      client.assess.payin({ amount_unit: "major", amount: 1 }),
      // @ts-expect-error: amount is a number
      client.assess.payin({ ...payin, amount: "1" }),
      // @ts-expect-error: there is no such field
      client.assess.payin({ ...payin, orderId: "ORD-1" }),
      // @ts-expect-error: there is no such channel
      client.assess.payin({ ...payin, channel: "fax" }),
      // @ts-expect-error: there is no such option
      client.assess.payin(payin, { retries: 1 }),
      // @ts-expect-error: there is no such method
      client.assess.payinn(payin),
      // @ts-expect-error: there is no such resource
      client.assesss,
      // @ts-expect-error: there is no such option
      new FraudRisk({ key: secretKey }),
      new FraudRisk({ sessionToken: () => sessionToken }),
      new FraudRisk({ sessionToken: async () => sessionToken }),
      // @ts-expect-error: a session is a text
      new FraudRisk({ sessionToken: () => undefined }),
      client.keys.list(),
      client.keys.list({ status: "active" }, { timeoutMs: 1 }),
      // @ts-expect-error: there is no such state
      client.keys.list({ status: "lost" }),
      // @ts-expect-error: the key to revoke is required
      client.submerchantKeys.revoke("1"),
      client.fraud.report({ incident_type: "phishing", jurisdiction: "MX", order_id: "ORD-1" }),
      // @ts-expect-error: the country is required
      client.fraud.report({ incident_type: "phishing", order_id: "ORD-1" }),
      // @ts-expect-error: there is no such outcome
      client.assess.outcome({ session_id: "1234", outcome: "chargeback" }),
      // @ts-expect-error: the kind is required
      client.keys.create({ name: "Checkout server" }),
    ];
    expectTypeOf(calls).toBeFunction();
  });

  test("narrow an error by its code", () => {
    const handle = (error: unknown) => {
      if (isApiError(error)) expectTypeOf(error.code).toEqualTypeOf<ErrorCode | null>();
      if (error instanceof ApiError) expectTypeOf(error.code).toEqualTypeOf<ErrorCode | null>();
      if (isApiError(error, "VALIDATION_ERROR")) {
        expectTypeOf(error).toEqualTypeOf<ApiErrorOf<"VALIDATION_ERROR">>();
        expectTypeOf(error.code).toEqualTypeOf<"VALIDATION_ERROR">();
        expectTypeOf(error.details.fields).toEqualTypeOf<Schemas["FieldFailure"][] | undefined>();
      }
      if (error instanceof errorClasses.ASSESS_TIMEOUT) expectTypeOf(error.code).toEqualTypeOf<"ASSESS_TIMEOUT">();
      // @ts-expect-error: there is no such code
      isApiError(error, "VALIDATION_EROR");
      // @ts-expect-error: there is no such class
      errorClasses.VALIDATION_EROR;
    };
    expectTypeOf(handle).toBeFunction();
    expectTypeOf<RegisteredApiError["code"]>().toEqualTypeOf<ErrorCode>();
    expectTypeOf<keyof typeof errorClasses>().toEqualTypeOf<ErrorCode>();
  });
});
