// A reader of an event stream: the messages as they arrive.
import { get, type IncomingHttpHeaders, type IncomingMessage } from "node:http";

/** A message of a stream; comments are none. */
export interface Message {
  readonly id: string | undefined;
  readonly event: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of every type
  readonly data: any;
}

/** An open stream. */
export interface Opened {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Resolves with the first messages, so many of them. */
  readonly messages: (count: number) => Promise<Message[]>;
  /** Everything that has arrived. */
  readonly text: () => string;
  /** Resolves when the service has ended it, however. */
  readonly ended: Promise<void>;
  /** It was ended in order, not broken off. */
  readonly complete: () => boolean;
  readonly close: () => void;
}

/** Opens a stream; resolves when the service has answered. */
export async function openStream(url: string, key: string, query = "", headers: Record<string, string> = {}): Promise<Opened> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}/api/v1/events/stream${query}`, { agent: false, headers: { Authorization: `Bearer ${key}`, ...headers } }, resolve).once("error", reject);
  });
  let text = "";
  const waiting: { count: number; resolve: (messages: Message[]) => void }[] = [];
  const settle = () => {
    const all = messagesIn(text);
    for (const { count, resolve } of waiting) if (all.length >= count) resolve(all.slice(0, count));
  };
  const read = async () => {
    for await (const part of answer.setEncoding("utf8")) {
      text += part;
      settle();
    }
  };
  const ended = read().catch(() => undefined);
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    messages: (count) =>
      new Promise((resolve) => {
        waiting.push({ count, resolve });
        settle();
      }),
    text: () => text,
    ended,
    complete: () => answer.complete,
    close: () => void answer.destroy(),
  };
}

function messagesIn(text: string): Message[] {
  const complete = text.slice(0, text.lastIndexOf("\n\n") + 2).split("\n\n");
  return complete.flatMap((block) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1];
    const data = field("data");
    return data === undefined ? [] : [{ id: field("id"), event: field("event"), data: JSON.parse(data) }];
  });
}
