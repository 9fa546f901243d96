// Files of entries as a dashboard sends and fetches them.
import { call, type TestAnswer } from "../harness/client.ts";

/** What became of a file. */
export interface Imported {
  readonly lines: number;
  readonly created: number;
  readonly duplicates: number;
  readonly failed: number;
  readonly errors: readonly { readonly line: number; readonly code: string; readonly field?: string; readonly message: string }[];
}

/** Sends a file. */
export function sendFile(url: string, key: string, file: string | Uint8Array, headers: Record<string, string> = {}, query = ""): Promise<TestAnswer> {
  return call(`${url}/api/v1/blocklists/import${query === "" ? "" : `?${query}`}`, { key, body: file, headers: { "Content-Type": "text/csv", ...headers } });
}

/** Sends a file that is taken. */
export async function imported(url: string, key: string, file: string | Uint8Array): Promise<Imported> {
  const answer = await sendFile(url, key, file);
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return answer.body;
}

/** Fetches the list as a file. */
export function exported(url: string, key: string, query: Record<string, string> = {}): Promise<TestAnswer> {
  return call(`${url}/api/v1/blocklists/export?${new URLSearchParams(query)}`, { key });
}
