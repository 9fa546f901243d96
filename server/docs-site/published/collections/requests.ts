// The requests of a collection: every operation with its first example, by group. Each format writes these in its own form.
import type { CredentialKind } from "../../../../generated/credentials.ts";
import { type ApiDocument, baseUrl } from "../../contract/document.ts";
import { operationGroups } from "../../contract/groups.ts";
import { firstCall, type SampleCall } from "../../contract/sample-call.ts";
import { snippetCredential } from "../../contract/snippet-credentials.ts";

/** A name with a value. */
export interface NamedValue {
  readonly name: string;
  readonly value: string;
  readonly description: string;
  /** False: an optional one that the example does not send. */
  readonly sent: boolean;
}

/** A request of a collection. */
export interface CollectionRequest {
  readonly name: string;
  readonly operationId: string;
  readonly description: string;
  readonly method: string;
  /** With parameters as `:name`. */
  readonly path: string;
  readonly pathValues: readonly NamedValue[];
  readonly query: readonly NamedValue[];
  readonly headers: readonly NamedValue[];
  /** Undefined: it has none. */
  readonly body: { readonly json: boolean; readonly type: string; readonly text: string } | undefined;
  /** Variable of the credential; undefined: a public operation. */
  readonly credential: string | undefined;
}

/** Requests of a group. */
export interface CollectionFolder {
  readonly name: string;
  readonly description: string;
  readonly requests: readonly CollectionRequest[];
}

/** A variable that the reader sets once for all requests. */
export interface CollectionVariable {
  readonly name: string;
  readonly value: string;
  readonly secret: boolean;
  readonly meaning: string;
}

const credentialVariables = { secret: "secret_key", session: "session_token", ingest: "ingest_key" } as const satisfies Partial<Record<CredentialKind, string>>;

/** The variables of a collection. */
export function collectionVariables(document: ApiDocument): CollectionVariable[] {
  return [
    { name: "base_url", value: baseUrl(document), secret: false, meaning: "Address of the service, without a slash at its end." },
    { name: credentialVariables.secret, value: "", secret: true, meaning: "A secret key." },
    { name: credentialVariables.session, value: "", secret: true, meaning: "A dashboard session, for operations that do not accept a key." },
    { name: credentialVariables.ingest, value: "", secret: true, meaning: "An ingest key, for events of payment providers." },
  ];
}

/** All operations, by group. */
export function collectionFolders(document: ApiDocument): CollectionFolder[] {
  return operationGroups(document).map(({ name, description = "", operations }) => ({
    name,
    description,
    requests: operations.map((placed) => requestOf(document, firstCall(document, placed))),
  }));
}

function requestOf(document: ApiDocument, call: SampleCall): CollectionRequest {
  const { placed, path, query, headers, body, otherType, handle } = call;
  const { parameters = [], summary, operationId, description = "" } = placed.operation;
  const named = (place: string, values: Readonly<Record<string, unknown>>): NamedValue[] =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, description: meaning = "" }) => ({
        name,
        value: String(values[name] ?? ""),
        description: meaning,
        sent: values[name] !== undefined,
      }));
  const sentHeaders = { ...headers, ...(handle === undefined ? {} : { [handle.header]: handle.value }) };
  const kind = snippetCredential(document, placed)?.kind;
  return {
    name: summary,
    operationId,
    description,
    method: placed.method.toUpperCase(),
    path: placed.path.replace(/\{(\w+)\}/g, ":$1"),
    pathValues: named("path", path),
    query: named("query", query),
    headers: named("header", sentHeaders),
    body:
      body === undefined
        ? undefined
        : {
            json: otherType === undefined,
            type: otherType ?? "application/json",
            text: otherType === undefined ? JSON.stringify(body, null, 2) : String(body),
          },
    credential: kind === undefined ? undefined : variableOf(kind, operationId),
  };
}

function variableOf(kind: CredentialKind, operationId: string): string {
  const variables: Partial<Record<CredentialKind, string>> = credentialVariables;
  const variable = variables[kind];
  if (variable === undefined) throw new Error(`no collection has a variable for the credential of ${operationId}`);
  return variable;
}
