import { readdirSync } from "node:fs";
import { operations } from "../../generated/operations.ts";
import type { ContractCase } from "../src/case.ts";
import { type CaseFile, isWhole } from "../src/case-file.ts";

/** Every file in the folders of the operations, beside their samples. */
export const caseFiles: readonly CaseFile[] = await Promise.all(
  readdirSync(new URL(".", import.meta.url), { recursive: true, encoding: "utf8" })
    .toSorted()
    .flatMap((path) => {
      const [, operation, name] = /^(\w+)\/(.+)\.ts$/.exec(path) ?? [];
      return operation === undefined || name === undefined || name === "sample" ? [] : [read(operation, name)];
    }),
);

async function read(operation: string, name: string): Promise<CaseFile> {
  const { cases = [] }: { readonly cases?: readonly ContractCase[] } = await import(new URL(`${operation}/${name}.ts`, import.meta.url).href);
  return { operation, name, cases };
}

const order = Object.keys(operations);

/** Every case of the suite, in the order of the operation table. */
export const cases: readonly ContractCase[] = caseFiles
  .filter(isWhole)
  .toSorted((one, other) => order.indexOf(one.operation) - order.indexOf(other.operation))
  .flatMap((file) => file.cases);
