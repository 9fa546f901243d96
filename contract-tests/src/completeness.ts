import { isDeepStrictEqual } from "node:util";
import type { OutOfReach } from "../of-every-operation/out-of-reach.ts";
import type { ContractCase } from "./case.ts";
import { type Coverage, coverageOf, uncovered } from "./coverage.ts";
import { type ContractDocument, type OperationObject, operationsOf, requestExamples } from "./document.ts";

/** What a document promises and no case shows on a target that can take one, in words. */
export function gaps(document: ContractDocument, cases: readonly ContractCase[], outOfReach: readonly OutOfReach[]): string[] {
  const coverage = coverageOf(document, cases, outOfReach);
  return [...operationsOf(document)].flatMap(([id, operation]) => {
    const own = cases.filter((one) => one.operation === id);
    if (own.length === 0) return [`${id} has no case`];
    const given = outOfReach
      .filter(({ on }) => on?.includes("server") ?? true)
      .filter(({ operations }) => operations === "all" || (operations as readonly string[]).includes(id));
    const statuses = coverage.filter((one) => one.operation === id);
    return [...exampleGaps(operation, own), ...statusGaps(statuses), ...undeclared(operation, own), ...codeGaps(operation, own, given)].map(
      (gap) => `${id}: ${gap}`,
    );
  });
}

const onServer = ({ except }: ContractCase) => except?.server === undefined;

function exampleGaps(operation: OperationObject, cases: readonly ContractCase[]): string[] {
  return requestExamples(operation).flatMap(([name, body]) =>
    cases.some((one) => onServer(one) && isDeepStrictEqual(one.request.body, body)) ? [] : [`no case sends the request example ${name}`],
  );
}

function statusGaps(coverage: readonly Coverage[]): string[] {
  return coverage.filter((one) => uncovered(one).length > 0).map((one) => `no case shows status ${one.status} on ${uncovered(one).join(", ")}`);
}

function undeclared({ responses }: OperationObject, cases: readonly ContractCase[]): string[] {
  return cases
    .filter(({ expected }) => responses[expected.status] === undefined)
    .map(({ expected, promise }) => `${expected.status} is not declared: ${promise}`);
}

function codeGaps(operation: OperationObject, cases: readonly ContractCase[], given: readonly OutOfReach[]): string[] {
  const declared = Object.entries(operation.responses).flatMap(([status, response]) =>
    (response["x-error-codes"] ?? []).map((code) => ({ status: Number(status), code })),
  );
  return declared.flatMap(({ status, code }) => {
    const fitting = cases.filter(({ expected }) => expected.status === status && expected.code === code);
    const provoked = fitting.some(onServer);
    const excused = given.some((one) => one.status === status && one.code === code);
    if (provoked && excused) return [`${code} is listed as out of reach, and a case provokes it`];
    if (!provoked && !excused) return [`no case provokes ${code}`];
    return fitting.some(({ except }) => except?.mock === undefined) ? [] : [`no case requests from the mock ${code}`];
  });
}

/** Entries that excuse what no document declares, or what no longer needs an excuse. */
export function staleExcuses(document: ContractDocument, outOfReach: readonly OutOfReach[]): string[] {
  const declared = [...operationsOf(document)].flatMap(([id, { responses }]) =>
    Object.entries(responses).flatMap(([status, response]) => (response["x-error-codes"] ?? []).map((code) => `${id} ${status} ${code}`)),
  );
  const ids = [...operationsOf(document).keys()];
  return outOfReach.flatMap(({ operations, status, code }) => {
    const wanted = operations === "all" ? ids : operations;
    const found = wanted.filter((id) => declared.includes(`${id} ${status} ${code}`));
    const enough = operations === "all" ? found.length > 0 : found.length === wanted.length;
    return enough ? [] : [`${code} is excused, and not declared`];
  });
}
