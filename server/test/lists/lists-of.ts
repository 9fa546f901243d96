// The list operations as a dashboard calls them.

import type { IdentifierHash } from "../../src/values/identifiers/hash.ts";
import type { ListType } from "../../src/values/identifiers/identifier-kind.ts";
import { listTypes } from "../../src/values/kinds/index.ts";
import { call, type TestAnswer } from "../harness/client.ts";
import { identifierHash } from "../harness/identifiers.ts";

/** Calls in the name of one session. */
export interface Lists {
  readonly block: (entry: object) => Promise<TestAnswer>;
  readonly allow: (entry: object) => Promise<TestAnswer>;
  readonly blocklist: (query?: Record<string, string>) => Promise<TestAnswer>;
  readonly allowlist: (query?: Record<string, string>) => Promise<TestAnswer>;
  readonly change: (change: object) => Promise<TestAnswer>;
  readonly unblock: (id: string) => Promise<TestAnswer>;
  readonly disallow: (id: string) => Promise<TestAnswer>;
  readonly check: (value: object) => Promise<TestAnswer>;
  /** Changes of a resource as the audit log has them, oldest first. */
  readonly audited: (id: string) => Promise<Record<string, unknown>[]>;
}

/** The hashes that entries of a value have, whatever their type: values are sealed where tests encrypt. */
export const hashesOfValue = (value: string): IdentifierHash[] => (listTypes as ListType[]).map((type) => identifierHash(type, value));

/** Values of a page of either list. */
export const valuesOf = (answer: TestAnswer): string[] => pageOf(answer).rows.map(({ value }) => value);

/** A page of either list: the blocklist was published with its page within. */
export function pageOf({ body }: TestAnswer): { readonly rows: readonly { readonly value: string }[]; readonly next: string | null } {
  return Array.isArray(body.data) ? { rows: body.data, next: body.next_cursor } : { rows: body.data.entries, next: body.data.next_cursor };
}

/** The lists that a session manages. */
export function listsOf(url: string, key: string): Lists {
  const api = (method: string, path: string, body?: object) => call(`${url}/api/v1${path}`, { key, method, ...(body === undefined ? {} : { body }) });
  const search = (query: Record<string, string> = {}) => `?${new URLSearchParams(query)}`;
  return {
    block: (entry) => api("POST", "/blocklists", entry),
    allow: (entry) => api("POST", "/allowlists", entry),
    blocklist: (query) => api("GET", `/blocklists${search(query)}`),
    allowlist: (query) => api("GET", `/allowlists${search(query)}`),
    change: (change) => api("PATCH", "/blocklists", change),
    unblock: (id) => api("DELETE", `/blocklists${search({ id })}`),
    disallow: (id) => api("DELETE", `/allowlists${search({ id })}`),
    check: (value) => api("POST", "/blocklists/check", value),
    audited: async (id) => (await api("GET", `/audit-log${search({ resource_id: id })}`)).body.data.toReversed(),
  };
}
