import { afterAll, describe, expect, test } from "vitest";
import { operations } from "../../generated/operations.ts";
import { outOfReach } from "../of-every-operation/out-of-reach.ts";
import { cases } from "../src/all-cases.ts";
import { type TargetName, titleOf } from "../src/case.ts";
import { gaps, staleExcuses } from "../src/completeness.ts";
import { coverageOf, coverageTable } from "../src/coverage.ts";
import { contract, operationsOf } from "../src/document.ts";
import { changed } from "./changed.ts";

describe("the suite", () => {
  afterAll(() => console.log(coverageTable(coverageOf(contract, cases, outOfReach))));

  test("shows every operation, request example and error code of the contract, and every status on each target that can take it", () => {
    expect(gaps(contract, cases, outOfReach)).toEqual([]);
  });

  test("excuses nothing that the contract does not declare", () => {
    expect(staleExcuses(contract, outOfReach)).toEqual([]);
  });

  test("builds its cases on the operations that the document has", () => {
    expect([...operationsOf(contract).keys()].toSorted()).toEqual(Object.keys(operations).toSorted());
  });

  test("has no two cases of one name", () => {
    const titles = cases.map(titleOf);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});

describe("the completeness test", () => {
  test.each<[what: string, path: string[], value: unknown, gap: string]>([
    ["operation", ["paths", "/api/v1/new", "get"], { operationId: "readNew", responses: { 200: {} } }, "readNew has no case"],
    ["success status", ["paths", "/api/v1/assess", "post", "responses", "202"], {}, "assessPayin: no case shows status 202 on mock, server, proxy"],
    ["error code", ["paths", "/api/v1/health", "get", "responses", "400", "x-error-codes", "1"], "DUPLICATE", "readHealth: no case provokes DUPLICATE"],
    [
      "request example",
      ["paths", "/api/v1/assess", "post", "requestBody", "content", "application/json", "examples", "new"],
      { value: { amount: 1, currency: "PEN" } },
      "assessPayin: no case sends the request example new",
    ],
  ])("fails when the contract gets a new %s without a case", (_, path, value, gap) => {
    expect(gaps(changed(contract, path, value), cases, outOfReach)).toEqual([gap]);
  });

  test("fails when an error has an excuse and a case", () => {
    const excuse = { operations: ["assessPayin"], status: 401, code: "UNAUTHORIZED", reason: "none" } as const;
    expect(gaps(contract, cases, [...outOfReach, excuse])).toEqual(["assessPayin: UNAUTHORIZED is listed as out of reach, and a case provokes it"]);
  });

  test("fails when an excuse outlives its error", () => {
    const excuse = { operations: ["readHealth"], status: 409, code: "DUPLICATE", reason: "none" } as const;
    expect(staleExcuses(contract, [...outOfReach, excuse])).toEqual(["DUPLICATE is excused, and not declared"]);
  });

  test.each<[what: string, target: TargetName, status: number, gap: string]>([
    ["that Prism's mock could take", "mock", 429, "readKey: no case shows status 429 on mock"],
    ["that the server could take", "server", 429, "readKey: no case shows status 429 on server"],
    ["that the server behind Prism's proxy could take", "proxy", 413, "createKey: no case shows status 413 on proxy"],
    ["of which only some codes are out of reach", "server", 403, "readKey: no case shows status 403 on server"],
  ])("fails when a declared status has no case %s", (_, target, status, gap) => {
    const [operation] = gap.split(":");
    const fewer = cases.map((one) =>
      one.operation === operation && one.expected.status === status ? { ...one, except: { ...one.except, [target]: "left out" } } : one,
    );
    expect(gaps(contract, fewer, outOfReach)).toContain(gap);
  });

  test("fails when a case expects a status that is not declared", () => {
    const fewer = changed(contract, ["paths", "/api/v1/health", "get", "responses", "429"]);
    expect(gaps(fewer, cases, outOfReach)).toEqual(["readHealth: 429 is not declared: a caller over its rate limit gets the time to retry"]);
  });
});
