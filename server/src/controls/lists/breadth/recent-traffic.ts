// How many recent payments each value would match: the last 10,000 of an organization, read by the code that decisions use. Reading them takes about half a second of processor time, in slices
// that let other requests run, so that the counts are cached for a minute.

import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { LAST_UUID } from "../../../platform/ids/uuid.ts";
import type { Acting, Tenancy, Tenant } from "../../../platform/tenancy/tenancy.ts";
import { systemClock } from "../../../platform/time/clock.ts";
import { MINUTE } from "../../../platform/time/time.ts";
import { type PayinRequest, payinSubject } from "../../../scoring/payments/payin.ts";
import { type PayoutRequest, payoutSubject } from "../../../scoring/payments/payout.ts";
import type { Flow } from "../../../scoring/situation/transaction.ts";
import { type AddressNumber, addressNumber, addressRange } from "../../../values/identifiers/address-range.ts";
import type { IdentifierHash, Identifiers } from "../../../values/identifiers/hash.ts";
import type { ListType } from "../../../values/identifiers/identifier-kind.ts";
import { matchKey } from "../../../values/kinds/index.ts";
import { listRecentPayments, type RecentPayment } from "./list-recent-payments.sql.ts";

/** Payments that are counted, and how many are read at once. */
export const MOST_PAYMENTS = 10_000;
const PAGE = 1000;

/** Longest time (ms) that counting blocks the process. */
const SLICE = 10;

/** Numbers of payments. */
export interface Figures {
  readonly payments: number;
  /** Approved, and assessed with a secret key: holders of the browser key could make any value look frequent. */
  readonly approved: number;
}

/** What an entry matches. */
export interface EntryMatch {
  readonly list_type: ListType;
  readonly value: string;
  readonly flow_scope: Flow | "all";
  readonly submerchant_id: string | null;
}

/** Counts of recent payments. */
export interface RecentTraffic {
  /** The payments that an entry could match: of its flow and submerchant. */
  readonly all: (entry: EntryMatch) => Figures;
  /** Those that it matches. */
  readonly matching: (entry: EntryMatch) => Figures;
}

/** Counts of the payments of one flow, of the organization or of a submerchant. */
interface Counts {
  payments: number;
  approved: number;
  readonly values: Map<IdentifierHash, { payments: number; approved: number }>;
  readonly addresses: Map<string, { payments: number; approved: number }>;
  /** Addresses in order, with the sums of those before; made when a range is counted. */
  ordered?: readonly { readonly number: AddressNumber; readonly before: Figures }[];
}

const FLOWS = ["payin", "payout"] as const satisfies Flow[];

/** A count holds about 100 bytes for each distinct value: at most 10 MB for an organization. */
const cache = new LRUCache<string, Promise<RecentTraffic>>({ max: 16, ttl: MINUTE, perf: { now: () => systemClock.monotonic() } });

/** The recent payments of the caller: of the organization, or of the submerchant that it is. */
export function recentTraffic(tenancy: Tenancy, acting: Acting): Promise<RecentTraffic> {
  const { organizationId, submerchantId } = acting.credential;
  const name = `${organizationId}/${submerchantId ?? ""}`;
  const known = cache.get(name);
  if (known !== undefined) return known;
  const counted = count(tenancy, acting).then(({ traffic, payments }) => {
    // few payments are counted quickly, and change quickly
    if (payments < PAGE) cache.delete(name);
    return traffic;
  });
  cache.set(name, counted);
  counted.catch(() => cache.delete(name));
  return counted;
}

async function count(tenancy: Tenancy, acting: Acting): Promise<{ traffic: RecentTraffic; payments: number }> {
  const counts = new Map<string, Counts>();
  let payments = 0;
  let identifiers: Identifiers | undefined;
  for (let before = LAST_UUID, more = true; more && payments < MOST_PAYMENTS; ) {
    const rows = await tenancy.within(acting, async (tenant) => {
      identifiers = tenant.identifiers;
      return (await listRecentPayments(tenant, before, PAGE)).map((row) => ({ row, tenant }));
    });
    let since = systemClock.monotonic();
    for (const { row, tenant } of rows) {
      add(counts, tenant, row);
      if (systemClock.monotonic() - since < SLICE) continue;
      await setImmediate();
      since = systemClock.monotonic();
    }
    payments += rows.length;
    before = rows.at(-1)?.row.session_id ?? before;
    more = rows.length === PAGE;
  }
  return { traffic: trafficOf(counts, identifiers), payments };
}

/** Adds a payment whose request can be read. */
function add(counts: Map<string, Counts>, { identifiers, readRequest, organizationId, clock }: Tenant, row: RecentPayment): void {
  const read = readRequest<PayinRequest & PayoutRequest>(organizationId, row.session_id, row);
  if (read.state !== "readable") return;
  const subjectOf = row.flow === "payin" ? payinSubject : payoutSubject;
  const belonging = { submerchantId: null, scoped: false, trusted: !row.browser };
  const { probes, addresses } = subjectOf(identifiers, read.request, Number(row.amount_minor), clock.now(), row.session_id, belonging);
  const approved = row.approved && !row.browser ? 1 : 0;
  for (const submerchant of row.submerchant_id === null ? [""] : ["", row.submerchant_id]) {
    const name = `${row.flow}/${submerchant}`;
    let one = counts.get(name);
    if (one === undefined) {
      one = { payments: 0, approved: 0, values: new Map(), addresses: new Map() };
      counts.set(name, one);
    }
    one.payments += 1;
    one.approved += approved;
    for (const key of new Set(probes.map(([, , hash]) => hash))) increment(one.values, key, approved);
    for (const address of addresses) increment(one.addresses, address, approved);
  }
}

function increment(figures: Map<string, { payments: number; approved: number }>, key: string, approved: number): void {
  const known = figures.get(key);
  if (known === undefined) figures.set(key, { payments: 1, approved });
  else {
    known.payments += 1;
    known.approved += approved;
  }
}

const NONE: Figures = { payments: 0, approved: 0 };
const sum = (figures: readonly Figures[]): Figures =>
  figures.reduce((one, other) => ({ payments: one.payments + other.payments, approved: one.approved + other.approved }), NONE);

function trafficOf(counts: ReadonlyMap<string, Counts>, identifiers: Identifiers | undefined): RecentTraffic {
  const concerned = ({ flow_scope, submerchant_id }: EntryMatch): Counts[] =>
    FLOWS.filter((flow) => flow_scope === "all" || flow_scope === flow).flatMap((flow) => counts.get(`${flow}/${submerchant_id ?? ""}`) ?? []);
  return {
    all: (entry) => sum(concerned(entry)),
    matching: (entry) =>
      sum(
        concerned(entry).map((one) => {
          if (entry.list_type === "ip_range") return within(one, entry.value);
          return (identifiers && one.values.get(matchKey(identifiers, entry.list_type, entry.value))) ?? NONE;
        }),
      ),
  };
}

/** The payments from a network: two searches in the ordered addresses. */
function within(counts: Counts, network: string): Figures {
  counts.ordered ??= ordered(counts.addresses);
  const { first, last } = addressRange(network);
  const [start, end] = [beforeNumber(counts.ordered, first), beforeNumber(counts.ordered, last + 1n)];
  return { payments: end.payments - start.payments, approved: end.approved - start.approved };
}

function ordered(addresses: Counts["addresses"]): NonNullable<Counts["ordered"]> {
  const numbered = [...addresses].map(([address, figures]) => ({ number: addressNumber(address), figures })).sort((a, b) => (a.number < b.number ? -1 : 1));
  let before = NONE;
  const sums = numbered.map(({ number, figures }) => {
    const one = { number, before };
    before = sum([before, figures]);
    return one;
  });
  // beyond the last address
  return [...sums, { number: 1n << 128n, before }];
}

/** The sums of the addresses before a number. */
function beforeNumber(sums: NonNullable<Counts["ordered"]>, number: AddressNumber): Figures {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle]?.number ?? 0n) < number) low = middle + 1;
    else high = middle;
  }
  return sums[low]?.before ?? NONE;
}
