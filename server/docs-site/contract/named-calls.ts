// Calls that pages show, by the names that they have on them.
import type { Source } from "./beyond-openapi.ts";
import { operationNamed, smallCall } from "./guided.ts";
import { firstCall, type SampleCall } from "./sample-call.ts";

const SMALL = "small-";

/** A call that pages show, with the name that it has on them. */
export interface NamedCall {
  readonly name: string;
  readonly call: SampleCall;
}

/** The call of an operation's first example, named after the operation. */
export function operationCall(source: Source, operationId: string): NamedCall {
  return { name: operationId, call: firstCall(source.document, operationNamed(source.document, operationId)) };
}

/** The least that the guided operation needs, with a result that the sandbox forces. */
export function sandboxCall(source: Source, result: string): NamedCall {
  return { name: `${SMALL}${result}`, call: smallCall(source, result) };
}

/** The call of a name. Throws where there is none. */
export function callNamed(source: Source, name: string): NamedCall {
  return name.startsWith(SMALL) ? sandboxCall(source, name.slice(SMALL.length)) : operationCall(source, name);
}
