// Values as people read them: decisions, scores, money, times, texts of callers.
import type { Schemas } from "../api/client.ts";
import { useFormat, useText } from "../i18n/catalogue.tsx";
import { Breakable } from "./breakable.tsx";

/** Colour of a value. */
export type Tone = "green" | "blue" | "amber" | "red" | "violet" | "grey";

/** A word on its colour. */
export function Badge({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return <span className={`badge ${tone}`}>{children}</span>;
}

/** Colour of each decision. */
export const decisionTones: Readonly<Record<Schemas["Decision"], Tone>> = { approve: "green", challenge: "blue", review: "amber", decline: "red" };

/** A decision; of a resolved review its end. */
export function DecisionBadge({ decision, review }: { readonly decision: Schemas["Decision"]; readonly review?: Schemas["Review"] | null }) {
  const text = useText();
  if (review) return <Badge tone={review.resolution === "approve" ? "green" : "red"}>{text.resolutions[review.resolution]}</Badge>;
  return <Badge tone={decisionTones[decision]}>{text.decisions[decision]}</Badge>;
}

/** A score from 0 to 100 with a bar. */
export function Score({ value, tone }: { readonly value: number; readonly tone: Tone }) {
  const format = useFormat();
  return (
    <span className="score">
      <svg viewBox="0 0 40 4" width="40" height="4" aria-hidden="true" className={tone}>
        <rect width="40" height="4" rx="2" className="track" />
        <rect width={(Math.max(0, Math.min(100, value)) / 100) * 40} height="4" rx="2" className="bar" />
      </svg>
      {format.score(value)}
    </span>
  );
}

/** How long ago; date and time in the title. */
export function Time({ at }: { readonly at: string }) {
  const format = useFormat();
  return (
    <time dateTime={at} title={format.exact(at)}>
      {format.relative(at)}
    </time>
  );
}

/** Date and time, and how long ago in the title. */
export function Moment({ at }: { readonly at: string }) {
  const format = useFormat();
  return (
    <time dateTime={at} title={format.relative(at)}>
      {format.dateTime(at)}
    </time>
  );
}

/** An amount. */
export function Money({ amount, currency }: { readonly amount: number; readonly currency: string }) {
  return <span className="number">{useFormat().money(amount, currency)}</span>;
}

/** Text that callers sent: in its own direction, cut where it is too long, whole in the title. */
export function Given({ value, longest = 300 }: { readonly value: string | null | undefined; readonly longest?: number }) {
  if (value === null || value === undefined || value === "") return <span className="soft">–</span>;
  return (
    <bdi className="given" title={value.slice(0, 1000)}>
      <Breakable text={value.length > longest ? `${value.slice(0, longest)}…` : value} />
    </bdi>
  );
}

/** Names and values in two columns. */
export function Properties({ items }: { readonly items: readonly (readonly [name: string, value: React.ReactNode])[] }) {
  return (
    <dl className="properties">
      {items.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
