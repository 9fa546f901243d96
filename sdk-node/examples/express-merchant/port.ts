// The port to listen on.
import { once } from "node:events";
import { createServer } from "node:net";

/** Ends the process with what to do where it cannot listen on this port, before anything at the service changes. */
export async function requirePort(port: number): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen(port, "127.0.0.1"), "listening");
  } catch (error) {
    refusePort(port, error as Error);
  }
  await new Promise((closed) => probe.close(closed));
}

/** Ends the process with what to do about a port. */
export function refusePort(port: number, { message }: Error): never {
  console.error(`Port ${port} cannot be used: ${message}. Stop what uses it, or set PORT.`);
  process.exit(1);
}
