// A sentence says more than the name does: "The report." beside `report` helps nobody. A description says more than the summary above it.
import { getDoc, getSummary, type Model, type ModelProperty, navigateProgram, type Operation, type Type, type Union } from "@typespec/compiler";
import { ours } from "./documented.ts";
import type { Rule } from "./index.ts";

/** Words that say nothing by themselves. */
const EMPTY = new Set(["a", "an", "the", "of", "it", "is", "its", "this", "that", "their", "your"]);

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d_]+/gu) ?? [];
const saysSomething = (text: string): boolean => wordsIn(text).filter((word) => !EMPTY.has(word)).length > 1;

/** A model or a property: two words, such as "By decision.", name it a second time. */
const describes = (text: string): boolean => saysSomething(text) && wordsIn(text).length > 2;

export const meaningful: Rule = (program, report) => {
  const check = (type: Type, says = describes): void => {
    const text = getDoc(program, type);
    if (text !== undefined && !says(text)) report(type, `"${text}" says no more than the name: write a sentence`);
  };
  navigateProgram(program, {
    model(model: Model) {
      if (ours(model.namespace) && model.templateMapper === undefined) check(model);
    },
    modelProperty(property: ModelProperty) {
      if (ours(property.model?.namespace)) check(property);
    },
    union(union: Union) {
      if (ours(union.namespace) && union.name !== undefined) for (const each of [union, ...union.variants.values()]) check(each, saysSomething);
    },
    operation(operation: Operation) {
      if (!ours(operation.interface?.namespace)) return;
      const beyond = getDoc(program, operation)?.replace(`${getSummary(program, operation)}.`, "") ?? "";
      if (!saysSomething(beyond)) report(operation, `operation ${operation.name} needs a description that says more than its summary`);
    },
  });
};
