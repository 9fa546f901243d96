import type { TestCase } from "../src/case.ts";
import type { AnySample } from "../src/sample.ts";
import { outOfReach } from "./out-of-reach.ts";
import { requestOf, rowOf } from "./row.ts";

/** Errors of a status that are out of reach on the server: the mock shows that they are described. */
export const described = (sample: AnySample, status: number): TestCase[] =>
  outOfReach
    .filter((one) => one.status === status)
    .filter(({ operations, code }) => (operations === "all" ? rowOf(sample).errorCodes.includes(code) : operations.includes(sample.operation)))
    .map(({ code, reason }) => ({
      promise: `${code} is described`,
      request: requestOf(sample),
      expected: { code },
      except: { server: reason, proxy: reason },
    }));
