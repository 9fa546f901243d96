// House rules of the specification, as a linter library of TypeSpec: `tspconfig.yaml` enables it, so that editors show its findings too. Each rule is a file.
import { createRule, createTypeSpecLibrary, type DiagnosticTarget, defineLinter, type Program, paramMessage } from "@typespec/compiler";
import { documented } from "./documented.ts";
import { errorStatus } from "./error-status.ts";
import { eventComplete } from "./event-complete.ts";
import { lineSeparators } from "./line-separators.ts";
import { meaningful } from "./meaningful.ts";
import { naming } from "./naming.ts";
import { operationComplete } from "./operation-complete.ts";
import { permissionHolders } from "./permission-holders.ts";

/** Reports one finding of a rule. */
export type Report = (target: DiagnosticTarget, message: string) => void;

/** A house rule: walks the program and reports. */
export type Rule = (program: Program, report: Report) => void;

const rules: Readonly<Record<string, readonly [description: string, rule: Rule]>> = {
  documented: ["Everything that an integrator can see has a sentence of its own.", documented],
  "line-separators": ["No pattern names a line separator.", lineSeparators],
  meaningful: ["A sentence says more than the name does.", meaningful],
  naming: ["snake_case on the wire, PascalCase for types, camelCase for operations.", naming],
  "operation-complete": ["An operation says who may call it, what SDKs call it, and shows an example.", operationComplete],
  "event-complete": ["An event says what triggers it.", eventComplete],
  "error-status": ["A code travels under its registered status only.", errorStatus],
  "permission-holders": ["Every permission names who can hold it.", permissionHolders],
};

/** The library that the compiler loads. */
export const $lib = createTypeSpecLibrary({ name: "@fraud-risk/spec", diagnostics: {} });

/** Its rules. Findings are warnings for the compiler; `npm run generate` and CI fail on any (program.ts). */
export const $linter = defineLinter({
  rules: Object.entries(rules).map(([name, [description, rule]]) =>
    createRule({
      name,
      severity: "warning",
      description,
      messages: { default: paramMessage`${"finding"}` },
      create: ({ program, reportDiagnostic }) => ({
        root: () => rule(program, (target, finding) => reportDiagnostic({ target, format: { finding } })),
      }),
    }),
  ),
});
