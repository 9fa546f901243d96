// What earlier answers gave: identifiers, cursors and secrets, by organization, so that later requests can be about something that exists.
import { randomUUID } from "node:crypto";
import fc, { type Arbitrary } from "fast-check";
import type { OperationId, OperationRule } from "../../generated/operations.ts";

/** A value to be taken from the pool when the request is sent: what is in it is not known before. `foreign`: of another organization. */
const MARK = /^\u{E002}(~?)([\w/-]+)#(\d+)$/u;
const MOST_VALUES = 60;

/** Takes a value that an earlier answer gave under this name; now and then one of another organization. */
export const taken = (from: string): Arbitrary<string> =>
  fc.tuple(fc.nat(999), fc.integer({ min: 0, max: 24 })).map(([n, luck]) => `\u{E002}${luck === 24 ? "~" : ""}${from}#${n}`);

/** A value, and whether it is of another organization than the caller; `known`: an answer gave it. */
export interface Taken {
  readonly value: string;
  readonly foreign: boolean;
  readonly known: boolean;
}

/** What is known of the organizations. */
export interface Pool {
  /** The value that a mark stands for; undefined where the text is no mark. One that nothing has, where nothing is known. */
  readonly take: (organization: string, text: string) => Taken | undefined;
  readonly put: (organization: string, kind: string, value: string) => void;
  readonly drop: (organization: string, kind: string, value: string) => void;
  /** Remembers what an answer gave. */
  readonly harvest: (organization: string, rule: OperationRule, path: Readonly<Record<string, string>>, json: unknown) => void;
  /** Keeps a new identifier from being given out; false where it is known already. */
  readonly hold: (id: string) => boolean;
  /** Secrets that connections were made with, by their ids. */
  readonly connectionSecrets: Map<string, string>;
}

/** Creates an empty pool. Identifiers of `forever` things are never given out: requests could put an end to what the fuzz itself stands on. */
export function createPool(forever: ReadonlySet<string>): Pool {
  const permanent = new Set(forever);
  const values = new Map<string, string[]>();
  const place = (organization: string, kind: string): string => `${organization} ${kind}`;

  function put(organization: string, kind: string, value: unknown): void {
    if (typeof value !== "string" || permanent.has(value) || [...permanent].some((id) => value.startsWith(`${id}/`) && kind === "keys-of")) return;
    const known = values.get(place(organization, kind)) ?? [];
    values.set(place(organization, kind), known);
    if (known.includes(value)) return;
    known.push(value);
    if (known.length > MOST_VALUES) known.shift();
  }

  function drop(organization: string, kind: string, value: string): void {
    const known = values.get(place(organization, kind)) ?? [];
    const at = known.indexOf(value);
    if (at >= 0) known.splice(at, 1);
  }

  function take(organization: string, text: string): Taken | undefined {
    const [, foreign, kind = "", number] = MARK.exec(text) ?? [];
    if (number === undefined) return undefined;
    const places = [...values.keys()].filter((key) => key.endsWith(` ${kind}`) && key.startsWith(organization) === (foreign !== "~"));
    const known = places.flatMap((key) => values.get(key) ?? []);
    const value = known[Number(number) % Math.max(1, known.length)];
    return { value: value ?? randomUUID(), foreign: foreign === "~" && value !== undefined, known: value !== undefined };
  }

  function harvest(organization: string, rule: OperationRule, path: Readonly<Record<string, string>>, json: unknown): void {
    const kind = collectionOf(rule.path);
    const owner = kind === "keys-of" ? `${path.id}/` : "";
    for (const item of itemsOf(json)) {
      if (typeof item.id === "string") put(organization, kind, owner + item.id);
      if (kind === "cases" && typeof item.status === "string") put(organization, `cases/${item.status}`, item.id);
      put(organization, item.decision === "review" ? "sessions/held" : "sessions", item.session_id);
      put(organization, "sessions", item.session_id);
      put(organization, "orders", item.order_id);
      put(organization, "events", item.event_id);
      put(organization, "cases", fieldsOf(item.case).id);
      put(organization, `cursors/${rule.id}`, item.next_cursor);
    }
  }

  function hold(id: string): boolean {
    permanent.add(id);
    return ![...values.values()].some((known) => known.includes(id));
  }

  return { take, put, drop, harvest, hold, connectionSecrets: new Map() };
}

/** Where the ids of an operation belong: `/api/v1/cases/{id}/history` is about `cases`. */
export function collectionOf(path: string): string {
  if (/\{session_id\}/.test(path) || path === "/api/v1/assessments") return "sessions";
  if (path === "/api/v1/submerchants/{id}/keys") return "keys-of";
  return path.split("/")[3] ?? "";
}

/** Does the operation end what it names? */
export const ends = (id: OperationId): boolean => /^(remove|revoke|deactivate)/.test(id);

function itemsOf(json: unknown): Record<string, unknown>[] {
  const whole = fieldsOf(json);
  const { data } = whole;
  const listed = Array.isArray(data) ? data : Array.isArray(fieldsOf(data).entries) ? (fieldsOf(data).entries as unknown[]) : [];
  return [whole, fieldsOf(data), ...listed.map(fieldsOf)];
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === "object" ? (value as Record<string, unknown>) : {};
}
