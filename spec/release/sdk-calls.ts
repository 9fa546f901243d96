// What users of a release wrote with the Node SDK: every method with the documented requests, every field of the answers read. Frozen with
// the contract and compiled against each later SDK.
import { type Document, mediaTypes, type Operation, placedOperations, type Schema } from "../emitter/openapi.ts";
import { argumentsOf, requestBodies } from "../emitter/sdk-examples.ts";
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
  const calls = bodies.map((body) => answerRead(document, operation, `${name}(${argumentTexts(document, operation, body)})`));
  const files = formats.map(([format]) => {
    const call = `${name}${format[0]?.toUpperCase()}${format.slice(1)}(${argumentTexts(document, operation, undefined)})`;
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

const argumentTexts = (document: Document, operation: Operation, body: unknown): string =>
  argumentsOf(document, operation, body, "all")
    .map((value) => JSON.stringify(value))
    .join(", ");

const schemaName = (schema: Schema | undefined): string => schema?.$ref?.replace("#/components/schemas/", "") ?? "";
