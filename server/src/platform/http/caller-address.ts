// The address that rate limits count a request by.
import type { Request } from "express";
import { customerNetwork, readAddress } from "../../values/identifiers/address.ts";

/**
 * The caller's normalised address, of IPv6 its /64. If a forwarded value is not an address (a trusted proxy may pass on anything), the proxy's own address
 * counts.
 */
export function callerAddress(request: Pick<Request, "ip" | "socket">): string {
  // some proxies append the port: 203.0.113.7:4711, [2001:db8::1]:4711
  const address = readAddress(request.ip ?? "") ?? readAddress(request.socket.remoteAddress ?? "");
  return address === undefined ? "unknown" : customerNetwork(address);
}
