// Links events to assessments: by session, else by order, else by payment, else by what an earlier event of the same payment was linked to.
import { UUID_KEY } from "../database/page.ts";
import type { Tenant } from "../database/tenancy.ts";

/** Something that an assessment may be found by. */
export type Candidate = readonly [by: "session_id" | "order_id" | "payment_id" | "earlier", value: string];

/** What an event says of its assessment. */
export interface Clues {
  /** Named as ours: this session or none. */
  readonly session?: string | undefined;
  /** Texts that may be a session of ours, and of somebody else's just as well. */
  readonly sessions: readonly (string | undefined)[];
  readonly orders: readonly (string | undefined)[];
  readonly payments: readonly (string | undefined)[];
}

/** The candidates, best first. */
export function sessionCandidates({ session, sessions, orders, payments }: Clues): Candidate[] {
  if (session !== undefined) return [["session_id", session]];
  const all = (by: Candidate[0], values: readonly (string | undefined)[]): Candidate[] =>
    [...new Set(values)].filter((value) => value !== undefined).map((value) => [by, value]);
  const ours = sessions.filter((text) => text !== undefined && UUID_KEY.test(text));
  return [...all("session_id", ours), ...all("order_id", orders), ...all("payment_id", payments), ...all("earlier", payments)];
}

/** The latest assessment that the first good candidate names; a submerchant finds its own alone. Undefined where there is none. */
export async function linkedSession(tenant: Tenant, provider: string, candidates: readonly Candidate[]): Promise<string | undefined> {
  for (const [by, value] of candidates) {
    const session = by === "earlier" ? await ofEarlierEvent(tenant, provider, value) : await latestBy(tenant, by, value);
    if (session !== undefined) return session;
  }
  return undefined;
}

async function latestBy({ query, organizationId, submerchantId }: Tenant, column: Exclude<Candidate[0], "earlier">, value: string) {
  const [row] = await query<{ session_id: string }>(
    `SELECT session_id FROM assessments WHERE organization_id = $1 AND ${column} = $2 AND ($3::uuid IS NULL OR submerchant_id = $3) ORDER BY session_id DESC LIMIT 1`,
    [organizationId, value, submerchantId],
  );
  return row?.session_id;
}

/** A dispute often names the payment at the provider and nothing else; a capture before it named the order as well. */
async function ofEarlierEvent({ query, organizationId, submerchantId }: Tenant, provider: string, paymentId: string) {
  const [row] = await query<{ session_id: string }>(
    `SELECT e.session_id FROM provider_events e JOIN assessments a ON a.organization_id = e.organization_id AND a.session_id = e.session_id
     WHERE e.organization_id = $1 AND e.provider = $2 AND e.provider_payment_id = $3 AND e.session_id IS NOT NULL AND ($4::uuid IS NULL OR a.submerchant_id = $4)
     ORDER BY e.id DESC LIMIT 1`,
    [organizationId, provider, paymentId, submerchantId],
  );
  return row?.session_id;
}
