// Renders dossiers to PDF on a worker thread: rendering takes 100 ms or more and would block decisions.
import { Worker } from "node:worker_threads";
import { atCapacity } from "../../../platform/errors/api-error.ts";
import type { dossierPdf } from "./document.ts";
import type { Printed } from "./printing.ts";

/** Maximum number of queued PDFs; further requests are answered with ASSESS_MAINTENANCE. */
export const WANTED_AT_MOST = 32;

/** Renders PDFs. */
export interface PdfWorker {
  /** As `dossierPdf`. Throws ASSESS_MAINTENANCE if the queue is full. */
  readonly print: typeof dossierPdf;
  readonly close: () => Promise<void>;
}

interface Wanted {
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** Creates a PDF worker. Its thread starts with the first PDF and is restarted if it exits. */
export function createPdfWorker(): PdfWorker {
  const wanted = new Map<number, Wanted>();
  let thread: Worker | undefined;
  let count = 0;

  function begin(): Worker {
    const worker = new Worker(new URL("./printing.ts", import.meta.url));
    worker.unref();
    worker.on("message", ({ number, pdf, problem }: Printed) => {
      const one = wanted.get(number);
      wanted.delete(number);
      if (pdf === undefined) one?.reject(new Error(`A dossier could not be made into a PDF: ${problem}`));
      else one?.resolve(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
    });
    const ended = (error: Error): void => {
      if (thread !== worker) return;
      thread = undefined;
      for (const { reject } of wanted.values()) reject(error);
      wanted.clear();
    };
    worker.once("error", ended);
    worker.once("exit", () => ended(new Error("The PDF thread exited.")));
    return worker;
  }

  return {
    print: async (dossier) => {
      if (wanted.size >= WANTED_AT_MOST) throw atCapacity();
      thread ??= begin();
      const number = count++;
      thread.postMessage({ number, dossier });
      return new Promise((resolve, reject) => wanted.set(number, { resolve, reject }));
    },
    close: async () => {
      await thread?.terminate();
    },
  };
}
