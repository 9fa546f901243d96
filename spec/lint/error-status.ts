// A code travels under its registered status only, and every code that a response names is registered.
import { type Model, navigateProgram, type Program } from "@typespec/compiler";
import { getStatusCodes } from "@typespec/http";
import { errorRegistry } from "../emitter/errors.ts";
import { stateKeys } from "../library/decorators.js";
import type { Rule } from "./index.ts";

export const errorStatus: Rule = (program, report) => {
  const registry = errorRegistry(program);
  navigateProgram(program, {
    model(model: Model) {
      const codes = program.stateMap(stateKeys.responseCodes).get(model) as string[] | undefined;
      if (codes === undefined) return;
      for (const code of codes) {
        const facts = registry[code];
        if (facts === undefined) report(model, `code ${code} is not registered in ErrorCode`);
        else if (facts.status !== statusOf(program, model)) report(model, `code ${code} belongs to status ${facts.status}`);
      }
    },
  });
};

function statusOf(program: Program, model: Model): number | undefined {
  for (const property of model.properties.values()) {
    const [status] = getStatusCodes(program, property);
    if (typeof status === "number") return status;
  }
  return undefined;
}
