import { invalid } from "../../of-every-operation/invalid.ts";
import { failing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "importBlocklist";

/** Files that are none of entries: nothing of them is stored. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  ...(
    [
      ["an unknown column is named", "list_type,value,colour\ncustomer_id,x,red\n", "colour"],
      ["a column that stands there twice is named", "list_type,value,value\ncustomer_id,x,y\n", "value"],
      ["a column that is missing is named", "list_type,reason\ncustomer_id,x\n", "value"],
      ["a file of blank lines is refused", "\n\n", "body"],
      ["a file with semicolons is refused", "list_type;value\ncustomer_id;x\n", "list_type;value"],
    ] as const
  ).map(([promise, body, path]): ContractCase => ({ operation, promise, request: { key: "analyst", body }, expected: failing(path) })),
];
