import type { OperationId } from "../../generated/operations.ts";
import type { SdkOperation } from "../../generated/sdk-facts.ts";

/** An operation with its name. */
export interface Rule extends SdkOperation {
  readonly id: OperationId;
}

/** Operations by name: those of `generated/sdk-facts.ts` that a client may call. */
export type Operations = Readonly<Partial<Record<OperationId, SdkOperation>>>;

/** The operation with this method and path template; undefined if this version of the package does not know it. */
export function ruleAt(operations: Operations, method: string, path: string): Rule | undefined {
  return find(operations, method, (template) => template === path);
}

/** The operation that a request calls, wherever the API is mounted; undefined if this version of the package does not know it. */
export function ruleOf(operations: Operations, { method, url }: Request): Rule | undefined {
  const { pathname } = new URL(url);
  return find(operations, method, (template) => new RegExp(`${template.replace(/\{\w+\}/g, "[^/]+")}$`).test(pathname));
}

function find(operations: Operations, method: string, fits: (template: string) => boolean): Rule | undefined {
  const [id, operation] = Object.entries(operations).find(([, each]) => each.method === method.toLowerCase() && fits(each.path)) ?? [];
  return operation && { ...operation, id: id as OperationId };
}
