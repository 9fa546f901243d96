import { createRequire } from "node:module";
import { documentFile } from "../document.ts";
import { type Child, startChild } from "./child.ts";

const script = createRequire(import.meta.url).resolve("@stoplight/prism-cli/dist/index.js");

/** A Prism process. */
export interface Prism extends Pick<Child, "end"> {
  readonly baseUrl: string;
}

/** Starts `prism <command> <published document> <parameters>` on a free port. Prism's install-time analytics stay off. */
export async function startPrism(command: "mock" | "proxy", ...parameters: readonly string[]): Promise<Prism> {
  const environment = { PATH: process.env.PATH, SCARF_ANALYTICS: "false", NO_COLOR: "1" };
  const { found, child } = await startChild(script, [command, documentFile, ...parameters, "--host", "127.0.0.1", "--port", "0"], environment, (printed) =>
    /listening on (http:\/\/[\d.]+:\d+)/.exec(printed)?.at(1),
  );
  return { baseUrl: found, end: child.end };
}
