import { anyKeys } from "../keys.ts";
import { startPrism } from "./prism.ts";
import type { Target } from "./target.ts";

/** Starts Prism's mock of the published document. */
export async function startMock(): Promise<Target> {
  const { baseUrl, end } = await startPrism("mock");
  return { name: "mock", keys: anyKeys, sandbox: undefined, address: () => baseUrl, scripted: true, arrange: () => Promise.resolve(), end };
}
