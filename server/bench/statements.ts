// What PostgreSQL did in a phase: statements as pg_stat_statements counts them, and the functions that some of them call.
import type pg from "pg";
import { crossTenantFunctions } from "../src/modules.ts";

/** A statement, or a function. Milliseconds. */
export interface StatementFigures {
  /** The statement in short. */
  readonly statement: string;
  /** It runs inside a function, whose time includes it. */
  readonly nested: boolean;
  readonly calls: number;
  readonly meanMilliseconds: number;
  /** Share of the time of all statements that were sent. */
  readonly share: number;
  readonly rows: number;
  /** Bytes of write-ahead log a call. */
  readonly walBytes: number;
  /** Blocks a call that were found in memory, and that were not. */
  readonly blocksHit: number;
  readonly blocksRead: number;
}

/** Settings under which PostgreSQL counts statements. */
export const COUNTING = { shared_preload_libraries: "pg_stat_statements" } as const;

/** Do the binaries carry the extension? */
export async function canCount(client: pg.Client): Promise<boolean> {
  return (await client.query("SELECT FROM pg_available_extensions WHERE name = 'pg_stat_statements'")).rowCount === 1;
}

/** Lets a database count, from the next connection on: statements inside functions and the functions themselves as well. */
export async function prepareCounting(client: pg.Client): Promise<void> {
  await client.query("CREATE EXTENSION IF NOT EXISTS pg_stat_statements");
  const { rows } = await client.query<{ name: string }>("SELECT quote_ident(current_database()) AS name");
  for (const setting of ["pg_stat_statements.track = 'all'", "pg_stat_statements.track_utility = off", "track_functions = 'all'"])
    await client.query(`ALTER DATABASE ${rows[0]?.name} SET ${setting}`);
}

/** Begins a new count. */
export async function beginCounting(client: pg.Client): Promise<void> {
  await client.query("SELECT pg_stat_statements_reset()");
}

/** What was counted, most time first. */
export async function counted(client: pg.Client, most: number): Promise<StatementFigures[]> {
  const { rows } = await client.query<{
    query: string;
    toplevel: boolean;
    calls: number;
    mean: number;
    share: number;
    rows: number;
    wal: number;
    hit: number;
    missed: number;
  }>(
    `SELECT query, toplevel, calls::float8, mean_exec_time AS mean, rows::float8, wal_bytes::float8 / calls AS wal, shared_blks_hit::float8 / calls AS hit,
       shared_blks_read::float8 / calls AS missed, total_exec_time / sum(total_exec_time) FILTER (WHERE toplevel) OVER () AS share
     FROM pg_stat_statements
     WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database()) AND query NOT LIKE '%pg_stat_statements%'
     ORDER BY total_exec_time DESC LIMIT $1`,
    [most],
  );
  return rows.map((row) => ({
    statement: shortOf(row.query),
    nested: !row.toplevel,
    calls: row.calls,
    meanMilliseconds: Math.round(row.mean * 1000) / 1000,
    share: row.share,
    rows: row.rows,
    walBytes: Math.round(row.wal),
    blocksHit: Math.round(row.hit),
    blocksRead: Math.round(row.missed * 100) / 100,
  }));
}

/** Long enough to distinguish statements. */
const SHORT = 90;

/** A statement in short: the function that it calls, or whose body it is, by its plain name; else its beginning. */
function shortOf(query: string): string {
  const called = crossTenantFunctions.find(({ name }) => query.startsWith(`SELECT * FROM ${name}(`));
  if (called !== undefined) return `${called.source.name}(…)`;
  const body = crossTenantFunctions.find(({ source }) => skeleton(source.body) === skeleton(query));
  if (body !== undefined) return `body of ${body.source.name}`;
  const plain = query.replace(/\s+/g, " ").trim();
  return plain.length > SHORT ? `${plain.slice(0, SHORT)}…` : plain;
}

/** The beginning of a statement without what the counting replaces: constants and parameters. */
function skeleton(query: string): string {
  return query
    .replace(/\$\d+|E?'[^']*'|\b\d+(\.\d+)?\b/g, "?")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 300);
}
