import { createRequire } from "node:module";
import { documentFile } from "../document.ts";
import { type Child, startChild } from "./child.ts";

const script = createRequire(import.meta.url).resolve("@stoplight/prism-cli/dist/index.js");

/** A Prism process. */
export interface Prism extends Pick<Child, "end"> {
  readonly baseUrl: string;
}

/** What a Prism process is started with. */
export interface PrismStart {
  readonly command: "mock" | "proxy";
  readonly parameters?: readonly string[];
  /** 0: a free one. */
  readonly port: number;
  /** Path of the document that it serves. */
  readonly document: string;
}

/** Starts `prism <command> <published document> <parameters>` on a free port. */
export function startPrism(command: "mock" | "proxy", ...parameters: readonly string[]): Promise<Prism> {
  return startPrismAt({ command, parameters, port: 0, document: documentFile });
}

/** Starts Prism with a document, on a port. Its install-time analytics stay off. */
export async function startPrismAt({ command, parameters = [], port, document }: PrismStart): Promise<Prism> {
  const environment = { PATH: process.env.PATH, SCARF_ANALYTICS: "false", NO_COLOR: "1" };
  const options = [...parameters, "--host", "127.0.0.1", "--port", String(port)];
  const { found, child } = await startChild(script, [command, document, ...options], environment, (printed) =>
    /listening on (http:\/\/[\d.]+:\d+)/.exec(printed)?.at(1),
  );
  return { baseUrl: found, end: child.end };
}
