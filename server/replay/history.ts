// A history from files: payments and what became of them, as requests of the contract.
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { type CastingContext, parse } from "csv-parse";
import type { components } from "../../generated/types.ts";
import { toMinorUnits } from "../src/platform/money/money.ts";
import type { PayinRequest } from "../src/scoring/payments/payin.ts";

type OutcomeKind = components["schemas"]["OutcomeKind"];
type FraudType = components["schemas"]["FraudType"];

/** What became of a payment, and when that was reported. */
export interface HistoryOutcome {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly outcome: OutcomeKind;
  /** Who committed a fraud, where the history says so. */
  readonly fraudType: FraudType | undefined;
}

/** A payment of a history. */
export interface HistoryPayment {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly id: string;
  readonly amountMinor: number;
  readonly request: PayinRequest;
  /** Who pays, for reports by card or customer. */
  readonly payer: string;
  /** It carries no card of its own: the bank's next card for the customer is made up when one is reissued. */
  readonly madeUpCard: boolean;
  readonly fraud: boolean;
  /** Kind of fraud, for reports alone. */
  readonly kind: string;
  readonly outcome: HistoryOutcome | undefined;
}

/** How a history is read. Times are in milliseconds. */
export interface HistoryOptions {
  readonly payments: string;
  readonly outcomes?: string | undefined;
  readonly from: number;
  readonly to: number;
  /** Time from payment to outcome, where the outcome has none. */
  readonly delay: number;
  readonly currency: string;
  /** Of frauds of which the history does not say it. */
  readonly fraudType?: FraudType | undefined;
}

/** Short names of columns, and the field of the contract that each is. Every other column may be named by its path in the contract. */
export const COLUMNS: Readonly<Record<string, string>> = {
  customer_id: "payer.customer_id",
  email: "payer.email",
  phone: "payer.phone",
  terminal_id: "merchant.terminal_id",
  category_code: "merchant.category_code",
  card_hash: "payment_method.card.hash",
  bin: "payment_method.card.bin",
  card_country: "payment_method.card.country",
  ip_address: "device.ip_address",
  device_fingerprint: "device.fingerprint",
  billing_country: "billing_address.country",
  channel: "channel",
};

/** Columns that are no part of the request. */
const OWN = new Set(["time", "amount", "currency", "payment_id", "fraud", "scenario", "kind", "outcome", "outcome_time", "fraud_type"]);

/** Outcomes that are fraud. */
const FRAUD: ReadonlySet<string> = new Set(["chargeback_lost", "fraud_confirmed"]);

/** Reads a history, in the order of time. Throws an Error that names the line of what cannot be read. */
export async function readHistory(options: HistoryOptions): Promise<HistoryPayment[]> {
  const outcomes = options.outcomes === undefined ? undefined : await readOutcomes(options.outcomes);
  const payments: HistoryPayment[] = [];
  for await (const [row, line] of rowsOf(options.payments)) {
    const payment = paymentOf(row, line, options, outcomes);
    if (payment !== undefined) payments.push(payment);
  }
  return payments.sort((a, b) => a.at - b.at);
}

type Row = Readonly<Record<string, string>>;

async function* rowsOf(path: string): AsyncGenerator<readonly [Row, number]> {
  let line = 1;
  const cast = (value: string, _: CastingContext): string => value.trim();
  const rows = parse({ columns: true, bom: true, skip_empty_lines: true, cast });
  // an error of the file ends the rows with it
  const done = (): void => undefined;
  if (path.endsWith(".gz")) pipeline(createReadStream(path), createGunzip(), rows, done);
  else pipeline(createReadStream(path), rows, done);
  for await (const row of rows) {
    line += 1;
    yield [row as Row, line];
  }
}

interface ReportedOutcome {
  readonly at: number | undefined;
  readonly outcome: OutcomeKind;
  readonly kind: string;
  readonly fraudType: string | undefined;
}

async function readOutcomes(path: string): Promise<Map<string, ReportedOutcome>> {
  const outcomes = new Map<string, ReportedOutcome>();
  for await (const [row, line] of rowsOf(path)) {
    if (row.payment_id === undefined || row.outcome === undefined) throw new Error(`${path}: columns payment_id and outcome are required`);
    outcomes.set(row.payment_id, {
      at: row.time === undefined || row.time === "" ? undefined : timeOf(row.time, path, line),
      outcome: row.outcome as OutcomeKind,
      kind: row.kind ?? row.scenario ?? "",
      fraudType: row.fraud_type,
    });
  }
  return outcomes;
}

function paymentOf(row: Row, line: number, options: HistoryOptions, outcomes: ReadonlyMap<string, ReportedOutcome> | undefined): HistoryPayment | undefined {
  const { time, amount } = row;
  if (time === undefined || amount === undefined) throw new Error(`${options.payments}: columns time and amount are required`);
  const at = timeOf(time, options.payments, line);
  if (at < options.from || at >= options.to) return undefined;
  const currency = row.currency || options.currency;
  // what programs wrote as 85.64999999999999 is 85.65
  const major = Number(Number(amount).toFixed(6));
  const amountMinor = toMinorUnits(major, currency, "major");
  if (typeof amountMinor === "string") throw new Error(`${options.payments}, line ${line}: "${amount}" is no amount of ${currency}`);
  const id = row.payment_id || String(line - 1);
  const request = requestOf(row, major, currency);
  const reported = outcomes === undefined ? inlineOutcome(row, line, options) : outcomes.get(id);
  const fraud = reported !== undefined && FRAUD.has(reported.outcome);
  return {
    at,
    id,
    amountMinor,
    request,
    payer: request.payer?.customer_id ?? request.payment_method?.card?.hash ?? request.payer?.email ?? id,
    madeUpCard: request.payment_method === undefined && request.payer?.customer_id !== undefined,
    fraud,
    kind: fraud ? reported.kind || "fraud" : "",
    outcome: reported && {
      at: Math.max(at, reported.at ?? at + options.delay),
      outcome: reported.outcome,
      fraudType: fraud ? ((reported.fraudType || options.fraudType) as FraudType | undefined) : undefined,
    },
  };
}

/** What the columns of the payments themselves say: an outcome of the contract, or fraud as 0 or 1. */
function inlineOutcome(row: Row, line: number, { payments }: HistoryOptions): ReportedOutcome | undefined {
  const at = row.outcome_time === undefined || row.outcome_time === "" ? undefined : timeOf(row.outcome_time, payments, line);
  const kind = row.kind ?? row.scenario ?? "";
  if (row.outcome !== undefined && row.outcome !== "") return { at, outcome: row.outcome as OutcomeKind, kind, fraudType: row.fraud_type };
  if (row.fraud === undefined || row.fraud === "") return undefined;
  return { at, outcome: row.fraud === "1" || row.fraud.toLowerCase() === "true" ? "chargeback_lost" : "captured", kind, fraudType: row.fraud_type };
}

const fields = new Map<string, readonly string[]>();

function requestOf(row: Row, amount: number, currency: string): PayinRequest {
  const request: Record<string, unknown> = { amount, currency };
  for (const [column, value] of Object.entries(row)) {
    if (value === "" || OWN.has(column)) continue;
    let path = fields.get(column);
    if (path === undefined) {
      path = (COLUMNS[column] ?? column).split(".");
      fields.set(column, path);
    }
    let at = request;
    for (const name of path.slice(0, -1)) {
      at[name] ??= {};
      at = at[name] as Record<string, unknown>;
    }
    at[path.at(-1) ?? column] = value;
  }
  const method = request.payment_method as Record<string, unknown> | undefined;
  if (method !== undefined) method.type ??= method.card === undefined ? "other" : "card";
  return request as PayinRequest;
}

function timeOf(text: string, path: string, line: number): number {
  const at = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text);
  if (Number.isNaN(at)) throw new Error(`${path}, line ${line}: "${text}" is no time; write ISO 8601 or seconds since 1970`);
  return at;
}
