// House rules of the specification. Each rule is a file; a finding names file and line like a compile error.
import type { Diagnostic, DiagnosticTarget, Program } from "@typespec/compiler";
import { assertClean } from "../emitter/program.ts";
import { documented } from "./documented.ts";
import { errorStatus } from "./error-status.ts";
import { lineSeparators } from "./line-separators.ts";
import { meaningful } from "./meaningful.ts";
import { naming } from "./naming.ts";
import { operationComplete } from "./operation-complete.ts";
import { permissionHolders } from "./permission-holders.ts";

/** Reports one finding of a rule. */
export type Report = (target: DiagnosticTarget, message: string) => void;

/** A house rule: walks the program and reports. */
export type Rule = (program: Program, report: Report) => void;

const rules: Record<string, Rule> = {
  documented,
  "line-separators": lineSeparators,
  meaningful,
  naming,
  "operation-complete": operationComplete,
  "error-status": errorStatus,
  "permission-holders": permissionHolders,
};

/** Runs every rule. Throws SpecificationError with all findings. */
export function lint(program: Program): void {
  const findings: Diagnostic[] = [];
  for (const [name, rule] of Object.entries(rules)) {
    rule(program, (target, message) => findings.push({ code: `house/${name}`, severity: "error", message, target }));
  }
  assertClean(findings);
}
