// What a list entry would have met: how many assessments of the last days have its value, and a link to them.
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { api, type Schemas } from "../api/client.ts";
import { useFormat, useText } from "../i18n/catalogue.tsx";
import { useMay } from "../session/context.tsx";
import { useSettled } from "./settled.ts";

const MONTH = 30 * 86_400_000;

/** Filters of assessments by type of entry; the API has none for the other types. */
const FILTERS = {
  customer_id: "customer_id",
  email: "email",
  phone: "phone",
  card_hash: "card_hash",
  card_bin: "bin",
  device_fingerprint: "device_id",
  ip_address: "ip",
  country: "country",
  clabe: "account",
  iban: "account",
  account_hash: "account",
} as const satisfies Partial<Record<Schemas["ListType"], string>>;

/** The line; nothing while there is no value, or none that the list of assessments can be searched for. */
export function WouldMatch({ type, value }: { readonly type: Schemas["ListType"]; readonly value: string }) {
  const { imports, counting } = useText();
  const format = useFormat();
  const mayRead = useMay("assessments:read");
  const settled = useSettled(value.trim());
  // one beginning for as long as the dialog is open: each would be another question
  const [from] = useState(() => new Date(Date.now() - MONTH).toISOString());
  const filter = type in FILTERS ? FILTERS[type as keyof typeof FILTERS] : undefined;
  const query = filter === undefined ? { from } : { [filter]: settled, from };
  const { data } = api.useQuery(
    "get",
    "/api/v1/assessments/count",
    { params: { query } },
    { enabled: mayRead && filter !== undefined && settled !== "", retry: false },
  );
  if (data === undefined || settled !== value.trim() || filter === undefined) return null;
  return (
    <p className="soft" role="status">
      {imports.matched({ count: counting.assessments({ count: data.count, shown: data.more ? `${format.number(data.count)}+` : data.count }) })}{" "}
      {data.count > 0 && (
        <Link to="/assessments" search={query}>
          {imports.show}
        </Link>
      )}
    </p>
  );
}
