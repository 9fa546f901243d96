// A small graph of links: nodes are elements that the keyboard reaches, with lines behind them. A table beside it has the same for screen readers.
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { type LinkNode, placeNodes, ROOT } from "./link-layout.ts";

/** A node; `weight`: payments that the line to it stands for. */
export interface DrawnNode extends LinkNode {
  readonly weight: number;
  readonly content: ReactNode;
}

/** Width of a line in pixels; a hundred payments are not a hundred times as wide as one. */
const strokeOf = (weight: number): number => 1 + Math.min(4, Math.log2(Math.max(1, weight)));

/** The graph. `root` and `content` are what nodes show. */
export function LinkGraph({ label, root, nodes }: { readonly label: string; readonly root: ReactNode; readonly nodes: readonly DrawnNode[] }) {
  const figure = useRef<HTMLElement>(null);
  const width = useWidth(figure);
  const layout = placeNodes(nodes, width);
  const drawn = new Map(nodes.map((node) => [node.key, node]));
  return (
    <figure className="links" aria-label={label} ref={figure} style={{ height: layout.height }}>
      {width > 0 && (
        <>
          <svg width={width} height={layout.height} aria-hidden="true">
            {layout.edges.map(({ from, to, path, side }) => (
              <path
                key={`${from} ${to}`}
                d={path}
                className={side ? "side" : ""}
                strokeWidth={layout.columns && !side ? strokeOf(drawn.get(to)?.weight ?? 1) : 1}
              />
            ))}
          </svg>
          <ul>
            {layout.nodes.map(({ key, x, y, width: wide }) => (
              <li key={key} className={key === ROOT ? "root" : ""} style={{ transform: `translate(${x}px, ${y}px)`, width: wide }}>
                {key === ROOT ? root : drawn.get(key)?.content}
              </li>
            ))}
          </ul>
        </>
      )}
    </figure>
  );
}

/** The width of an element, also after it changed. */
function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = (): void => setWidth(current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
