// Facts that guides name as <!-- @fact: name argument -->: sentences, tables, code and calls, made from the contract and the service.
import { escapeHtml } from "../../src/platform/html/markup.ts";
import { choosableSignals } from "../calculator/choosable-signals.ts";
import { acceptedCredentials, isPublic } from "../contract/access.ts";
import type { Source } from "../contract/beyond-openapi.ts";
import { placedOperations } from "../contract/document.ts";
import { bodiesOf, shapeNames } from "../contract/error-bodies.ts";
import { operationGroups } from "../contract/groups.ts";
import { decisionsOf, sandboxAddress } from "../contract/guided.ts";
import { operationPlace } from "../contract/links.ts";
import { operationCall, sandboxCall } from "../contract/named-calls.ts";
import { keyVariable, snippetKeyPrefix } from "../contract/snippet-credentials.ts";
import { callCard } from "../contract/snippets.ts";
import { amountFacts } from "./amounts.ts";
import { attackFacts } from "./attacks.ts";
import { verifyCommands } from "./audit-commands.ts";
import { collectionFacts } from "./collection-variables.ts";
import { disputeFacts } from "./disputes.ts";
import type { InEachLanguage, Language } from "./languages.ts";
import { bullets, code, codeGroup, contractProse, fence, htmlBlock, markdownTable, ofContract } from "./markdown.ts";
import { credentialPlaces, roleMeanings, threeDsMeanings } from "./meanings.ts";
import { permissionMatrix } from "./permission-matrix.ts";
import { rateLimitFacts } from "./rate-limits.ts";
import { allowedTransitions, claimTerms, eventSources, knownKinds, paymentNames, scoreBands, WAITS } from "./service-facts.ts";
import { settingFacts } from "./settings.ts";
import { decidedByTable, decisionTable, outcomeTable, ruleTemplateTable, urgencyTable } from "./tables.ts";

/** A fact as Markdown. Throws for an argument that names nothing. */
export type GuideFact = (source: Source, argument: string, language: Language) => string;

/** Title of the card of a call, and the word on its copy buttons. */
const cardWords: InEachLanguage<readonly [title: string, copy: string]> = { en: ["Request", "Copy"], es: ["Solicitud", "Copiar"] };

/** The facts, by name. */
export const guideFacts: Readonly<Record<string, GuideFact>> = {
  ...amountFacts,
  ...attackFacts,
  ...collectionFacts,
  ...disputeFacts,
  ...rateLimitFacts,
  ...settingFacts,
  auditVerify: ({ document }) => fence("sh", verifyCommands(document)),
  authorization: ({ facts }) => fence("http", [snippetKeyPrefix(facts), "eyJ"].map((begin) => `Authorization: Bearer ${begin}...`).join("\n")),
  call: (source, id, language) => htmlBlock(callCard(source, operationCall(source, id), ...cardWords[language])),
  caseTerms: (_source, _argument, language) =>
    markdownTable(
      { en: ["Jurisdiction", "Regulator", "Days", "Norm"], es: ["Jurisdicción", "Regulador", "Días", "Norma"] }[language],
      claimTerms.map(({ jurisdiction, regulator, days, unit, source }) => [code(jurisdiction), regulator, `${days} ${dayWords[language][unit]}`, source]),
    ),
  caseTransitions: (_source, _argument, language) =>
    markdownTable(
      { en: ["From", "To"], es: ["De", "A"] }[language],
      Object.entries(allowedTransitions).map(([from, next]) => [code(from), next.length === 0 ? "final" : next.map(code).join(", ")]),
    ),
  caseUrgency: (_source, _argument, language) => urgencyTable(language),
  credentialKinds,
  decidedBy: (_source, _argument, language) => decidedByTable(language),
  decisions: ({ document }, _, language) => decisionTable(document, language),
  errorShapes: ({ document, facts }, _, language) => {
    const names = { en: shapeNames, es: { standard: "Estándar", flat: "Anterior" } }[language];
    return codeGroup(bodiesOf(document, facts, "FORBIDDEN").map(({ shape, value }) => fence("json", JSON.stringify(value, null, 2), names[shape])));
  },
  keyKindsWithoutPermissions,
  networkBands: (_source, _argument, language) =>
    markdownTable({ en: ["Other participants", "Signal"], es: ["Otros participantes", "Señal"] }[language], [
      ["`1`", "`NETWORK_SUSPECTED`"],
      ["`2-4`", "`NETWORK_CONFIRMED`"],
      ["`5+`", "`NETWORK_CONFIRMED`"],
    ]),
  outcomeEffects: (_source, _argument, language) => outcomeTable(language),
  paymentTypes: (_source, _argument, language) => namesByProvider(paymentNames, language),
  permissionMatrix: (source, _, language) => htmlBlock(permissionMatrix(source, language)),
  providerTypes: (_source, _argument, language) => kindsByProvider(language),
  publicOperations: ({ document }, _, language) => {
    const links = placedOperations(document)
      .filter(isPublic)
      .map((placed) => `[${contractProse(placed.operation.summary)}](/${operationPlace(placed)})`);
    return `${{ en: "These operations need no credential", es: "Estas operaciones no requieren credencial" }[language]}: ${links.join(", ")}.`;
  },
  retryableErrors: ({ facts }, _, language) =>
    markdownTable(
      { en: ["Code", "Status", "What to do"], es: ["Código", "Estado HTTP", "Qué hacer"] }[language],
      Object.entries(facts.errors)
        .filter(([, { retryable }]) => retryable)
        .map(([name, { status, action }]) => [`[${code(name)}](/errors/${name})`, String(status), ofContract(action, language)]),
    ),
  roles: (_source, _argument, language) => bullets(Object.entries(roleMeanings[language]).map(([role, meaning]) => `**${role}** ${meaning}`)),
  ruleTemplates: (_source, _argument, language) => ruleTemplateTable(language),
  sandboxValues: ({ document, facts }, _, language) =>
    markdownTable({ en: ["Payer e-mail", "Response"], es: ["Correo del pagador", "Respuesta"] }[language], [
      ...decisionsOf(document).map((decision) => [code(sandboxAddress(facts, decision)), `200, ${code(decision)}`]),
      ...Object.entries(facts.sandbox.failures).map(([result, name]) => [
        code(sandboxAddress(facts, result)),
        `${facts.errors[name]?.status}, [${code(name)}](/errors/${name})`,
      ]),
    ]),
  scoreBands: (_source, _argument, language) =>
    markdownTable(
      [{ en: "Decision", es: "Decisión" }[language], "`risk_band`", "`risk_score`"],
      Object.entries(scoreBands).map(([decision, { band, score }]) => [code(decision), code(band), String(score)]),
    ),
  scoreCalculator: (_source, _argument, language) =>
    `<ScoreCalculator lang="${language}" :signals="${escapeHtml(JSON.stringify(choosableSignals(language)))}" />`,
  setup: ({ facts }) => fence("sh", `export ${keyVariable}="${snippetKeyPrefix(facts)}..."\nnpm install ${facts.sdk.packageName}`),
  smallCall: (source, decision, language) => htmlBlock(callCard(source, sandboxCall(source, decision), ...cardWords[language])),
  threeDsStatuses: (_source, _argument, language) =>
    markdownTable(
      ["`status`", { en: "When", es: "Cuándo" }[language]],
      Object.entries(threeDsMeanings[language]).map(([status, meaning]) => [code(status), meaning]),
    ),
  webhookWaits: (_source, _argument, language) =>
    markdownTable(
      { en: ["After attempt", "Wait"], es: ["Después del intento", "Espera"] }[language],
      WAITS.map((wait, index) => [String(index + 1), waitWords(wait)]),
    ),
};

const dayWords = {
  en: { calendar_days: "calendar days", business_days: "business days" },
  es: { calendar_days: "días naturales", business_days: "días hábiles" },
} as const;

/** A wait in words: `5 min`. */
export function waitWords(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`;
}

function credentialKinds({ document, facts }: Source, _argument: string, language: Language): string {
  const places: Readonly<Record<string, string>> = credentialPlaces[language];
  const say = {
    en: { none: "Not accepted by any operation yet.", by: "Accepted by", head: ["Kind", "Where it belongs", "Requests per minute"] },
    es: { none: "Ninguna operación la acepta todavía.", by: "La aceptan", head: ["Tipo", "Dónde se usa", "Solicitudes por minuto"] },
  }[language];
  const rows = Object.entries(facts.credentials).map(([kind, { prefix, ratePerMinute }]) => {
    const groups = operationGroups(document).filter(({ operations }) =>
      operations.some((placed) => acceptedCredentials(document, placed).some((credential) => credential.kind === kind)),
    );
    const accepted = groups.length === 0 ? say.none : `${say.by} ${groups.map(({ name, page }) => `[${contractProse(name)}](/${page})`).join(", ")}.`;
    return [`**${kind}**<br>${prefix === null ? "JWT" : code(prefix)}`, `${places[kind] ?? ""} ${accepted}`, ratePerMinute.toLocaleString("en-US")];
  });
  return markdownTable(say.head, rows);
}

function keyKindsWithoutPermissions({ facts }: Source, _argument: string, language: Language): string {
  const kinds = Object.entries(facts.keyPermissions).filter(([, held]) => held.length === 0);
  return kinds
    .map(([kind]) => ({ en: `A key of kind ${code(kind)} has no permissions.`, es: `Una clave de tipo ${code(kind)} no tiene permisos.` })[language])
    .join(" ");
}

/** Types of providers by what they mean, with the page that documents them and the day on which it was read. */
function kindsByProvider(language: Language): string {
  const groups = Map.groupBy(knownKinds, ([provider, , kind]) => `${provider} ${kind}`);
  const rows = [...groups.values()].map((group) => {
    const [[provider, , kind] = ["", "", ""]] = group;
    const { page = "", read = "" } = eventSources[provider] ?? {};
    return [code(provider), group.map(([, name]) => code(name)).join(", "), code(kind), `[${page.split("/")[0]}](https://${page})`, read];
  });
  return markdownTable({ en: ["Provider", "Types", "Kind", "Source", "Read on"], es: ["Proveedor", "Tipos", "Clase", "Fuente", "Leída el"] }[language], rows);
}

function namesByProvider(names: readonly (readonly [provider: string, name: string, ...unknown[]])[], language: Language): string {
  const rows = [...Map.groupBy(names, ([provider]) => provider)].map(([provider, group]) => [
    provider === "" ? { en: "any provider", es: "cualquier proveedor" }[language] : code(provider),
    group.map(([, name]) => code(name)).join(", "),
  ]);
  return markdownTable({ en: ["Provider", "Types"], es: ["Proveedor", "Tipos"] }[language], rows);
}
