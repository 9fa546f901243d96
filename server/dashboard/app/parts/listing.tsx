// A listing: filters with a button for what is new, and below them the rows, read page by page.
import { type ReactNode, useEffect } from "react";
import { Icon } from "./icon.tsx";
import { moreOf } from "./infinite.ts";
import { Empty, Loaded, Loading, type QueryState } from "./states.tsx";
import { DataTable, type TableOf } from "./table.tsx";

/** Opens the dialog of something new. */
export interface Creation {
  readonly label: string;
  readonly run: () => void;
}

/** The button for something new; nothing for a role that may not. `push`: at the end of the filters. */
export function CreateButton({ create, push = false }: { readonly create: Creation | false; readonly push?: boolean }) {
  if (!create) return null;
  return (
    <button type="button" className={push ? "button primary push" : "button primary"} onClick={create.run}>
      <Icon name="plus" />
      {create.label}
    </button>
  );
}

/** Filters, and the button at their end. `wrapped`: in several lines on a phone, where they scroll sideways otherwise. */
export function Filters({
  create = false,
  wrapped = false,
  children,
}: {
  readonly create?: Creation | false;
  readonly wrapped?: boolean;
  readonly children?: ReactNode;
}) {
  if (!create && children === undefined) return null;
  return (
    <div className={wrapped ? "filters wrapped" : "filters"}>
      {children}
      <CreateButton create={create} push />
    </div>
  );
}

interface Pages extends QueryState<unknown> {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** The rows of a listing of the API; `empty` says that there are none, and what to do about it. */
export function Listing<Row>({
  query,
  empty: [title, text],
  ...table
}: Omit<TableOf<Row>, "more"> & { readonly query: Pages; readonly empty: readonly [title: string, text?: string] }) {
  return (
    <Loaded query={query}>
      {() =>
        table.rows.length === 0 ? (
          <LookingOn query={query}>
            <Empty title={title}>{text}</Empty>
          </LookingOn>
        ) : (
          <DataTable {...table} more={moreOf(query)} />
        )
      }
    </Loaded>
  );
}

/**
 * A page of a search can be empty although later ones are not: what is searched is looked through in parts. While no page has a row, the next ones are read, and the
 * content is shown after the last one.
 */
function LookingOn({ query, children }: { readonly query: Pages; readonly children: ReactNode }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const looks = hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (looks && !isFetchingNextPage) void fetchNextPage();
  }, [looks, isFetchingNextPage, fetchNextPage]);
  return looks ? <Loading /> : children;
}
