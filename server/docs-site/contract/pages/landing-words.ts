// What the first page says, in each language.
import { html, inline, type Markup, prose, type Renderable } from "../../../src/platform/html/markup.ts";
import type { Language } from "../../guides/languages.ts";
import { adviceInSpanish } from "../../guides/tables.ts";
import { spanishTitle } from "../../spanish-interface.ts";
import type { ApiDocument } from "../document.ts";
import type { ShownExample } from "../examples.ts";
import { guideLink } from "../links.ts";

/** The words of the first page. */
export interface LandingWords {
  readonly title: (document: ApiDocument) => string;
  /** One paragraph on what the API does. */
  readonly description: (document: ApiDocument) => string;
  readonly lead: (document: ApiDocument) => Renderable;
  readonly quickstart: string;
  /** What an example of a decision is about. */
  readonly example: (example: ShownExample) => Markup;
  readonly firstDecision: string;
  readonly steps: Markup;
  readonly baseUrl: (address: string) => Markup;
  readonly call: string;
  readonly copy: string;
  /** Of the API, and of the document that describes it. */
  readonly versions: { readonly api: readonly [label: string, note: string]; readonly document: readonly [label: string, note: string] };
  readonly guides: string;
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const leadInSpanish =
  "Evaluación del riesgo de fraude de cobros y pagos salientes en América Latina. Consulte antes de mover el dinero: la respuesta es una decisión, un puntaje y las razones. " +
  "Informe después qué ocurrió, y la siguiente decisión será mejor.";

/** The words by language. English ones come from the contract where it has them. */
export const landingWords: Readonly<Record<Language, LandingWords>> = {
  en: {
    title: ({ info }) => info.title,
    description: ({ info }) => oneLine(info.description ?? ""),
    lead: ({ info }) => prose(info.description ?? ""),
    quickstart: "Quickstart",
    example: ({ description = "" }) => inline(description),
    firstDecision: "Your first decision",
    steps: html`<p>Call the API when the payer confirms the payment, before you send it to the processor. The assessment is stored before it is returned: the same request for the same order
    gets the same decision.</p>
    <ol>
      <li><strong>Start a sandbox.</strong> Run <code>npm ci &amp;&amp; npm start</code>. It prints keys; there is nothing else to install.</li>
      <li><strong>Send a payment.</strong> This payer is a ${guideLink("sandbox", "sandbox value")} and is always challenged.</li>
      <li><strong>Act on <code>decision</code></strong>, store <code>session_id</code>, and ${guideLink("outcomes", "report the outcome")}.</li>
    </ol>`,
    baseUrl: (address) => html`Base URL of all examples: <code>${address}</code>. Replace it with the one you received; sandbox and production differ.`,
    call: "Assess a payment",
    copy: "Copy",
    versions: {
      api: ["API version", "Version that health, discovery and events state"],
      document: ["OpenAPI document", "Version of the description of the API: info.version of the document"],
    },
    guides: "Guides",
  },
  es: {
    title: () => spanishTitle,
    description: () => leadInSpanish,
    lead: () => html`<p>${leadInSpanish}</p>`,
    quickstart: "Inicio rápido",
    example: ({ decision = "" }) => inline(Object.entries(adviceInSpanish).find(([known]) => known === decision)?.[1] ?? ""),
    firstDecision: "Su primera decisión",
    steps: html`<p>Llame a la API cuando el pagador confirma el pago, antes de enviarlo al procesador. La evaluación se guarda antes de responder: la misma solicitud para el mismo pedido recibe
    la misma decisión.</p>
    <ol>
      <li><strong>Inicie un entorno de pruebas.</strong> Ejecute <code>npm ci &amp;&amp; npm start</code>. Muestra las claves; no hay que instalar nada más.</li>
      <li><strong>Envíe un pago.</strong> Este pagador es un ${guideLink("sandbox", "valor de prueba", undefined, "es")}: la decisión es siempre <code>challenge</code>.</li>
      <li><strong>Actúe según <code>decision</code></strong>, guarde <code>session_id</code> e ${guideLink("outcomes", "informe el resultado", undefined, "es")}.</li>
    </ol>`,
    baseUrl: (address) =>
      html`Dirección base de todos los ejemplos: <code>${address}</code>. Reemplácela por la que recibió; la de pruebas y la de producción son distintas.`,
    call: "Evaluar un pago",
    copy: "Copiar",
    versions: {
      api: ["Versión de la API", "Versión que indican la salud, el descubrimiento y los eventos"],
      document: ["Documento OpenAPI", "Versión de la descripción de la API: info.version del documento"],
    },
    guides: "Guías",
  },
};
