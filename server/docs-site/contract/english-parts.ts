// The parts of the site that are in English only, with their words in Spanish.
import type { ApiDocument } from "./document.ts";
import { operationGroups } from "./groups.ts";

/** A part of the site that has no Spanish pages. */
export interface EnglishPart {
  readonly title: string;
  readonly text: string;
  /** Place of its first page. */
  readonly place: string;
}

/** The parts of the site that are in English only. */
export function englishParts(document: ApiDocument): EnglishPart[] {
  return [
    {
      title: "Referencia de la API",
      text: "Cada operación con sus campos, límites, ejemplos y errores.",
      place: operationGroups(document)[0]?.page ?? "headers",
    },
    { title: "Señales", text: "Cada señal con su curva, su peso, un ejemplo y qué hacer.", place: "signals" },
    { title: "Eventos", text: "Los webhooks que el servicio envía, con sus campos.", place: "events" },
    { title: "Errores", text: "Cada código de error: qué significa y qué hacer.", place: "errors" },
    { title: "Cambios", text: "Qué cambió en el software, versión por versión.", place: "changelog" },
  ];
}
