// Streams the output of statements such as COPY … TO STDOUT and BASE_BACKUP. `pg` passes the protocol messages to a query object with undocumented handler
// names. https://www.postgresql.org/docs/18/protocol-flow.html#PROTOCOL-COPY
// Checked with: pg 8.x
import type pg from "pg";

/** Receives copied data with backpressure. */
export interface CopyReader {
  /** A chunk, whose memory is reused after the call. False: pause until `drained` resumes; data that was already read still arrives. */
  readonly chunk: (bytes: Buffer) => boolean;
  /** Calls `resume` once there is capacity again. */
  readonly drained: (resume: () => void) => void;
  /** A row of the command's result besides the copied data. */
  readonly row?: (fields: readonly (Buffer | string | null)[]) => void;
}

/** Sends a command over a connected client and streams its output to the reader. Resolves when the command is complete; rejects with PostgreSQL's error. */
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
      // also called after an error; a rejected promise stays rejected
      handleReadyForQuery: () => resolve(),
      handleRowDescription: nothing,
      handleCommandComplete: nothing,
      handleEmptyQuery: nothing,
      handlePortalSuspended: nothing,
    };
    client.query(handlers);
  });
}

/** Callbacks of the client for protocol messages. */
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
