// What a page or a part shows instead of content.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { failureOf } from "../api/failure.ts";
import { useText } from "../i18n/catalogue.tsx";
import { failureSentence, waitOf } from "./failure-sentence.ts";

/** Nothing there, and what to do about it. */
export function Empty({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="state">
      <h2>{title}</h2>
      {children !== undefined && <p>{children}</p>}
    </div>
  );
}

/** Placeholders in the shape of rows, announced once. */
export function Loading({ rows = 8 }: { readonly rows?: number }) {
  const text = useText();
  return (
    <div className="skeleton" role="status">
      <span className="hidden">{text.state.loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all the same
        <div key={row} />
      ))}
    </div>
  );
}

/** A failed call, and another try. */
export function Failure({ error, retry }: { readonly error: unknown; readonly retry?: () => void }) {
  const text = useText();
  const failure = failureOf(error);
  if (failure.status === 403) return <Empty title={text.state.forbidden}>{failure.message}</Empty>;
  if (failure.status === 404) return <Empty title={text.state.notFound}>{text.state.notFoundText}</Empty>;
  const wait = waitOf(failure);
  return (
    <div className="state" role="alert">
      <h2>{wait === undefined ? text.state.errorTitle : text.state.unavailableTitle}</h2>
      <p>{failureSentence(failure, text)}</p>
      {wait !== undefined && retry !== undefined && <Countdown seconds={wait} retry={retry} />}
      {failure.requestId !== null && <p className="soft">{text.state.requestId({ id: failure.requestId })}</p>}
      {retry !== undefined && (
        <button type="button" className="button" onClick={retry}>
          {text.state.retry}
        </button>
      )}
    </div>
  );
}

/** Counts down, and then tries again. Screen readers are not interrupted every second. */
function Countdown({ seconds, retry }: { readonly seconds: number; readonly retry: () => void }) {
  const text = useText();
  const [left, setLeft] = useState(seconds);
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : latest.current()), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <p className="soft" aria-live="off">
      {text.state.retryIn({ count: left })}
    </p>
  );
}

/** A page that the role may not read. */
export function Forbidden({ permission }: { readonly permission: string }) {
  const text = useText();
  return <Empty title={text.state.forbidden}>{text.state.forbiddenText({ permission })}</Empty>;
}

/** What has come of a query of the API. */
export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** The content of a query, or its state. */
export function Loaded<Data>({
  query,
  rows,
  children,
}: {
  readonly query: QueryState<Data>;
  readonly rows?: number;
  readonly children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.error !== null && query.error !== undefined) return <Failure error={query.error} retry={() => void query.refetch()} />;
  return <Loading {...(rows === undefined ? {} : { rows })} />;
}
