// Facts that guides name as <!-- @fact: name argument -->: sentences, tables, code and calls, made from the contract and the service.
import { acceptedCredentials, isPublic } from "../contract/access.ts";
import { placedOperations } from "../contract/document.ts";
import { bodiesOf, shapeNames } from "../contract/error-bodies.ts";
import type { Source } from "../contract/facts.ts";
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
import { bullets, code, codeGroup, contractProse, fence, htmlBlock, markdownTable } from "./markdown.ts";
import { credentialPlaces, roleMeanings, threeDsMeanings } from "./meanings.ts";
import { permissionMatrix } from "./permission-matrix.ts";
import { rateLimitFacts } from "./rate-limits.ts";
import { allowedTransitions, claimTerms, knownKinds, paymentNames, scoreBands, WAITS } from "./service-facts.ts";
import { settingFacts } from "./settings.ts";
import { decidedByTable, decisionTable, decisionTableInSpanish, outcomeTable, ruleTemplateTable, urgencyTable } from "./tables.ts";

/** A fact as Markdown. Throws for an argument that names nothing. */
export type GuideFact = (source: Source, argument: string) => string;

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
  call: (source, id) => htmlBlock(callCard(source, operationCall(source, id))),
  caseTerms: () =>
    markdownTable(
      ["Jurisdiction", "Regulator", "Days", "Norm"],
      claimTerms.map(({ jurisdiction, regulator, days, unit, source }) => [code(jurisdiction), regulator, `${days} ${unit.replace("_", " ")}`, source]),
    ),
  caseTransitions: () =>
    markdownTable(
      ["From", "To"],
      Object.entries(allowedTransitions).map(([from, next]) => [code(from), next.length === 0 ? "final" : next.map(code).join(", ")]),
    ),
  caseUrgency: urgencyTable,
  credentialKinds,
  decidedBy: decidedByTable,
  decisions: ({ document }) => decisionTable(document),
  decisionsInSpanish: ({ document }) => decisionTableInSpanish(document),
  errorShapes: ({ document, facts }) =>
    codeGroup(bodiesOf(document, facts, "FORBIDDEN").map(({ shape, value }) => fence("json", JSON.stringify(value, null, 2), shapeNames[shape]))),
  keyKindsWithoutPermissions,
  networkBands: () =>
    markdownTable(
      ["Other participants", "Signal"],
      [
        ["`1`", "`NETWORK_SUSPECTED`"],
        ["`2-4`", "`NETWORK_CONFIRMED`"],
        ["`5+`", "`NETWORK_CONFIRMED`"],
      ],
    ),
  outcomeEffects: outcomeTable,
  paymentTypes: () => namesByProvider(paymentNames),
  permissionMatrix: (source) => htmlBlock(permissionMatrix(source)),
  providerTypes: () => namesByProvider(knownKinds),
  publicOperations: ({ document }) => {
    const links = placedOperations(document)
      .filter(isPublic)
      .map((placed) => `[${contractProse(placed.operation.summary)}](/${operationPlace(placed)})`);
    return `These operations need no credential: ${links.join(", ")}.`;
  },
  retryableErrors: ({ facts }) =>
    markdownTable(
      ["Code", "Status", "What to do"],
      Object.entries(facts.errors)
        .filter(([, { retryable }]) => retryable)
        .map(([name, { status, action }]) => [`[${code(name)}](/errors/${name})`, String(status), contractProse(action)]),
    ),
  roles: () => bullets(Object.entries(roleMeanings).map(([role, meaning]) => `**${role}** ${meaning}`)),
  ruleTemplates: ruleTemplateTable,
  sandboxValues: ({ document, facts }) =>
    markdownTable(
      ["Payer e-mail", "Response"],
      [
        ...decisionsOf(document).map((decision) => [code(sandboxAddress(facts, decision)), `200, ${code(decision)}`]),
        ...Object.entries(facts.sandbox.failures).map(([result, name]) => [
          code(sandboxAddress(facts, result)),
          `${facts.errors[name]?.status}, [${code(name)}](/errors/${name})`,
        ]),
      ],
    ),
  scoreBands: () =>
    markdownTable(
      ["Decision", "`risk_band`", "`risk_score`"],
      Object.entries(scoreBands).map(([decision, { band, score }]) => [code(decision), code(band), String(score)]),
    ),
  setup: ({ facts }) => fence("sh", `export ${keyVariable}="${snippetKeyPrefix(facts)}..."\nnpm install ${facts.sdk.packageName}`),
  smallCall: (source, decision) => htmlBlock(callCard(source, sandboxCall(source, decision))),
  threeDsStatuses: () =>
    markdownTable(
      ["`status`", "When"],
      Object.entries(threeDsMeanings).map(([status, meaning]) => [code(status), meaning]),
    ),
  webhookWaits: () =>
    markdownTable(
      ["After attempt", "Wait"],
      WAITS.map((wait, index) => [String(index + 1), waitWords(wait)]),
    ),
};

/** A wait in words: `5 min`. */
export function waitWords(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`;
}

function credentialKinds({ document, facts }: Source): string {
  const places: Readonly<Record<string, string>> = credentialPlaces;
  const rows = Object.entries(facts.credentials).map(([kind, { prefix, ratePerMinute }]) => {
    const groups = operationGroups(document).filter(({ operations }) =>
      operations.some((placed) => acceptedCredentials(document, placed).some((credential) => credential.kind === kind)),
    );
    const accepted =
      groups.length === 0
        ? "Not accepted by any operation yet."
        : `Accepted by ${groups.map(({ name, page }) => `[${contractProse(name)}](/${page})`).join(", ")}.`;
    return [`**${kind}**<br>${prefix === null ? "JWT" : code(prefix)}`, `${places[kind] ?? ""} ${accepted}`, ratePerMinute.toLocaleString("en-US")];
  });
  return markdownTable(["Kind", "Where it belongs", "Requests per minute"], rows);
}

function keyKindsWithoutPermissions({ facts }: Source): string {
  const kinds = Object.entries(facts.keyPermissions).filter(([, held]) => held.length === 0);
  return kinds.map(([kind]) => `A key of kind ${code(kind)} has no permissions.`).join(" ");
}

function namesByProvider(names: readonly (readonly [provider: string, name: string, ...unknown[]])[]): string {
  const rows = [...Map.groupBy(names, ([provider]) => provider)].map(([provider, group]) => [
    provider === "" ? "any provider" : code(provider),
    group.map(([, name]) => code(name)).join(", "),
  ]);
  return markdownTable(["Provider", "Types"], rows);
}
