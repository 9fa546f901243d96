// A table of any length: only the rows in view are in the page, and the next page of the API is loaded before the end is reached.
// biome-ignore-all lint/a11y/useSemanticElements: rows of a native table cannot be placed by a virtual list
// biome-ignore-all lint/a11y/useFocusableInteractive: of this table, links and buttons get the focus, and not its rows
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useText } from "../i18n/catalogue.tsx";
import { OneLine } from "./breakable.tsx";
import { useShortcuts } from "./shortcuts.ts";

/** A column. */
export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  /** Width as a grid track: `7rem`, `minmax(8rem, 1fr)`. */
  readonly width: string;
  readonly numeric?: true;
  /** Left out where the table is narrow. */
  readonly wide?: true;
  /** Only where the table is narrow. */
  readonly narrow?: true;
  readonly cell: (row: Row) => ReactNode;
}

/** Height of a row in pixels; styles/table.css has the same. */
const ROW = 40;
/** Rows before the end at which the next page is loaded. */
const AHEAD = 40;

interface More {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly load: () => void;
}

/** What a table shows. `link` wraps the content of the first cell and makes the row a target; `open` follows it for the key Enter. */
export interface TableOf<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly link?: (row: Row, content: ReactNode) => ReactNode;
  readonly open?: (row: Row) => void;
  readonly more?: More;
}

/** A table. */
export function DataTable<Row>({ label, columns, rows, rowKey, link, open, more }: TableOf<Row>) {
  const text = useText();
  const scroll = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(-1);
  const virtual = useVirtualizer({ count: rows.length, getScrollElement: () => scroll.current, estimateSize: () => ROW, overscan: 12 });
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  const { hasMore = false, isLoading = false, load } = more ?? {};
  useEffect(() => {
    if (hasMore && !isLoading && last >= rows.length - AHEAD) load?.();
  }, [hasMore, isLoading, last, rows.length, load]);
  const move = (to: number): void => {
    const next = Math.max(0, Math.min(rows.length - 1, to));
    setCurrent(next);
    virtual.scrollToIndex(next, { align: "auto" });
  };
  const currentRow = rows[current];
  useShortcuts(
    {
      j: () => move(current + 1),
      k: () => move(current - 1),
      ...(currentRow !== undefined && open !== undefined ? { Enter: () => open(currentRow) } : {}),
    },
    open !== undefined,
  );
  const tracks = {
    "--columns": columns
      .filter(({ narrow }) => narrow === undefined)
      .map(({ width }) => width)
      .join(" "),
    "--columns-narrow": columns
      .filter(({ wide }) => wide === undefined)
      .map(({ width }) => width)
      .join(" "),
  } as React.CSSProperties;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div className="table" role="table" aria-label={label} aria-rowcount={hasMore ? -1 : rows.length + 1} ref={scroll} style={tracks} tabIndex={0}>
      <div role="rowgroup" className="head">
        <div role="row" aria-rowindex={1}>
          {columns.map((column) => (
            <div key={column.key} role="columnheader" className={classOf(column)}>
              {column.header}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className="body" style={{ height: virtual.getTotalSize() }}>
        {shown.map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <div
              key={rowKey(row)}
              role="row"
              aria-rowindex={index + 2}
              className={index === current ? "current" : ""}
              style={{ transform: `translateY(${start}px)` }}
            >
              {columns.map((column, position) => (
                <div key={column.key} role="cell" className={classOf(column)}>
                  <OneLine value={true}>{position === 0 && link !== undefined ? link(row, column.cell(row)) : column.cell(row)}</OneLine>
                </div>
              ))}
            </div>
          );
        })}
      </div>
      {isLoading && (
        <p className="more" role="status">
          {text.state.more}
        </p>
      )}
    </div>
  );
}

function classOf({ numeric, wide, narrow }: Pick<Column<never>, "numeric" | "wide" | "narrow">): string {
  return [numeric && "numeric", wide && "wide", narrow && "narrow-only"].filter((name) => name !== undefined).join(" ");
}
