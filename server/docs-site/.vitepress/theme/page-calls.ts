// The calls of a page, which are loaded when a reader needs more of them than the page holds.
import { type PageCall, type PageCalls, programsPlace } from "../../contract/languages/labels.ts";

const requested = new Map<string, Promise<PageCalls>>();

/** A call of the page that is open, by its name. Throws where it cannot be loaded. */
export async function loadedCall(page: Document, name: string): Promise<PageCall> {
  const call = (await loaded(addressOf(page)))[name];
  if (call === undefined) throw new Error(`the page has no call ${name}`);
  return call;
}

function addressOf(page: Document): string {
  const base = import.meta.env.BASE_URL;
  return `${base}${programsPlace(page.location.pathname.slice(base.length).replace(/\/$/, ""))}`;
}

/** The calls at an address, requested once. A failure is not stored. */
function loaded(address: string): Promise<PageCalls> {
  const request = requested.get(address) ?? fetched(address);
  requested.set(address, request);
  request.catch(() => requested.delete(address));
  return request;
}

async function fetched(address: string): Promise<PageCalls> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}
