// Numbers in a query must be decimal. The validator accepts whatever JavaScript converts to a number, including `Infinity`, `1e400` and `0x10`, and
// checks no bounds of infinite values.
import type { FieldFailure } from "../errors/api-error.ts";
import { typeMessage } from "../errors/validation-messages.ts";

type Type = "integer" | "number";

interface Schema {
  readonly $ref?: string;
  readonly type?: unknown;
}

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}

/** The part of an OpenAPI document that declares query numbers. */
interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string; readonly parameters?: readonly Parameter[] }>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>>; readonly parameters?: Readonly<Record<string, Parameter>> };
}

/** JSON's number syntax. */
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** Checks the raw queries of every operation of a document. */
export function queryNumberChecks(document: object): (operation: string, query: Readonly<Record<string, unknown>>) => FieldFailure[] {
  const { paths, components } = document as Described;
  const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf("/") + 1);
  const typeOf = ({ $ref, type }: Schema): unknown => ($ref === undefined ? type : components?.schemas?.[nameOf($ref)]?.type);
  const resolved = (one: Parameter): Parameter | undefined => (one.$ref === undefined ? one : components?.parameters?.[nameOf(one.$ref)]);
  const numbers = new Map<string, [name: string, type: Type][]>();
  for (const { operationId, parameters = [] } of Object.values(paths).flatMap((path) => Object.values(path))) {
    const own = parameters.flatMap((one): [string, Type][] => {
      const parameter = resolved(one);
      const type = parameter?.in === "query" ? typeOf(parameter.schema) : undefined;
      return parameter !== undefined && (type === "integer" || type === "number") ? [[parameter.name, type]] : [];
    });
    if (operationId !== undefined && own.length > 0) numbers.set(operationId, own);
  }
  return (operation, query) =>
    (numbers.get(operation) ?? []).flatMap(([name, type]) => (isWrong(query[name]) ? [{ path: `query.${name}`, message: typeMessage(type) }] : []));
}

/** Values that are absent, or sent more than once, are left to the validator. */
const isWrong = (value: unknown): boolean => typeof value === "string" && value !== "" && !(NUMBER.test(value) && Number.isFinite(Number(value)));
