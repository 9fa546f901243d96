import { describe, expect, test } from "vitest";
import type { OperationId } from "../../generated/operations.ts";
import type { ContractCase } from "../src/case.ts";
import type { CaseFile } from "../src/case-file.ts";
import type { ContractDocument } from "../src/document.ts";
import { fileGaps } from "../src/file-gaps.ts";

const document: ContractDocument = {
  paths: { "/api/v1/health": { get: { operationId: "readHealth", responses: { 200: {}, 503: {} } } } },
  components: { schemas: {}, headers: {} },
};

const a = (operation: OperationId, status: number, promise = "it answers"): ContractCase => ({ operation, promise, request: {}, expected: { status } });
const file = (name: string, ...cases: ContractCase[]): CaseFile => ({ operation: "readHealth", name, cases });

const fine = file("200", a("readHealth", 200));
const away = file("503", a("readHealth", 503));
const slow = a("readHealth", 200, "it answers slowly");

describe("the files of cases", () => {
  test("are complete when each status has one", () => {
    expect(fileGaps(document, [fine, away])).toEqual([]);
  });

  test("may have parts that the file of their status includes", () => {
    expect(fileGaps(document, [file("200", ...fine.cases, slow), file("200-slow", slow), away])).toEqual([]);
  });

  test.each<[what: string, files: CaseFile[], gap: string]>([
    ["a status without a file", [fine], "readHealth/503.ts is missing"],
    ["a part without the file of its status", [fine, file("503-away", ...away.cases)], "readHealth/503.ts is missing"],
    ["a file of a status that is not documented", [fine, away, file("404", a("readHealth", 404))], "readHealth/404.ts is no documented status of an operation"],
    ["a file of another name", [fine, away, file("effects", slow)], "readHealth/effects.ts is no documented status of an operation"],
    ["a file of no operation", [fine, away, { ...fine, operation: "readWealth" }], "readWealth/200.ts is no documented status of an operation"],
    ["a file without a case", [fine, file("503")], "readHealth/503.ts has no case"],
    ["a case of another status", [fine, file("503", slow)], "readHealth/503.ts has a case of readHealth 200: it answers slowly"],
    ["a case of another operation", [fine, file("503", a("readKey", 503))], "readHealth/503.ts has a case of readKey 503: it answers"],
    ["a part that is not included", [fine, away, file("200-slow", slow)], "readHealth/200-slow.ts is not included by 200.ts"],
  ])("are found wanting for %s", (_, files, gap) => {
    expect(fileGaps(document, files)).toEqual([gap]);
  });
});
