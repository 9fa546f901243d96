// Columns of sealed texts in SQL: which rows of a generation, and which are to be sealed with the newest key.
import { type SealedTable, sealedColumns } from "./sealed-texts.ts";

/** A column that holds sealed texts. */
export interface TextColumn {
  readonly table: SealedTable;
  readonly name: string;
  /** Its values are JSON. */
  readonly json: boolean;
}

/** All of them. */
export const textColumns: readonly TextColumn[] = Object.entries(sealedColumns).flatMap(([table, { texts, documents }]) => [
  ...texts.map((name) => ({ table: table as SealedTable, name, json: false })),
  ...documents.map((name) => ({ table: table as SealedTable, name, json: true })),
]);

/** SQL of the text of a column. */
export const textOf = ({ name, json }: TextColumn): string => (json ? `${name}::text` : name);

/** SQL of whether a column is sealed with a generation of the data key, which is SQL too. */
export const isOfGeneration = (column: TextColumn, generation: string): string =>
  `starts_with(${textOf(column)}, ${column.json ? String.raw`'"\u0001j'` : String.raw`E'\x01t'`} || ${generation} || '.')`;
