// The operations on assessments as a dashboard calls them, and payments to call them for.

import { newId } from "../../src/platform/ids/uuid.ts";
import { call, newOrder, payin, payout, type TestAnswer } from "../harness/client.ts";
import type { TestDatabase } from "../harness/database.ts";
import { identifierHash } from "../harness/identifiers.ts";

/** Calls in the name of one session or key. */
export interface Assessments {
  readonly list: (query?: Record<string, string>) => Promise<TestAnswer>;
  /** Every item, page by page. */
  readonly walk: (query?: Record<string, string>, between?: () => Promise<unknown>) => Promise<string[]>;
  readonly read: (id: string) => Promise<TestAnswer>;
  readonly review: (id: string, resolution: string, reason?: string) => Promise<TestAnswer>;
  readonly explain: (id: string, query?: Record<string, string>) => Promise<TestAnswer>;
}

/** The operations of a caller. */
export function assessmentsOf(url: string, key: string): Assessments {
  const api = (path: string, body?: object) => call(`${url}/api/v1${path}`, { key, ...(body === undefined ? {} : { body }) });
  const search = (query: Record<string, string> = {}) => `?${new URLSearchParams(query)}`;
  const list: Assessments["list"] = (query) => api(`/assessments${search(query)}`);
  return {
    list,
    walk: async (query = {}, between) => {
      const found: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const { body, status, text } = await list({ ...query, ...(cursor === undefined ? {} : { cursor }) });
        if (status !== 200) throw new Error(text);
        found.push(...sessions(body.data));
        cursor = body.next_cursor;
        await between?.();
      }
      return found;
    },
    read: (id) => api(`/assessments/${id}`),
    review: (id, resolution, reason = "Telefoneamos al titular.") => api(`/assessments/${id}/review`, { resolution, reason }),
    explain: (id, query) => api(`/merchant/explainability/${id}${search(query)}`),
  };
}

/** The sessions of listed items. */
export const sessions = (items: readonly { session_id: string }[]): string[] => items.map(({ session_id }) => session_id);

/** Payments of a key. */
export interface Payments {
  readonly payin: (more?: Record<string, unknown>) => Promise<TestAnswer>;
  readonly payout: (more?: Record<string, unknown>) => Promise<TestAnswer>;
}

/** Payments that are assessed; each has to succeed. */
export function paymentsOf(url: string, key: string): Payments {
  const assessed = async (path: string, body: object): Promise<TestAnswer> => {
    const answer = await call(`${url}/api/v1${path}`, { key, body });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer;
  };
  return { payin: (more) => assessed("/assess", payin(more)), payout: (more) => assessed("/assess/payout", payout(more)) };
}

/** A pay-in of a customer as it was stored long ago, without the fields that were added since; answers its session. */
export async function longAgo({ query }: TestDatabase, organizationId: string, at: number, customer: string): Promise<string> {
  const session = newId(at);
  const request = JSON.stringify({ amount: 1, currency: "MXN", payer: { customer_id: customer } });
  await query(
    `INSERT INTO assessments (organization_id, session_id, flow, credential_id, credential_kind, order_id, decision, risk_score, amount_minor, currency, request, answer, signals, assessed_at)
     VALUES ($1, $2, 'payin', $2, 'secret', $3, 'challenge', 40, 100, 'MXN', $4, '{}',
       '[{"code":"EMAIL_DISPOSABLE","weight":40,"strength":1,"observed":"x.mx","threshold":"disposable"}]', to_timestamp($5 / 1000.0))`,
    [organizationId, session, newOrder(), request, at],
  );
  await query(
    `INSERT INTO activity (organization_id, session_id, at, flow, trusted, order_key, payer, amount_minor, currency) VALUES ($1, $2, $3, 'payin', true, 1, $4, 100, 'MXN')`,
    [organizationId, session, at, identifierHash("customer_id", customer)],
  );
  return session;
}

/** A pay-in as it is stored. */
export interface Stored {
  /** When its identifier was made, epoch milliseconds. */
  readonly at: number;
  /** When it was assessed, the same by default. */
  readonly assessedAt?: number;
  readonly order?: string;
  readonly customer?: string;
  readonly email?: string;
  readonly currency?: string;
  readonly amountMinor?: number;
}

/** Stores pay-ins at once; answers their sessions in the same order. */
export async function storeAll({ query }: TestDatabase, organizationId: string, all: readonly Stored[]): Promise<string[]> {
  const rows = all.map((one) => ({
    session: newId(one.at),
    at: one.assessedAt ?? one.at,
    order: one.order ?? newOrder(),
    payer: one.customer === undefined ? null : identifierHash("customer_id", one.customer),
    email: one.email === undefined ? null : identifierHash("email", one.email),
    currency: one.currency ?? "MXN",
    minor: one.amountMinor ?? 100,
    request: { payer: { customer_id: one.customer, email: one.email } },
  }));
  await query(
    `WITH row AS (
       SELECT * FROM json_to_recordset($2) AS r(session uuid, at bigint, "order" text, payer bigint, email bigint, currency text, minor bigint, request json)
     ), seen AS (
       INSERT INTO activity (organization_id, session_id, at, flow, trusted, order_key, payer, email, amount_minor, currency)
       SELECT $1, session, at, 'payin', right(session::text, 1) < '8', 1, payer, email, minor, currency FROM row
     )
     INSERT INTO assessments (organization_id, session_id, flow, credential_id, credential_kind, order_id, decision, risk_score, amount_minor, currency, request, answer, signals, assessed_at)
     SELECT $1, session, 'payin', session, 'secret', "order", 'approve', 0, minor, currency, request, '{}', '[]', to_timestamp(at / 1000.0) FROM row`,
    [organizationId, JSON.stringify(rows)],
  );
  return rows.map(({ session }) => session);
}
