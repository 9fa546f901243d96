// Appends to the audit log, in the order of the records. The database sets sequence numbers and hashes; what a record says of its resource is stored beside it.
import type pg from "pg";
import type { components } from "../../../../generated/types.ts";
import { newId } from "../../platform/ids/uuid.ts";
import { type Contents, hashed } from "./contents.ts";

type AuditRecord = components["schemas"]["AuditRecord"];

/** What the chain covers of a record, without its sequence number. */
export type AuditEntry = Pick<AuditRecord, "actor" | "action" | "resource_type" | "resource_id" | "request_id"> & {
  readonly occurred_at_ms: number;
  /** Of what stands beside the log (contents.ts); absent without contents. */
  readonly contents_hash?: string;
  /** Of records of before contents stood beside the log. */
  readonly before?: AuditRecord["before"];
  readonly after?: AuditRecord["after"];
};

/** A record to append. */
export interface AppendedRecord extends Contents {
  readonly entry: Omit<AuditEntry, "contents_hash" | "before" | "after">;
}

/** Entries are text until they are stored, so that the hash covers what was written; ORDER BY sets their sequence. */
const APPEND = `WITH r AS (
    SELECT * FROM unnest($2::uuid[], $3::text[], $4::bytea[], $5::text[]) WITH ORDINALITY AS r(id, entry, salt, contents, position)
  ), beside AS (
    INSERT INTO audit_contents (organization_id, id, salt, contents) SELECT $1, id, salt, contents::json FROM r WHERE contents IS NOT NULL
  )
  INSERT INTO audit_log (organization_id, id, entry) SELECT $1, id, entry::json FROM r ORDER BY position`;

/** Records that one statement writes. */
const CHUNK = 1000;

/** Appends records to the log of an organization, by statements of the caller's transaction; `sealed` are contents as they are stored. */
export async function appendRecords(
  query: (text: string, values: unknown[]) => Promise<unknown>,
  organizationId: string,
  records: readonly AppendedRecord[],
  sealed: (contents: Contents) => Promise<Contents>,
): Promise<void> {
  for (let at = 0; at < records.length; at += CHUNK) {
    const rows: { id: string; entry: string; salt: Buffer | null; contents: string | null }[] = [];
    for (const { entry, before, after } of records.slice(at, at + CHUNK)) {
      const beside = hashed({ before, after });
      const covered: AuditEntry = beside === undefined ? entry : { ...entry, contents_hash: beside.hash };
      const contents = beside === undefined ? null : JSON.stringify(await sealed(beside.contents));
      rows.push({ id: newId(), entry: JSON.stringify(covered), salt: beside?.salt ?? null, contents });
    }
    const column = <Name extends keyof (typeof rows)[number]>(name: Name) => rows.map((row) => row[name]);
    await query(APPEND, [organizationId, column("id"), column("entry"), column("salt"), column("contents")]);
  }
}

/** Appends a record in the transaction of a connection of the owner. An operator's command changes no resource with a payer in it: its contents are in clear text. */
export async function appendAsOwner(client: pg.Client, organizationId: string, record: AppendedRecord): Promise<void> {
  await appendRecords(
    (text, values) => client.query(text, values),
    organizationId,
    [record],
    async (contents) => contents,
  );
}
