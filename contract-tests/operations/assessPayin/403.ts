import { forbidden } from "../../of-every-operation/forbidden.ts";
import { makeKey } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { payinBy, sample } from "./sample.ts";

const operation = "assessPayin";

/** Keys in a place that they are not for. */
export const cases: readonly ContractCase[] = [
  ...forbidden(sample),
  {
    operation,
    promise: "a publishable key that is limited to origins is refused from another one",
    before: [makeKey("made", { type: "publishable", allowed_origins: ["https://shop.example"] })],
    request: payinBy("{made.key}", {}, { Origin: "https://evil.example" }),
    expected: { status: 403, code: "FORBIDDEN" },
  },
];
