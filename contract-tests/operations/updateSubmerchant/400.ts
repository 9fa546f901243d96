import { invalid } from "../../of-every-operation/invalid.ts";
import { refusing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { exampleId } from "../../src/later.ts";
import { sample } from "./sample.ts";

const operation = "updateSubmerchant";

/** Changes that cannot be. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  refusing(operation, { key: "pspSecret", path: { id: exampleId } })("a name that is cleared is refused: a submerchant has one", { name: null }, "name"),
];
