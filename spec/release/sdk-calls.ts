// What users of a release wrote with the Node SDK: every method with the documented requests, every field of the answers read. Frozen with
// the contract and compiled against each later SDK.
import { type Document, mediaTypes, type Operation, placedOperations, resolve, type Schema } from "../emitter/openapi.ts";
import { functionName } from "./sdk-models.ts";

/** `calls.ts`: one function for each operation, and one for the events. `note`: its first line. */
export function callsModule(document: Document, note: string): string {
  const functions = placedOperations(document).map(({ operation }) => callsOf(document, operation));
  const receivers = Object.entries(document.webhooks ?? {}).map(([type, { post }]) => {
    const schema = post.requestBody.content["application/json"]?.schema;
    return `  if (event.type === ${JSON.stringify(type)}) models.${functionName(schemaName(schema))}(event);`;
  });
  return `${note}
import type { FraudRisk, WebhookEvent } from "@fraud-risk/node";
import * as models from "./models.ts";

${functions.join("\n")}
/** What a receiver of events reads. */
export function events(event: WebhookEvent): void {
${receivers.join("\n")}
}
`;
}

function callsOf(document: Document, operation: Operation): string {
  const { resource, method } = operation["x-sdk"] ?? {};
  const name = `client.${resource}.${method}`;
  const { formats } = mediaTypes(operation);
  const bodies = requestBodies(operation);
  const calls = bodies.map((body) => answerRead(document, operation, `${name}(${argumentsOf(document, operation, body).join(", ")})`));
  const files = formats.map(([format]) => {
    const call = `${name}${format[0]?.toUpperCase()}${format.slice(1)}(${argumentsOf(document, operation, undefined).join(", ")})`;
    return `  await (await ${call}).cancel();`;
  });
  return `/** ${operation.summary}. */\nexport async function ${operation.operationId}(client: FraudRisk): Promise<void> {\n${[...calls, ...files].join("\n")}\n}\n`;
}

function answerRead(document: Document, operation: Operation, call: string): string {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith("2"))?.[1];
  const schema = success?.content?.["application/json"]?.schema;
  if (schema === undefined) return `  await (await ${call}).cancel();`;
  return document.components.schemas[schemaName(schema)] === undefined ? `  await ${call};` : `  models.${functionName(schemaName(schema))}(await ${call});`;
}

/** Each documented request; a body that has none is left out. */
function requestBodies({ requestBody }: Operation): (unknown | undefined)[] {
  const examples = Object.values(requestBody?.content ?? {}).flatMap(({ examples }) => Object.values(examples ?? {}).map(({ value }) => value));
  return examples.length === 0 ? [undefined] : examples;
}

function argumentsOf(document: Document, operation: Operation, body: unknown): string[] {
  const parameters = operation.parameters ?? [];
  const byFormat = mediaTypes(operation).formats.length > 0;
  const queries = parameters.filter((one) => one.in === "query" && !(byFormat && one.name === "format"));
  const query = Object.fromEntries(queries.map(({ name, schema, example }) => [name, example ?? anyValue(document, schema)]));
  return [
    ...parameters.filter((one) => one.in === "path").map(({ schema, example }) => JSON.stringify(example ?? anyValue(document, schema))),
    ...(body === undefined ? [] : [JSON.stringify(body)]),
    ...(queries.length === 0 ? [] : [JSON.stringify(query)]),
  ];
}

/** A value of the type that a schema says; a type check looks at no pattern. */
function anyValue(document: Document, schema: Schema): unknown {
  const { examples, type, enum: values, items } = resolve(document, schema);
  if (examples?.[0] !== undefined) return examples[0];
  if (values !== undefined) return values[0];
  if (items !== undefined) return [anyValue(document, items)];
  if (type === "boolean") return true;
  return type === "integer" || type === "number" ? 1 : "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22";
}

const schemaName = (schema: Schema | undefined): string => schema?.$ref?.replace("#/components/schemas/", "") ?? "";
