// Webhooks: endpoints, and what was delivered to them.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useText } from "../../i18n/catalogue.tsx";
import { Choices } from "../../parts/field.tsx";
import { Page } from "../../parts/page-frame.tsx";
import { Deliveries } from "./deliveries.tsx";
import { Endpoints } from "./endpoints.tsx";

/** The page; which view is part of the address. */
export function WebhooksPage() {
  const text = useText();
  const { view = "endpoints" } = useSearch({ from: "/webhooks" });
  const navigate = useNavigate();
  const options = { endpoints: text.webhooks.endpoints, deliveries: text.webhooks.deliveries };
  const choices = (
    <Choices label={text.webhooks.title} value={view} options={options} onChange={(next) => void navigate({ to: "/webhooks", search: { view: next } })} />
  );
  return (
    <Page title={text.webhooks.title} fill actions={choices}>
      {view === "endpoints" ? <Endpoints /> : <Deliveries />}
    </Page>
  );
}
