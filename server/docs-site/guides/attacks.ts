// Facts of the guides to kinds of fraud: the signals and templates of rules that show each, from the catalogue.

import { facts } from "../../../generated/facts.ts";
import type { components } from "../../../generated/types.ts";
import type { GuideFact } from "./facts.ts";
import type { Language } from "./languages.ts";
import { code, contractProse, fence, markdownTable } from "./markdown.ts";
import { type RuleTemplate, ruleTemplates, signalSentences } from "./service-facts.ts";

/** Code of a signal: one that does not exist does not compile. */
type SignalCode = keyof typeof signalSentences.en;
type TemplateId = components["schemas"]["RuleTemplateId"];

/** The signals of each kind of fraud, the plainest evidence first, and the templates of rules against it. */
export const attacks = {
  card_testing: {
    signals: [
      "CARD_TESTING_PATTERN",
      "MULTI_CARD_DEVICE_24H",
      "MULTI_CARD_PAYER_24H",
      "VELOCITY_BIN_1H",
      "FAILED_ATTEMPTS_24H",
      "VELOCITY_DEVICE_1H",
      "VELOCITY_IP_1H",
      "VELOCITY_CARD_1H",
      "SMALL_AMOUNT_UNKNOWN_PAYER",
      "MICRO_AMOUNT",
      "AVS_CVV_FAIL",
      "DEVICE_AUTOMATION",
      "IP_DATACENTER",
    ],
    templates: ["card-testing-device", "card-testing-bin"],
  },
  account_takeover: {
    signals: [
      "ACCOUNT_TAKEOVER_PATTERN",
      "DEVICE_NEW_FOR_PAYER",
      "CREDENTIALS_CHANGED_RECENTLY",
      "IMPOSSIBLE_TRAVEL",
      "IP_TIMEZONE_MISMATCH",
      "AMOUNT_ANOMALY_PAYER",
      "AMOUNT_DEVIATION_PAYER",
      "PAYER_BURST",
      "PAYER_UNUSUAL_RECENTLY",
      "PAYER_HOUR_UNUSUAL",
      "SHIPPING_COUNTRY_MISMATCH",
      "PAYOUT_BENEFICIARY_CHANGED",
      "PAYOUT_FIRST_AND_LARGE",
      "PAYOUT_INITIATOR_UNUSUAL",
      "PAYOUT_DORMANT_ORIGIN",
    ],
    templates: ["account-takeover", "payout-after-takeover", "night-payout-api"],
  },
  mule_accounts: {
    signals: [
      "PAYOUT_MULE_FAN_IN",
      "PAYOUT_PASS_THROUGH",
      "PAYOUT_FAN_OUT",
      "PAYOUT_STRUCTURING",
      "PAYOUT_NAME_MISMATCH",
      "PAYOUT_FIRST_TO_BENEFICIARY",
      "PAYOUT_FIRST_AND_LARGE",
      "PAYOUT_DORMANT_ORIGIN",
      "ACCOUNT_NEW",
      "MULTI_ACCOUNT_DEVICE_7D",
      "NETWORK_CONFIRMED",
      "NETWORK_SUSPECTED",
    ],
    templates: ["mule-fan-in", "payout-structuring", "payout-after-takeover"],
  },
} as const satisfies Readonly<Record<string, { readonly signals: readonly SignalCode[]; readonly templates: readonly TemplateId[] }>>;

/** The words of the tables, in each language of the guides. */
const words = {
  en: {
    head: ["Signal", "Meaning", "Fact for rules"],
    sentences: signalSentences.en,
    template: "template",
    action: "action",
    catches: "Catches",
    alone: "Leaves alone",
    tuning: "Tuning",
  },
  es: {
    head: ["Señal", "Significado", "Dato para reglas"],
    sentences: signalSentences.es,
    template: "plantilla",
    action: "acción",
    catches: "Detecta",
    alone: "No afecta a",
    tuning: "Ajuste",
  },
} as const satisfies Readonly<Record<Language, unknown>>;

/** The facts, by name. The argument is a kind of fraud. */
export const attackFacts: Readonly<Record<string, GuideFact>> = {
  attackSignals: (_, name, language) => signalTable(name, language),
  attackTemplates: (_, name, language) => templateBlocks(name, language),
};

function signalTable(name: string, language: Language): string {
  const { head, sentences } = words[language];
  return markdownTable(
    head,
    attackNamed(name).signals.map((signal) => [code(signal), contractProse(sentences[signal]), factOf(signal)]),
  );
}

function templateBlocks(name: string, language: Language): string {
  return attackNamed(name)
    .templates.map((id) =>
      templateBlock(
        ruleTemplates.find((template) => template.id === id),
        language,
      ),
    )
    .join("\n\n");
}

function attackNamed(name: string): (typeof attacks)[keyof typeof attacks] {
  const found = Object.entries(attacks).find(([known]) => known === name)?.[1];
  if (found === undefined) throw new Error(`a guide names an unknown kind of fraud: ${name}`);
  return found;
}

/** The fact that a signal grades. */
function factOf(signal: SignalCode): string {
  const fact = facts.find((one) => one.signal === signal);
  return fact === undefined ? "" : code(fact.path);
}

function templateBlock(template: RuleTemplate | undefined, language: Language): string {
  if (template === undefined) throw new Error("a template of a guide does not exist");
  const { id, rule, texts } = template;
  const { name, catches, leaves_alone: alone, tuning } = texts[language];
  const say = words[language];
  const action = rule.action.type === "signal" ? `signal, weight ${rule.action.weight}` : `${rule.action.type} ${rule.action.decision ?? ""}`.trim();
  return [
    `**${contractProse(name)}** (${say.template} ${code(id)}, ${say.action} ${code(action)}). ${say.catches}: ${contractProse(catches)}`,
    fence("cel", rule.expression),
    `${say.alone}: ${contractProse(alone)} ${say.tuning}: ${contractProse(tuning)}`,
  ].join("\n\n");
}
