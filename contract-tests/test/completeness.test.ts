import { describe, expect, test } from "vitest";
import { operations } from "../../generated/operations.ts";
import { ofEveryOperation } from "../of-every-operation/every.ts";
import { outOfReach } from "../of-every-operation/out-of-reach.ts";
import { caseFiles, cases } from "../operations/index.ts";
import { samples } from "../operations/samples.ts";
import { titleOf } from "../src/case.ts";
import { forgotten, gaps, staleExcuses } from "../src/completeness.ts";
import { contract, operationsOf } from "../src/document.ts";
import { fileGaps } from "../src/file-gaps.ts";
import { changed } from "./changed.ts";

describe("the suite", () => {
  test("has one file for each documented status of each operation, with cases of that status only", () => {
    expect(fileGaps(contract, caseFiles)).toEqual([]);
  });

  test("has every case that follows from the operation table", () => {
    expect(forgotten(Object.values(samples).flatMap(ofEveryOperation), cases)).toEqual([]);
  });

  test("shows every operation, request example, status and error code of the contract", () => {
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
    ["success status", ["paths", "/api/v1/assess", "post", "responses", "202"], {}, "assessPayin: no case shows status 202"],
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

  test("fails when a case that follows from the operation table is in no file", () => {
    const wanted = ofEveryOperation(samples.readHealth);
    expect(forgotten(wanted, wanted.slice(1))).toEqual(["readHealth 200: the service answers under the id of this very request"]);
  });
});
