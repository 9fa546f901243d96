// Where a look-up begins.
import { useSearch } from "@tanstack/react-router";
import { useText } from "../../i18n/catalogue.tsx";
import { Page } from "../../parts/page-frame.tsx";
import { EntitySearchForm } from "./search-form.tsx";

/** The page. A value of the address is in the field already. */
export function EntitySearchPage() {
  const text = useText();
  const { value = "" } = useSearch({ from: "/entities" });
  return (
    <Page title={text.entities.title}>
      <p className="soft">{text.entities.text}</p>
      <EntitySearchForm key={value} value={value} />
    </Page>
  );
}
