import type { ContractCase } from "./case.ts";

/** A file of cases, `operations/<operation>/<status>.ts`, or a part that it includes, `<status>-<story>.ts`. */
export interface CaseFile {
  readonly operation: string;
  /** Its name without `.ts`. */
  readonly name: string;
  readonly cases: readonly ContractCase[];
}

/** Is it the file of a whole status, and not a part? */
export const isWhole = ({ name }: CaseFile): boolean => /^\d{3}$/.test(name);
