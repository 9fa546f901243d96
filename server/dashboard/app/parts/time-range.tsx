// The last days, as a filter: its beginning is a time, so that a link keeps what it shows.
import { useText } from "../i18n/catalogue.tsx";
import { Select } from "./field.tsx";

/** Time ranges in days, up to now. */
const RANGES = { "1": 1, "7": 7, "30": 30, "90": 90 } as const;
const DAY = 86_400_000;

/** The picker; a beginning that is none of its choices shows as no choice. */
export function TimeRange({ from, set }: { readonly from: string | undefined; readonly set: (from: string | undefined) => void }) {
  const text = useText();
  const options = Object.fromEntries(Object.keys(RANGES).map((days) => [days, text.rules.lastDays({ days })])) as Record<keyof typeof RANGES, string>;
  const age = from === undefined ? undefined : (Date.now() - Date.parse(from)) / DAY;
  const chosen = age === undefined ? undefined : (Object.keys(RANGES) as (keyof typeof RANGES)[]).find((days) => Math.abs(RANGES[days] - age) < 0.5);
  return (
    <Select
      aria-label={text.common.time}
      value={chosen}
      options={options}
      all={text.common.time}
      onChange={(days) => set(days === undefined ? undefined : new Date(Date.now() - RANGES[days] * DAY).toISOString())}
    />
  );
}
