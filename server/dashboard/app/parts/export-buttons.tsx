// Saves an export of the API as a file: for programs, or for a spreadsheet in the language of the person.
import { useState } from "react";
import type { Schemas } from "../api/client.ts";
import { useFormat, useText } from "../i18n/catalogue.tsx";
import { Icon } from "./icon.tsx";
import { saveFile } from "./save-file.ts";
import { useSay } from "./toasts.tsx";

/** How the file is written; nothing for programs. */
export type FileForm = { readonly separator?: Schemas["CsvSeparator"]; readonly bom?: boolean };

/** Two buttons. `read` calls the API. */
export function ExportButtons({
  name,
  label,
  read,
  push = false,
}: {
  readonly name: string;
  readonly label: string;
  readonly read: (form: FileForm) => Promise<Blob | undefined>;
  readonly push?: boolean;
}) {
  const { breadth } = useText();
  const format = useFormat();
  const say = useSay();
  const [busy, setBusy] = useState(false);
  // spreadsheets separate cells by semicolons where the comma is in numbers
  const sheet: FileForm = { separator: format.score(1.5).includes(",") ? ";" : ",", bom: true };
  const download = async (form: FileForm): Promise<void> => {
    setBusy(true);
    try {
      const content = await read(form);
      if (content !== undefined) saveFile(content, name);
    } catch (error) {
      say.failed(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" className={push ? "button push" : "button"} disabled={busy} onClick={() => void download({})}>
        <Icon name="download" />
        {label}
      </button>
      <button type="button" className="button" disabled={busy} onClick={() => void download(sheet)}>
        <Icon name="download" />
        {breadth.exportSheet}
      </button>
    </>
  );
}
