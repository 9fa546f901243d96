// Which folder owns which table: the folder of the table's entity. Derived from the code, so that it is always current.
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { EntitySchema } from "@mikro-orm/core";

/** A table and its owner. */
export interface TableOwner {
  readonly table: string;
  readonly entity: string;
  /** Folder below `server/src`. */
  readonly folder: string;
}

const SOURCE = fileURLToPath(new URL("..", import.meta.url));

/** Every entity that a file `<noun>.entity.ts` exports, by table. */
export async function tableOwners(): Promise<TableOwner[]> {
  const files = globSync("**/*.entity.ts", { cwd: SOURCE });
  const owners = await Promise.all(
    files.map(async (file) => {
      const exported: Record<string, unknown> = await import(pathToFileURL(join(SOURCE, file)).href);
      return Object.values(exported)
        .filter((one) => one instanceof EntitySchema)
        .map(({ meta }) => ({ table: meta.tableName, entity: meta.className, folder: dirname(file) }));
    }),
  );
  return owners.flat().sort((a, b) => (a.table < b.table ? -1 : 1));
}

const WRITES = /\b(?:INSERT INTO|UPDATE|DELETE FROM|TRUNCATE)\s+(\w+)/g;

/** Files below `server/src` whose SQL writes a table of another folder, by table. */
export function foreignWriters(owners: readonly TableOwner[]): ReadonlyMap<string, readonly string[]> {
  const folders = new Map(owners.map(({ table, folder }) => [table, folder]));
  const writers = new Map<string, string[]>();
  for (const file of globSync("**/*.ts", { cwd: SOURCE }).sort()) {
    const tables = new Set([...readFileSync(join(SOURCE, file), "utf8").matchAll(WRITES)].map(([, table = ""]) => table));
    for (const table of tables) {
      const owner = folders.get(table);
      if (owner !== undefined && owner !== dirname(file)) writers.set(table, [...(writers.get(table) ?? []), file]);
    }
  }
  return writers;
}
