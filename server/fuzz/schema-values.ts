// Values that a schema of the contract allows, as arbitraries of fast-check.
import fc, { type Arbitrary } from "fast-check";
import { contract } from "../../contract-tests/src/document.ts";
import { likely } from "./likely-values.ts";

/** A JSON Schema, as far as requests of the contract use it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly maxProperties?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly examples?: readonly unknown[];
}

const COMPONENT = "#/components/schemas/";
/** Long texts and lists are the business of mutations: valid values stay small enough to be sent by the thousand. */
const LONG_TEXT = 80;
const LONG_LIST = 4;

/** Values that the schema allows; `name` is the property or parameter that holds them, for what a schema cannot say. */
export function valuesOf(schema: Schema, name = ""): Arbitrary<unknown> {
  const known = likely(name);
  const allowed = allowedBy(resolved(schema), name);
  return known === undefined ? allowed : fc.oneof({ weight: 9, arbitrary: known }, { weight: 1, arbitrary: allowed });
}

/** A schema with its reference followed. */
export function resolved(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...beside } = schema;
  const target = contract.components.schemas[$ref.slice(COMPONENT.length)];
  if (target === undefined) throw new Error(`${$ref} is no schema of the contract`);
  return { ...resolved(target as Schema), ...beside };
}

function allowedBy(schema: Schema, name: string): Arbitrary<unknown> {
  const examples = (schema.examples ?? []).map((value) => fc.constant(value));
  const general = ofType(schema, name);
  return examples.length === 0 ? general : fc.oneof(general, ...examples);
}

function ofType(schema: Schema, name: string): Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => valuesOf(one, name)));
  switch (schema.type) {
    case "object":
      return objects(schema);
    case "array":
      return fc.array(valuesOf(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? LONG_LIST, LONG_LIST) });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "integer":
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1_000_000 });
    case "number":
      return fc.oneof(
        fc.integer({ min: Math.ceil(schema.minimum ?? -1000), max: Math.floor(schema.maximum ?? 1_000_000) }),
        fc.double({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1_000_000, noNaN: true }),
      );
    case "string":
      return strings(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objects({ properties = {}, required = [], additionalProperties, maxProperties = 5 }: Schema): Arbitrary<unknown> {
  const known = Object.entries(properties).map(([name, schema]): [string, Arbitrary<unknown>] => [name, valuesOf(schema, name)]);
  const names = Object.keys(properties);
  const record = fc.record(Object.fromEntries(known), { requiredKeys: required as never[], noNullPrototype: true });
  // half of what may be left out is, so that most bodies stay small
  const sparse = fc.tuple(record, fc.subarray(names)).map(([whole, optional]) => pick(whole as Record<string, unknown>, new Set([...required, ...optional])));
  if (additionalProperties === undefined || additionalProperties === false) return sparse;
  const more = fc.dictionary(
    fc.string({ minLength: 1, maxLength: 12 }),
    additionalProperties === true ? fc.jsonValue({ maxDepth: 2 }) : valuesOf(additionalProperties),
    { maxKeys: Math.min(maxProperties, 5), noNullPrototype: true },
  );
  return fc.tuple(sparse, more).map(([own, others]) => ({ ...others, ...own }));
}

function pick(whole: Record<string, unknown>, names: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => names.has(name)));
}

function strings({ format, pattern, minLength = 0, maxLength = 255 }: Schema): Arbitrary<string> {
  if (format === "date") return instants().map((text) => text.slice(0, 10));
  if (format === "date-time") return instants();
  if (format === "email") return fc.emailAddress();
  const fits = (text: string): boolean =>
    text.length >= minLength && text.length <= maxLength && (pattern === undefined || new RegExp(pattern, "u").test(text));
  if (pattern !== undefined && !/\[\^|\(\?=/.test(pattern)) return fc.stringMatching(new RegExp(pattern), { maxLength } as never).filter(fits);
  const unit = fc.oneof(
    { weight: 6, arbitrary: fc.string({ unit: "grapheme-ascii", ...bounds(minLength, maxLength) }) },
    fc.string({ unit: "grapheme", ...bounds(minLength, maxLength) }),
  );
  return unit.filter(fits);
}

const bounds = (minLength: number, maxLength: number) => ({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONG_TEXT)) });

function instants(): Arbitrary<string> {
  const day = { min: new Date("1900-01-01T00:00:00Z"), max: new Date("2199-12-31T23:59:59Z"), noInvalidDate: true };
  const near = { min: new Date(Date.now() - 90 * 86_400_000), max: new Date(Date.now() - 60_000), noInvalidDate: true };
  return fc.oneof({ weight: 4, arbitrary: fc.date(near) }, { weight: 1, arbitrary: fc.date(day) }).map((date) => date.toISOString());
}
