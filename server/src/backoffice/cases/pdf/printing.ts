// Thread of the PDF worker: receives a dossier, posts the bytes of its PDF.
import { parentPort } from "node:worker_threads";
import type { components } from "../../../../../generated/types.ts";
import { dossierPdf } from "./document.ts";

/** Message to the thread. */
interface ToPrint {
  readonly number: number;
  readonly dossier: components["schemas"]["CaseDossier"];
}

/** Message from the thread: the bytes, or the error. */
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
