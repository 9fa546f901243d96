// Reads out of the program who may do what: roles, and the holders of each permission.
import { navigateProgram, type Program, type Union, type UnionVariant } from "@typespec/compiler";
import { stateKeys } from "../library/decorators.js";

/** Who may do what. */
export interface AccessFacts {
  readonly roles: readonly string[];
  /** Permission to the kinds of key and the roles that can hold it, in the order of the specification. */
  readonly holders: ReadonlyMap<string, readonly string[]>;
}

/** The facts of `Role` and `Permission`. */
export function accessFacts(program: Program): AccessFacts {
  const roles: string[] = [];
  const holders = new Map<string, readonly string[]>();
  navigateProgram(program, {
    union(union: Union) {
      if (union.name === "Role") for (const variant of union.variants.values()) roles.push(stringOf(variant));
      if (union.name !== "Permission") return;
      for (const variant of union.variants.values()) holders.set(stringOf(variant), program.stateMap(stateKeys.permissionHolders).get(variant) ?? []);
    },
  });
  return { roles, holders };
}

/** The string that a variant stands for, whether it has a name or not. */
export function stringOf(variant: UnionVariant): string {
  return variant.type.kind === "String" ? variant.type.value : String(variant.name);
}
