// The methods of a client, and calls of all of them.
import { type OperationRule, operations } from "../../generated/operations.ts";
import { sdkOperations } from "../../generated/sdk-facts.ts";
import { createResources } from "../src/resources.ts";

/** A method of a client. */
export type Method = (...parameters: unknown[]) => Promise<unknown>;

/** Every method of an object tree, with its dotted name. */
export function methods(tree: object, prefix = ""): [name: string, method: Method][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === "function" ? [[prefix + name, value as Method] as [string, Method]] : methods(value, `${prefix}${name}.`),
  );
}

/** What the methods call, in their order. */
export function calledOperations(): { readonly name: string; readonly rule: OperationRule }[] {
  const called: OperationRule[] = [];
  const recorder = createResources(sdkOperations, (operation) => {
    called.push(operations[operation]);
    return new Promise<never>(() => {});
  });
  for (const [, method] of methods(recorder)) method({});
  return methods(recorder).flatMap(([name], index) => {
    const rule = called[index];
    return rule === undefined ? [] : [{ name, rule }];
  });
}

/** Arguments with which a method sends its request: an identifier for each of the path, then a body. */
export function argumentsOf({ path, requestType }: OperationRule): unknown[] {
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => `the-${parameter}`),
    requestType === null || requestType === "application/json" ? {} : "value",
  ];
}
