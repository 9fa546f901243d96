import { invalid } from "../../of-every-operation/invalid.ts";
import { refusing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { exampleId } from "../../src/later.ts";
import { sample } from "./sample.ts";

const operation = "rotateKey";

/** Overlaps that cannot be. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  refusing(operation, { key: "admin", path: { id: exampleId } })("an overlap of more than a week is refused", { overlap_seconds: 604_801 }, "overlap_seconds"),
];
