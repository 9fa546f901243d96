// Tables of guides whose rows the contract names: a value without a line does not compile.
import type { components } from "../../../generated/types.ts";
import type { ApiDocument } from "../contract/document.ts";
import { decisionsOf } from "../contract/guided.ts";
import { code, contractProse, markdownTable } from "./markdown.ts";
import { ruleTemplates } from "./service-facts.ts";

type Schemas = components["schemas"];

/** What a caller does with each decision. */
export const advice: Readonly<Record<Schemas["Decision"], string>> = {
  approve: "Send the payment to the processor.",
  challenge: "Ask the payer for step-up authentication first: 3-D Secure, or a one-time code. Continue if it succeeds.",
  review: "Hold the payment until a person has reviewed it.",
  decline: "Refuse the payment. This is a regular response, not an error.",
};

/** The same in Spanish. */
const adviceInSpanish: Readonly<Record<Schemas["Decision"], string>> = {
  approve: "Envíe el pago al procesador.",
  challenge: "Pida antes autenticación adicional al pagador: 3-D Secure o un código de un solo uso. Continúe si la supera.",
  review: "Retenga el pago hasta que una persona lo haya revisado.",
  decline: "Rechace el pago. Es una respuesta normal, no un error.",
};

const outcomeEffects: Readonly<Record<Schemas["OutcomeKind"], string>> = {
  captured: "counts in favor of the payer; with five captures, no dispute and 90 days, `PAYER_TRUSTED`",
  failed: "counts as a failed attempt, unless `reason` is a processor error, until the payment is captured or refunded",
  refunded: "is stored and has no effect",
  chargeback_lost: "blocks the payer's identifiers for 180 days; `PAYER_PRIOR_CHARGEBACK`",
  fraud_confirmed: "blocks the payer's identifiers; `PAYER_CONFIRMED_FRAUD`",
  chargeback_won: "reverses what this session added, and allows the payer for 90 days",
  false_positive: "the same, for a legitimate payment that was held or declined",
};

const decidedBy: Readonly<Record<Schemas["DecidedBy"], string>> = {
  score: "the score, compared with your thresholds at the time",
  rule: "a rule of yours, over the score: it demands at least this decision, or approves",
  blocklist_entry: "a blocklist entry of severity `block`, regardless of the score; `entry_id` names it",
  review_entry: "an entry of severity `review`; the score alone would have been milder",
  browser_activity: "activity seen through publishable keys only, which can hold a payment but never decline it",
  sandbox: "a sandbox value",
  holdout: "the holdout: the score declines the payment, and it was approved to show what declines are worth",
};

/** The same in Spanish. */
const decidedByInSpanish: Readonly<Record<Schemas["DecidedBy"], string>> = {
  score: "la puntuación, comparada con los umbrales de ese momento",
  rule: "una regla de usted, por encima de la puntuación: exige al menos esta decisión, o aprueba",
  blocklist_entry: "una entrada de la lista de bloqueo con severidad `block`, sin importar la puntuación; `entry_id` la nombra",
  review_entry: "una entrada con severidad `review`; la puntuación sola habría sido menos severa",
  browser_activity: "actividad vista solo con claves públicas, que puede retener un pago y nunca rechazarlo",
  sandbox: "un valor de prueba",
  holdout: "el grupo de control: la puntuación rechaza el pago, y se aprobó para mostrar cuánto valen los rechazos",
};

/** Priority of a recommended case, for a usual amount and for a large one. */
const caseUrgency: Readonly<Record<Schemas["CaseReason"], readonly [string, string]>> = {
  fraud_confirmed: ["`alta`", "`urgente`"],
  chargeback_lost: ["`normal`", "`alta`"],
  large_declined: ["`baja`", "`normal`, from ten times that amount"],
};

/** What to do on each decision, in the order of the contract. */
export function decisionTable(document: ApiDocument): string {
  const known: Readonly<Record<string, string>> = advice;
  return markdownTable(
    ["Decision", "What to do"],
    decisionsOf(document).map((decision) => [code(decision), known[decision] ?? ""]),
  );
}

/** The same in Spanish. */
export function decisionTableInSpanish(document: ApiDocument): string {
  const known: Readonly<Record<string, string>> = adviceInSpanish;
  return markdownTable(
    ["Decisión", "Qué hacer"],
    decisionsOf(document).map((decision) => [code(decision), known[decision] ?? ""]),
  );
}

/** Effects of outcomes. */
export function outcomeTable(): string {
  return markdownTable(
    ["Outcome", "Effect"],
    Object.entries(outcomeEffects).map(([outcome, effect]) => [code(outcome), effect]),
  );
}

/** What can settle a decision. */
export function decidedByTable(): string {
  return markdownTable(
    ["`decided_by`", "What settled the decision"],
    Object.entries(decidedBy).map(([by, meaning]) => [code(by), meaning]),
  );
}

/** The same in Spanish. */
export function decidedByTableInSpanish(): string {
  return markdownTable(
    ["`decided_by`", "Qué determinó la decisión"],
    Object.entries(decidedByInSpanish).map(([by, meaning]) => [code(by), meaning]),
  );
}

/** Priorities of recommended cases. */
export function urgencyTable(): string {
  return markdownTable(
    ["Reason", "Priority", "Large amounts"],
    Object.entries(caseUrgency).map(([reason, [usual, large]]) => [code(reason), usual, large]),
  );
}

/** What a rule does when it matches, in a word. */
const actionWord = ({ type, decision, weight }: Schemas["RuleAction"]): string => (type === "signal" ? `signal, weight ${weight}` : (decision ?? type));

/** Templates of rules, in the order in which the API lists them. */
export function ruleTemplateTable(): string {
  return markdownTable(
    ["Template", "Action", "Catches", "Leaves alone"],
    ruleTemplates.map(({ id, rule, texts: { en } }) => [code(id), actionWord(rule.action), contractProse(en.catches), contractProse(en.leaves_alone)]),
  );
}
