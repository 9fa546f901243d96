import { type OperationId, operations } from "../../generated/operations.ts";
import { genericCases } from "../of-every-operation/every.ts";
import { operationFiles } from "../operations/index.ts";
import type { ContractCase, TestCase } from "./case.ts";
import type { AnySample } from "./sample.ts";

/** What `casesOf` needs of an operation's file. */
interface AnyFile {
  readonly sample: AnySample;
  readonly cases?: Readonly<Record<number, readonly TestCase[] | undefined>>;
}

/** The cases of an operation, by status: those of every operation first, then its own. */
export function casesOf({ sample, cases: own = {} }: AnyFile): ContractCase[] {
  const generic = genericCases(sample);
  const statuses = new Set([...generic.keys(), ...Object.keys(own).map(Number)]);
  return [...statuses]
    .toSorted((one, other) => one - other)
    .flatMap((status) => [...(generic.get(status) ?? []), ...(own[status] ?? [])].map((one) => placed(one, sample.operation, status)));
}

const placed = (one: TestCase, operation: OperationId, status: number): ContractCase => ({ ...one, operation, expected: { ...one.expected, status } });

/** Every case of the suite, in the order of the operation table. */
export const cases: readonly ContractCase[] = (Object.keys(operations) as OperationId[]).flatMap((id) => casesOf(operationFiles[id]));
