// Signals from events of a payment: a confirmed fraud, a lost chargeback, a shared report. Only for members that contribute.

import type { components } from "../../../../generated/types.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { ListType } from "../../values/identifiers/identifier-kind.ts";
import { COUNTED_DAYS, daysFrom } from "./contribute.ts";
import { digestOf, type NetworkHashes } from "./hashes.ts";
import { readMembership } from "./membership.ts";
import { isShareable } from "./shareable.ts";
import { deleteSignals, storeSignals } from "./store.ts";
import { isNetworkType } from "./types.ts";
import type { NewSignal } from "./upsert-signals.sql.ts";

type Category = components["schemas"]["NetworkCategory"];

/** Signals to contribute. */
export interface AutomaticSignals {
  /** Provenance: the session, or the report without a session. */
  readonly cause: string;
  /** Normalised values; those that must not be shared are left out. */
  readonly values: readonly (readonly [ListType, string])[];
  readonly category: Category;
  readonly confidence: number;
  readonly occurredAt: Date;
}

/** Contributes the signals; returns the number of signals of the cause. None if the organization does not contribute. */
export async function contributeAutomatically(tenant: Tenant, hashes: NetworkHashes, wanted: AutomaticSignals, now: Date): Promise<number> {
  const signals = wanted.values.flatMap(([type, value]): NewSignal[] =>
    isNetworkType(type) && isShareable(type, value) ? [{ type, digest: digestOf(value), ...detailsOf(wanted, now) }] : [],
  );
  if (signals.length === 0 || !(await readMembership(tenant)).contribute) return 0;
  await storeSignals(tenant, hashes, wanted.cause, signals);
  return new Set(signals.map(({ type, digest }) => `${type}:${digest}`)).size;
}

function detailsOf({ category, confidence, occurredAt }: AutomaticSignals, now: Date): Omit<NewSignal, "type" | "digest"> {
  return {
    category,
    confidence,
    occurredAt: occurredAt > now ? now : occurredAt,
    expiresAt: daysFrom(now, COUNTED_DAYS),
    expiryGiven: false,
    description: undefined,
  };
}

/** Withdraws the signals caused by a session or a report; returns their number. */
export function revertSignals(tenant: Tenant, cause: string): Promise<number> {
  return deleteSignals(tenant, cause);
}

/** The network category of each kind of incident. */
export const categoryOf: Readonly<Record<components["schemas"]["IncidentType"], Category>> = {
  phishing: "scam",
  ingenieria_social: "scam",
  transferencia_no_autorizada: "account_takeover",
  robo_identidad: "identity_theft",
  fraude_interno: "fraud",
  otro: "fraud",
};
