// The credential that a snippet sends, where a reader keeps it, and what the SDK calls it.
import type { CredentialKind } from "../../../generated/credentials.ts";
import { acceptedCredentials, isPublic } from "./access.ts";
import type { Facts } from "./beyond-openapi.ts";
import type { ApiDocument, PlacedOperation } from "./document.ts";

/** Environment variable of the key; the SDK reads the same one by default. */
export const keyVariable = "FRAUD_RISK_API_KEY";

/** Environment variable of the ingest key. */
export const ingestVariable = "FRAUD_RISK_INGEST_KEY";

/** Environment variable of the dashboard session. */
export const sessionVariable = "DASHBOARD_SESSION";

/** A credential that snippets send. */
export interface SnippetCredential {
  readonly kind: CredentialKind;
  /** Environment variable. */
  readonly variable: string;
  /** Option of the SDK's client. */
  readonly option: string;
}

/** Where an operation takes both, the first is shown: calls are made by servers more often than by dashboards. */
const sent: readonly SnippetCredential[] = [
  { kind: "secret", variable: keyVariable, option: "apiKey" },
  { kind: "session", variable: sessionVariable, option: "sessionToken" },
  { kind: "ingest", variable: ingestVariable, option: "apiKey" },
];

/** The credential to show for an operation; undefined for a public one. Throws where the operation takes none that snippets know. */
export function snippetCredential(document: ApiDocument, placed: PlacedOperation): SnippetCredential | undefined {
  if (isPublic(placed)) return undefined;
  const accepted = acceptedCredentials(document, placed).map(({ kind }) => kind);
  const credential = sent.find(({ kind }) => accepted.includes(kind));
  if (credential === undefined) throw new Error(`no snippet has a credential for ${placed.operation.operationId}`);
  return credential;
}

/** Prefix of the key that snippets send. */
export function snippetKeyPrefix(facts: Facts): string {
  return facts.credentials.secret?.prefix ?? "";
}
