// Decisions that other batches cannot read yet. Sixty-four concurrent orders with one card must see each other before any of them is committed: so each
// decision also considers those of its own batch and of uncommitted batches.

import { locatedCountry } from "../../scoring/signals/location/family.ts";
import { wentBefore } from "../../scoring/signals/payout/family.ts";
import type { Activity, History, IdentifierKeys, PayoutActivity, PayoutKeys, PayoutPast } from "../../scoring/situation/features.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";
import type { Decided } from "./decide.ts";
import type { Job } from "./job.ts";
import type { PayoutFindings } from "./payout-read.ts";

const PAYIN_COLUMNS = ["payer", "card", "email", "ip", "device"] as const satisfies readonly (keyof History)[];

/** Index of payments of new payers by the BIN of their card. */
const NEW_PAYERS_OF_BIN = "new_payer_bin";

/** Index of an origin's payouts to new beneficiaries: separate, as in the database, so that other payouts do not displace them. */
const NEW_BENEFICIARIES = "origin, first";

/** Most rows that are added to the stored activity: a hanging batch must not slow later ones down. */
const MOST_ADDED = 40;

/** Activity for a job. */
export interface Past {
  readonly history: History;
  readonly payout: PayoutFindings | undefined;
}

/** The retained part of a decision. */
type Made = Pick<Decided, "job" | "marks"> & Partial<Pick<Decided, "newPayer">>;

/** The decisions of one batch. */
export interface BatchActivity {
  /** Adds decisions that this and other batches have made since to a job's stored activity. */
  readonly seenBy: (job: Job, stored: Past) => Past;
  /** Records a decision of this batch. */
  readonly record: (decided: Made) => void;
  /** The batch was committed (true) or abandoned (false). */
  readonly end: (committed: boolean) => void;
}

/** Common fields of all rows. */
type Stored = { readonly sessionId: string; readonly at: number };

type Recent<Row> = Row & { readonly organizationId: string };

/** Rows by column and identifier. */
class Sightings<Row extends Stored> {
  readonly #columns = new Map<string, Map<IdentifierHash, Recent<Row>[]>>();

  add(column: string, identifier: IdentifierHash | null, row: Recent<Row>): void {
    if (identifier === null) return;
    let identifiers = this.#columns.get(column);
    if (identifiers === undefined) {
      identifiers = new Map();
      this.#columns.set(column, identifiers);
    }
    const rows = identifiers.get(identifier);
    if (rows === undefined) identifiers.set(identifier, [row]);
    else rows.push(row);
  }

  /** Rows of an identifier, oldest first; undefined for none. */
  of(column: string, identifier: IdentifierHash): readonly Recent<Row>[] | undefined {
    return this.#columns.get(column)?.get(identifier);
  }
}

interface Overlay {
  readonly payins: Sightings<Activity>;
  readonly payouts: Sightings<PayoutActivity>;
  size: number;
  /** Number of the commit from which on reads see the rows; undefined while they are in flight. */
  visibleFrom: number | undefined;
  readonly readAt: number;
  ended: boolean;
}

/** Tracks decisions that reads do not see yet. One per process: decisions of other processes are seen once committed. */
export function createInFlightActivity(): { begin: () => BatchActivity; size: () => number } {
  let commits = 0;
  let overlays: Overlay[] = [];

  /** Starts a batch. Call it before the batch reads. */
  const begin = (): BatchActivity => {
    const own: Overlay = { payins: new Sightings(), payouts: new Sightings(), size: 0, visibleFrom: undefined, readAt: commits, ended: false };
    overlays.push(own);
    return {
      seenBy: (job, stored) => {
        const others = overlays.filter((overlay) => overlay.size > 0 && (overlay.visibleFrom === undefined || overlay.visibleFrom > own.readAt));
        return others.length === 0 ? stored : { history: historySeen(job, stored.history, others), payout: payoutsSeen(job, stored.payout, others) };
      },
      record: (decided) => {
        own.size += 1;
        const { subject } = decided.job;
        if (subject.payout === undefined) {
          for (const keys of [subject.organizationKeys, subject.submerchantKeys]) if (keys !== undefined) addPayin(own.payins, decided, keys);
        } else {
          for (const keys of [subject.payout.organizationKeys, subject.payout.submerchantKeys]) if (keys !== undefined) addPayout(own.payouts, decided, keys);
        }
      },
      end: (committed) => {
        if (own.ended) return;
        own.ended = true;
        if (committed) own.visibleFrom = ++commits;
        else own.size = 0;
        const oldestRead = Math.min(...overlays.filter((overlay) => !overlay.ended).map((overlay) => overlay.readAt));
        overlays = overlays.filter((overlay) => !overlay.ended || (overlay.visibleFrom !== undefined && overlay.visibleFrom > oldestRead));
      },
    };
  };
  return { begin, size: () => overlays.length };
}

function historySeen({ subject, credential }: Job, stored: History, overlays: readonly Overlay[]): History {
  const added = (past: readonly Activity[], column: string, identifier: IdentifierHash | null): readonly Activity[] =>
    merge(past, overlays, ({ payins }) => payins, column, identifier, credential.organizationId);
  const seen = (column: (typeof PAYIN_COLUMNS)[number]): readonly Activity[] => added(stored[column], column, subject.keys[column]);
  const { bin = null } = subject.keys;
  const ofBin = bin === null ? {} : { newPayersOfBin: added(stored.newPayersOfBin ?? [], NEW_PAYERS_OF_BIN, bin) };
  return { payer: seen("payer"), card: seen("card"), email: seen("email"), ip: seen("ip"), device: seen("device"), ...ofBin };
}

function payoutsSeen({ subject, credential }: Job, stored: PayoutFindings | undefined, overlays: readonly Overlay[]): PayoutFindings | undefined {
  if (stored === undefined || subject.payout === undefined) return stored;
  const { keys } = subject.payout;
  const { account, beneficiary, origin: ofOrigin, device } = stored.past;
  const added = <Past extends Stored>(known: readonly Past[], column: string, identifier: IdentifierHash | null): readonly (Past | PayoutActivity)[] =>
    merge<Past | PayoutActivity, PayoutActivity>(known, overlays, ({ payouts }) => payouts, column, identifier, credential.organizationId);
  const origin = added(added(ofOrigin, "origin", keys.origin), NEW_BENEFICIARIES, keys.origin);
  const past: PayoutPast = {
    account: added(account, "account", keys.account),
    beneficiary: added(beneficiary, "beneficiary", keys.beneficiary),
    origin,
    device: added(device, "device", keys.device),
  };
  const newest = wentBefore(keys, origin)[0]?.at;
  return {
    past,
    originLastAt: newest === undefined ? stored.originLastAt : Math.max(newest, stored.originLastAt ?? 0),
    pairKnown: stored.pairKnown || wentBefore(keys, added<PayoutActivity>([], "pair", keys.pair)).length > 0,
  };
}

function merge<Row extends Stored, Added extends Row>(
  stored: readonly Row[],
  overlays: readonly Overlay[],
  sightings: (overlay: Overlay) => Sightings<Added>,
  column: string,
  identifier: IdentifierHash | null,
  organizationId: string,
): readonly Row[] {
  if (identifier === null) return stored;
  let added: Row[] | undefined;
  // newest first; nearly every identifier has none
  for (let index = overlays.length - 1; index >= 0; index--) {
    const rows = sightings(overlays[index] as Overlay).of(column, identifier);
    if (rows === undefined) continue;
    added ??= [];
    for (const row of rows.toReversed()) {
      if (added.length === MOST_ADDED) break;
      if (row.organizationId === organizationId && !stored.some((known) => known.sessionId === row.sessionId)) added.push(row);
    }
  }
  return added === undefined || added.length === 0 ? stored : [...added, ...stored].sort((a, b) => b.at - a.at);
}

function addPayin(payins: Sightings<Activity>, { job, newPayer }: Made, keys: IdentifierKeys): void {
  const { transaction } = job.subject;
  const row: Recent<Activity> = {
    organizationId: job.credential.organizationId,
    sessionId: job.sessionId,
    at: transaction.assessedAt,
    trusted: job.credential.kind !== "publishable",
    failed: false,
    order: keys.order,
    payer: keys.payer,
    card: keys.card,
    device: keys.device,
    amountMinor: transaction.amountMinor,
    currency: transaction.currency,
    country: locatedCountry(transaction) ?? null,
  };
  for (const column of PAYIN_COLUMNS) payins.add(column, keys[column], row);
  if (newPayer) payins.add(NEW_PAYERS_OF_BIN, keys.bin ?? null, row);
}

function addPayout(payouts: Sightings<PayoutActivity>, { job, marks }: Made, keys: PayoutKeys): void {
  if (marks === undefined) return;
  const { amountMinor, currency, assessedAt } = job.subject.transaction;
  const row = { ...keys, ...marks, organizationId: job.credential.organizationId, sessionId: job.sessionId, at: assessedAt, amountMinor, currency };
  for (const column of ["account", "beneficiary", "device", "pair"] as const) payouts.add(column, keys[column], row);
  payouts.add(marks.first ? NEW_BENEFICIARIES : "origin", keys.origin, row);
}
