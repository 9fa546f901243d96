// The thread of the PDF worker: a dossier comes in, the bytes of its PDF go out.
import { parentPort } from "node:worker_threads";
import type { components } from "../../../../../generated/types.ts";
import { dossierPdf } from "./document.ts";

/** What comes in. */
interface ToPrint {
  readonly number: number;
  readonly dossier: components["schemas"]["CaseDossier"];
}

/** What goes out: the bytes, or what was wrong. */
export interface Printed {
  readonly number: number;
  readonly pdf?: Uint8Array;
  readonly problem?: string;
}

parentPort?.on("message", async ({ number, dossier }: ToPrint) => {
  const printed: Printed = await dossierPdf(dossier).then(
    (pdf) => ({ number, pdf }),
    (error: Error) => ({ number, problem: error.stack ?? error.message }),
  );
  parentPort?.postMessage(printed);
});
