// The case operations as a dashboard calls them.
import type { CaseStatus } from "../../src/backoffice/cases/transitions.ts";
import { call, type TestAnswer } from "../harness/client.ts";

/** Calls in the name of one session. */
export interface Cases {
  readonly open: (wanted?: object) => Promise<TestAnswer>;
  readonly list: (query?: Record<string, string>) => Promise<TestAnswer>;
  readonly read: (id: string) => Promise<TestAnswer>;
  readonly change: (id: string, change: object) => Promise<TestAnswer>;
  readonly history: (id: string) => Promise<TestAnswer>;
  readonly submit: (id: string) => Promise<TestAnswer>;
  readonly acknowledge: (id: string, answer: object) => Promise<TestAnswer>;
  /** Changes of a resource as the audit log has them, oldest first. */
  readonly audited: (id: string) => Promise<Record<string, unknown>[]>;
}

/** The required fields of a case. */
export const smallCase = { incident_date: "2026-01-31", incident_type: "phishing", amount: 48500.5, currency: "MXN", jurisdiction: "MX" };

/** The cases that a session manages. */
export function casesOf(url: string, key: string): Cases {
  const api = (method: string, path: string, body?: object) => call(`${url}/api/v1${path}`, { key, method, ...(body === undefined ? {} : { body }) });
  const search = (query: Record<string, string> = {}) => `?${new URLSearchParams(query)}`;
  return {
    open: (wanted = {}) => api("POST", "/cases", { ...smallCase, ...wanted }),
    list: (query) => api("GET", `/cases${search(query)}`),
    read: (id) => api("GET", `/cases/${id}`),
    change: (id, change) => api("PATCH", `/cases/${id}`, change),
    history: (id) => api("GET", `/cases/${id}/history`),
    submit: (id) => api("POST", `/cases/${id}/submit`),
    acknowledge: (id, answer) => api("POST", `/cases/${id}/acknowledgement`, answer),
    audited: async (id) => (await api("GET", `/audit-log${search({ resource_id: id })}`)).body.data.toReversed(),
  };
}

/** The states between a new case and each state. */
export const transitionsTo: Readonly<Record<CaseStatus, readonly CaseStatus[]>> = {
  borrador: [],
  en_revision: ["en_revision"],
  enviado: ["en_revision", "enviado"],
  resuelto: ["en_revision", "enviado", "resuelto"],
  archivado: ["archivado"],
};

/** A new case after the transitions to a state; answers its id. */
export async function caseIn(cases: Cases, status: CaseStatus, wanted: object = {}): Promise<string> {
  const { body } = await cases.open(wanted);
  for (const step of transitionsTo[status]) {
    const changed = await cases.change(body.id, { status: step });
    if (changed.body.status !== step) throw new Error(`a case did not become ${step}: ${changed.text}`);
  }
  return body.id;
}
