// For every operation of the contract what the bench sends: the request that the access tests send, but where that would say little about a busy day.
import { credentialKinds } from "../../generated/credentials.ts";
import { type OperationId, type OperationRule, operations } from "../../generated/operations.ts";
import type { Fixtures } from "../test/access/fixtures.ts";
import { type RequestOf, requests } from "../test/access/requests.ts";
import { payment, payout } from "./payments.ts";

/** Data for requests. */
export interface Past extends Fixtures {
  /** A number that no other request of the run has. */
  readonly number: () => number;
  /** A name of an order that no other request has. */
  readonly order: () => string;
  /** An earlier payment. */
  readonly session: () => string;
  /** An earlier payment without an outcome; a different one each time. */
  readonly unreported: () => string;
}

/** How an operation is measured. */
export interface OperationRow {
  readonly request: (past: Past) => Promise<RequestOf<OperationId>>;
  /** Description of the request for the report; absent: a minimal request. */
  readonly about?: string;
  /** A slow operation: one connection, without a warm-up. */
  readonly heavy?: true;
}

type Rows = { readonly [Id in OperationId]?: { readonly request: (past: Past) => Promise<RequestOf<Id>>; readonly about: string; readonly heavy?: true } };

const HOUR = 3_600_000;
const DAY = 86_400_000;
/** Entries of a file to import. */
const IMPORTED = 1000;

const own: Rows = {
  assessPayin: { about: "whole pay-ins of new orders", request: async ({ number, order }) => ({ body: payment(number(), order()) }) },
  assessPayout: { about: "whole payouts", request: async ({ number, order }) => ({ body: payout(number(), order()) }) },
  reportOutcome: {
    about: "captured; another payment each time",
    request: async ({ unreported }) => ({ body: { session_id: unreported(), outcome: "captured" } }),
  },
  readAssessment: { about: "earlier payments", request: async ({ session }) => ({ path: { session_id: session() } }) },
  explainAssessment: { about: "earlier payments", request: async ({ session }) => ({ path: { session_id: session() } }) },
  ingestProviderEvent: {
    about: "captured; another payment each time",
    request: async ({ unreported, order }) => ({ body: { event_type: "captured", external_id: order(), session_id: unreported() } }),
  },
  checkBlocklist: {
    about: "an e-mail that is listed",
    request: async ({ number }) => ({ body: { list_type: "email", value: `blocked.${4 * (number() % 1000)}@ejemplo.mx` } }),
  },
  importBlocklist: {
    about: `files of ${IMPORTED} entries, one caller`,
    heavy: true,
    request: async ({ order }) => {
      const file = order();
      const lines = Array.from({ length: IMPORTED }, (_, index) => `customer_id,${file}-${index}\n`);
      return { body: Buffer.from(`list_type,value\n${lines.join("")}`) as never };
    },
  },
  exportAssessments: {
    about: "an hour, one caller",
    heavy: true,
    request: async () => ({ query: { from: new Date(Date.now() - HOUR).toISOString(), to: new Date().toISOString() } }),
  },
  exportBlocklist: { about: "the whole list, one caller", heavy: true, request: async () => ({}) },
  readPreventionStats: {
    about: "30 days",
    request: async () => ({ query: { from: new Date(Date.now() - 30 * DAY).toISOString(), to: new Date().toISOString() } }),
  },
};

/** The row of an operation. Throws its name where it has none. */
export function rowOf(id: OperationId): OperationRow {
  const row = own[id] as OperationRow | undefined;
  if (row !== undefined) return row;
  if (!Object.hasOwn(requests, id)) throw new Error(`${id} has no row in server/bench/operation-rows.ts and no request in server/test/access/requests.ts`);
  return { request: requests[id] as OperationRow["request"] };
}

/** Is it about something of which an organization may have few? Then few requests are prepared, and one caller sends them. */
export const isLimited = (id: OperationId): boolean => /CustomList|Rule|Backtest|DataSubject|Model/.test(id);

/** Every operation, in the order of the URL map. */
export const measured = Object.keys(operations) as OperationId[];

/** Operations that the bench has rows of its own for. */
export const ownRows = Object.keys(own);

/** The credential: a secret key if allowed, else a session. Public operations need none. */
export function senderOf({ credentials }: OperationRule): "secret" | "ingest" | "session" | "nobody" {
  if (credentials.length === 0) return "nobody";
  const sender = (["secret", "ingest", "session"] as const).find((kind) => credentials.includes(kind));
  if (sender === undefined)
    throw new Error(`the bench has no credential of the kinds ${credentials.join(", ")}; there are ${Object.keys(credentialKinds).join(", ")}`);
  return sender;
}

/** May a request be sent again and again? What changes something is sent once. */
export const mayRepeat = ({ method }: OperationRule): boolean => method === "get";
