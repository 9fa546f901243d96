// What figures of an entity are made from: each session with its decision, and the identifiers that its activity has.

import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";

/** A session, with the hashes of its identifiers. */
export interface FigureRow {
  readonly session_id: string;
  readonly assessed_at: string;
  readonly decision: "approve" | "challenge" | "review" | "decline";
  readonly amount_minor: string;
  readonly currency: string;
  readonly payer: IdentifierHash | null;
  readonly email: IdentifierHash | null;
  readonly card: IdentifierHash | null;
  readonly device: IdentifierHash | null;
  readonly ip: IdentifierHash | null;
}

/** One look-up per session and table, by primary key. `$4`: 0 for the organization's activity, 1 for a submerchant's own. */
const STATEMENT = `SELECT a.session_id, a.assessed_at, a.decision, a.amount_minor::text, a.currency, coalesce(v.payer, p.origin)::text AS payer, coalesce(v.email, p.email)::text AS email,
    v.card::text AS card, coalesce(v.device, p.device)::text AS device, coalesce(v.ip, p.ip)::text AS ip
  FROM unnest($2::uuid[]) AS s(id)
  JOIN LATERAL (
    SELECT session_id, assessed_at, decision, amount_minor, currency FROM assessments
    WHERE organization_id = $1 AND session_id = s.id AND ($3::uuid IS NULL OR submerchant_id = $3) LIMIT 1
  ) a ON true
  LEFT JOIN LATERAL (SELECT payer, email, card, device, ip FROM activity WHERE organization_id = $1 AND session_id = s.id AND scope = $4 LIMIT 1) v ON true
  LEFT JOIN LATERAL (SELECT origin, email, device, ip FROM payout_activity WHERE organization_id = $1 AND session_id = s.id AND scope = $4 LIMIT 1) p ON true
  ORDER BY a.session_id DESC`;

/** The existing ones of these sessions that the caller can see, newest first. */
export async function readFigures({ query, organizationId, submerchantId }: Tenant, sessions: readonly string[]): Promise<FigureRow[]> {
  if (sessions.length === 0) return [];
  return query<FigureRow>(STATEMENT, [organizationId, sessions, submerchantId, submerchantId === null ? 0 : 1]);
}
