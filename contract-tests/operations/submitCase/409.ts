import { into, shutFrom, states } from "../../shared/case-way.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "submitCase";

/** Cases that are not in review. */
export const cases: readonly ContractCase[] = [
  ...states
    .filter((from) => from !== "en_revision")
    .map(
      (from): ContractCase => ({
        operation,
        promise: `a case that is ${from} is not handed over`,
        before: into[from],
        request: sample.request,
        expected: shutFrom(from),
      }),
    ),
];
