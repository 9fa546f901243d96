// Reads figures: whole days, the hours at their edges, and the minutes at the edges of those, in one statement.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { type Fact, WHOLE_ORGANIZATION } from "./facts.ts";
import { grainsOf, type TimeRange } from "./time-ranges.ts";

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

interface Row {
  readonly i: number;
  readonly fact: Fact;
  readonly key: string;
  readonly count: string;
  readonly total: string;
}

/** The figures of each time range, in order: of one submerchant, or of the whole organization if null. */
export async function readFigures(tenant: Tenant, submerchantId: string | null, ranges: readonly TimeRange[], facts: readonly Fact[]): Promise<Figures[]> {
  const pieces = ranges.flatMap((range, i) => grainsOf(range).map((piece) => ({ ...piece, i })));
  const rows = await tenant.query<Row>(
    `SELECT p.i, s.fact, f.key, sum((f.value -> 0)::bigint) AS count, sum((f.value -> 1)::numeric) AS total
     FROM unnest($3::int[], $4::text[], $5::timestamptz[], $6::timestamptz[]) AS p(i, grain, first, ending)
     CROSS JOIN unnest($7::text[]) AS wanted(fact)
     CROSS JOIN LATERAL (
       SELECT s.fact, s.figures FROM statistics s
       WHERE organization_id = $1 AND submerchant_id = $2 AND s.grain = p.grain AND s.fact = wanted.fact AND bucket >= p.first AND bucket < p.ending OFFSET 0
     ) s
     CROSS JOIN LATERAL jsonb_each(s.figures) AS f
     GROUP BY p.i, s.fact, f.key`,
    [
      tenant.organizationId,
      submerchantId ?? WHOLE_ORGANIZATION,
      pieces.map(({ i }) => i),
      pieces.map(({ grain }) => grain),
      pieces.map(({ from }) => new Date(from)),
      pieces.map(({ to }) => new Date(to)),
      facts,
    ],
  );
  const byIndex = Map.groupBy(rows, ({ i }) => i);
  return ranges.map((_, i) => figuresFrom(byIndex.get(i) ?? []));
}

function figuresFrom(rows: readonly Row[]): Figures {
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
