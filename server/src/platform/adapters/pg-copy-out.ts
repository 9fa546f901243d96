// Statements that copy out, such as COPY … TO STDOUT and BASE_BACKUP, read as they come. `pg` hands a query object the messages of the protocol; the names of
// those handlers are in no documentation. https://www.postgresql.org/docs/18/protocol-flow.html#PROTOCOL-COPY
// Checked with: pg 8.x
import type pg from "pg";

/** Takes what is copied out, as a writable stream does. */
export interface CopyReader {
  /** A chunk, whose memory is used again after the call. False: no more can be taken until `drained` says so; what was read already still comes. */
  readonly chunk: (bytes: Buffer) => boolean;
  /** Calls `resume` once there is room again. */
  readonly drained: (resume: () => void) => void;
  /** A row that the command answers beside what it copies. */
  readonly row?: (fields: readonly (Buffer | string | null)[]) => void;
}

/** Sends a command over a connected client and hands what it copies out to the reader. Resolves when the command is complete; rejects with PostgreSQL's error. */
export function copyOut(client: pg.Client, command: string, reader: CopyReader): Promise<void> {
  return new Promise((resolve, reject) => {
    let connection: pg.Connection | undefined;
    const take = (bytes: Buffer): void => {
      const stream = connection?.stream;
      if (reader.chunk(bytes) || stream === undefined || stream.isPaused()) return;
      stream.pause();
      reader.drained(() => stream.resume());
    };
    const handlers: Handlers = {
      submit: (given) => {
        connection = given;
        given.query(command);
      },
      handleCopyData: ({ chunk }) => take(chunk),
      handleDataRow: ({ fields }) => reader.row?.(fields),
      handleError: reject,
      // after an error too; a promise that is rejected stays so
      handleReadyForQuery: () => resolve(),
      handleRowDescription: nothing,
      handleCommandComplete: nothing,
      handleEmptyQuery: nothing,
      handlePortalSuspended: nothing,
    };
    client.query(handlers);
  });
}

/** What the client calls as messages arrive. */
interface Handlers extends pg.Submittable {
  readonly handleCopyData: (message: { readonly chunk: Buffer }) => void;
  readonly handleDataRow: (message: { readonly fields: (Buffer | string | null)[] }) => void;
  readonly handleError: (error: Error) => void;
  readonly handleReadyForQuery: () => void;
  readonly handleRowDescription: () => void;
  readonly handleCommandComplete: () => void;
  readonly handleEmptyQuery: () => void;
  readonly handlePortalSuspended: () => void;
}

const nothing = (): void => undefined;
