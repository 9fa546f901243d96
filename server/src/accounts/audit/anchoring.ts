// Writes the heads of audit logs to places that the owner of the database cannot change: a log line, a new file in a folder, an event. A log that is rewritten
// or cut afterwards no longer passes through them (`npm run audit:verify -- --expect`).
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { ExplainedError } from "../../platform/errors/explained-error.ts";
import { idFrom } from "../../platform/ids/uuid.ts";
import type { Job } from "../../platform/jobs/job.ts";
import { advisoryLock } from "../../platform/jobs/job-lock.ts";
import type { Logger } from "../../platform/observability/log.ts";
import { writeAs } from "../../platform/tenancy/tenancy.ts";
import { type Clock, systemClock } from "../../platform/time/clock.ts";
import { HOUR, MINUTE, SECOND } from "../../platform/time/time.ts";
import { queueEvent } from "../outbox/emit.ts";
import { writeEvent } from "../outbox/event.ts";
import { headLine, type OrganizationHead } from "./head-lines.ts";

/** Arbitrary constant: the advisory lock of this job. */
const LOCK = 7_203_411_918;
/** Heads per file and statement. */
const AT_ONCE = 10_000;

/** Where heads are written. */
export interface Anchors {
  readonly log: Pick<Logger, "info">;
  /** Each run writes a new file here, and changes none: a folder with object lock accepts it. */
  readonly folder: string | undefined;
  /** Connections of the service, for events. */
  readonly pool: pg.Pool;
  readonly clock?: Clock;
}

/** The job: hourly, in one process at a time, over a connection of the owner. */
export function auditAnchoring(ownerUrl: string, anchors: Anchors): Job<pg.Client> {
  const connect = (): pg.Client =>
    new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10 * SECOND, statement_timeout: MINUTE, application_name: "fraud-risk-audit-heads" });
  return {
    name: "audit-heads",
    schedule: { everyMs: HOUR, firstAfterMs: MINUTE },
    timeoutMs: 10 * MINUTE,
    lock: advisoryLock(LOCK, connect),
    run: async ({ held }) => {
      await anchorHeads(held, anchors);
      return undefined;
    },
  };
}

/**
 * Writes every head that has changed since it was last written, and notes it then: after a failure it is written again. Returns how many. The connection is
 * the owner's.
 */
export async function anchorHeads(client: pg.Client, { log, folder, pool, clock = systemClock }: Anchors): Promise<number> {
  let written = 0;
  for (let heads = await changedHeads(client); heads.length > 0; heads = await changedHeads(client)) {
    const at = new Date(clock.now());
    if (folder !== undefined) writeHeads(folder, heads, at, written);
    for (const { organizationId, sequence, hash } of heads)
      log.info({ organization_id: organizationId, sequence: Number(sequence), hash: hash.toString("hex") }, "audit head");
    for (const head of heads) await emitHead(pool, head, clock);
    await client.query(
      "UPDATE audit_heads h SET anchored_hash = w.hash FROM unnest($1::uuid[], $2::bytea[]) AS w(organization_id, hash) WHERE h.organization_id = w.organization_id",
      [heads.map(({ organizationId }) => organizationId), heads.map(({ hash }) => hash)],
    );
    written += heads.length;
    if (heads.length < AT_ONCE) break;
  }
  return written;
}

async function changedHeads(client: pg.Client): Promise<OrganizationHead[]> {
  const { rows } = await client.query<{ organization_id: string; sequence: string; hash: Buffer }>(
    `SELECT organization_id, sequence::text, hash FROM audit_heads WHERE hash IS DISTINCT FROM anchored_hash ORDER BY organization_id LIMIT ${AT_ONCE}`,
  );
  return rows.map(({ organization_id: organizationId, sequence, hash }) => ({ organizationId, sequence: BigInt(sequence), hash }));
}

/** Sends the head to the endpoints of its organization that chose it; after a failure within the hour, not again. */
async function emitHead(pool: pg.Pool, { organizationId, sequence, hash }: OrganizationHead, clock: Clock): Promise<void> {
  const data = { sequence: Number(sequence), hash: hash.toString("hex") };
  const id = idFrom(Math.floor(clock.now() / HOUR) * HOUR, JSON.stringify(["audit.head", organizationId, data]));
  await writeAs(pool, organizationId, (client) => {
    const query = async <Row>(text: string, parameters: readonly unknown[]): Promise<Row[]> => (await client.query<never>(text, [...parameters])).rows;
    return queueEvent({ organizationId, query, clock }, writeEvent(organizationId, "audit.head", data, clock.now(), { id }));
  });
}

/** Writes a file in one go, without a rename or a link: folders of object storage have neither. */
function writeHeads(folder: string, heads: readonly OrganizationHead[], at: Date, already: number): void {
  const name = `audit-heads-${at.toISOString().replaceAll(/[:.]/g, "-")}${already === 0 ? "" : `-${already}`}.jsonl`;
  try {
    writeFileSync(join(folder, name), heads.map((head) => headLine(head, at)).join(""), { flag: "wx", mode: 0o644, flush: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ExplainedError(
      `AUDIT_HEADS_FOLDER is ${JSON.stringify(folder)}, and ${name} cannot be written there (${code ?? "unknown error"}); it must be a folder that the user of this process may write to.`,
    );
  }
}
