// A call as an expression of JavaScript: both SDKs have the same methods with the same arguments.
import type { Json } from "./document.ts";
import type { SampleCall } from "./sample-call.ts";

/** The method of an SDK's client with its arguments. */
export function callExpression(call: SampleCall): string {
  const { operationId, "x-sdk": place } = call.placed.operation;
  return `client.${place === undefined ? operationId : `${place.resource}.${place.method}`}(${callArguments(call).join(", ")})`;
}

/** Identifiers of the path, then the body, the query, the options. */
function callArguments({ path, query, headers, body, handle }: SampleCall): string[] {
  const options: SampleCall["query"] = {
    ...(handle === undefined ? {} : { idempotencyKey: handle.value }),
    ...(Object.keys(headers).length === 0 ? {} : { headers }),
  };
  return [
    ...Object.values(path).map((value) => JSON.stringify(value)),
    ...(body === undefined ? [] : [objectLiteral(body)]),
    ...(Object.keys(query).length === 0 ? [] : [objectLiteral(query)]),
    ...(Object.keys(options).length === 0 ? [] : [objectLiteral(options)]),
  ];
}

function objectLiteral(value: Json | SampleCall["query"]): string {
  return JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, "$1$2:");
}
