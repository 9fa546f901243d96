// Addresses that events are never sent to, whatever name leads there: our own network, and everybody's (server-side request forgery).
import ipaddr from "ipaddr.js";

/** Ranges by their names in ipaddr.js: only what is plainly public is open. */
const OPEN = "unicast";

/** What is allowed beside public addresses. */
export interface Openness {
  /** Loopback and private addresses, and plain http: for development. */
  readonly local: boolean;
}

/** May events be sent to the address? Addresses of version 4 inside version 6 are judged as what they lead to. */
export function isOpenAddress(text: string, { local }: Openness): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (local && (address.range() === "loopback" || address.range() === "private" || address.range() === "uniqueLocal")) return true;
  if (address.kind() === "ipv6") return address.range() === OPEN && isGivenOut(address as ipaddr.IPv6);
  return address.range() === OPEN && !SPECIAL.some(([network, bits]) => (address as ipaddr.IPv4).match(ipaddr.IPv4.parse(network), bits));
}

/** Networks of version 4 that are public by range and not meant for anybody (RFC 6890, RFC 7526, RFC 7534, RFC 7535, RFC 8155). */
const SPECIAL: readonly (readonly [string, number])[] = [
  ["192.0.0.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
];

/** The part of version 6 that is given out to hosts at all (RFC 4291). */
const GIVEN_OUT: readonly [string, number] = ["2000::", 3];

/** Networks in it that carry an address of version 4, or lead to no host (RFC 2928, RFC 3056, RFC 4380, RFC 9637). */
const CARRIERS: readonly (readonly [string, number])[] = [
  ["2001::", 23],
  ["2002::", 16],
  ["3fff::", 20],
];

function isGivenOut(address: ipaddr.IPv6): boolean {
  const within = ([network, bits]: readonly [string, number]): boolean => address.match(ipaddr.IPv6.parse(network), bits);
  return within(GIVEN_OUT) && !CARRIERS.some(within);
}

/** What is wrong with an address, in one sentence; undefined when nothing is. What its name resolves to is looked at when it is called. */
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
