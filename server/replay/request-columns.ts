// Columns of a history as fields of a request: each value becomes what the contract has there, a number, true or false, or text.
import { readFileSync } from "node:fs";
import type { PayinRequest } from "../src/scoring/payments/payin.ts";

/** Short names of columns, and the field of the contract that each is. Every other column is named by its path in the contract. */
export const COLUMNS: Readonly<Record<string, string>> = {
  customer_id: "payer.customer_id",
  email: "payer.email",
  phone: "payer.phone",
  terminal_id: "merchant.terminal_id",
  category_code: "merchant.category_code",
  card_hash: "payment_method.card.hash",
  bin: "payment_method.card.bin",
  card_country: "payment_method.card.country",
  ip_address: "device.ip_address",
  device_fingerprint: "device.fingerprint",
  billing_country: "billing_address.country",
  channel: "channel",
};

/** Columns that are no part of the request. */
export const OWN_COLUMNS: ReadonlySet<string> = new Set([
  "time",
  "amount",
  "currency",
  "payment_id",
  "fraud",
  "scenario",
  "kind",
  "outcome",
  "outcome_time",
  "fraud_type",
]);

/** What the contract says of a field. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema;
}

const schemas = (
  JSON.parse(readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8")) as { components: { schemas: Readonly<Record<string, Schema>> } }
).components.schemas;

/** Values that the contract has for an enumeration, such as `OutcomeKind`. */
export const valuesOf = (name: string): readonly string[] => schemas[name]?.enum ?? [];

const named = (schema: Schema | undefined): Schema | undefined =>
  schema?.$ref === undefined ? schema : named(schemas[schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1)]);

/** A field of the request that a column fills. */
interface RequestField {
  readonly path: readonly string[];
  readonly schema: Schema;
}

/** Reads requests from rows with some columns. */
export type RequestReader = (row: Readonly<Record<string, string>>, amount: number, currency: string, line: number) => PayinRequest;

/**
 * Creates the reader of a file. Throws an Error that names a column which the contract does not have, unless it is in `ignored`; the reader throws one that names
 * the line of a value that the field does not take.
 */
export function requestReader(file: string, columns: readonly string[], ignored: ReadonlySet<string> = new Set()): RequestReader {
  const fields = columns
    .filter((column) => !OWN_COLUMNS.has(column) && !ignored.has(column))
    .map((column) => ({ column, field: fieldOf(file, column, COLUMNS[column] ?? column) }));
  return (row, amount, currency, line) => {
    const request: Record<string, unknown> = { amount, currency };
    for (const { column, field } of fields) {
      const text = row[column];
      if (text !== undefined && text !== "") put(request, field.path, fieldValue(text, field.schema, `${file}, line ${line}: ${column}`));
    }
    const method = request.payment_method as Record<string, unknown> | undefined;
    if (method !== undefined) method.type ??= method.card === undefined ? "other" : "card";
    return request as PayinRequest;
  };
}

function fieldOf(file: string, column: string, path: string): RequestField {
  const names = path.split(".");
  let schema = named(schemas.PayinAssessRequest);
  for (const name of names) schema = named(schema?.properties?.[name] ?? schema?.additionalProperties);
  if (schema === undefined || names.some((name) => name === "__proto__"))
    throw new Error(`${file}: column ${column} is no field of the contract; name it by its path, such as payer.email, or leave it out with --ignore ${column}`);
  if (schema.properties !== undefined || schema.additionalProperties !== undefined || schema.type === "array")
    throw new Error(`${file}: column ${column} is a field with parts, which a column cannot hold; leave it out with --ignore ${column}`);
  return { path: names, schema };
}

function fieldValue(text: string, { type, enum: allowed }: Schema, where: string): unknown {
  if (type === "number" || type === "integer") {
    const value = Number(text);
    if (!Number.isFinite(value) || (type === "integer" && !Number.isInteger(value)))
      throw new Error(`${where}: "${text}" is no ${type === "integer" ? "whole number" : "number"}`);
    return value;
  }
  if (type === "boolean") {
    const value = { true: true, 1: true, false: false, 0: false }[text.toLowerCase()];
    if (value === undefined) throw new Error(`${where}: "${text}" is neither true nor false`);
    return value;
  }
  if (allowed !== undefined && !allowed.includes(text)) throw new Error(`${where}: "${text}" is none of ${allowed.join(", ")}`);
  return text;
}

function put(request: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let at = request;
  for (const name of path.slice(0, -1)) {
    at[name] ??= {};
    at = at[name] as Record<string, unknown>;
  }
  at[path.at(-1) ?? ""] = value;
}
