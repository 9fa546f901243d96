// The report of a data subject request, by table.
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { PlainTable } from "../../parts/plain-table.tsx";

/** The table; one that a newer service names is shown by that name. */
export function Report({ report, ended }: { readonly report: Schemas["DataSubjectReport"]; readonly ended: boolean }) {
  const text = useText();
  const format = useFormat();
  const names: Readonly<Record<string, string>> = text.protection.tables;
  if (report.tables.length === 0) return ended ? <p>{text.protection.reportEmpty}</p> : null;
  return (
    <section>
      <h3>{text.protection.report}</h3>
      <PlainTable
        rows={report.tables}
        rowKey={({ table }) => table}
        columns={[
          { header: text.protection.table, cell: ({ table }) => names[table] ?? table },
          { header: text.protection.found, numeric: true, cell: ({ found }) => format.number(found) },
          { header: text.protection.erased, numeric: true, cell: ({ erased }) => format.number(erased) },
          {
            header: text.protection.retained,
            cell: ({ retained }) => retained.map(({ reason, rows }) => `${format.number(rows)}: ${text.protection.reasons[reason]}`).join("; ") || "–",
          },
        ]}
      />
    </section>
  );
}
