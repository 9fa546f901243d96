// Tables of guides whose rows the contract names: a value without a line does not compile.
import type { components } from "../../../generated/types.ts";
import type { ApiDocument } from "../contract/document.ts";
import { decisionsOf } from "../contract/guided.ts";
import type { InEachLanguage, Language } from "./languages.ts";
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
export const adviceInSpanish: Readonly<Record<Schemas["Decision"], string>> = {
  approve: "Envíe el pago al procesador.",
  challenge: "Pida antes autenticación adicional al pagador: 3-D Secure o un código de un solo uso. Continúe si la supera.",
  review: "Retenga el pago hasta que una persona lo haya revisado.",
  decline: "Rechace el pago. Es una respuesta normal, no un error.",
};

const outcomeEffects: InEachLanguage<Readonly<Record<Schemas["OutcomeKind"], string>>> = {
  en: {
    captured: "counts in favor of the payer; with five captures, no dispute and 90 days, `PAYER_TRUSTED`",
    failed: "counts as a failed attempt, unless `reason` is a processor error, until the payment is captured or refunded",
    refunded: "is stored and has no effect",
    partially_refunded: "the same; `refunded_amount` is what was refunded so far",
    chargeback_lost: "blocks the payer's identifiers for 180 days; `PAYER_PRIOR_CHARGEBACK`",
    fraud_confirmed: "blocks the payer's identifiers; `PAYER_CONFIRMED_FRAUD`",
    chargeback_won: "reverses what this session added, and allows the payer for 90 days",
    false_positive: "the same, for a legitimate payment that was held or declined",
  },
  es: {
    captured: "cuenta a favor del pagador; con cinco capturas, sin disputas y 90 días, `PAYER_TRUSTED`",
    failed: "cuenta como intento fallido, salvo que `reason` sea un error del procesador, hasta que el pago se capture o se reembolse",
    refunded: "se guarda y no tiene efecto",
    partially_refunded: "lo mismo; `refunded_amount` es lo reembolsado hasta ahora",
    chargeback_lost: "bloquea los identificadores del pagador durante 180 días; `PAYER_PRIOR_CHARGEBACK`",
    fraud_confirmed: "bloquea los identificadores del pagador; `PAYER_CONFIRMED_FRAUD`",
    chargeback_won: "revierte lo que agregó esta sesión y permite al pagador durante 90 días",
    false_positive: "lo mismo, para un pago legítimo que se retuvo o se rechazó",
  },
};

const decidedBy: InEachLanguage<Readonly<Record<Schemas["DecidedBy"], string>>> = {
  en: {
    score: "the score, compared with your thresholds at the time",
    rule: "a rule of yours, over the score: it demands at least this decision, or approves",
    blocklist_entry: "a blocklist entry of severity `block`, regardless of the score; `entry_id` names it",
    review_entry: "an entry of severity `review`; the score alone would have been milder",
    browser_activity: "activity seen through publishable keys only, which can hold a payment but never decline it",
    sandbox: "a sandbox value",
    holdout: "the holdout: the score declines the payment, and it was approved to show what declines are worth",
  },
  es: {
    score: "el puntaje, comparado con sus umbrales en ese momento",
    rule: "una regla suya, por encima del puntaje: exige al menos esta decisión, o aprueba",
    blocklist_entry: "una entrada de la lista de bloqueo con severidad `block`, sin importar el puntaje; `entry_id` la identifica",
    review_entry: "una entrada con severidad `review`; el puntaje solo habría dado una decisión más leve",
    browser_activity: "actividad vista solo con claves públicas, que puede retener un pago pero nunca rechazarlo",
    sandbox: "un valor de prueba",
    holdout: "el grupo de control: el puntaje rechaza el pago, y se aprobó para medir lo que evitan los rechazos",
  },
};

/** Priority of a recommended case, for a usual amount and for a large one. */
const caseUrgency: InEachLanguage<Readonly<Record<Schemas["CaseReason"], readonly [string, string]>>> = {
  en: {
    fraud_confirmed: ["`alta`", "`urgente`"],
    chargeback_lost: ["`normal`", "`alta`"],
    large_declined: ["`baja`", "`normal`, from ten times that amount"],
  },
  es: {
    fraud_confirmed: ["`alta`", "`urgente`"],
    chargeback_lost: ["`normal`", "`alta`"],
    large_declined: ["`baja`", "`normal`, desde diez veces ese monto"],
  },
};

/** What to do on each decision, in the order of the contract. */
export function decisionTable(document: ApiDocument, language: Language): string {
  const known: Readonly<Record<string, string>> = { en: advice, es: adviceInSpanish }[language];
  return markdownTable(
    { en: ["Decision", "What to do"], es: ["Decisión", "Qué hacer"] }[language],
    decisionsOf(document).map((decision) => [code(decision), known[decision] ?? ""]),
  );
}

/** Effects of outcomes. */
export function outcomeTable(language: Language): string {
  return markdownTable(
    { en: ["Outcome", "Effect"], es: ["Resultado", "Efecto"] }[language],
    Object.entries(outcomeEffects[language]).map(([outcome, effect]) => [code(outcome), effect]),
  );
}

/** What can settle a decision. */
export function decidedByTable(language: Language): string {
  return markdownTable(
    ["`decided_by`", { en: "What settled the decision", es: "Qué determinó la decisión" }[language]],
    Object.entries(decidedBy[language]).map(([by, meaning]) => [code(by), meaning]),
  );
}

/** Priorities of recommended cases. */
export function urgencyTable(language: Language): string {
  return markdownTable(
    { en: ["Reason", "Priority", "Large amounts"], es: ["Motivo", "Prioridad", "Montos grandes"] }[language],
    Object.entries(caseUrgency[language]).map(([reason, [usual, large]]) => [code(reason), usual, large]),
  );
}

/** What a rule does when it matches, in a word. */
const actionWord = ({ type, decision, weight }: Schemas["RuleAction"]): string => (type === "signal" ? `signal, weight ${weight}` : (decision ?? type));

/** Templates of rules, in the order in which the API lists them. */
export function ruleTemplateTable(language: Language): string {
  return markdownTable(
    { en: ["Template", "Action", "Catches", "Leaves alone"], es: ["Plantilla", "Acción", "Detecta", "No afecta a"] }[language],
    ruleTemplates.map(
      ({
        id,
        rule,
        texts: {
          [language]: { catches, leaves_alone: alone },
        },
      }) => [code(id), actionWord(rule.action), contractProse(catches), contractProse(alone)],
    ),
  );
}
