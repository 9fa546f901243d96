import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations } from "../../generated/operations.ts";
import { cases as allCases } from "./all-cases.ts";
import { readAnswer } from "./answer.ts";
import { type Circumstance, type ContractCase, circumstances, type TargetName, titleOf } from "./case.ts";
import { describeSdk } from "./describe-sdk.ts";
import { errorCode } from "./error-body.ts";
import { check } from "./response-check.ts";
import { runCase } from "./run-case.ts";
import { strayCases } from "./stray.ts";
import { casesOn } from "./targets/cases-on.ts";
import type { Target } from "./targets/target.ts";

/** Milliseconds that a target may take to start, a case to run, a target to end. */
const START_MS = 120_000;
const CASE_MS = 30_000;
const END_MS = 30_000;

/** What a file runs: everything, the cases of every second operation, or the calls of the Node SDK. A person may send 600 requests a minute, and all cases together send more. */
export type Part = "all" | "even operations" | "odd operations" | "SDK";

/** Runs the suite, or a part of it, against one target, which is started once and ended whatever happens. */
export function describeContract(name: TargetName, start: () => Promise<Target>, part: Part = "all"): void {
  const ids = Object.keys(operations).filter((_, index) => part === "all" || part === (index % 2 === 0 ? "even operations" : "odd operations"));
  const cases = (name === "proxy" ? casesOn(name, allCases) : allCases).filter(({ operation }) => ids.includes(operation));
  const casesOf = (circumstance: Circumstance | undefined) => cases.filter(({ given }) => given === circumstance);
  // circumstances come last: a target whose database is away stays so
  describe(`the contract against the ${name}`, { timeout: CASE_MS, shuffle: false }, () => {
    let target: Target | undefined;
    const started = () => {
      if (target === undefined) throw new Error("The target has not started.");
      return target;
    };
    beforeAll(async () => {
      target = await start();
    }, START_MS);
    afterAll(() => target?.end(), END_MS);

    for (const [id, { method, path }] of Object.entries(operations)) {
      if (!ids.includes(id)) continue;
      describe(`${method.toUpperCase()} ${path}`, () => {
        for (const one of casesOf(undefined)) if (one.operation === id) testCase(name, one, started);
      });
    }
    if (part === "all" || part === "SDK") describeSdk(started);
    if (name === "server" && part === "even operations") describeStrays(started);
    for (const circumstance of circumstances) {
      if (casesOf(circumstance).length === 0) continue;
      describe(`with ${circumstance}`, () => {
        for (const one of casesOf(circumstance)) testCase(name, one, started);
      });
    }
  });
}

function testCase(name: TargetName, one: ContractCase, started: () => Target): void {
  const title = titleOf(one);
  const reason = one.except?.[name];
  if (reason === undefined) test(title, () => runCase(started(), one));
  else test.skip(`${title} (not here: ${reason})`, () => {});
}

function describeStrays(started: () => Target): void {
  describe("a request that is no operation's", () => {
    test.each(strayCases)("$promise", async ({ method, path, status, code, headers }) => {
      const { address } = started();
      const answer = await readAnswer(await fetch(new URL(path, address(status)), { method, redirect: "manual" }));
      expect(answer.status).toBe(status);
      expect(errorCode(answer)).toBe(code);
      expect(check.refusal(answer)).toEqual([]);
      for (const [header, value] of Object.entries(headers)) expect(answer.headers.get(header), header).toBe(value);
    });
  });
}
