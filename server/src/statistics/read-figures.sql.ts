// Figures of pieces of time, in one statement.
import { rowParameters } from "../platform/database/row-parameters.ts";
import type { Tenant } from "../platform/tenancy/tenancy.ts";
import type { grainsOf } from "./buckets.ts";
import { type Fact, WHOLE_ORGANIZATION } from "./counted-facts.ts";

/** A piece of the `i`th time range, in one grain. */
export type FigurePiece = ReturnType<typeof grainsOf>[number] & { readonly i: number };

/** The sum of a key of a fact in a time range. */
export interface FigureRow {
  readonly i: number;
  readonly fact: Fact;
  readonly key: string;
  readonly count: string;
  readonly total: string;
}

const pieceRows = rowParameters<FigurePiece>("p", 3, {
  i: ["int", ({ i }) => i],
  grain: ["text", ({ grain }) => grain],
  first: ["timestamptz", ({ from }) => new Date(from)],
  ending: ["timestamptz", ({ to }) => new Date(to)],
});

const STATEMENT = `SELECT p.i, s.fact, f.key, sum((f.value -> 0)::bigint) AS count, sum((f.value -> 1)::numeric) AS total
  FROM ${pieceRows.sql}
  CROSS JOIN unnest($7::text[]) AS wanted(fact)
  CROSS JOIN LATERAL (
    SELECT s.fact, s.figures FROM statistics s
    WHERE organization_id = $1 AND submerchant_id = $2 AND s.grain = p.grain AND s.fact = wanted.fact AND bucket >= p.first AND bucket < p.ending OFFSET 0
  ) s
  CROSS JOIN LATERAL jsonb_each(s.figures) AS f
  GROUP BY p.i, s.fact, f.key`;

/** Sums of one submerchant, or of the whole organization if null. */
export function readFigureRows(
  { query, organizationId }: Tenant,
  submerchantId: string | null,
  pieces: readonly FigurePiece[],
  facts: readonly Fact[],
): Promise<FigureRow[]> {
  return query<FigureRow>(STATEMENT, [organizationId, submerchantId ?? WHOLE_ORGANIZATION, ...pieceRows.values(pieces), facts]);
}
