// Headline figures.
import { useFormat, useText } from "../i18n/catalogue.tsx";

/** A figure. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  /** What a rate is a share of. */
  readonly basis?: string;
  /** Change as a share of what was. */
  readonly change?: number | undefined;
}

/** A row of figures, each with its change if it has one. */
export function FigureRow({ figures }: { readonly figures: readonly Figure[] }) {
  const text = useText();
  const format = useFormat();
  return (
    <div className="figures">
      {figures.map(({ label, value, basis, change }) => (
        <div key={label} className="figure">
          <span>{label}</span>
          <strong>{value}</strong>
          {basis !== undefined && <span className="basis">{basis}</span>}
          {change !== undefined && (
            <small title={text.overview.compared}>
              {change < 0 ? "▾" : "▴"} {format.percent(Math.abs(change))} <span className="hidden">{text.overview.compared}</span>
            </small>
          )}
        </div>
      ))}
    </div>
  );
}

/** Change as a share of what was; undefined where there was nothing. */
export function relativeChange(now: number, before: number | null | undefined): number | undefined {
  return before === undefined || before === null || before === 0 ? undefined : now / before - 1;
}
