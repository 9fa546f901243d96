import { into, shutFrom, states } from "../../shared/case-way.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "acknowledgeCase";

/** Cases that were not handed over. */
export const cases: readonly ContractCase[] = [
  ...states
    .filter((from) => from !== "enviado")
    .flatMap((from) =>
      [true, false].map(
        (accepted): ContractCase => ({
          operation,
          promise: `a case that is ${from} has no answer that it could be ${accepted ? "accepted" : "refused"} by`,
          before: into[from],
          request: { ...sample.request, body: { accepted } },
          expected: shutFrom(from),
        }),
      ),
    ),
];
