// The collections for Postman and Bruno: every operation, with a body that the contract accepts.
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { sealed, sealedSchemas } from "../../../contract-tests/src/sealed-schemas.ts";
import { operations } from "../../../generated/operations.ts";
import { type PlacedOperation, placedOperations } from "../../docs-site/contract/document.ts";
import { snippetCredential } from "../../docs-site/contract/snippet-credentials.ts";
import { document, files } from "./page.ts";

const published = JSON.parse(readFileSync(new URL("../../../generated/openapi.json", import.meta.url), "utf8"));
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(sealedSchemas(published));

/** A request of either collection. */
interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly { readonly name: string; readonly value: string; readonly enabled: boolean }[];
  readonly body: string | undefined;
  readonly token: string | undefined;
}

const read = (name: string) => JSON.parse(files.get(`collections/${name}.json`)?.read().toString() ?? "");

interface PostmanItem {
  readonly request: {
    readonly method: string;
    readonly url: { readonly raw: string; readonly variable: readonly { readonly key: string; readonly value: string }[] };
    readonly header: readonly { readonly key: string; readonly value: string; readonly disabled?: boolean }[];
    readonly body?: { readonly raw: string };
    readonly auth: { readonly bearer?: readonly { readonly value: string }[] };
  };
}

function ofPostman({ request: { method, url, header, body, auth } }: PostmanItem): Request {
  const values = Object.fromEntries(url.variable.map(({ key, value }) => [key, value]));
  return {
    method,
    url: filled(url.raw, values),
    headers: header.map(({ key, value, disabled }) => ({ name: key, value, enabled: disabled !== true })),
    body: body?.raw,
    token: auth.bearer?.[0]?.value,
  };
}

interface BrunoItem {
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly params: readonly { readonly name: string; readonly value: string; readonly type: string }[];
    readonly headers: Request["headers"];
    readonly body: { readonly mode: string; readonly json?: string; readonly text?: string };
    readonly auth: { readonly bearer?: { readonly token: string } };
  };
}

function ofBruno({ request: { method, url, params, headers, body, auth } }: BrunoItem): Request {
  const values = Object.fromEntries(params.filter(({ type }) => type === "path").map(({ name, value }) => [name, value]));
  return { method, url: filled(url, values), headers, body: body.json ?? body.text, token: auth.bearer?.token };
}

const filled = (url: string, values: Readonly<Record<string, string>>) =>
  url.replace("{{base_url}}", "http://localhost:3000").replace(/\/:(\w+)/g, (_, name: string) => `/${values[name]}`);

const collections = [
  ["Postman", () => read("postman").item.flatMap(({ item }: { item: PostmanItem[] }) => item.map(ofPostman))],
  ["Bruno", () => read("bruno").items.flatMap(({ items }: { items: BrunoItem[] }) => items.map(ofBruno))],
] as const;

/** The operation that a request calls. */
function called({ method, url }: Request): PlacedOperation {
  const path = decodeURIComponent(new URL(url).pathname);
  const fitting = placedOperations(document).filter(
    (placed) => placed.method === method.toLowerCase() && new RegExp(`^${placed.path.replace(/\{\w+\}/g, "[^/]+")}$`).test(path),
  );
  // a fixed part of a path wins over a parameter
  const [found] = fitting.toSorted((a, b) => a.path.split("{").length - b.path.split("{").length);
  if (found === undefined) throw new Error(`no operation answers ${method} ${url}`);
  return found;
}

describe.each(collections)("the collection for %s", (_, requestsOf) => {
  const requests: readonly Request[] = requestsOf();

  it("contains every operation once", () => {
    const ids = requests.map((request) => called(request).operation.operationId);
    expect(ids.sort()).toEqual(
      Object.values(operations)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it("has the credential that each operation accepts, as a variable", () => {
    const variables = new Map([
      ["secret", "{{secret_key}}"],
      ["session", "{{session_token}}"],
      ["ingest", "{{ingest_key}}"],
    ]);
    for (const request of requests) {
      const kind = snippetCredential(document, called(request))?.kind;
      expect(request.token).toBe(kind && variables.get(kind));
    }
  });

  it("sends the bodies of the contract's examples, which validate against its schemas, with every required header", () => {
    let bodies = 0;
    for (const request of requests) {
      const { operation, path, method } = called(request);
      const content = published.paths[path][method].requestBody?.content ?? {};
      const [[type, { schema }] = ["", { schema: undefined }]] = Object.entries<{ schema: Parameters<typeof sealed>[0] | undefined }>(content);
      const sent = request.headers.filter(({ enabled }) => enabled).map(({ name }) => name);
      expect(request.body === undefined, operation.operationId).toBe(type === "" || (request.body === undefined && operation.requestBody?.required !== true));
      for (const { name, in: place, required } of operation.parameters ?? []) if (place === "header" && required) expect(sent).toContain(name);
      if (request.body === undefined) continue;
      expect(request.headers).toContainEqual(expect.objectContaining({ name: "Content-Type", value: type }));
      if (type !== "application/json" || schema === undefined) continue;
      bodies++;
      const validate = ajv.compile(sealed(schema));
      validate(JSON.parse(request.body));
      expect(validate.errors ?? [], operation.operationId).toEqual([]);
    }
    expect(bodies).toBeGreaterThan(50);
  });

  it("leaves nothing of an address open", () => {
    for (const { url } of requests) expect(url).not.toMatch(/undefined|[{}<>]|\/:/);
  });
});

it("no collection holds a credential", () => {
  for (const name of ["postman", "bruno"]) expect(files.get(`collections/${name}.json`)?.read().toString()).not.toMatch(/svc_(?:sk|wh)_\w{8}|eyJ/);
});
