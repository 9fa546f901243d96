// Saves the export of the API, with the filters of the list, as a file.
import { client } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { ExportButtons, type FileForm } from "../../parts/export-buttons.tsx";
import { useSay } from "../../parts/toasts.tsx";
import type { AssessmentFilters } from "./filters.ts";

/** The buttons. */
export function ExportButton({ filters: { order, ...filters } }: { readonly filters: AssessmentFilters }) {
  const text = useText();
  const say = useSay();
  const read = async (form: FileForm): Promise<Blob | undefined> => {
    say.done(text.assessments.exporting);
    // a file is by time: the other orders would need all of it before the first line
    const query = { ...filters, ...(order === "oldest" ? { order } : {}), ...form };
    const { data } = await client.GET("/api/v1/assessments/export", { params: { query }, parseAs: "blob" });
    say.done(text.assessments.exported);
    return data;
  };
  return <ExportButtons name="assessments.csv" label={text.assessments.export} read={read} />;
}
