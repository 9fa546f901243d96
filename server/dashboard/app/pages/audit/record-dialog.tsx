// One record: its fields before and after.
import type { Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { PlainTable } from "../../parts/plain-table.tsx";
import { Given, Moment, Properties } from "../../parts/values.tsx";

/** Characters of a field that are shown. */
const LONGEST = 10_000;

/** The dialog; fields that did not change are left out. */
export function RecordDialog({ record, onClose }: { readonly record: Schemas["AuditRecord"]; readonly onClose: () => void }) {
  const text = useText();
  const changes = changedFields(record.before ?? {}, record.after ?? {});
  return (
    <Dialog open onClose={onClose} title={text.auditLog.actions[record.action]} name="wide">
      <div className="content stack">
        <Properties
          items={[
            [text.audit.action, <code key="action">{record.action}</code>],
            [text.audit.actor, <Given key="actor" value={record.actor.id} />],
            [text.common.time, <Moment key="time" at={record.occurred_at} />],
            [text.audit.resource, <code key="resource">{record.resource_id}</code>],
            [text.audit.request, <code key="request">{record.request_id}</code>],
            [text.audit.hash, <code key="hash">{record.hash.slice(0, 16)}…</code>],
          ]}
        />
        <PlainTable
          name="changes"
          rows={changes}
          rowKey={({ name }) => name}
          columns={[
            { header: text.audit.field, cell: ({ name }) => <code>{name}</code> },
            { header: text.audit.before, cell: ({ before }) => <Given value={before} longest={LONGEST} /> },
            { header: text.audit.after, cell: ({ after }) => <Given value={after} longest={LONGEST} /> },
          ]}
        />
      </div>
    </Dialog>
  );
}

function changedFields(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) {
  const shown = (value: unknown): string | undefined => (value === undefined || typeof value === "string" ? value : JSON.stringify(value));
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((name) => ({ name, before: shown(before[name]), after: shown(after[name]) }))
    .filter((field) => field.before !== field.after);
}
