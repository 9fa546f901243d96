import { isDeepStrictEqual } from "node:util";
import type { OutOfReach } from "../of-every-operation/out-of-reach.ts";
import { type ContractCase, titleOf } from "./case.ts";
import { type ContractDocument, type OperationObject, operationsOf, requestExamples } from "./document.ts";

/** What a document promises and no case shows on the server, in words. */
export function gaps(document: ContractDocument, cases: readonly ContractCase[], outOfReach: readonly OutOfReach[]): string[] {
  return [...operationsOf(document)].flatMap(([id, operation]) => {
    const own = cases.filter((one) => one.operation === id);
    if (own.length === 0) return [`${id} has no case`];
    const given = outOfReach.filter(({ operations }) => operations === "all" || (operations as readonly string[]).includes(id));
    return [...exampleGaps(operation, own), ...statusGaps(operation, own, given), ...codeGaps(operation, own, given)].map((gap) => `${id}: ${gap}`);
  });
}

const onServer = ({ except }: ContractCase) => except?.server === undefined;

function exampleGaps(operation: OperationObject, cases: readonly ContractCase[]): string[] {
  return requestExamples(operation).flatMap(([name, body]) =>
    cases.some((one) => onServer(one) && isDeepStrictEqual(one.request.body, body)) ? [] : [`no case sends the request example ${name}`],
  );
}

/** A status that bears error codes is complete when its codes are. */
function statusGaps(operation: OperationObject, cases: readonly ContractCase[], given: readonly OutOfReach[]): string[] {
  return Object.keys(operation.responses).flatMap((status) => {
    const shown = cases.some((one) => onServer(one) && String(one.expected.status) === status);
    return shown || given.some((one) => String(one.status) === status) ? [] : [`no case shows status ${status}`];
  });
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
    return fitting.some(({ except }) => except?.mock === undefined) ? [] : [`no case asks the mock for ${code}`];
  });
}

/** Cases that are wanted, and in no file, by name. */
export function forgotten(wanted: readonly ContractCase[], cases: readonly ContractCase[]): string[] {
  const titles = new Set(cases.map(titleOf));
  return wanted.map(titleOf).filter((title) => !titles.has(title));
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
