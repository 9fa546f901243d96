// The frame of a page: its title, its actions, its content.
import { type ReactNode, useEffect } from "react";
import { useText } from "../i18n/catalogue.tsx";

/** A page. `fill`: its content scrolls by itself below the title. */
export function Page({
  title,
  heading,
  actions,
  fill = false,
  children,
}: {
  readonly title: string;
  readonly heading?: ReactNode;
  readonly actions?: ReactNode;
  readonly fill?: boolean;
  readonly children: ReactNode;
}) {
  const { product } = useText();
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
  return (
    <div className={fill ? "page fill" : "page"}>
      <header className="page-title">
        <h1>{heading ?? title}</h1>
        {actions !== undefined && <div className="actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** A titled part of a page. */
export function Panel({ title, actions, children }: { readonly title: string; readonly actions?: ReactNode; readonly children: ReactNode }) {
  return (
    <section className="panel">
      <header>
        <h2>{title}</h2>
        {actions !== undefined && <div className="actions">{actions}</div>}
      </header>
      {children}
    </section>
  );
}
