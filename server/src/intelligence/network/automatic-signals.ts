// Signals that follow from what happened to a payment: a confirmed fraud, a lost chargeback, a report that is shared. Of members that contribute.
import type { components } from "../../../../generated/types.ts";
import type { ListType } from "../../platform/identifiers/list-values.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { COUNTED_DAYS, daysFrom } from "./contribute.ts";
import { digestOf, type NetworkHashes } from "./hashes.ts";
import { readMembership } from "./membership.ts";
import { isShareable } from "./shareable.ts";
import { keepSignals, type NewSignal, takeBackSignals } from "./store.ts";
import { isNetworkType } from "./types.ts";

type Category = components["schemas"]["NetworkCategory"];

/** Signals to contribute. */
export interface AutomaticSignals {
  /** The session, or the report that is about none. */
  readonly cause: string;
  /** Normalised values; those that are not shared are left out. */
  readonly values: readonly (readonly [ListType, string])[];
  readonly category: Category;
  readonly confidence: number;
  readonly occurredAt: Date;
}

/** Contributes them; answers how many signals the cause has from then on. None where the organization does not contribute. */
export async function contributeAutomatically(tenant: Tenant, hashes: NetworkHashes, caused: AutomaticSignals, now: Date): Promise<number> {
  const signals = caused.values.flatMap(([type, value]): NewSignal[] =>
    isNetworkType(type) && isShareable(type, value) ? [{ type, digest: digestOf(value), ...tellingOf(caused, now) }] : [],
  );
  if (signals.length === 0 || !(await readMembership(tenant)).contribute) return 0;
  await keepSignals(tenant, hashes, caused.cause, signals);
  return new Set(signals.map(({ type, digest }) => `${type}:${digest}`)).size;
}

function tellingOf({ category, confidence, occurredAt }: AutomaticSignals, now: Date): Omit<NewSignal, "type" | "digest"> {
  return {
    category,
    confidence,
    occurredAt: occurredAt > now ? now : occurredAt,
    expiresAt: daysFrom(now, COUNTED_DAYS),
    expiryNotified: false,
    description: undefined,
  };
}

/** Withdraws the signals that a session or a report has caused; answers how many. */
export function revertSignals(tenant: Tenant, cause: string): Promise<number> {
  return takeBackSignals(tenant, cause);
}

/** What a kind of incident is called among participants. */
export const categoryOf: Readonly<Record<components["schemas"]["IncidentType"], Category>> = {
  phishing: "scam",
  ingenieria_social: "scam",
  transferencia_no_autorizada: "account_takeover",
  robo_identidad: "identity_theft",
  fraude_interno: "fraud",
  otro: "fraud",
};
