// How values are called, and the payments that a value leads to.
import { Link } from "@tanstack/react-router";
import { api, type Schemas } from "../../api/client.ts";
import { useLanguage, useText } from "../../i18n/catalogue.tsx";
import { Code } from "../../parts/breakable.tsx";
import { paged, rowsOf } from "../../parts/infinite.ts";
import { useMeaning } from "../../parts/meaning.ts";
import { useMay } from "../../session/context.tsx";

type Breakdown = Schemas["Breakdown"];

/** Filters of the list of assessments by dimension. A channel is no filter of it. */
const FILTERS = { country: "country", bin: "bin", channel: undefined, signal: "signal", rule: "rule_id", submerchant: "submerchant_id" } as const;

/** The name of a value: of a country in the person's language, of rules and submerchants as they are called. */
export function useNames({ dimension }: Breakdown): (value: string | null) => string {
  const { statistics: text } = useText();
  const language = useLanguage();
  const [mayReadRules, mayReadSubmerchants] = [useMay("rules:read"), useMay("submerchants:read")];
  // as the pages of these listings read them: a key of the cache has one shape
  const limit = { params: { query: { limit: 100 } } };
  const rules = api.useInfiniteQuery("get", "/api/v1/rules", limit, { ...paged, enabled: dimension === "rule" && mayReadRules });
  const submerchants = api.useInfiniteQuery("get", "/api/v1/submerchants", limit, { ...paged, enabled: dimension === "submerchant" && mayReadSubmerchants });
  const named = new Map([...rowsOf(rules.data), ...rowsOf(submerchants.data)].map(({ id, name }) => [id, name]));
  return (value) => {
    if (value === null) return text.none[dimension];
    if (dimension === "country") return countryName(language, value);
    return named.get(value) ?? value;
  };
}

function countryName(language: string, code: string): string {
  try {
    return `${new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code} (${code})`;
  } catch {
    return code;
  }
}

/** The name, with a link to the payments of the period where the list has such a filter. */
export function ValueName({
  breakdown: { dimension, period },
  value,
  name,
}: {
  readonly breakdown: Breakdown;
  readonly value: string | null;
  readonly name: string;
}) {
  const mayRead = useMay("assessments:read");
  const filter = FILTERS[dimension];
  const shown = dimension === "signal" ? <Signal code={name} /> : <bdi>{name}</bdi>;
  if (value === null) return <span className="soft">{name}</span>;
  if (filter === undefined || !mayRead) return shown;
  return (
    <Link to="/assessments" search={{ [filter]: value, from: period.from, to: period.to, origin: "server" }} preload={false}>
      {shown}
    </Link>
  );
}

function Signal({ code }: { readonly code: string }) {
  const mayRead = useMay("models:read");
  return mayRead ? <Meaning code={code} /> : <Code>{code}</Code>;
}

function Meaning({ code }: { readonly code: string }) {
  return <span title={code}>{useMeaning(code) ?? code}</span>;
}
