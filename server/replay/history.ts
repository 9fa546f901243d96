// A history from files: payments and what became of them, as requests of the contract.
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { type CastingContext, parse } from "csv-parse";
import type { components } from "../../generated/types.ts";
import type { PayinRequest } from "../src/scoring/payments/payin.ts";
import { toMinorUnits } from "../src/values/money/money.ts";
import { type RequestReader, requestReader, valuesOf } from "./request-columns.ts";

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
  /** Columns of the payments that are left out. */
  readonly ignore?: ReadonlySet<string> | undefined;
}

/** Outcomes that are fraud. */
const FRAUD: ReadonlySet<string> = new Set(["chargeback_lost", "fraud_confirmed"]);

/** Reads a history, in the order of time. Throws an Error that names the line of what cannot be read. */
export async function readHistory(options: HistoryOptions): Promise<HistoryPayment[]> {
  const outcomes = options.outcomes === undefined ? undefined : await readOutcomes(options.outcomes);
  const payments: HistoryPayment[] = [];
  const ids = new Set<string>();
  let reader: RequestReader | undefined;
  for await (const [row, line] of rowsOf(options.payments)) {
    if (row.time === undefined || row.amount === undefined) throw new Error(`${options.payments}: columns time and amount are required`);
    reader ??= requestReader(options.payments, Object.keys(row), options.ignore);
    const id = row.payment_id || String(line - 1);
    if (ids.has(id)) throw new Error(`${options.payments}, line ${line}: payment ${id} is there twice`);
    ids.add(id);
    const payment = paymentOf(row, id, line, options, outcomes, reader);
    if (payment !== undefined) payments.push(payment);
  }
  if (outcomes !== undefined && outcomes.size > 0 && ![...outcomes.keys()].some((id) => ids.has(id)))
    throw new Error(`${options.outcomes}: none of the outcomes is of a payment of ${options.payments}; payment_id joins them`);
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
  readonly fraudType: FraudType | undefined;
}

const OUTCOMES = valuesOf("OutcomeKind");
const FRAUD_TYPES = valuesOf("FraudType");

function outcomeOf(text: string, path: string, line: number): OutcomeKind {
  if (!OUTCOMES.includes(text)) throw new Error(`${path}, line ${line}: "${text}" is no outcome; they are ${OUTCOMES.join(", ")}`);
  return text as OutcomeKind;
}

function fraudTypeOf(text: string | undefined, path: string, line: number): FraudType | undefined {
  if (text === undefined || text === "") return undefined;
  if (!FRAUD_TYPES.includes(text)) throw new Error(`${path}, line ${line}: "${text}" is no fraud type; they are ${FRAUD_TYPES.join(", ")}`);
  return text as FraudType;
}

async function readOutcomes(path: string): Promise<Map<string, ReportedOutcome>> {
  const outcomes = new Map<string, ReportedOutcome>();
  for await (const [row, line] of rowsOf(path)) {
    if (row.payment_id === undefined || row.outcome === undefined) throw new Error(`${path}: columns payment_id and outcome are required`);
    outcomes.set(row.payment_id, {
      at: row.time === undefined || row.time === "" ? undefined : timeOf(row.time, path, line),
      outcome: outcomeOf(row.outcome, path, line),
      kind: row.kind ?? row.scenario ?? "",
      fraudType: fraudTypeOf(row.fraud_type, path, line),
    });
  }
  return outcomes;
}

function paymentOf(
  row: Row,
  id: string,
  line: number,
  options: HistoryOptions,
  outcomes: ReadonlyMap<string, ReportedOutcome> | undefined,
  requestOf: RequestReader,
): HistoryPayment | undefined {
  const { time = "", amount = "" } = row;
  const at = timeOf(time, options.payments, line);
  if (at < options.from || at >= options.to) return undefined;
  const currency = row.currency || options.currency;
  if (amount === "") throw new Error(`${options.payments}, line ${line}: no amount`);
  // what programs wrote as 85.64999999999999 is 85.65
  const major = Number(Number(amount).toFixed(6));
  const amountMinor = toMinorUnits(major, currency, "major");
  if (typeof amountMinor === "string") throw new Error(`${options.payments}, line ${line}: "${amount}" is not an amount in ${currency}`);
  const request = requestOf(row, major, currency, line);
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
      fraudType: fraud ? (reported.fraudType ?? options.fraudType) : undefined,
    },
  };
}

/** What the columns of the payments themselves say: an outcome of the contract, or fraud as 0 or 1. */
function inlineOutcome(row: Row, line: number, { payments }: HistoryOptions): ReportedOutcome | undefined {
  const at = row.outcome_time === undefined || row.outcome_time === "" ? undefined : timeOf(row.outcome_time, payments, line);
  const kind = row.kind ?? row.scenario ?? "";
  const fraudType = fraudTypeOf(row.fraud_type, payments, line);
  if (row.outcome !== undefined && row.outcome !== "") return { at, outcome: outcomeOf(row.outcome, payments, line), kind, fraudType };
  if (row.fraud === undefined || row.fraud === "") return undefined;
  const fraud = { 1: true, true: true, 0: false, false: false }[row.fraud.toLowerCase()];
  if (fraud === undefined) throw new Error(`${payments}, line ${line}: fraud is 0 or 1, not "${row.fraud}"`);
  return { at, outcome: fraud ? "chargeback_lost" : "captured", kind, fraudType };
}

function timeOf(text: string, path: string, line: number): number {
  const at = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text);
  if (Number.isNaN(at)) throw new Error(`${path}, line ${line}: "${text}" is no time; write ISO 8601 or seconds since 1970`);
  return at;
}
