// Reads the error registry and the codes of each response model out of the program.
import { getDoc, type Model, navigateProgram, type Program, type Union } from "@typespec/compiler";
import { getAllHttpServices } from "@typespec/http";
import { getOperationId } from "@typespec/openapi";
import { stateKeys } from "../library/decorators.js";

/** Facts of one error code, as registered in `spec/common/error-codes.tsp`. */
export interface ErrorFacts {
  status: number;
  retryable: boolean;
  message: string;
  action: string;
  meaning: string;
  resilience: boolean;
}

/** Code to facts, in the order of the specification. */
export type ErrorRegistry = Record<string, ErrorFacts>;

/** The registry of `ErrorCode`. */
export function errorRegistry(program: Program): ErrorRegistry {
  const registry: ErrorRegistry = {};
  navigateProgram(program, {
    union(union: Union) {
      if (union.name !== "ErrorCode") return;
      for (const variant of union.variants.values()) {
        const facts = program.stateMap(stateKeys.errorFacts).get(variant);
        if (facts === undefined) continue;
        registry[String(variant.name)] = {
          status: Number(facts.status),
          retryable: facts.retryable,
          message: facts.message,
          action: facts.action,
          meaning: getDoc(program, variant) ?? "",
          resilience: facts.resilience === true,
        };
      }
    },
  });
  return registry;
}

/** What the specification declares of an error response: its models, mostly one, and their codes. */
export interface DeclaredErrors {
  readonly models: readonly string[];
  readonly codes: readonly string[];
}

/** Declared errors by operation id and status. */
export function declaredErrors(program: Program): Map<string, Map<string, DeclaredErrors>> {
  const found = new Map<string, Map<string, DeclaredErrors>>();
  const [services] = getAllHttpServices(program);
  for (const { operation, responses } of services.flatMap((service) => service.operations)) {
    const byStatus = new Map<string, DeclaredErrors>();
    for (const { type, statusCodes } of responses) {
      const codes = program.stateMap(stateKeys.responseCodes).get(type) as string[] | undefined;
      if (codes === undefined || typeof statusCodes !== "number") continue;
      const { models = [], codes: others = [] } = byStatus.get(String(statusCodes)) ?? {};
      byStatus.set(String(statusCodes), { models: [...models, (type as Model).name], codes: [...others, ...codes] });
    }
    found.set(getOperationId(program, operation) ?? operation.name, byStatus);
  }
  return found;
}
