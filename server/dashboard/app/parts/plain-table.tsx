// A short table: every row is in the page.
import type { ReactNode } from "react";
import { Scroll } from "./scroll.tsx";

/** A column. */
interface PlainColumn<Row> {
  /** Without one in any column, the table has no head. */
  readonly header?: ReactNode;
  readonly numeric?: true;
  /** Its cells name their rows. */
  readonly names?: true;
  /** Class of the cells below the header. */
  readonly name?: string;
  readonly cell: (row: Row) => ReactNode;
}

/** The table, which scrolls sideways where it does not fit. `name`: its class, for widths. */
export function PlainTable<Row>({
  name = "",
  columns,
  rows,
  rowKey,
}: {
  readonly name?: string;
  readonly columns: readonly PlainColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
}) {
  const placed = columns.map((column, place) => ({ ...column, place, numeric: column.numeric && "numeric" }));
  return (
    <Scroll>
      <table className={`plain ${name}`}>
        {columns.some(({ header }) => header !== undefined) && (
          <thead>
            <tr>
              {placed.map(({ place, header, numeric }) => (
                <th key={place} scope="col" className={numeric}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {placed.map(({ place, names, numeric, name: own, cell }) =>
                names ? (
                  <th key={place} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={place} className={own ?? numeric}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
