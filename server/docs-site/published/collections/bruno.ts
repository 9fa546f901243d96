// A collection for Bruno: one JSON file, the form in which Bruno exports and imports a collection.
import type { ApiDocument } from "../../contract/document.ts";
import { type CollectionRequest, collectionFolders, collectionVariables, type NamedValue } from "./requests.ts";

/** The collection as JSON. */
export function brunoCollection(document: ApiDocument): string {
  const { title } = document.info;
  const collection = {
    name: title,
    version: "1",
    items: collectionFolders(document).map(({ name, requests }, index) => ({
      type: "folder",
      name,
      seq: index + 1,
      items: requests.map(itemOf),
    })),
    environments: [
      {
        name: "Sandbox",
        variables: collectionVariables(document).map(({ name, value, secret }) => ({ name, value, enabled: true, secret, type: "text" })),
      },
    ],
    brunoConfig: { version: "1", name: title, type: "collection", ignore: [] },
  };
  return JSON.stringify(collection, null, 2);
}

function itemOf({ name, description, method, path, pathValues, query, headers, body, credential }: CollectionRequest, index: number) {
  const sent = query.filter((parameter) => parameter.sent).map((parameter) => `${parameter.name}=${encodeURIComponent(parameter.value)}`);
  return {
    type: "http-request",
    name,
    seq: index + 1,
    request: {
      url: `{{base_url}}${path}${sent.length === 0 ? "" : `?${sent.join("&")}`}`,
      method,
      headers: [
        ...(body === undefined ? [] : [{ name: "Content-Type", value: body.type, description: "", enabled: true }]),
        ...headers.map((header) => entryOf(header)),
      ],
      params: [
        ...pathValues.map((parameter) => ({ ...entryOf(parameter), type: "path" })),
        ...query.map((parameter) => ({ ...entryOf(parameter), type: "query" })),
      ],
      auth: credential === undefined ? { mode: "none" } : { mode: "bearer", bearer: { token: `{{${credential}}}` } },
      body: body === undefined ? { mode: "none" } : body.json ? { mode: "json", json: body.text } : { mode: "text", text: body.text },
      docs: description,
    },
  };
}

function entryOf({ name, value, description, sent }: NamedValue) {
  return { name, value, description, enabled: sent };
}
