// Numbers in a query are digits. The validator takes whatever JavaScript makes a number of, `Infinity`, `1e400` and `0x10` included, and holds no
// bound against one that is not finite.
import type { FieldFailure } from "./api-error.ts";

type Type = "integer" | "number";

interface Schema {
  readonly $ref?: string;
  readonly type?: unknown;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}

/** What of an OpenAPI document says where numbers are expected. */
interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string; readonly parameters?: readonly Parameter[] }>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/** As JSON writes them. */
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** Checks queries, as they were sent, of every operation of a document. */
export function queryNumberChecks(document: object): (operation: string, query: Readonly<Record<string, unknown>>) => FieldFailure[] {
  const { paths, components } = document as Described;
  const typeOf = ({ $ref, type }: Schema): unknown => ($ref === undefined ? type : components?.schemas?.[$ref.split("/").at(-1) ?? ""]?.type);
  const numbers = new Map<string, [name: string, type: Type][]>();
  for (const { operationId, parameters = [] } of Object.values(paths).flatMap((path) => Object.values(path))) {
    const own = parameters.flatMap((one): [string, Type][] => {
      const type = one.in === "query" ? typeOf(one.schema) : undefined;
      return type === "integer" || type === "number" ? [[one.name, type]] : [];
    });
    if (operationId !== undefined && own.length > 0) numbers.set(operationId, own);
  }
  return (operation, query) =>
    (numbers.get(operation) ?? []).flatMap(([name, type]) => (isWrong(query[name]) ? [{ path: `query.${name}`, message: `must be ${type}` }] : []));
}

/** Values that are absent, or sent more than once, are the validator's business. */
const isWrong = (value: unknown): boolean => typeof value === "string" && value !== "" && !(NUMBER.test(value) && Number.isFinite(Number(value)));
