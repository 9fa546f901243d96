// What is said of each value of a union of strings: OpenAPI has no place for it, so it travels as `x-enum-descriptions` (its sentence) and `x-enum-facts` (what a
// decorator says of it), by value.
import { getDoc, navigateProgram, type Program, type Union } from "@typespec/compiler";
import { stateKeys } from "../library/decorators.js";
import { stringOf } from "./access.ts";
import type { Document, Json } from "./openapi.ts";
import { SpecificationError } from "./program.ts";

/** Adds what is said of the members to the enums of the document that are named after their union. */
export function describeEnums(program: Program, document: Document): void {
  const known: Map<unknown, Json> = program.stateMap(stateKeys.variantFacts);
  navigateProgram(program, {
    union(union: Union) {
      const schema = document.components.schemas[union.name ?? ""];
      if (schema?.enum === undefined) return;
      const variants = [...union.variants.values()];
      const sentences = variants.flatMap((variant) => {
        const sentence = getDoc(program, variant);
        return sentence === undefined ? [] : [[stringOf(variant), sentence] as const];
      });
      schema["x-enum-descriptions"] = Object.fromEntries(sentences);
      const facts = variants.flatMap((variant) => (known.has(variant) ? [[stringOf(variant), known.get(variant) ?? null] as const] : []));
      if (facts.length === 0) return;
      if (facts.length < variants.length) throw new SpecificationError(`each value of ${union.name} needs the decorator that some have`);
      schema["x-enum-facts"] = Object.fromEntries(facts);
    },
  });
}
