// The past of a batch's payouts: the parameters of its statement, and the past of each payout from the rows.

import { systemClock } from "../../platform/time/clock.ts";
import { type PayoutIdentifier, payoutBuckets, payoutWindows } from "../../scoring/payments/read-windows.ts";
import { wentBefore } from "../../scoring/signals/payout/family.ts";
import type { Paid, PayoutFeatures, PayoutPast } from "../../scoring/situation/features.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";
import type { Job } from "./job.ts";
import { Organizations, PastProbes } from "./probes.ts";
import { type Column, columns, parameters, payoutRead, rowKind } from "./read-payouts.sql.ts";

/** A row of the statement, as text. */
type Row = readonly (string | null)[];

/** The activity for a payout, without its own hashes. */
export type PayoutFindings = Omit<PayoutFeatures, "keys">;

/** A read to send, and a decoder of its rows into the activity for each job; undefined for pay-ins. */
export interface PayoutRead {
  readonly query: { name: string; text: string; values: string[]; rowMode: "array"; types: typeof asText };
  readonly decode: (rows: readonly Row[]) => (PayoutFindings | undefined)[];
}

const asText = { getTypeParser: () => String };

const IDENTIFIERS = ["account", "beneficiary", "origin", "device"] as const satisfies readonly PayoutIdentifier[];

/** Prepares the read of the batch's payouts. */
export function payoutBatchRead(jobs: readonly Job[]): PayoutRead {
  const organizations = new Organizations();
  // the oldest time of the batch; rows that are too old for a job are filtered out per job
  const now = Math.min(systemClock.now(), ...jobs.map((job) => job.subject.transaction.assessedAt));
  const probesBy = (identifier: PayoutIdentifier): PastProbes => new PastProbes(payoutWindows[identifier], payoutBuckets[identifier]);
  const probes = { account: probesBy("account"), beneficiary: probesBy("beneficiary"), origin: probesBy("origin"), device: probesBy("device") };
  const rows: {
    org: number;
    order: IdentifierHash;
    pair: IdentifierHash | null;
    origin: IdentifierHash | null;
    newest: number | null;
    oldest: number | null;
  }[] = [];
  const positions = jobs.map(({ credential, subject }) => {
    if (subject.payout === undefined) return undefined;
    const { keys } = subject.payout;
    const org = organizations.position(credential.organizationId);
    const past = IDENTIFIERS.map((identifier) => probes[identifier].add(org, keys[identifier], subject.transaction.assessedAt));
    const ofOrigin = past[IDENTIFIERS.indexOf("origin")]?.map((position) => position + 1) ?? [];
    const [newest, oldest] = [ofOrigin[0] ?? null, ofOrigin.at(-1) ?? null];
    return { keys, past, row: rows.push({ org, order: keys.order, pair: keys.pair, origin: keys.origin, newest, oldest }) - 1 };
  });
  const payouts = (["org", "order", "pair", "origin", "newest", "oldest"] as const).map((name) => `{${rows.map((one) => one[name] ?? "NULL").join(",")}}`);
  const values = parameters.values({
    organizations: [organizations.parameter()],
    account: probes.account.parameters(),
    beneficiary: probes.beneficiary.parameters(),
    origin: probes.origin.parameters(),
    device: probes.device.parameters(),
    payouts: payouts,
    now: [String(now)],
  });
  return {
    query: { ...payoutRead.statement, values, rowMode: "array", types: asText },
    decode: (found) => {
      const groups = group(found);
      return positions.map((one, index): PayoutFindings | undefined => {
        const assessedAt = jobs[index]?.subject.transaction.assessedAt ?? 0;
        if (one === undefined) return undefined;
        const read = <Found extends { readonly at: number }>(identifier: PayoutIdentifier, decoded: (row: Row) => Found): Found[] =>
          (one.past[IDENTIFIERS.indexOf(identifier)] ?? [])
            .flatMap((position) => groups.get(rowsOf(rowKind[identifier], position)) ?? [])
            .map(decoded)
            .sort((a, b) => b.at - a.at);
        const within = <Found extends { readonly at: number }>(identifier: PayoutIdentifier, rows: readonly Found[]): readonly Found[] =>
          rows.filter((paid) => paid.at > assessedAt - payoutWindows[identifier]);
        const origin = read("origin", paidBy);
        const [last] = groups.get(rowsOf(rowKind.last, one.row)) ?? [];
        const past: PayoutPast = {
          account: within("account", read("account", paidTo)),
          beneficiary: within("beneficiary", read("beneficiary", paidTo)),
          origin: within("origin", origin),
          device: within("device", read("device", paidWith)),
        };
        return {
          past,
          originLastAt: last === undefined ? wentBefore(one.keys, origin)[0]?.at : Number(last[2]),
          pairKnown: groups.has(rowsOf(rowKind.pair, one.row)),
        };
      });
    },
  };
}

/** Kind of row and position of its probe, combined into one key. */
function rowsOf(kind: number, position: number): number {
  return position * 8 + kind;
}

function group(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const key = rowsOf(Number(row[0]), Number(row[1]) - 1);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}

const at = Object.fromEntries(Object.keys(columns).map((column, index) => [column, index + 2])) as Readonly<Record<Column, number>>;
const text = (row: Row, column: Column): string => row[at[column]] ?? "";
const isTrue = (row: Row, column: Column): boolean => row[at[column]] === "t";
const hash = (row: Row, column: Column): IdentifierHash | null => row[at[column]] ?? null;

function paidTo(row: Row): PayoutPast["account"][number] {
  const name = text(row, "name");
  return { ...paid(row), origin: hash(row, "origin"), account: hash(row, "account"), name: name === "" ? [] : name.split(" ") };
}

function paidBy(row: Row): PayoutPast["origin"][number] {
  return {
    ...paid(row),
    first: isTrue(row, "first"),
    pair: hash(row, "pair"),
    device: hash(row, "device"),
    initiator: hash(row, "initiator"),
    channel: hash(row, "channel"),
  };
}

function paidWith(row: Row): PayoutPast["device"][number] {
  return { sessionId: text(row, "session_id"), at: Number(text(row, "at")), origin: hash(row, "origin") };
}

function paid(row: Row): Paid {
  return {
    sessionId: text(row, "session_id"),
    at: Number(text(row, "at")),
    order: text(row, "order_key"),
    declined: isTrue(row, "declined"),
    treasury: isTrue(row, "treasury"),
    amountMinor: Number(text(row, "amount_minor")),
    currency: text(row, "currency"),
  };
}
