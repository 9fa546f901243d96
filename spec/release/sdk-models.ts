// The second half of what users of a release wrote: every field of every answer and event, read as the type that it had.
import type { Document, Schema } from "../emitter/openapi.ts";

/** `models.ts`: one function for each object of answers and events. `note`: its first line. */
export function modelsModule(document: Document, note: string): string {
  const names = Object.keys(document.components.schemas).filter((name) => isRead(document, name));
  return `${note}
import type { Schemas } from "@fraud-risk/node";

type Maybe<T> = T | null | undefined;
const text = (_: Maybe<string>): void => {};
const count = (_: Maybe<number>): void => {};
const flag = (_: Maybe<boolean>): void => {};

${names.map((name) => modelFunction(document, name)).join("\n")}`;
}

/** Name of the function that reads a model. */
export const functionName = (schema: string): string => `read${schema}`;

const isObject = (schema: Schema | undefined): boolean => schema?.properties !== undefined;

/** Is it an object that stands in an answer or an event? */
function isRead(document: Document, name: string): boolean {
  return isObject(document.components.schemas[name]) && schemasInAnswers(document).has(name);
}

const answered = new WeakMap<Document, ReadonlySet<string>>();

function schemasInAnswers(document: Document): ReadonlySet<string> {
  const known = answered.get(document);
  if (known !== undefined) return known;
  const answers = Object.values(document.paths).flatMap((path) => Object.values(path).map(({ responses }) => responses));
  const found = new Set<string>();
  const pending = [JSON.stringify([answers, document.webhooks])];
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    for (const [, name = ""] of part.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (found.has(name)) continue;
      found.add(name);
      pending.push(JSON.stringify(document.components.schemas[name] ?? {}));
    }
  }
  answered.set(document, found);
  return found;
}

function modelFunction(document: Document, name: string): string {
  const schema = document.components.schemas[name] ?? {};
  const lines = readLines(document, schema, "it");
  return `export function ${functionName(name)}(it: Maybe<Schemas[${JSON.stringify(name)}]>): void {\n${lines.map((line) => `  ${line}`).join("\n")}\n}\n`;
}

function readLines(document: Document, schema: Schema, place: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([field, property]) => readValue(document, property, `${place}?.${field}`));
}

/** A value that can be of several kinds is not looked into: which one it is, only its user knows. */
function readValue(document: Document, schema: Schema, place: string): string[] {
  const kinds = (schema.anyOf ?? schema.oneOf)?.filter(({ type }) => type !== "null");
  if (kinds !== undefined) return kinds.length === 1 && kinds[0] !== undefined ? readValue(document, kinds[0], place) : [`void ${place};`];
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace("#/components/schemas/", "");
    const target = document.components.schemas[name] ?? {};
    return isObject(target) ? [`${functionName(name)}(${place});`] : readValue(document, target, place);
  }
  if (schema.items !== undefined) return readValue(document, schema.items, `${place}?.[0]`);
  if (schema.properties !== undefined) return readLines(document, schema, place);
  if (schema.type === "string") return [`text(${place});`];
  if (schema.type === "boolean") return [`flag(${place});`];
  return schema.type === "integer" || schema.type === "number" ? [`count(${place});`] : [`void ${place};`];
}
