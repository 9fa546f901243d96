// Starts what the tests of the server share, once for all projects that run.
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    clusterUrl: string;
  }
}

/** Projects whose tests take databases from the cluster. */
const PROJECTS: readonly string[] = ["server", "server-timing", "dashboard"];

/** Starts it if one of them runs; the others load nothing of the service. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!project.vitest.projects.some(({ name }) => PROJECTS.includes(name))) return undefined;
  const { startCluster } = await import("./cluster.ts");
  const { url, stop } = await startCluster();
  project.provide("clusterUrl", url);
  return stop;
}
