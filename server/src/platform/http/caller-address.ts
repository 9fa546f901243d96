// From where a request comes, as limits count it.
import type { Request } from "express";
import ipaddr from "ipaddr.js";
import { normaliseAddress } from "../identifiers/address.ts";

/** Bits of an IPv6 address that are one customer's: whoever has a /64 can use every address in it. */
const CUSTOMER_BITS = 64;

/**
 * One spelling of the caller's address, IPv6 cut to its /64. A forwarded value that is no address (a trusted proxy may pass on anything)
 * counts as the proxy's own.
 */
export function callerAddress(request: Pick<Request, "ip" | "socket">): string {
  return counted(request.ip) ?? counted(request.socket.remoteAddress) ?? "unknown";
}

function counted(text: string | undefined): string | undefined {
  // some proxies append the port: 203.0.113.7:4711, [2001:db8::1]:4711
  const bare = text?.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  const address = bare === undefined ? undefined : normaliseAddress(bare);
  if (address === undefined || !address.includes(":")) return address;
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${CUSTOMER_BITS}`).toString();
}
