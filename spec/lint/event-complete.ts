// An event says what triggers it, by operations that there are.
import { getAllHttpServices } from "@typespec/http";
import { getOperationId } from "@typespec/openapi";
import { stateKeys } from "../library/decorators.js";
import type { Rule } from "./index.ts";

export const eventComplete: Rule = (program, report) => {
  const [services] = getAllHttpServices(program);
  const known = new Set(services.flatMap((service) => service.operations).map(({ operation }) => getOperationId(program, operation)));
  const causes = program.stateMap(stateKeys.causes);
  for (const [model, { type }] of program.stateMap(stateKeys.events)) {
    const cause: { readonly operations: readonly string[] } | undefined = causes.get(model);
    if (cause === undefined) report(model, `event ${type} needs @cause`);
    for (const id of cause?.operations ?? []) if (!known.has(id)) report(model, `${id}, a cause of the event ${type}, is no operation`);
  }
};
