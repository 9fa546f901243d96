// What the contract says of the values of a JSON body, as a tree beside the body: for checks that the validator does not make.
import { type OperationId, operations } from "../../../../generated/operations.ts";
import { JSON_TYPE } from "./body.ts";

/** What the contract says of one value. */
export interface BodyNode {
  /** Properties of an object. */
  readonly properties: Map<string, BodyNode>;
  /** An object that accepts any name. */
  open: boolean;
  /** Items of a list. */
  items: BodyNode | undefined;
  /** Values of an open object, if the contract describes them. */
  values: BodyNode | undefined;
  /** Name of the schema, if it has one: `CountryCode`. */
  name: string | undefined;
  /** `string`, `number`, `integer`, `boolean`, `object` or `array`; undefined where several are allowed. */
  type: string | undefined;
  format: string | undefined;
  allowed: readonly unknown[] | undefined;
  maxLength: number | undefined;
  maxItems: number | undefined;
  maxProperties: number | undefined;
  /** No decision is possible or safe without it. */
  decisive: boolean;
  /** A longer text is cut to its limit. */
  shortened: boolean;
  /** The part of a card number that a masked number is read as. */
  masked: "first" | "last" | undefined;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly "x-decisive"?: boolean;
  readonly "x-shortened"?: boolean;
  readonly "x-masked"?: "first" | "last";
}

interface Described {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> } }>>>
  >;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

const REFERENCE = "#/components/schemas/";

/** Compiles the tree of every operation with a JSON body from the contract. */
export function bodySchemas(document: object): ReadonlyMap<OperationId, BodyNode> {
  const { paths, components } = document as Described;
  const compiled = new Map<string, BodyNode>();

  function compile(schema: Schema): BodyNode {
    const { $ref } = schema;
    if ($ref === undefined) return filled(empty(), schema);
    const shared = compiled.get($ref) ?? component($ref);
    // a property may say more than the schema that it refers to
    return schema["x-decisive"] === true || schema["x-shortened"] === true
      ? { ...shared, decisive: schema["x-decisive"] === true, shortened: schema["x-shortened"] ?? shared.shortened }
      : shared;
  }

  function component($ref: string): BodyNode {
    const node = empty();
    compiled.set($ref, node);
    const name = $ref.replace(REFERENCE, "");
    filled(node, components?.schemas?.[name] ?? {});
    node.name = name;
    return node;
  }

  function filled(node: BodyNode, schema: Schema): BodyNode {
    const { properties = {}, additionalProperties, items, anyOf = [], oneOf = [], allOf = [] } = schema;
    if (typeof schema.type === "string") node.type = schema.type;
    node.format = schema.format;
    node.allowed = schema.enum;
    node.maxLength = schema.maxLength;
    node.maxItems = schema.maxItems;
    node.maxProperties = schema.maxProperties;
    node.decisive = schema["x-decisive"] === true;
    node.shortened = schema["x-shortened"] === true;
    node.masked = schema["x-masked"];
    for (const [name, child] of Object.entries(properties)) node.properties.set(name, compile(child));
    if (additionalProperties !== undefined && additionalProperties !== false) node.open = true;
    if (typeof additionalProperties === "object") node.values = compile(additionalProperties);
    if (items !== undefined) node.items = compile(items);
    for (const part of [...anyOf, ...oneOf, ...allOf].map(compile)) {
      for (const [name, child] of part.properties) node.properties.set(name, child);
      node.open ||= part.open;
      node.items ??= part.items;
    }
    return node;
  }

  const found = new Map<OperationId, BodyNode>();
  for (const { id, path, method, requestType } of Object.values(operations)) {
    const schema = requestType === JSON_TYPE ? paths[path]?.[method]?.requestBody?.content[JSON_TYPE]?.schema : undefined;
    if (schema !== undefined) found.set(id, compile(schema));
  }
  return found;
}

const empty = (): BodyNode => ({
  properties: new Map(),
  open: false,
  items: undefined,
  values: undefined,
  name: undefined,
  type: undefined,
  format: undefined,
  allowed: undefined,
  maxLength: undefined,
  maxItems: undefined,
  maxProperties: undefined,
  decisive: false,
  shortened: false,
  masked: undefined,
});
