// The write of a batch: decisions as the parameters of the write statement.
import type { Decided } from "./decide.ts";
import { assessWrite } from "./write-batch.sql.ts";
import { parametersOf } from "./write-columns.ts";

/** The write statement with its parameters. */
export function batchWrite(decided: readonly Decided[]): { name: string; text: string; values: (string | Buffer)[] } {
  return { ...assessWrite.statement, values: parametersOf(decided) };
}
