// Verifies an organization's audit log against its chain, in chunks.

import type pg from "pg";
import { UndecryptableValue } from "../../platform/data-keys/encryption.ts";
import { type SealedTexts, textsOn } from "../../platform/data-keys/sealed-texts.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { SecretsKey } from "../../platform/keyrings/secrets-keys.ts";
import type { AuditEntry } from "./append.ts";
import { type ChainedRow, type ChainHead, EMPTY_CHAIN, follow } from "./chain.ts";
import { type Contents, contentsHash } from "./contents.ts";

/** Rows per read. */
const CHUNK = 10_000;

/** Result of a verification. */
export interface Verification {
  /** The last record with an intact chain. */
  readonly head: ChainHead;
  /** Findings in words; empty: intact. */
  readonly findings: readonly string[];
  /** Records whose contents an erasure changed, or whose data key was destroyed. */
  readonly erased: number;
  /** Records whose sealed contents could not be read: without the keys of the installation. */
  readonly unread: number;
}

/** Organizations that have or had a log. */
export async function organizationsWithLog(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query("SELECT organization_id FROM audit_heads UNION SELECT DISTINCT organization_id FROM audit_log ORDER BY 1");
  return rows.map((row) => row.organization_id);
}

/** Follows the chain from the first record to the head. `known` are heads that were noted elsewhere: the log must still pass through each. */
export async function verifyLog(
  client: pg.Client,
  organizationId: string,
  known: readonly ChainHead[] = [],
  ring: readonly SecretsKey[] = [],
): Promise<Verification> {
  // one snapshot: concurrent writes are not tampering
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  const { open } = textsOn(async (text, values) => (await client.query(text, [...values])).rows, ring, false)(organizationId);
  return followLog(client, organizationId, known, open).finally(() => client.query("COMMIT"));
}

/** A row of the chain, and what stands beside it. */
interface LoggedRow extends ChainedRow {
  readonly salt: Buffer | null;
  readonly contents: Contents | null;
  readonly erased: boolean;
}

/** Is what stands beside a record what it was? */
async function checked(
  { entry, salt, contents, erased }: LoggedRow,
  open: SealedTexts["open"],
): Promise<"intact" | "erased" | "unread" | "missing" | "changed"> {
  const { contents_hash: hash } = JSON.parse(entry) as Pick<AuditEntry, "contents_hash">;
  if (hash === undefined) return contents === null ? "intact" : "changed";
  if (salt === null || contents === null) return "missing";
  if (erased) return "erased";
  try {
    const clear = await open("audit_contents", contents);
    if (clear === null) return "erased";
    return contentsHash(clear, salt) === hash ? "intact" : "changed";
  } catch (error) {
    if (error instanceof ApiError) return error.cause instanceof UndecryptableValue ? "changed" : "unread";
    throw error;
  }
}

async function followLog(client: pg.Client, organizationId: string, known: readonly ChainHead[], open: SealedTexts["open"]): Promise<Verification> {
  const { rows: before } = await client.query("SELECT sequence::text FROM audit_log WHERE organization_id = $1 AND sequence < 1 ORDER BY 1 LIMIT 1", [
    organizationId,
  ]);
  const counts = { erased: 0, unread: 0 };
  if (before[0] !== undefined)
    return { head: EMPTY_CHAIN, findings: [`record ${before[0].sequence} stands in front of the first: it was put there`], ...counts };
  let head = EMPTY_CHAIN;
  const missed = new Set(known.filter(({ sequence }) => sequence > 0n));
  const bySequence = Map.groupBy(missed, ({ sequence }) => sequence);
  for (;;) {
    const { rows } = await client.query<LoggedRow>({
      text: `SELECT l.sequence::text, l.id, l.entry::text, l.previous_hash, l.hash, c.salt, c.contents, c.erased_at IS NOT NULL AS erased
        FROM audit_log l LEFT JOIN audit_contents c ON c.organization_id = l.organization_id AND c.id = l.id
        WHERE l.organization_id = $1 AND l.sequence > $2 ORDER BY l.sequence LIMIT ${CHUNK}`,
      values: [organizationId, head.sequence.toString()],
    });
    for (const row of rows) {
      const next = follow(organizationId, head, row);
      if (typeof next === "string") return { head, findings: [next], ...counts };
      const state = await checked(row, open);
      if (state === "missing" || state === "changed")
        return { head, findings: [`the contents of record ${row.sequence} ${state === "missing" ? "are missing" : "were changed"}`], ...counts };
      if (state !== "intact") counts[state] += 1;
      head = next;
      for (const expected of bySequence.get(head.sequence) ?? []) if (next.hash.equals(expected.hash)) missed.delete(expected);
    }
    if (rows.length < CHUNK) break;
  }
  const findings = [];
  const { rows: ends } = await client.query("SELECT sequence::text, hash FROM audit_heads WHERE organization_id = $1", [organizationId]);
  const end = ends[0];
  if (end === undefined ? head.sequence > 0n : BigInt(end.sequence) !== head.sequence || !end.hash.equals(head.hash))
    findings.push(
      `the log ends at ${head.sequence}, and ${end?.sequence ?? "nothing"} was noted as its end: records were changed, added or removed at the end`,
    );
  for (const { sequence } of missed) findings.push(`the log does not pass through the expected head ${sequence}: it was rewritten`);
  return { head, findings, ...counts };
}
