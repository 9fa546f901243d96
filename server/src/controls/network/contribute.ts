// Contributing a batch of signals: each is validated separately, valid ones are stored.

import type { components } from "../../../../generated/types.ts";
import { recordChange } from "../../accounts/audit/record.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { DAY } from "../../platform/time/time.ts";
import type { NetworkHashes } from "./hashes.ts";
import { isRefusal, readItem } from "./item.ts";
import { assertMember } from "./membership.ts";
import { storeSignals } from "./store.ts";
import { BY_HAND } from "./stored-signal.ts";
import type { NewSignal } from "./upsert-signals.sql.ts";

type Schemas = components["schemas"];
type Given = Omit<Schemas["NetworkSignalInput"], "confidence"> & Partial<Pick<Schemas["NetworkSignalInput"], "confidence">>;

/** Days for which a signal counts by default; and at most, a leap year. */
export const COUNTED_DAYS = 180;
const MOST_COUNTED_DAYS = 366;

/** Default confidence. */
const CONFIDENCE = 0.5;

/** A parsed batch. */
export interface ReadBatch {
  readonly signals: readonly NewSignal[];
  readonly rejected: readonly Schemas["NetworkRejected"][];
}

/** Parses a batch, before any query. */
export function readBatch(given: readonly Given[], now: Date): ReadBatch {
  const signals: NewSignal[] = [];
  const rejected: Schemas["NetworkRejected"][] = [];
  for (const [index, one] of given.entries()) {
    const signal = readSignal(one, now);
    if (isRefusal(signal)) rejected.push({ index, ...signal });
    else signals.push(signal);
  }
  return { signals, rejected };
}

function readSignal(given: Given, now: Date): NewSignal | Omit<Schemas["NetworkRejected"], "index"> {
  const item = readItem(given);
  if (isRefusal(item)) return item;
  const expiresAt = given.expires_at === undefined ? daysFrom(now, COUNTED_DAYS) : new Date(given.expires_at);
  if (expiresAt <= now) return { code: "INVALID_EXPIRY", message: "expires_at must be in the future." };
  if (expiresAt > daysFrom(now, MOST_COUNTED_DAYS)) return { code: "INVALID_EXPIRY", message: "expires_at must be within 366 days." };
  if (repeatsValue(given, item.digest))
    return { code: "VALUE_IN_DESCRIPTION", message: "The description must not contain the value: values are not stored, descriptions are." };
  const occurredAt = given.occurred_at === undefined ? now : new Date(given.occurred_at);
  return {
    ...item,
    category: given.category,
    confidence: given.confidence ?? CONFIDENCE,
    // a clock that is ahead: cap at the current time
    occurredAt: occurredAt > now ? now : occurredAt,
    expiresAt,
    expiryGiven: given.expires_at !== undefined,
    description: given.description,
  };
}

/** Smallest number of letters and digits for which an occurrence in a description counts as the value. */
const SIGNIFICANT = 6;
/** Digits of a national telephone number that are compared. */
const NATIONAL_DIGITS = 8;

/** Does the description contain the value, in any spelling, or its hash? */
function repeatsValue({ signal_type: type, value, value_hash: given, description }: Given, digest: string): boolean {
  if (description === undefined) return false;
  const note = bare(description);
  const written = bare(value ?? given ?? "");
  const searched = type === "phone" && given === undefined ? written.slice(-NATIONAL_DIGITS) : written;
  return note.includes(digest) || (searched.length >= SIGNIFICANT && note.includes(searched));
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** The time after a number of days. */
export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY);
}

/** Stores a batch. Throws NETWORK_MEMBERSHIP_REQUIRED if the organization does not contribute. The audit log records counts only. */
export async function contribute(tenant: Tenant, hashes: NetworkHashes, { signals, rejected }: ReadBatch): Promise<Schemas["NetworkContributionResult"]> {
  await assertMember(tenant, "contribute");
  const { added, renewed } = await storeSignals(tenant, hashes, BY_HAND, signals);
  if (signals.length > 0)
    await recordChange(tenant, {
      action: "network.signals_contributed",
      resource: "organization",
      id: tenant.organizationId,
      before: null,
      after: { network: { contributed: { accepted: added, duplicates: renewed, rejected: rejected.length } } },
    });
  return { accepted: added, duplicates: renewed, rejected: [...rejected] };
}
