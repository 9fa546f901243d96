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

/** Codes by operation id and status: what each error response may carry. */
export function responseCodes(program: Program): Map<string, Map<string, string[]>> {
  const codes = new Map<string, Map<string, string[]>>();
  const [services] = getAllHttpServices(program);
  for (const service of services) {
    for (const { operation, responses } of service.operations) {
      const byStatus = new Map<string, string[]>();
      for (const response of responses) {
        const declared = program.stateMap(stateKeys.responseCodes).get(response.type as Model) as string[] | undefined;
        if (declared === undefined || typeof response.statusCodes !== "number") continue;
        const status = String(response.statusCodes);
        byStatus.set(status, [...(byStatus.get(status) ?? []), ...declared]);
      }
      codes.set(getOperationId(program, operation) ?? operation.name, byStatus);
    }
  }
  return codes;
}
