// Filters of assessments. Choices apply at once, texts when they are left or confirmed.
import { useState } from "react";
import type { Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Select } from "../../parts/field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { useListTypes } from "../../parts/labels.ts";
import { TimeRange } from "../../parts/time-range.tsx";
import { useTypedValue } from "../../parts/typed-value.ts";
import type { AssessmentFilters } from "./filters.ts";

/** The bar. `change` gets all filters. */
export function FilterBar({ filters, change }: { readonly filters: AssessmentFilters; readonly change: (filters: AssessmentFilters) => void }) {
  const text = useText();
  const set = <Name extends keyof AssessmentFilters>(name: Name, value: AssessmentFilters[Name]): void => {
    const { [name]: _, ...others } = filters;
    change(value === undefined || value === "" ? others : { ...others, [name]: value });
  };
  const amount = (value: string): number | undefined => (value === "" || !Number.isFinite(Number(value)) ? undefined : Number(value));
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every assistive technology yet
    <div className="filters" role="search" aria-label={text.common.filter}>
      <Select
        aria-label={text.common.decision}
        value={filters.decision}
        options={text.decisions}
        all={text.common.decision}
        onChange={(value) => set("decision", value)}
      />
      <Select<Schemas["AssessFlow"]>
        aria-label={text.common.flow}
        value={filters.flow}
        options={{ payin: text.flows.payin, payout: text.flows.payout }}
        all={text.common.flow}
        onChange={(value) => set("flow", value)}
      />
      <Select<"open" | "resolved">
        aria-label={text.assessments.review}
        value={filters.review}
        options={{ open: text.assessments.open, resolved: text.assessments.resolved }}
        all={text.assessments.review}
        onChange={(value) => set("review", value)}
      />
      <Select<Schemas["AssessmentLabel"]>
        aria-label={text.assessments.outcome}
        value={filters.outcome}
        options={text.assessments.labels}
        all={text.assessments.outcome}
        onChange={(value) => set("outcome", value)}
      />
      <Select<Schemas["AssessmentOrder"]>
        aria-label={text.review.order}
        value={filters.order ?? "newest"}
        options={text.assessments.orders}
        onChange={(value) => set("order", value === "newest" ? undefined : value)}
      />
      <TimeRange from={filters.from} set={(from) => set("from", from)} />
      <TextFilter name={text.common.email} value={filters.email} set={(value) => set("email", value)} />
      <TextFilter name={text.common.order} value={filters.order_id} set={(value) => set("order_id", value)} />
      <TextFilter name={text.common.customer} value={filters.customer_id} set={(value) => set("customer_id", value)} />
      <TextFilter short name={text.assessments.currency} value={filters.currency} set={(value) => set("currency", value?.toUpperCase())} />
      <TextFilter short name={text.assessments.minAmount} value={filters.min_amount?.toString()} set={(value) => set("min_amount", amount(value ?? ""))} />
      <TextFilter short name={text.assessments.maxAmount} value={filters.max_amount?.toString()} set={(value) => set("max_amount", amount(value ?? ""))} />
      <Chips filters={filters} set={set} />
      {Object.keys(filters).length > 0 && (
        <button type="button" className="button" onClick={() => change({})}>
          {text.common.clear}
        </button>
      )}
    </div>
  );
}

type SetFilter = <Name extends keyof AssessmentFilters>(name: Name, value: AssessmentFilters[Name]) => void;

/** Filters that are used less, or come with links from elsewhere: those that are set, and a list to set another. */
function Chips({ filters, set }: { readonly filters: AssessmentFilters; readonly set: SetFilter }) {
  const text = useText();
  const listTypes = useListTypes();
  const { phone, device, card, ip, account } = text.entities.kinds;
  const { minScore, maxScore, country, signal, rule, submerchant, until } = text.assessments;
  const names = {
    phone,
    device_id: device,
    card_hash: card,
    ip,
    account,
    country,
    bin: listTypes.card_bin,
    signal,
    rule_id: rule,
    min_score: minScore,
    max_score: maxScore,
    payment_id: text.assessments.payment,
    submerchant_id: submerchant,
    origin: text.assessments.origin,
    to: until,
  } as const;
  return (
    <>
      {(Object.keys(names) as (keyof typeof names)[]).map((name) => {
        const value = filters[name];
        if (value === undefined) return null;
        return (
          <button
            key={name}
            type="button"
            className="button chip"
            aria-label={text.assessments.removeFilter({ name: names[name] })}
            onClick={() => set(name, undefined)}
          >
            <span className="soft">{names[name]}</span>
            <bdi title={String(value)}>{value}</bdi>
            <Icon name="close" />
          </button>
        );
      })}
      <AddFilter names={names} filters={filters} set={set} />
    </>
  );
}

/** Filters that take a text or a number, and that no link has to bring. */
const ADDED = ["phone", "device_id", "card_hash", "ip", "account", "country", "bin", "signal", "payment_id", "min_score", "max_score"] as const;
type Added = (typeof ADDED)[number];

/** Chooses one of the other filters, and then its value. */
function AddFilter({ names, filters, set }: { readonly names: Readonly<Record<Added, string>>; readonly filters: AssessmentFilters; readonly set: SetFilter }) {
  const { counting } = useText();
  const [chosen, setChosen] = useState<Added>();
  const left = ADDED.filter((name) => filters[name] === undefined);
  const apply = (name: Added, value: string | undefined): void => {
    setChosen(undefined);
    if (value === undefined) return;
    if (name === "min_score" || name === "max_score") set(name, Number.isFinite(Number(value)) ? Math.max(0, Math.min(100, Number(value))) : undefined);
    else set(name, name === "country" || name === "signal" ? value.toUpperCase() : value);
  };
  if (chosen !== undefined)
    return <TextFilter name={names[chosen]} value={undefined} set={(value) => apply(chosen, value)} left={() => setChosen(undefined)} />;
  return (
    <Select<Added>
      aria-label={counting.addFilter}
      value={undefined}
      options={Object.fromEntries(left.map((name) => [name, names[name]])) as Record<Added, string>}
      all={counting.addFilter}
      onChange={setChosen}
    />
  );
}

function TextFilter({
  name,
  value,
  set,
  short = false,
  left,
}: {
  readonly name: string;
  readonly value: string | undefined;
  readonly set: (value: string | undefined) => void;
  readonly short?: boolean;
  /** The field was opened to be filled in: it has the focus, and is closed when it is left without a value. */
  readonly left?: () => void;
}) {
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the person has just chosen this field
      autoFocus={left !== undefined}
      className={short ? "short" : ""}
      aria-label={name}
      placeholder={name}
      {...useTypedValue(value, set, left)}
    />
  );
}
