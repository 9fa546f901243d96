// Compiled, not run: tsc fails if the tables, the methods and the middleware do not fit openapi-fetch and the contract's `paths`.
import type { Client, ClientOptions, FetchResponse, Middleware, RequestBodyOption } from "openapi-fetch";
import { describe, expectTypeOf, test } from "vitest";
import type { OperationId } from "../../generated/operations.ts";
import type { browserOperations, sdkOperations } from "../../generated/sdk-facts.ts";
import type { RequestBody, SuccessBody } from "../../generated/sdk-resources.ts";
import type { operations, paths } from "../../generated/types.ts";
import * as browser from "../../sdk-browser/src/index.ts";
import { fraudRiskMiddleware, retryingFetch } from "../src/index.ts";

type Table = typeof sdkOperations;

/** Names of a table whose method and path are not those of the operation in `paths`. */
type Misplaced<Operations extends { readonly [Id in keyof Operations]: { readonly method: string; readonly path: string } }> = {
  [Id in keyof Operations & OperationId]: Operations[Id]["path"] extends keyof paths
    ? Operations[Id]["method"] extends keyof paths[Operations[Id]["path"]]
      ? paths[Operations[Id]["path"]][Operations[Id]["method"]] extends operations[Id]
        ? never
        : Id
      : Id
    : Id;
}[keyof Operations & OperationId];

/** The operation of `paths` that a name stands for. */
type Placed<Id extends keyof Table> = paths[Table[Id]["path"]][Table[Id]["method"] & keyof paths[Table[Id]["path"]]];

/** What openapi-fetch makes of an operation's JSON. */
type Parsed<Id extends keyof Table> =
  Placed<Id> extends infer Operation extends Record<string, unknown> ? NonNullable<FetchResponse<Operation, object, "application/json">["data"]> : never;

/** What openapi-fetch takes as an operation's body. */
type Sent<Id extends keyof Table> = RequestBodyOption<Placed<Id>>["body"];

describe("types", () => {
  test("of the tables are those of paths: every operation is where the contract has it", () => {
    expectTypeOf<Misplaced<Table>>().toEqualTypeOf<never>();
    expectTypeOf<Misplaced<typeof browserOperations>>().toEqualTypeOf<never>();
    expectTypeOf<keyof Table>().toEqualTypeOf<OperationId>();
  });

  test("of a method are those that openapi-fetch derives from paths", () => {
    expectTypeOf<SuccessBody<"assessPayin">>().toEqualTypeOf<Parsed<"assessPayin">>();
    expectTypeOf<SuccessBody<"describePayin">>().toEqualTypeOf<Parsed<"describePayin">>();
    expectTypeOf<SuccessBody<"listKeys">>().toEqualTypeOf<Parsed<"listKeys">>();
    expectTypeOf<SuccessBody<"createKey">>().toEqualTypeOf<Parsed<"createKey">>();
    expectTypeOf<SuccessBody<"submitCase">>().toEqualTypeOf<Parsed<"submitCase">>();
    expectTypeOf<RequestBody<"assessPayin">>().toExtend<Sent<"assessPayin">>();
    expectTypeOf<Sent<"assessPayin">>().toExtend<RequestBody<"assessPayin">>();
    expectTypeOf<RequestBody<"createKey">>().toExtend<Sent<"createKey">>();
    expectTypeOf<Sent<"createKey">>().toExtend<RequestBody<"createKey">>();
    expectTypeOf<RequestBody<"createBlocklistEntry">>().toExtend<Sent<"createBlocklistEntry">>();
    expectTypeOf<Sent<"createBlocklistEntry">>().toExtend<RequestBody<"createBlocklistEntry">>();
  });

  test("of our middleware and fetch are those that any openapi-fetch client takes", () => {
    expectTypeOf(fraudRiskMiddleware).returns.toExtend<Middleware[]>();
    expectTypeOf(browser.fraudRiskMiddleware).returns.toExtend<Middleware[]>();
    expectTypeOf(retryingFetch).returns.toExtend<NonNullable<ClientOptions["fetch"]>>();
    expectTypeOf(browser.retryingFetch).returns.toExtend<NonNullable<ClientOptions["fetch"]>>();
    const use = (client: Client<paths>) => client.use(...fraudRiskMiddleware(), ...browser.fraudRiskMiddleware({ publishableKey: "svc_pub_" }));
    expectTypeOf(use).toBeFunction();
  });

  test("refuse a credential that the package does not take", () => {
    const calls = () => [
      // @ts-expect-error: there is no such option
      fraudRiskMiddleware({ publishableKey: "svc_pub_" }),
      // @ts-expect-error: the key is required
      browser.fraudRiskMiddleware({}),
      // @ts-expect-error: pages have no secret keys
      browser.fraudRiskMiddleware({ apiKey: "svc_sk_" }),
      // @ts-expect-error: there is no such option
      retryingFetch({ retries: 1 }),
    ];
    expectTypeOf(calls).toBeFunction();
  });
});
