import type { SdkOperation } from "../../generated/sdk-facts.ts";
import type { OperationId } from "../../generated/sdk-resources.ts";

/** Name of an operation; of one that this version of the package does not know, its method and path. */
export type OperationName = OperationId | `${string} /${string}`;

/** An operation with its name. */
export interface Rule extends SdkOperation {
  readonly id: OperationName;
}

/** Operations by name: those of `generated/sdk-facts.ts` that a client may call. */
export type Operations = Readonly<Partial<Record<OperationId, SdkOperation>>>;

/** The operation with this method and path template; undefined if this version of the package does not know it. */
export function ruleAt(operations: Operations, method: string, path: string): Rule | undefined {
  for (const [id, operation] of Object.entries(operations)) {
    if (operation.path === path && operation.method === method.toLowerCase()) return { ...operation, id: id as OperationId };
  }
  return undefined;
}

/** The operation that a request calls, wherever the API is mounted; undefined if this version of the package does not know it. */
export function ruleOf(operations: Operations, { method, url }: Request): Rule | undefined {
  const { pathname } = new URL(url);
  const paths = Object.values(operations).map(({ path }) => path);
  const path = paths.find((template) => new RegExp(`${template.replace(/\{\w+\}/g, "[^/]+")}$`).test(pathname));
  return path === undefined ? undefined : ruleAt(operations, method, path);
}

/** Is a success of this request something else than JSON? Its `Accept` header says so, else the operation. */
export function isStreamed({ headers }: Request, rule: Rule | undefined): boolean {
  return !/^[^,]*(json|\*)/.test(headers.get("Accept") ?? rule?.answerType ?? "*");
}
