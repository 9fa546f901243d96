// The webhooks of the published document: every model that is an event, with the headers that it is sent with and its example.
import { getDoc, getExamples, type Model, type Program, serializeValueAsJson } from "@typespec/compiler";
import { stateKeys } from "../library/decorators.js";
import type { Cause, Document, Json, Parameter, Response, Webhook } from "./openapi.ts";

/** Headers of Standard Webhooks, and what each holds. */
const HEADERS = [
  ["webhook-id", "The event: the same one can come more than once.", "01929b84-0c11-7a20-8b3c-4d5e6f708192"],
  ["webhook-timestamp", "When it was sent, in seconds since 1970. Refuse what is older than five minutes.", "1763651045"],
  ["webhook-signature", "Signatures under each valid secret, `v1,<base64>`, separated by spaces.", "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4="],
] as const;

/** What receivers answer, and its name among the components. */
const RECEIVED = "EventReceived";
const received: Response = { description: "Taken. Anything else, and anything later than 15 seconds, is sent again." };

/** The model of an event, the permission that reads it in a stream, whether it is sent only where it is named, and what triggers it. */
interface EventModel {
  readonly model: Model;
  readonly permission: string;
  readonly byChoice: boolean;
  readonly cause: Cause;
}

/** Said of an event that is sent only where it is named. */
const BY_CHOICE = "An addition to the catalogue: sent only to endpoints that name it.";

/** Adds the events to the document, in the order of `EventType`. */
export function describeEvents(program: Program, document: Document): void {
  const types = document.components.schemas.EventType?.enum ?? [];
  const models = new Map<string, EventModel>(
    [...program.stateMap(stateKeys.events)].map(([model, { type, permission, byChoice }]) => [
      type,
      { model: model as Model, permission, byChoice, cause: program.stateMap(stateKeys.causes).get(model) },
    ]),
  );
  const unknown = [...models.keys()].filter((type) => !types.includes(type));
  const missing = types.filter((type) => !models.has(String(type)));
  if (unknown.length + missing.length > 0) throw new Error(`EventType and the events differ: ${[...unknown, ...missing].join(", ")}`);
  document.webhooks = Object.fromEntries(types.map((type) => [String(type), { post: webhook(program, String(type), models.get(String(type)) as EventModel) }]));
  document.components.parameters = { ...document.components.parameters, ...headerParameters() };
  document.components.responses = { ...document.components.responses, [RECEIVED]: received };
  // the example stands beside the event, once
  for (const { model } of models.values()) delete document.components.schemas[model.name]?.examples;
}

function headerParameters(): Record<string, Parameter> {
  return Object.fromEntries(
    HEADERS.map(([name, description, example]): [string, Parameter] => [
      name,
      { name, in: "header", required: true, description, schema: { type: "string" }, example },
    ]),
  );
}

function webhook(program: Program, type: string, { model, permission, byChoice, cause }: EventModel): Webhook {
  const [example] = getExamples(program, model);
  if (example === undefined) throw new Error(`the event ${type} has no example`);
  return {
    operationId: type,
    summary: type,
    description: [getDoc(program, model) ?? "", ...(byChoice ? [BY_CHOICE] : [])].join("\n\n"),
    tags: ["Events"],
    security: [],
    "x-permissions": [permission],
    ...(byChoice && { "x-by-choice": true }),
    "x-cause": cause,
    parameters: HEADERS.map(([name]) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: { $ref: `#/components/schemas/${model.name}` },
          examples: { [type]: { summary: type, value: serializeValueAsJson(program, example.value, model) as Json } },
        },
      },
    },
    responses: { "2XX": { $ref: `#/components/responses/${RECEIVED}` } },
  };
}
