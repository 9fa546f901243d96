// The facts of payments as rows of numbers, for the reference models.

import type { Facts } from "../../src/scoring/engine/evaluate.ts";
import { observedOf } from "../../src/scoring/learning/curve-basis.ts";
import { catalogue, type SignalCode } from "../../src/scoring/signals/index.ts";

/** A settled payment, as a model is fitted on it. */
export interface OfflineExample {
  readonly facts: Facts;
  readonly fraud: boolean;
  /** How much it counts, above 0. */
  readonly weight: number;
}

/** Columns of a table of facts. */
export interface Columns {
  readonly names: readonly string[];
  /** Writes the values of a payment into `into` from `offset` on; NaN where nothing finite was observed. */
  readonly write: (facts: Facts, into: Float64Array, offset: number) => void;
}

/**
 * Chooses the columns of some payments: what each signal observed, and the part of it that counts where signals state one. A signal without a curve that did not
 * fire is 0, not missing. Constant columns are left out.
 */
export function columnsOf(payments: readonly { readonly facts: Facts }[]): Columns {
  const codes = (Object.keys(catalogue) as SignalCode[]).filter((code) => payments.some(({ facts }) => facts[code] !== undefined));
  const parts = codes.filter((code) => payments.some(({ facts }) => typeof facts[code] === "object"));
  const readers = [
    ...codes.map((code) => ({ name: code as string, of: observedReader(code) })),
    ...parts.map((code) => ({ name: `${code}.part`, of: partReader(code) })),
  ].filter(({ of }) => {
    const first = of(payments[0]?.facts ?? {});
    return payments.some(({ facts }) => !Object.is(of(facts), first));
  });
  return {
    names: readers.map(({ name }) => name),
    write: (facts, into, offset) => {
      for (let index = 0; index < readers.length; index++) {
        const value = readers[index]?.of(facts) ?? Number.NaN;
        into[offset + index] = Number.isFinite(value) ? value : Number.NaN;
      }
    },
  };
}

type Reader = (facts: Facts) => number;

function observedReader(code: SignalCode): Reader {
  const absent = catalogue[code].curve === undefined ? 0 : Number.NaN;
  return (facts) => {
    const fact = facts[code];
    return fact === undefined ? absent : observedOf(fact)[0];
  };
}

function partReader(code: SignalCode): Reader {
  return (facts) => {
    const fact = facts[code];
    return fact === undefined ? Number.NaN : observedOf(fact)[1];
  };
}

/** The payments as a table, row after row. */
export function tableOf({ names, write }: Columns, payments: readonly { readonly facts: Facts }[]): Float64Array {
  const table = new Float64Array(payments.length * names.length);
  for (const [index, { facts }] of payments.entries()) write(facts, table, index * names.length);
  return table;
}
