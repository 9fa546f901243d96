// Encrypts stored requests, provider events, files of cases and texts with the newest data key of their organization: those in clear text, and those of an older generation.
// Each chunk is one transaction, so that it can be interrupted and resumed.
import type pg from "pg";
import type { SecretsKey } from "../keyrings/secrets-keys.ts";
import { bumpVersionAsOwner } from "../tenants/version.ts";
import { currentDataKey, type Query } from "./current.ts";
import { type DataKey, newDataKey, unwrap } from "./data-key.ts";
import { decryptBytes, encrypt, type ValueLocation } from "./encryption.ts";
import { sealText, textsOn } from "./sealed-texts.ts";
import { isOfGeneration, type TextColumn, textColumns, textOf } from "./text-columns.ts";

interface Column {
  readonly table: "assessments" | "provider_events" | "case_attachments";
  readonly id: "session_id" | "id";
  readonly clear: "request" | "payload" | "content";
  readonly location: ValueLocation["column"];
  /** Rows per transaction. */
  readonly chunk: number;
}

const COLUMNS: readonly Column[] = [
  { table: "assessments", id: "session_id", clear: "request", location: "assessments.request", chunk: 200 },
  { table: "provider_events", id: "id", clear: "payload", location: "provider_events.payload", chunk: 200 },
  // of up to 5 MiB each
  { table: "case_attachments", id: "id", clear: "content", location: "case_attachments.content", chunk: 4 },
];

/** Statements on the owner's connection. */
const queryOn =
  (client: pg.Client): Query =>
  async (text, values) =>
    (await client.query(text, [...values])).rows;

/** Adds the next generation of an organization's data key; processes encrypt with it from their next batch on. Throws for an organization that does not exist. */
export async function addGeneration(client: pg.Client, ring: readonly SecretsKey[], organizationId: string): Promise<number> {
  await client.query("BEGIN");
  try {
    // the version makes processes reload the organization
    await bumpVersionAsOwner(client, organizationId);
    const { rows } = await client.query<{ next: number }>("SELECT coalesce(max(generation), 0) + 1 AS next FROM data_keys WHERE organization_id = $1", [
      organizationId,
    ]);
    const { generation, keyId, wrapped } = newDataKey(ring, organizationId, rows[0]?.next ?? 1);
    await client.query("INSERT INTO data_keys (organization_id, generation, key_id, wrapped) VALUES ($1, $2, $3, $4)", [
      organizationId,
      generation,
      keyId,
      wrapped,
    ]);
    await client.query("COMMIT");
    return generation;
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

/** Ids of all organizations. */
export async function organizationIds(client: pg.Client): Promise<string[]> {
  return (await client.query<{ id: string }>("SELECT id FROM organizations ORDER BY id")).rows.map(({ id }) => id);
}

/**
 * Encrypts an organization's values in clear text or of an older generation; returns the number of rows. Throws UnopenableSecret and UndecryptableValue; the
 * chunk is then unchanged. Needs the owner's connection.
 */
export async function reencrypt(client: pg.Client, ring: readonly SecretsKey[], organizationId: string, progress: (count: number) => void): Promise<number> {
  const key = await currentDataKey(queryOn(client), ring, organizationId);
  let total = 0;
  for (const column of COLUMNS)
    for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
      const ids = await reencryptChunk(client, ring, organizationId, key, column, after);
      total += ids.length;
      if (ids.length > 0) progress(total);
      if (ids.length < column.chunk) break;
      after = ids.at(-1) ?? after;
    }
  for (const column of textColumns)
    for (let after: string | undefined = "(0,0)"; after !== undefined; ) {
      const chunk: SealedChunk = await sealChunk(client, ring, organizationId, key, column, after);
      total += chunk.sealed;
      if (chunk.sealed > 0) progress(total);
      after = chunk.last;
    }
  return total;
}

/** Texts per transaction. */
const TEXTS = 1000;

/** What was sealed at once, and where the next ones are; undefined at the end. */
interface SealedChunk {
  readonly sealed: number;
  readonly last: string | undefined;
}

/** Seals texts of a column that are in clear text or of an older generation, behind a place of the table: a row that is written moves behind it or has the newest key. */
async function sealChunk(
  client: pg.Client,
  ring: readonly SecretsKey[],
  organizationId: string,
  key: DataKey,
  column: TextColumn,
  after: string,
): Promise<SealedChunk> {
  const { table, name, json } = column;
  const { open } = textsOn(queryOn(client), ring, true)(organizationId);
  await client.query("BEGIN");
  try {
    const { rows } = await client.query<{ place: string; value: string }>(
      `SELECT ctid::text AS place, ${textOf(column)} AS value FROM ${table}
       WHERE organization_id = $1 AND ctid > $3::tid AND ${name} IS NOT NULL AND NOT ${isOfGeneration(column, "$2::text")} ORDER BY ctid LIMIT ${TEXTS} FOR UPDATE`,
      [organizationId, String(key.generation), after],
    );
    const sealed: string[] = [];
    for (const { value } of rows) {
      const clear = await open<unknown>(table, json ? JSON.parse(value) : value);
      const text = sealText(key, organizationId, table, json ? "j" : "t", json ? JSON.stringify(clear) : String(clear));
      sealed.push(json ? JSON.stringify(text) : text);
    }
    await client.query(
      `UPDATE ${table} t SET ${name} = n.sealed${json ? "::json" : ""} FROM unnest($2::tid[], $3::text[]) AS n(place, sealed) WHERE t.organization_id = $1 AND t.ctid = n.place`,
      [organizationId, rows.map(({ place }) => place), sealed],
    );
    await client.query("COMMIT");
    return { sealed: rows.length, last: rows.length < TEXTS ? undefined : rows.at(-1)?.place };
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

async function reencryptChunk(
  client: pg.Client,
  ring: readonly SecretsKey[],
  organizationId: string,
  key: DataKey,
  { table, id, clear, location: column, chunk }: Column,
  after: string,
): Promise<string[]> {
  await client.query("BEGIN");
  try {
    // bytes come as bytes, JSON as its text
    const value = table === "case_attachments" ? clear : `${clear}::text`;
    const { rows } = await client.query<{ id: string; value: string | Buffer | null; sealed: Buffer | null; generation: number }>(
      `SELECT ${id} AS id, ${value} AS value, ${clear}_sealed AS sealed, ${clear}_key AS generation FROM ${table}
       WHERE organization_id = $1 AND ${id} > $2
         AND (${clear} IS NOT NULL OR ${clear}_key IN (SELECT generation FROM data_keys WHERE organization_id = $1 AND generation < $3 AND wrapped IS NOT NULL))
       ORDER BY ${id} LIMIT ${chunk} FOR UPDATE`,
      [organizationId, after, key.generation],
    );
    const older = await olderKeys(client, ring, organizationId, [...new Set(rows.flatMap(({ sealed, generation }) => (sealed === null ? [] : [generation])))]);
    const encrypted = rows.map((row) => {
      const location: ValueLocation = { organizationId, column, rowId: row.id };
      return encrypt(key, location, row.value ?? olderValue(older.get(row.generation), location, row.sealed));
    });
    await client.query(
      `UPDATE ${table} t SET ${clear} = NULL, ${clear}_sealed = n.sealed, ${clear}_key = $2 FROM unnest($3::uuid[], $4::bytea[]) AS n(id, sealed)
       WHERE t.organization_id = $1 AND t.${id} = n.id`,
      [organizationId, key.generation, rows.map((row) => row.id), encrypted],
    );
    await client.query("COMMIT");
    return rows.map((row) => row.id);
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

async function olderKeys(
  client: pg.Client,
  ring: readonly SecretsKey[],
  organizationId: string,
  generations: readonly number[],
): Promise<Map<number, DataKey>> {
  const { rows } = await client.query<{ generation: number; key_id: string; wrapped: Buffer }>(
    "SELECT generation, key_id, wrapped FROM data_keys WHERE organization_id = $1 AND generation = ANY($2) AND wrapped IS NOT NULL",
    [organizationId, generations],
  );
  return new Map(
    rows.map(({ generation, key_id: keyId, wrapped }) => [generation, unwrap(ring, organizationId, { generation, keyId, sealed: wrapped })] as const),
  );
}

function olderValue(key: DataKey | undefined, location: ValueLocation, sealed: Buffer | null): Buffer {
  if (key === undefined || sealed === null) throw new Error(`${location.column} of ${location.rowId} has no data key`);
  return decryptBytes(key, location, sealed);
}
