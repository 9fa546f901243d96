// Models of the organization, and how the scores that decide now relate to outcomes.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useText } from "../../i18n/catalogue.tsx";
import { Choices } from "../../parts/field.tsx";
import { Page } from "../../parts/page-frame.tsx";
import { Forbidden } from "../../parts/states.tsx";
import { useMay } from "../../session/context.tsx";
import { Calibration } from "./calibration.tsx";
import { Models } from "./models.tsx";

/** The page; which view is part of the address. */
export function ModelsPage() {
  const text = useText();
  const { view = "models" } = useSearch({ from: "/models" });
  const navigate = useNavigate();
  const mayReadFigures = useMay("stats:read");
  const choice = (
    <Choices label={text.models.title} value={view} options={text.models.views} onChange={(next) => void navigate({ to: "/models", search: { view: next } })} />
  );
  return (
    <Page title={text.models.title} fill={view === "models"} actions={choice}>
      {view === "models" && <Models />}
      {view === "calibration" && (mayReadFigures ? <Calibration /> : <Forbidden permission="stats:read" />)}
    </Page>
  );
}
