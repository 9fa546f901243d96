import { UnderscoreNamingStrategy } from "@mikro-orm/core";

/** PostgreSQL's endings for the names of unnamed constraints. */
const ENDINGS: Readonly<Record<string, string>> = { foreign: "fkey", unique: "key", primary: "pkey", index: "idx" };

/** Columns in snake case, and constraints named like PostgreSQL's defaults, so that entities need not name constraints that migrations do not name. */
export class PostgresNames extends UnderscoreNamingStrategy {
  override indexName(table: string, columns: string[], type: Parameters<UnderscoreNamingStrategy["indexName"]>[2]): string {
    if (type === "primary") return `${table}_pkey`;
    return [table, ...columns, ENDINGS[type] ?? type].join("_");
  }
}
