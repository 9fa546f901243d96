// Lists: values that block, flag or allow payments, and lists that rules use.
import { useNavigate } from "@tanstack/react-router";
import { useText } from "../../i18n/catalogue.tsx";
import { Choices } from "../../parts/field.tsx";
import { Page } from "../../parts/page-frame.tsx";
import { Allowlist } from "./allowlist.tsx";
import { Blocklist } from "./blocklist.tsx";
import { CustomLists } from "./custom-lists.tsx";
import { useListSearch } from "./use-list-search.ts";

/** The page; which list is part of the address. */
export function ListsPage() {
  const text = useText();
  const [{ view = "blocklist" }] = useListSearch();
  const navigate = useNavigate();
  const options = { blocklist: text.lists.blocklist, allowlist: text.lists.allowlist, custom: text.lists.custom };
  return (
    <Page
      title={text.lists.title}
      fill
      actions={<Choices label={text.lists.title} value={view} options={options} onChange={(next) => void navigate({ to: "/lists", search: { view: next } })} />}
    >
      {view === "blocklist" && <Blocklist />}
      {view === "allowlist" && <Allowlist />}
      {view === "custom" && <CustomLists />}
    </Page>
  );
}
