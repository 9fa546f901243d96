// One spelling: snake_case on the wire, PascalCase for types, camelCase for operations.
import { type Model, type ModelProperty, navigateProgram, type Operation } from "@typespec/compiler";
import { isHeader } from "@typespec/http";
import { getOperationId } from "@typespec/openapi";
import { ours } from "./documented.ts";
import type { Rule } from "./index.ts";

export const naming: Rule = (program, report) => {
  navigateProgram(program, {
    model(model: Model) {
      if (ours(model.namespace) && model.name !== "" && !/^[A-Z][A-Za-z0-9]*$/.test(model.name)) report(model, `model ${model.name} must be PascalCase`);
    },
    modelProperty(property: ModelProperty) {
      if (!property.model || !ours(property.model.namespace) || isHeader(program, property)) return;
      if (!/^[a-z][a-z0-9_]*$/.test(property.name)) report(property, `property ${property.name} must be snake_case`);
    },
    operation(operation: Operation) {
      const id = getOperationId(program, operation);
      if (id !== undefined && !/^[a-z][A-Za-z0-9]*$/.test(id)) report(operation, `operation id ${id} must be camelCase`);
    },
  });
};
