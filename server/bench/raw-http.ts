// HTTP over a raw keep-alive socket, one request in flight: a generator that shares its cores with the service must cost little.
import { connect, type Socket } from "node:net";

/** An answer. */
export interface Answer {
  readonly status: number;
  /** Status line and headers. */
  readonly head: string;
  /** The body, or at least its beginning. */
  readonly body: string;
}

/** A connection. */
export interface HttpConnection {
  /** Sends a whole request. The answer to the one before must be there. */
  readonly send: (request: string | Uint8Array) => void;
  readonly close: () => void;
}

const HEAD_END = "\r\n\r\n";
/** Ends an answer whose length is not said. Neither JSON nor CSV of the service has an empty line. */
const LAST_CHUNK = "0\r\n\r\n";
/** Characters of a body that are buffered. */
const BUFFERED = 4096;

/** Connects. Calls `answered` for each complete response, and `broken` once if the connection ends before `close`. */
export async function openConnection(port: number, answered: (answer: Answer) => void, broken: () => void): Promise<HttpConnection> {
  const socket = connect(port, "127.0.0.1");
  socket.setNoDelay(true);
  await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  let closed = false;
  socket.removeAllListeners("error").on("error", () => undefined);
  socket.once("close", () => closed || broken());
  readAnswers(socket, answered);
  return {
    send: (request) => socket.write(request),
    close: () => {
      closed = true;
      socket.destroy();
    },
  };
}

function readAnswers(socket: Socket, answered: (answer: Answer) => void): void {
  /** What has come of the head; then the head, the buffered part of the body, and what is still to come: bytes, or undefined where the length is not said. */
  let pending = "";
  let head: string | undefined;
  let body = "";
  let left: number | undefined;

  function take(text: string): void {
    if (body.length < BUFFERED) body += text.slice(0, BUFFERED - body.length);
    if (left !== undefined) left -= text.length;
    else pending = (pending + text).slice(-LAST_CHUNK.length);
    if (left === undefined ? pending !== LAST_CHUNK : left > 0) return;
    const answer = { status: Number(head?.slice(9, 12)), head: head ?? "", body };
    pending = "";
    body = "";
    head = undefined;
    // the callback may send the next request immediately
    answered(answer);
  }

  socket.on("data", (chunk) => {
    // lengths count bytes
    const text = chunk.toString("latin1");
    if (head !== undefined) return take(text);
    pending += text;
    const end = pending.indexOf(HEAD_END);
    if (end < 0) return;
    head = pending.slice(0, end);
    const rest = pending.slice(end + HEAD_END.length);
    pending = "";
    left = lengthOf(head);
    take(rest);
  });
}

/** Bytes of the body; undefined where it comes in chunks. */
function lengthOf(head: string): number | undefined {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) return Number(length);
  return /\r\ntransfer-encoding: *chunked/i.test(head) ? undefined : 0;
}

/** A request as HTTP text. */
export function requestText(
  method: string,
  target: string,
  headers: Readonly<Record<string, string | number | undefined>>,
  body: string | Uint8Array | undefined,
): string {
  const text = body === undefined ? "" : typeof body === "string" ? body : Buffer.from(body).toString();
  const lines = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}\r\n`]));
  const length = body === undefined ? "" : `Content-Length: ${Buffer.byteLength(text)}\r\n`;
  return `${method} ${target} HTTP/1.1\r\nHost: localhost\r\n${lines.join("")}${length}\r\n${text}`;
}
