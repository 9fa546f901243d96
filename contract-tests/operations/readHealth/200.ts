import { answered } from "../../of-every-operation/answered.ts";
import { timestamp } from "../../shared/shapes.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "readHealth";

/** A service in good health. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "a service that can assess says so",
    request: {},
    expected: {
      status: 200,
      example: "ok",
      body: {
        status: "ok",
        stage: "sandbox",
        timestamp,
        checks: { database: "ok", assess: "ok" },
      },
    },
  },
];
