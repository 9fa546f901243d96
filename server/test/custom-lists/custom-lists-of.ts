// The operations on lists for rules as a dashboard calls them.
import { newId } from "../../src/platform/ids/uuid.ts";
import { call, type TestAnswer } from "../harness/client.ts";

/** Calls in the name of one session. */
export interface CustomLists {
  readonly create: (body?: object) => Promise<TestAnswer>;
  readonly named: (name: string) => Promise<TestAnswer>;
  readonly read: (id: string) => Promise<TestAnswer>;
  readonly update: (id: string, body: object) => Promise<TestAnswer>;
  readonly remove: (id: string) => Promise<TestAnswer>;
  readonly add: (id: string, values: readonly string[]) => Promise<TestAnswer>;
  readonly take: (id: string, values: readonly string[]) => Promise<TestAnswer>;
  readonly check: (id: string, value: string) => Promise<TestAnswer>;
  readonly values: (id: string, query?: Record<string, string>) => Promise<TestAnswer>;
  readonly send: (
    id: string,
    mode: "append" | "replace",
    file: NonNullable<RequestInit["body"]>,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: never }>;
  readonly file: (id: string) => Promise<string>;
  readonly audited: (id: string) => Promise<Record<string, unknown>[]>;
}

/** A name that no other list has. */
export const newName = (): string => `l${newId().replaceAll("-", "")}`;

/** The lists that a session manages. */
export function customListsOf(url: string, key: string): CustomLists {
  const api = (method: string, path: string, body?: object) => call(`${url}/api/v1${path}`, { key, method, ...(body === undefined ? {} : { body }) });
  return {
    create: (body = {}) => api("POST", "/lists", { name: newName(), ...body }),
    named: (name) => api("GET", `/lists?name=${name}`),
    read: (id) => api("GET", `/lists/${id}`),
    update: (id, body) => api("PATCH", `/lists/${id}`, body),
    remove: (id) => api("DELETE", `/lists/${id}`),
    add: (id, values) => api("POST", `/lists/${id}/values`, { values }),
    take: (id, values) => api("POST", `/lists/${id}/values/remove`, { values }),
    check: (id, value) => api("POST", `/lists/${id}/values/check`, { value }),
    values: (id, query = {}) => api("GET", `/lists/${id}/values?${new URLSearchParams(query)}`),
    send: async (id, mode, file, given = {}) => {
      const headers = { Authorization: `Bearer ${key}`, "Content-Type": "text/csv", ...given };
      const answer = await fetch(`${url}/api/v1/lists/${id}/values/import?mode=${mode}`, {
        method: "POST",
        headers,
        body: file,
        duplex: "half",
      } as RequestInit);
      return { status: answer.status, body: (await answer.json()) as never };
    },
    file: async (id) => (await fetch(`${url}/api/v1/lists/${id}/values/export`, { headers: { Authorization: `Bearer ${key}` } })).text(),
    audited: async (id) => (await api("GET", `/audit-log?resource_id=${id}`)).body.data.toReversed(),
  };
}
