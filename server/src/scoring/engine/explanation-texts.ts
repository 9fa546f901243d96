// Explanations in sentences, in English, Spanish and Portuguese; the sentence of each signal is in its definition.
// Decimals are written with a point in English and Spanish, as in most of Latin America, and with a comma in Portuguese.

import { catalogue } from "../signals/index.ts";
import { type Language, storedWords } from "../signals/texts.ts";
import { type Change, contributionsOf, decidedBy, type StoredDecision, type StoredSignal } from "./explain.ts";
import { type Decision, decisionOf, scoreOf } from "./score.ts";
import { descriptionOf, signalsOfCode } from "./signal-pairs.ts";
import { observableOf } from "./unobserved.ts";

/** Texts of a language. */
interface Words {
  readonly list: Intl.ListFormat;
  readonly number: (value: number) => string;
  /** The decision of a score. */
  readonly outcome: Readonly<Record<Decision, string>>;
  /** A decision as the name of a threshold. */
  readonly threshold: Readonly<Record<Decision, string>>;
  readonly below: (score: string, above: string, threshold: string) => string;
  readonly between: (score: string, from: string, fromAt: string, to: string, toAt: string) => string;
  readonly reaches: (score: string, threshold: string, at: string) => string;
  /** The thresholds at the time are unknown. */
  readonly led: (score: string, decision: string) => string;
  readonly strongest: (reason: string) => string;
  readonly nothing: string;
  readonly blocked: (score: string) => string;
  readonly held: (score: string, outcome: string) => string;
  readonly browser: (required: string, score: string, outcome: string) => string;
  readonly rule: (decision: string, score: string, outcome: string) => string;
  readonly sandbox: string;
  readonly holdout: (score: string) => string;
  readonly change: (codes: string, score: string, outcome: string) => string;
  readonly stillHeld: (codes: string, score: string) => string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    list: new Intl.ListFormat("en-GB"),
    number: String,
    outcome: { approve: "an approve", challenge: "a challenge", review: "a review", decline: "a decline" },
    threshold: { approve: "approve", challenge: "challenge", review: "review", decline: "decline" },
    below: (score, above, at) => `The score of ${score} lies below the threshold of ${above} (${at}).`,
    between: (score, from, fromAt, to, toAt) => `The score of ${score} lies between the thresholds of ${from} (${fromAt}) and ${to} (${toAt}).`,
    reaches: (score, threshold, at) => `The score of ${score} reaches the threshold of ${threshold} (${at}).`,
    led: (score, decision) => `The score of ${score} led to ${decision}, by the thresholds of that time.`,
    strongest: (reason) => `The strongest reason: ${reason}`,
    nothing: "No signal spoke against it.",
    blocked: (score) => `A blocklist entry of severity block declines the payment, whatever the score. The other signals alone made ${score} points.`,
    held: (score, outcome) => `A blocklist entry of severity review holds the payment. The score of ${score} alone would have been ${outcome}.`,
    browser: (required, score, outcome) =>
      `Activity seen only through publishable keys requires ${required}. The score of ${score} without it would have been ${outcome}.`,
    rule: (decision, score, outcome) => `A rule of the organization set ${decision}. The score of ${score} alone would have been ${outcome}.`,
    sandbox: "A sandbox value forced this result.",
    holdout: (score) => `The score of ${score} declines the payment. It was approved as part of the holdout, whose outcomes show what declines are worth.`,
    change: (codes, score, outcome) => `Without ${codes} the score would have been ${score}, which is ${outcome}.`,
    stillHeld: (codes, score) => `Without ${codes} the score would have been ${score}, and a blocklist entry would still have required a review.`,
  },
  es: {
    list: new Intl.ListFormat("es"),
    number: String,
    outcome: { approve: "una aprobación", challenge: "una verificación adicional", review: "una revisión", decline: "un rechazo" },
    threshold: { approve: "aprobación", challenge: "verificación adicional", review: "revisión", decline: "rechazo" },
    below: (score, above, at) => `El puntaje de ${score} está por debajo del umbral de ${above} (${at}).`,
    between: (score, from, fromAt, to, toAt) => `El puntaje de ${score} está entre los umbrales de ${from} (${fromAt}) y de ${to} (${toAt}).`,
    reaches: (score, threshold, at) => `El puntaje de ${score} alcanza el umbral de ${threshold} (${at}).`,
    led: (score, decision) => `El puntaje de ${score} llevó a ${decision}, según los umbrales de entonces.`,
    strongest: (reason) => `El motivo principal: ${reason}`,
    nothing: "Ninguna señal habló en contra.",
    blocked: (score) =>
      `Una entrada de la lista de bloqueo con severidad «block» rechaza la operación, sin importar el puntaje. Las demás señales por sí solas sumaron ${score} puntos.`,
    held: (score, outcome) =>
      `Una entrada de la lista de bloqueo con severidad «review» retiene la operación. El puntaje de ${score} por sí solo habría sido ${outcome}.`,
    browser: (required, score, outcome) =>
      `La actividad vista solo con claves publicables pide ${required}. Sin ella, el puntaje de ${score} habría sido ${outcome}.`,
    rule: (decision, score, outcome) => `Una regla de la organización determinó ${decision}. El puntaje de ${score} por sí solo habría sido ${outcome}.`,
    sandbox: "Un valor de prueba forzó este resultado.",
    holdout: (score) =>
      `El puntaje de ${score} lleva a un rechazo. El pago se aprobó como parte del grupo de control, cuyos resultados muestran cuánto valen los rechazos.`,
    change: (codes, score, outcome) => `Sin ${codes}, el puntaje habría sido de ${score}, es decir, ${outcome}.`,
    stillHeld: (codes, score) => `Sin ${codes}, el puntaje habría sido de ${score} y una entrada de la lista de bloqueo aún habría pedido una revisión.`,
  },
  pt: {
    list: new Intl.ListFormat("pt"),
    number: (value) => String(value).replace(".", ","),
    outcome: { approve: "uma aprovação", challenge: "uma verificação adicional", review: "uma revisão", decline: "uma recusa" },
    threshold: { approve: "aprovação", challenge: "verificação adicional", review: "revisão", decline: "recusa" },
    below: (score, above, at) => `A pontuação de ${score} está abaixo do limite de ${above} (${at}).`,
    between: (score, from, fromAt, to, toAt) => `A pontuação de ${score} está entre os limites de ${from} (${fromAt}) e de ${to} (${toAt}).`,
    reaches: (score, threshold, at) => `A pontuação de ${score} atinge o limite de ${threshold} (${at}).`,
    led: (score, decision) => `A pontuação de ${score} levou a ${decision}, segundo os limites da época.`,
    strongest: (reason) => `O motivo principal: ${reason}`,
    nothing: "Nenhum sinal depôs contra o pagamento.",
    blocked: (score) =>
      `Um registro da lista de bloqueio com severidade “block” recusa a operação, qualquer que seja a pontuação. Os demais sinais, sozinhos, somaram ${score} pontos.`,
    held: (score, outcome) =>
      `Um registro da lista de bloqueio com severidade “review” retém a operação. A pontuação de ${score}, sozinha, teria sido ${outcome}.`,
    browser: (required, score, outcome) =>
      `A atividade vista somente com chaves publicáveis exige ${required}. Sem ela, a pontuação de ${score} teria sido ${outcome}.`,
    rule: (decision, score, outcome) => `Uma regra da organização determinou ${decision}. A pontuação de ${score}, sozinha, teria sido ${outcome}.`,
    sandbox: "Um valor de teste forçou este resultado.",
    holdout: (score) =>
      `A pontuação de ${score} leva a uma recusa. O pagamento foi aprovado como parte do grupo de controle, cujos resultados mostram quanto valem as recusas.`,
    change: (codes, score, outcome) => `Sem ${codes}, a pontuação teria sido de ${score}, ou seja, ${outcome}.`,
    stillHeld: (codes, score) => `Sem ${codes}, a pontuação teria sido de ${score} e um registro da lista de bloqueio ainda teria exigido uma revisão.`,
  },
};

/** Words around the sentences, in the languages other than English. */
const translations = {
  es: {
    ago: "hace $1",
    unobserved: "No se pudo observar, a diferencia de la mayoría de los pagos:",
    both: "Ambas a la vez:",
  },
  pt: {
    ago: "há $1",
    unobserved: "Não pôde ser observado, ao contrário da maioria dos pagamentos:",
    both: "Os dois ao mesmo tempo:",
  },
} as const;

/** The description of a signal, an unobserved one or a pair; its code if the catalogue no longer has it. */
export function meaningOf(code: string, language: Language): string {
  const [first, second] = signalsOfCode(code) ?? [];
  if (language === "en" || first === undefined) return descriptionOf(code);
  const { unobserved, both } = translations[language];
  const { sentence } = catalogue[first].texts[language];
  if (observableOf(code) !== undefined) return `${unobserved} ${sentence}`;
  return second === undefined ? sentence : `${both} ${sentence} ${catalogue[second].texts[language].sentence}`;
}

/** An observed or expected value, as stored: words are translated, other values unchanged. */
export function wordOf(stored: string | number, language: Language): string | number {
  if (language === "en" || typeof stored === "number") return stored;
  return storedWords.get(stored)?.[language] ?? stored.replace(/^(\d+ s) ago$/, translations[language].ago);
}

/** The summary in one or two sentences. */
export function summaryOf(stored: StoredDecision, language: Language): string {
  const { decision, score, signals } = stored;
  const say = words[language];
  const alone = say.outcome[decisionOf(score, stored.thresholds)];
  switch (decidedBy(stored)) {
    case "sandbox":
      return say.sandbox;
    case "rule":
      return say.rule(say.outcome[decision], say.number(score), alone);
    case "holdout":
      return say.holdout(say.number(score));
    case "blocklist_entry":
      return say.blocked(say.number(scoreOf(signals.filter(({ code }) => code !== "BLOCKLIST_BLOCK").map(({ weight }) => weight))));
    case "review_entry":
      return say.held(say.number(score), alone);
    case "browser_activity":
      return say.browser(say.outcome[decision], say.number(score), alone);
    case "score":
      return `${placeOf(stored, say)} ${reasonOf(stored, language)}`;
  }
}

/** Where the score lies among the thresholds. */
function placeOf({ decision, score, thresholds }: StoredDecision, say: Words): string {
  if (decisionOf(score, thresholds) !== decision) return say.led(say.number(score), say.outcome[decision]);
  // named after the decision at that score: between equal thresholds a decision is skipped
  const nameOf = (at: number): string => say.threshold[decisionOf(at, thresholds)];
  const above = [thresholds.challenge, thresholds.review, thresholds.decline].find((at) => at > score);
  if (decision === "approve") return say.below(say.number(score), nameOf(thresholds.challenge), say.number(thresholds.challenge));
  const own = thresholds[decision];
  return above === undefined
    ? say.reaches(say.number(score), nameOf(own), say.number(own))
    : say.between(say.number(score), nameOf(own), say.number(own), nameOf(above), say.number(above));
}

/** The signal with the largest contribution. */
function reasonOf(stored: StoredDecision, language: Language): string {
  const points = contributionsOf(stored);
  const [first] = stored.signals.filter((_, index) => (points[index] ?? 0) > 0) as readonly (StoredSignal | undefined)[];
  if (first === undefined) return words[language].nothing;
  const meaning = meaningOf(first.code, language);
  return words[language].strongest(`${meaning.slice(0, 1).toLowerCase()}${meaning.slice(1)}`);
}

/** A change as a sentence. */
export function changeText({ decision, score, without }: Change, { thresholds }: StoredDecision, language: Language): string {
  const say = words[language];
  const codes = say.list.format(without);
  return decisionOf(score, thresholds) === decision ? say.change(codes, say.number(score), say.outcome[decision]) : say.stillHeld(codes, say.number(score));
}
