// The contract as the mock serves it. Prism sends every header that an answer may have, refuses keys
// where none is needed, and can write no PDF.
import { type ContractDocument, contract, type OperationObject, type ResponseObject } from "../document.ts";
import { conditionalHeaders } from "../response-check.ts";

/** What Prism has no writer for. */
const UNWRITABLE = "application/pdf";

/** The published document, in which answers have no header that depends on circumstances: none is a replay, none is deprecated. */
export function mockDocument(): ContractDocument {
  const paths = Object.entries(contract.paths).map(([path, methods]) => [path, mapped(methods, ordinary)]);
  return { ...contract, paths: Object.fromEntries(paths) };
}

/** Who may call without a credential may call with one: to Prism, an empty alternative is met by none at all. */
function ordinary(operation: OperationObject): OperationObject {
  const isPublic = operation.security?.some((scheme) => Object.keys(scheme).length === 0) === true;
  return { ...operation, ...(isPublic ? { security: [] } : {}), responses: mapped(operation.responses, plain) };
}

function plain(response: ResponseObject): ResponseObject {
  const { headers = {}, content = {} } = response;
  return {
    ...response,
    headers: without(headers, (name) => conditionalHeaders.has(name)),
    ...(response.content === undefined ? {} : { content: without(content, (type) => type === UNWRITABLE) }),
  };
}

function mapped<T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

function without<T>(record: Readonly<Record<string, T>>, isOut: (name: string) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !isOut(name)));
}
