import { UnderscoreNamingStrategy } from "@mikro-orm/core";

/** How PostgreSQL ends the names of constraints that are given none. */
const ENDINGS: Readonly<Record<string, string>> = { foreign: "fkey", unique: "key", primary: "pkey", index: "idx" };

/** Columns in snake case, and constraints named as PostgreSQL names them: what migrations leave unnamed, entities leave unnamed too. */
export class PostgresNames extends UnderscoreNamingStrategy {
  override indexName(table: string, columns: string[], type: Parameters<UnderscoreNamingStrategy["indexName"]>[2]): string {
    if (type === "primary") return `${table}_pkey`;
    return [table, ...columns, ENDINGS[type] ?? type].join("_");
  }
}
