// All records of an access request as one JSON file, read page by page.
import { useState } from "react";
import { client, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Icon } from "../../parts/icon.tsx";
import { saveFile } from "../../parts/save-file.ts";
import { useSay } from "../../parts/toasts.tsx";

/** The button; it says how many records are read while they are. */
export function DownloadRecords({ id }: { readonly id: string }) {
  const text = useText();
  const say = useSay();
  const [read, setRead] = useState<number>();
  const download = async (): Promise<void> => {
    const records: Schemas["DataSubjectRecord"][] = [];
    try {
      for (let cursor: string | null | undefined; cursor !== null; ) {
        setRead(records.length);
        const query = { limit: 100, ...(cursor === undefined ? {} : { cursor }) };
        const { data } = await client.GET("/api/v1/data-subject-requests/{id}/records", { params: { path: { id }, query } });
        records.push(...(data?.data ?? []));
        cursor = data?.next_cursor ?? null;
      }
      saveFile(new Blob([JSON.stringify({ request_id: id, records }, null, 2)], { type: "application/json" }), `data-subject-${id}.json`);
    } catch (error) {
      say.failed(error);
    } finally {
      setRead(undefined);
    }
  };
  return (
    <button type="button" className="button" disabled={read !== undefined} onClick={() => void download()}>
      <Icon name="download" />
      {read === undefined ? text.protection.download : text.protection.downloading({ count: read })}
    </button>
  );
}
