// Everything an integrator can see has a sentence of its own: models, properties, unions, their variants, operations, parameters.
import { getDoc, type Model, type ModelProperty, type Namespace, navigateProgram, type Operation, type Type, type Union } from "@typespec/compiler";
import { isBody, isHeader, isStatusCode } from "@typespec/http";
import type { Rule } from "./index.ts";

export const documented: Rule = (program, report) => {
  const needs = (type: Type & { name?: unknown }, kind: string): void => {
    if (!getDoc(program, type)) report(type, `${kind} ${String(type.name)} needs a doc comment`);
  };
  navigateProgram(program, {
    model(model: Model) {
      if (ours(model.namespace) && model.name !== "" && model.templateMapper === undefined) needs(model, "model");
    },
    modelProperty(property: ModelProperty) {
      if (property.model && ours(property.model.namespace) && !isStatusCode(program, property) && !isBody(program, property))
        needs(property, isHeader(program, property) ? "header" : "property");
    },
    union(union: Union) {
      if (!ours(union.namespace) || union.name === undefined) return;
      needs(union, "union");
      for (const variant of union.variants.values()) needs(variant, "variant");
    },
    operation(operation: Operation) {
      if (ours(operation.interface?.namespace)) needs(operation, "operation");
    },
  });
};

/** Is the namespace part of the published contract? */
export function ours(namespace: Namespace | undefined): boolean {
  for (let space = namespace; space !== undefined; space = space.namespace) if (space.name === "FraudRisk" || space.name === "Operations") return true;
  return false;
}
