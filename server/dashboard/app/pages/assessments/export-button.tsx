// Saves the export of the API, with the filters of the list, as a file.
import { useState } from "react";
import { client } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Icon } from "../../parts/icon.tsx";
import { saveFile } from "../../parts/save-file.ts";
import { useSay } from "../../shell/toasts.tsx";
import type { AssessmentFilters } from "./filters.ts";

/** The button. */
export function ExportButton({ filters: { order, ...filters } }: { readonly filters: AssessmentFilters }) {
  const text = useText();
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    say.done(text.assessments.exporting);
    try {
      // a file is by time: the other orders would need all of it before the first line
      const query = { ...filters, ...(order === "oldest" ? { order } : {}) };
      const { data } = await client.GET("/api/v1/assessments/export", { params: { query }, parseAs: "blob" });
      if (data !== undefined) saveFile(data, "assessments.csv");
      say.done(text.assessments.exported);
    } catch (error) {
      say.failed(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className="button" disabled={busy} onClick={() => void download()}>
      <Icon name="download" />
      {text.assessments.export}
    </button>
  );
}
