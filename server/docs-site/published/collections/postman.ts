// A collection for Postman, in its format v2.1.
import type { ApiDocument } from "../../contract/document.ts";
import { type CollectionRequest, collectionFolders, collectionVariables, type NamedValue } from "./requests.ts";

/** The collection as JSON. */
export function postmanCollection(document: ApiDocument): string {
  const collection = {
    info: {
      name: document.info.title,
      description: document.info.description ?? "",
      schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
    },
    item: collectionFolders(document).map(({ name, description, requests }) => ({ name, description, item: requests.map(itemOf) })),
    variable: collectionVariables(document).map(({ name, value, secret, meaning }) => ({
      key: name,
      value,
      type: secret ? "secret" : "string",
      description: meaning,
    })),
  };
  return JSON.stringify(collection, null, 2);
}

function itemOf(request: CollectionRequest) {
  const { name, description, method, body, credential } = request;
  return {
    name,
    request: {
      method,
      description,
      auth: credential === undefined ? { type: "noauth" } : { type: "bearer", bearer: [{ key: "token", value: `{{${credential}}}`, type: "string" }] },
      header: [...(body === undefined ? [] : [{ key: "Content-Type", value: body.type }]), ...request.headers.map(keyed)],
      url: urlOf(request),
      ...(body === undefined ? {} : { body: { mode: "raw", raw: body.text, options: { raw: { language: body.json ? "json" : "text" } } } }),
    },
    response: [],
  };
}

function urlOf({ path, pathValues, query }: CollectionRequest) {
  const sent = query.filter((parameter) => parameter.sent).map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
  return {
    raw: `{{base_url}}${path}${sent.length === 0 ? "" : `?${sent.join("&")}`}`,
    host: ["{{base_url}}"],
    path: path.slice(1).split("/"),
    query: query.map(keyed),
    variable: pathValues.map(({ name, value, description }) => ({ key: name, value, description })),
  };
}

function keyed({ name, value, description, sent }: NamedValue) {
  return { key: name, value, description, ...(sent ? {} : { disabled: true }) };
}
