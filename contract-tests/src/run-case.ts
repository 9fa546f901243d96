import { expect } from "vitest";
import type { OperationId } from "../../generated/operations.ts";
import type { Answer } from "./answer.ts";
import type { CaseRequest, ContractCase } from "./case.ts";
import { send, writeRequest } from "./request.ts";
import { check, errorCode } from "./response-check.ts";
import { responseViolations } from "./targets/proxy.ts";
import type { Target } from "./targets/target.ts";

/** Runs a case against a started target; fails unless every promise is kept. */
export async function runCase(target: Target, one: ContractCase): Promise<void> {
  const { operation, request, given, before = [] } = one;
  if (given !== undefined) await target.arrange(given, one);
  if (!target.scripted) for (const first of before) expectDescribed(first.operation ?? operation, await ask(target, one, first));
  const answer = await ask(target, one, request);
  expectKept(target, one, answer);
}

function ask(target: Target, one: ContractCase, request: CaseRequest & { readonly operation?: OperationId }): Promise<Answer> {
  const { status, code, example = code } = one.expected;
  const preferred = `code=${status}${example === undefined ? "" : `, example=${example}`}`;
  const wire = writeRequest(target.address(status), target.keys, request.operation ?? one.operation, request);
  return send(wire, target.scripted ? { Prefer: preferred } : {});
}

function expectKept(target: Target, { operation, expected }: ContractCase, answer: Answer): void {
  expect(answer.status, answer.text).toBe(expected.status);
  if (expected.code !== undefined) expect(errorCode(answer)).toBe(expected.code);
  expectDescribed(operation, answer);
  if (target.scripted) return;
  for (const [header, pattern] of Object.entries(expected.headers ?? {})) {
    if (pattern === null) expect(answer.headers.get(header), header).toBeNull();
    else expect(answer.headers.get(header), header).toMatch(pattern);
  }
  if (expected.body !== undefined) expect(answer.json).toMatchObject(expected.body);
}

function expectDescribed(operation: OperationId, answer: Answer): void {
  const violations = [...check.operation(operation, answer), ...responseViolations(answer.headers)];
  if (violations.length > 0) throw new Error(violations.join("\n"));
}
