// Reads figures: whole days, the hours at their edges, the minutes at the edges of those, in one statement.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { type Fact, WHOLE_ORGANIZATION } from "./facts.ts";
import { grainsOf, type Span } from "./time-ranges.ts";

/** One figure, its key in parts. */
export interface Figure {
  readonly key: readonly string[];
  readonly count: number;
  readonly total: number;
}

/** The figures of one span. */
export interface Figures {
  /** All of a fact. */
  readonly of: (fact: Fact) => readonly Figure[];
  /** How many of a fact there are, of the keys that are asked for. */
  readonly count: (fact: Fact, where?: (key: readonly string[]) => boolean) => number;
}

interface Row {
  readonly place: number;
  readonly fact: Fact;
  readonly key: string;
  readonly count: string;
  readonly total: string;
}

/** The figures of each span, in their order: of one submerchant, or, by null, of the whole organization. */
export async function readFigures(tenant: Tenant, submerchantId: string | null, spans: readonly Span[], facts: readonly Fact[]): Promise<Figures[]> {
  const pieces = spans.flatMap((span, place) => grainsOf(span).map((piece) => ({ ...piece, place })));
  const rows = await tenant.query<Row>(
    `SELECT p.place, s.fact, f.key, sum((f.value -> 0)::bigint) AS count, sum((f.value -> 1)::numeric) AS total
     FROM unnest($3::int[], $4::text[], $5::timestamptz[], $6::timestamptz[]) AS p(place, grain, first, ending)
     CROSS JOIN unnest($7::text[]) AS wanted(fact)
     CROSS JOIN LATERAL (
       SELECT s.fact, s.figures FROM statistics s
       WHERE organization_id = $1 AND submerchant_id = $2 AND s.grain = p.grain AND s.fact = wanted.fact AND bucket >= p.first AND bucket < p.ending OFFSET 0
     ) s
     CROSS JOIN LATERAL jsonb_each(s.figures) AS f
     GROUP BY p.place, s.fact, f.key`,
    [
      tenant.organizationId,
      submerchantId ?? WHOLE_ORGANIZATION,
      pieces.map(({ place }) => place),
      pieces.map(({ grain }) => grain),
      pieces.map(({ from }) => new Date(from)),
      pieces.map(({ to }) => new Date(to)),
      facts,
    ],
  );
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return spans.map((_, place) => figuresFrom(byPlace.get(place) ?? []));
}

function figuresFrom(rows: readonly Row[]): Figures {
  const byFact = new Map<Fact, Figure[]>();
  for (const { fact, key, count, total } of rows) {
    const figure = { key: key.split("|"), count: Number(count), total: Number(total) };
    // what was taken back again leaves a figure of nothing
    if (figure.count === 0 && figure.total === 0) continue;
    const known = byFact.get(fact);
    if (known === undefined) byFact.set(fact, [figure]);
    else known.push(figure);
  }
  const of = (fact: Fact): readonly Figure[] => byFact.get(fact) ?? [];
  return { of, count: (fact, where = () => true) => of(fact).reduce((sum, { key, count }) => (where(key) ? sum + count : sum), 0) };
}
