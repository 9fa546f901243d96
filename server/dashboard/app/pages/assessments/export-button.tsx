// Saves the export of the API, with the filters that it has, as a file.
import { useState } from "react";
import { client } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Icon } from "../../parts/icon.tsx";
import { saveFile } from "../../parts/save-file.ts";
import { useSay } from "../../shell/toasts.tsx";
import type { AssessmentFilters } from "./filters.ts";

/** The button. */
export function ExportButton({ filters: { from, to, decision, flow, submerchant_id, origin } }: { readonly filters: AssessmentFilters }) {
  const text = useText();
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    say.done(text.assessments.exporting);
    try {
      const query = { from, to, decision, flow, submerchant_id, origin };
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
