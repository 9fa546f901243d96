// BASE_BACKUP over the replication protocol, as pg_basebackup uses it: one tar of the whole cluster with the WAL that makes it consistent, and the
// manifest of its files. Needs no program of PostgreSQL and no access to its folder. https://www.postgresql.org/docs/18/protocol-replication.html
import { createWriteStream, type WriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import pg from "pg";
import { copyOut } from "../src/platform/adapters/pg-copy-out.ts";

/** A finished backup. */
export interface BaseBackup {
  /** WAL position (LSN) up to which the backup is complete. */
  readonly until: string;
  readonly bytes: number;
}

/** The command. WAIT false: do not wait for WAL archiving, because the tar contains the WAL. */
const COMMAND = "BASE_BACKUP (LABEL 'fraud-risk', CHECKPOINT 'fast', WAL true, WAIT false, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')";

/** Bytes buffered for the disk before the connection is paused. */
const WAITING_AT_MOST = 4_194_304;

/** First byte of a message within the copy: https://www.postgresql.org/docs/18/protocol-replication.html#PROTOCOL-REPLICATION-BASE-BACKUP */
const MESSAGE = { archive: 0x6e, manifest: 0x6d, data: 0x64 } as const;

/**
 * Takes a backup into two new files. The login needs REPLICATION or must be a superuser. A temporary slot retains the WAL that is needed,
 * however long it takes. Throws when the cluster has tablespaces: they would be separate archives.
 */
export async function takeBaseBackup(url: string, tarFile: string, manifestFile: string): Promise<BaseBackup> {
  const slotHolder = new pg.Client({ connectionString: url });
  const sender = new pg.Client({ connectionString: url, replication: "true" } as pg.ClientConfig);
  await slotHolder.connect();
  try {
    const { rows } = await slotHolder.query("SELECT count(*)::int AS own FROM pg_tablespace WHERE spcname NOT IN ('pg_default', 'pg_global')");
    if (rows[0]?.own !== 0) throw new Error("The database has tablespaces; use pg_basebackup.");
    await slotHolder.query("SELECT pg_create_physical_replication_slot('fraud_risk_backup_' || pg_backend_pid(), true, true)");
    await sender.connect();
    const files = [tarFile, manifestFile].map((path) => createWriteStream(path, { flags: "wx", mode: 0o600, flush: true, highWaterMark: WAITING_AT_MOST }));
    try {
      return await new Promise<BaseBackup>((resolve, reject) => {
        for (const file of files) file.once("error", reject);
        sender.once("error", reject);
        receive(sender, files).then(resolve, reject);
      });
    } finally {
      for (const file of files) file.end();
      await Promise.all(files.map((file) => finished(file)));
    }
  } finally {
    await Promise.all([sender.end(), slotHolder.end()]);
  }
}

/** Writes the copied data to the files with backpressure. The last row is the end of the WAL. */
async function receive(sender: pg.Client, files: readonly WriteStream[]): Promise<BaseBackup> {
  let file: WriteStream | undefined;
  let until = "";
  let bytes = 0;
  await copyOut(sender, COMMAND, {
    chunk: (chunk) => {
      if (chunk[0] === MESSAGE.archive) file = files[0];
      else if (chunk[0] === MESSAGE.manifest) file = files[1];
      else if (chunk[0] === MESSAGE.data && file !== undefined) {
        bytes += chunk.length - 1;
        // the driver reuses the memory of a chunk
        return file.write(Buffer.from(chunk.subarray(1)));
      }
      return true;
    },
    drained: (resume) => file?.once("drain", resume),
    row: (fields) => {
      until = String(fields[0]);
    },
  });
  return { until, bytes };
}
