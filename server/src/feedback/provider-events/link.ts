// References that link an event to an assessment: session, else order, else payment, else an earlier event of the same payment.

import type { Resolving } from "../../decisions/assessments/by-reference.ts";
import type { Reference } from "../../decisions/assessments/candidate.ts";
import { readUuid } from "../../values/identifiers/uuid-patterns.ts";

/** References of an event. */
export interface Clues {
  /** Explicit session id: this session or none. */
  readonly session?: string | undefined;
  /** Possible session ids, which may also be those of another system. */
  readonly sessions: readonly (string | undefined)[];
  readonly orders: readonly (string | undefined)[];
  readonly payments: readonly (string | undefined)[];
}

/** The references of an event, best first. */
export function referencesOf({ session, sessions, orders, payments }: Clues): Reference[] {
  if (session !== undefined) return [["session_id", session]];
  const all = (by: Reference[0], values: readonly (string | undefined)[]): Reference[] =>
    [...new Set(values)].filter((value) => value !== undefined).map((value) => [by, value]);
  const ours = sessions.map((text) => (text === undefined ? undefined : readUuid(text)));
  return [...all("session_id", ours), ...all("order_id", orders), ...all("payment_id", payments), ...all("earlier_event", payments)];
}

/** How the references of an event are resolved: within its submerchant, with the earlier events of its provider, and to pay-ins before payouts. */
export function referencedBy({ submerchantId, provider }: { readonly submerchantId: string | undefined; readonly provider: string }): Resolving {
  return { submerchantId: submerchantId ?? null, provider, payins: true };
}
