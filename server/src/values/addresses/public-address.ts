// Addresses that events must not be sent to, under any host name: private and special-purpose networks (server-side request forgery).
import ipaddr from "ipaddr.js";
import { isHostAddress } from "../identifiers/public-address.ts";

/** Exceptions to public addresses. */
export interface Openness {
  /** Loopback and private addresses, and http: for development. */
  readonly local: boolean;
}

/** May events be sent to the address? IPv4-mapped IPv6 addresses are treated as the IPv4 address. */
export function isOpenAddress(text: string, { local }: Openness): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (local && (address.range() === "loopback" || address.range() === "private" || address.range() === "uniqueLocal")) return true;
  return isHostAddress(text);
}

/** The problem with a URL, as a sentence; undefined if it is allowed. Its DNS result is checked at delivery. */
export function urlProblem(text: string, openness: Openness): string | undefined {
  if (!URL.canParse(text)) return "must be a URL";
  const url = new URL(text);
  if (url.protocol !== "https:" && !(openness.local && url.protocol === "http:")) return "must begin with https://";
  if (url.username !== "" || url.password !== "") return "must not contain a user or a password";
  if (url.hash !== "") return "must not contain a fragment";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(host)) return isOpenAddress(host, openness) ? undefined : "must lead to a public address";
  if (openness.local && host === "localhost") return undefined;
  return /^(?=.{4,253}\.?$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]\.?$/.test(host) &&
    !/(^|\.)(localhost|local|internal|localdomain|home\.arpa|test|invalid|onion)\.?$/.test(host)
    ? undefined
    : "must name a public host";
}
