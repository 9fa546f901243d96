import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { OperationId } from "../../generated/operations.ts";
import type { Answer } from "./answer.ts";
import type { CaseRequest, ContractCase, Step } from "./case.ts";
import { errorCode, failureOf } from "./error-body.ts";
import { type Find, filledIn, findExample, findIn } from "./later.ts";
import { send, writeRequest } from "./request.ts";
import { check } from "./response-check.ts";
import { responseViolations } from "./targets/proxy.ts";
import type { Target } from "./targets/target.ts";

type Expected = ContractCase["expected"];

/** Runs a case against a started target; fails unless the answer fulfils every promise. */
export async function runCase(target: Target, one: ContractCase): Promise<void> {
  const { operation, request, expected, given, before } = one;
  if (given !== undefined) await target.arrange(given, one);
  const find = await takeSteps(target, before, operation, expected);
  const answer = await sendCase(target, operation, filledIn(request, find), expected);
  expectFulfilled(target, operation, expected, find, answer);
}

/** Sends the steps of a case, each of which has to get the answer that it is there for; gives what is known then. */
export async function takeSteps(target: Target, steps: readonly Step[] = [], operation: OperationId, expected: Pick<Expected, "status">): Promise<Find> {
  if (target.scripted) return findExample;
  const known: Record<string, unknown> = { sandbox: target.sandbox, unique: `u${randomUUID().replaceAll("-", "")}` };
  for (const { as, status, operation: own = operation, ...request } of steps) {
    const answer = await sendCase(target, own, filledIn(request, findIn(known)), expected);
    expectDescribed(own, answer);
    // A case whose ground is missing would show something else, or nothing.
    if (status === undefined ? answer.status >= 300 : answer.status !== status) throw new Error(`The step ${own} got ${answer.status}: ${answer.text}`);
    if (as !== undefined) known[as] = { ...(answer.json as object), headers: Object.fromEntries(answer.headers) };
  }
  return findIn(known);
}

function sendCase(target: Target, operation: OperationId, request: CaseRequest, { status, code, example = code }: Expected): Promise<Answer> {
  const preferred = `code=${status}${example === undefined ? "" : `, example=${example}`}`;
  return send(writeRequest(target.address(status), target.keys, operation, request), target.scripted ? { Prefer: preferred } : {});
}

function expectFulfilled(target: Target, operation: OperationId, expected: Expected, find: Find, answer: Answer): void {
  expect(answer.status, answer.text).toBe(expected.status);
  if (expected.code !== undefined) expect(errorCode(answer, operation)).toBe(expected.code);
  expectDescribed(operation, answer);
  if (target.scripted) return;
  for (const [header, pattern] of Object.entries(expected.headers ?? {})) {
    if (pattern === null) expect(answer.headers.get(header), header).toBeNull();
    else expect(answer.headers.get(header), header).toMatch(pattern);
  }
  if (expected.details !== undefined) expect(failureOf(answer, operation).details).toMatchObject(filledIn(expected.details, find));
  if (expected.lines !== undefined) {
    const lines = answer.text.split("\n");
    for (const [index, line] of expected.lines.entries()) expect(lines[index]).toMatch(filledIn(line, find));
  }
  if (expected.body !== undefined) expect(answer.json).toMatchObject(filledIn(expected.body, find));
}

function expectDescribed(operation: OperationId, answer: Answer): void {
  const violations = [...check.operation(operation, answer), ...responseViolations(answer.headers)];
  if (violations.length > 0) throw new Error(violations.join("\n"));
}
