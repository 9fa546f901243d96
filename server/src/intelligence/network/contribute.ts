// A batch of signals that an organization sends: each is judged by itself, what is right is kept.

import type { components } from "../../../../generated/types.ts";
import { recordChange } from "../../accounts/audit/record.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { DAY } from "../../platform/time/time.ts";
import type { NetworkHashes } from "./hashes.ts";
import { isRefusal, readItem } from "./item.ts";
import { assertMember } from "./membership.ts";
import { BY_HAND } from "./signal.ts";
import { keepSignals, type NewSignal } from "./store.ts";

type Schemas = components["schemas"];
type Given = Omit<Schemas["NetworkSignalInput"], "confidence"> & Partial<Pick<Schemas["NetworkSignalInput"], "confidence">>;

/** Days for which a signal counts, unless it is told otherwise; and at most, a leap year. */
export const COUNTED_DAYS = 180;
const COUNTED_DAYS_AT_MOST = 366;

/** How sure one is who does not say. */
const CONFIDENCE = 0.5;

/** A batch, read. */
export interface ReadBatch {
  readonly signals: readonly NewSignal[];
  readonly rejected: readonly Schemas["NetworkRejected"][];
}

/** Reads a batch, before any database is asked. */
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
  if (expiresAt <= now) return { code: "INVALID_EXPIRY", message: "The end is not in the future." };
  if (expiresAt > daysFrom(now, COUNTED_DAYS_AT_MOST)) return { code: "INVALID_EXPIRY", message: "The end is more than a year away." };
  if (repeatsValue(given, item.digest)) return { code: "VALUE_IN_DESCRIPTION", message: "The note repeats the value: values are not kept, notes are." };
  const occurredAt = given.occurred_at === undefined ? now : new Date(given.occurred_at);
  return {
    ...item,
    category: given.category,
    confidence: given.confidence ?? CONFIDENCE,
    // a clock that is ahead: nothing has happened that is still to come
    occurredAt: occurredAt > now ? now : occurredAt,
    expiresAt,
    expiryNotified: given.expires_at !== undefined,
    description: given.description,
  };
}

/** Letters and digits from which on a text that stands in a note is the value, and no chance. */
const TELLING = 6;
/** Digits of a telephone number that are written without its country. */
const NATIONAL_DIGITS = 8;

/** Does the note hold the value, in some spelling, or its hash? */
function repeatsValue({ signal_type: type, value, value_hash: given, description }: Given, digest: string): boolean {
  if (description === undefined) return false;
  const note = bare(description);
  const written = bare(value ?? given ?? "");
  const told = type === "phone" && given === undefined ? written.slice(-NATIONAL_DIGITS) : written;
  return note.includes(digest) || (told.length >= TELLING && note.includes(told));
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** The moment so many days later. */
export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY);
}

/** Keeps a batch. Throws NETWORK_MEMBERSHIP_REQUIRED for those who do not contribute. The audit log learns how many, and never what. */
export async function contribute(tenant: Tenant, hashes: NetworkHashes, { signals, rejected }: ReadBatch): Promise<Schemas["NetworkContributionResult"]> {
  await assertMember(tenant, "contribute");
  const { added, renewed } = await keepSignals(tenant, hashes, BY_HAND, signals);
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
