// What each value of a union of strings means: OpenAPI has no place for it, so it travels as `x-enum-descriptions`, by value.
import { getDoc, navigateProgram, type Program, type Union } from "@typespec/compiler";
import { stringOf } from "./access.ts";
import type { Document } from "./openapi.ts";

/** Adds the sentences of the members to the enums of the document that are named after their union. */
export function describeEnums(program: Program, document: Document): void {
  navigateProgram(program, {
    union(union: Union) {
      const schema = document.components.schemas[union.name ?? ""];
      if (schema?.enum === undefined) return;
      const sentences = [...union.variants.values()].flatMap((variant) => {
        const sentence = getDoc(program, variant);
        return sentence === undefined ? [] : [[stringOf(variant), sentence] as const];
      });
      schema["x-enum-descriptions"] = Object.fromEntries(sentences);
    },
  });
}
