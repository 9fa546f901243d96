// The report of a data subject request, by table.
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";

/** The table; one that a newer service names is shown by that name. */
export function Report({ report, ended }: { readonly report: Schemas["DataSubjectReport"]; readonly ended: boolean }) {
  const text = useText();
  const format = useFormat();
  const names: Readonly<Record<string, string>> = text.protection.tables;
  if (report.tables.length === 0) return ended ? <p>{text.protection.reportEmpty}</p> : null;
  return (
    <section>
      <h3>{text.protection.report}</h3>
      <div className="scroll">
        <table className="plain">
          <thead>
            <tr>
              <th scope="col">{text.protection.table}</th>
              <th scope="col" className="numeric">
                {text.protection.found}
              </th>
              <th scope="col" className="numeric">
                {text.protection.erased}
              </th>
              <th scope="col">{text.protection.retained}</th>
            </tr>
          </thead>
          <tbody>
            {report.tables.map(({ table, found, erased, retained }) => (
              <tr key={table}>
                <td>{names[table] ?? table}</td>
                <td className="numeric">{format.number(found)}</td>
                <td className="numeric">{format.number(erased)}</td>
                <td>{retained.map(({ reason, rows }) => `${format.number(rows)}: ${text.protection.reasons[reason]}`).join("; ") || "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
