// Reads figures: whole days, the hours at their edges, and the minutes at the edges of those, in one statement.
import type { Tenant } from "../platform/tenancy/tenancy.ts";
import { grainsOf, type TimeRange } from "./buckets.ts";
import type { Fact } from "./counted-facts.ts";
import { type FigureRow, readFigureRows } from "./read-figures.sql.ts";

/** One figure, with the parts of its key. */
export interface Figure {
  readonly key: readonly string[];
  readonly count: number;
  readonly total: number;
}

/** The figures of one time range. */
export interface Figures {
  /** All figures of a fact. */
  readonly of: (fact: Fact) => readonly Figure[];
  /** The count of a fact over the matching keys. */
  readonly count: (fact: Fact, where?: (key: readonly string[]) => boolean) => number;
}

/** The figures of each time range, in order: of one submerchant, or of the whole organization if null. */
export async function readFigures(tenant: Tenant, submerchantId: string | null, ranges: readonly TimeRange[], facts: readonly Fact[]): Promise<Figures[]> {
  const pieces = ranges.flatMap((range, i) => grainsOf(range).map((piece) => ({ ...piece, i })));
  const rows = await readFigureRows(tenant, submerchantId, pieces, facts);
  const byIndex = Map.groupBy(rows, ({ i }) => i);
  return ranges.map((_, i) => figuresFrom(byIndex.get(i) ?? []));
}

function figuresFrom(rows: readonly FigureRow[]): Figures {
  const byFact = new Map<Fact, Figure[]>();
  for (const { fact, key, count, total } of rows) {
    const figure = { key: key.split("|"), count: Number(count), total: Number(total) };
    // a reverted figure is zero
    if (figure.count === 0 && figure.total === 0) continue;
    const known = byFact.get(fact);
    if (known === undefined) byFact.set(fact, [figure]);
    else known.push(figure);
  }
  const of = (fact: Fact): readonly Figure[] => byFact.get(fact) ?? [];
  return { of, count: (fact, where = () => true) => of(fact).reduce((sum, { key, count }) => (where(key) ? sum + count : sum), 0) };
}
