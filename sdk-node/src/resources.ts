import type { SdkOperation } from "../../generated/sdk-facts.ts";
import type { CallInput, OperationId } from "../../generated/sdk-resources.ts";

/** What a method does with its input. */
type Call = (operation: OperationId, input: CallInput, options: never) => unknown;

type Method = (...parameters: unknown[]) => unknown;

/**
 * The methods of a client, by resource: one for each operation, and one more for a format beside JSON. Parameters are those of the path, then the body,
 * the query, and the options, as the generated interfaces have them.
 */
export function createResources(operations: Readonly<Record<string, SdkOperation>>, call: Call): object {
  const resources: Record<string, Record<string, Method>> = {};
  for (const [id, { sdk = "", path, body, query, format }] of Object.entries(operations)) {
    const [resource = "", name = ""] = sdk.split(".");
    const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, parameter = ""]) => parameter);
    const method =
      (format?: string): Method =>
      (...parameters) => {
        const input: Record<string, unknown> = {};
        if (names.length > 0) input.path = Object.fromEntries(names.map((parameter) => [parameter, parameters.shift()]));
        if (body) input.body = parameters.shift();
        if (query) input.query = parameters.shift();
        if (format) Object.assign(input, { query: { ...(input.query as object), format }, accept: `application/${format}` });
        return call(id as OperationId, input, parameters[0] as never);
      };
    resources[resource] ??= {};
    resources[resource][name] = method();
    if (format) resources[resource][name + format.replace(/^./, (letter) => letter.toUpperCase())] = method(format);
  }
  return resources;
}
