// Verifies an organization's audit log against its chain, in chunks.
import type pg from "pg";
import { type ChainedRow, type ChainHead, EMPTY_CHAIN, follow } from "./chain.ts";

/** Rows per read. */
const CHUNK = 10_000;

/** Result of a verification. */
export interface Verification {
  /** The last record with an intact chain. */
  readonly head: ChainHead;
  /** Findings in words; empty: intact. */
  readonly findings: readonly string[];
}

/** Organizations that have or had a log. */
export async function organizationsWithLog(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query("SELECT organization_id FROM audit_heads UNION SELECT DISTINCT organization_id FROM audit_log ORDER BY 1");
  return rows.map((row) => row.organization_id);
}

/** Follows the chain from the first record to the head. `known` are heads that were noted elsewhere: the log must still pass through each. */
export async function verifyLog(client: pg.Client, organizationId: string, known: readonly ChainHead[] = []): Promise<Verification> {
  // one snapshot: concurrent writes are not tampering
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  return followLog(client, organizationId, known).finally(() => client.query("COMMIT"));
}

async function followLog(client: pg.Client, organizationId: string, known: readonly ChainHead[]): Promise<Verification> {
  const { rows: before } = await client.query("SELECT sequence::text FROM audit_log WHERE organization_id = $1 AND sequence < 1 ORDER BY 1 LIMIT 1", [
    organizationId,
  ]);
  if (before[0] !== undefined) return { head: EMPTY_CHAIN, findings: [`record ${before[0].sequence} stands in front of the first: it was put there`] };
  let head = EMPTY_CHAIN;
  const missed = new Set(known.filter(({ sequence }) => sequence > 0n));
  const bySequence = Map.groupBy(missed, ({ sequence }) => sequence);
  for (;;) {
    const { rows } = await client.query<ChainedRow>({
      text: `SELECT sequence::text, id, entry::text, previous_hash, hash FROM audit_log WHERE organization_id = $1 AND sequence > $2 ORDER BY audit_log.sequence LIMIT ${CHUNK}`,
      values: [organizationId, head.sequence.toString()],
    });
    for (const row of rows) {
      const next = follow(organizationId, head, row);
      if (typeof next === "string") return { head, findings: [next] };
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
  return { head, findings };
}
