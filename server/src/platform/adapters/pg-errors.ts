// Errors that `pg` itself creates. They have no code and are recognised by their message.
// Checked with: pg 8.x
// Checked with: pg-pool 3.x

/** The connection broke, or could not be established in time. */
const CONNECTION_MESSAGE = /Connection terminated|connection timeout|timeout exceeded when trying to connect|connection error|not queryable/i;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : "");

/** Did the driver give up on a statement because of `query_timeout`? */
export function isQueryTimeout(error: unknown): boolean {
  return messageOf(error) === "Query read timeout";
}

/** Does the driver report, without a code, a missing connection? */
export function isLostConnection(error: unknown): boolean {
  return CONNECTION_MESSAGE.test(messageOf(error));
}
