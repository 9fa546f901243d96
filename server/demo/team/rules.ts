// Rules of the demo: live, in shadow, a draft with its backtest, one that waits for approval, an archived one.
import type { components } from "../../../generated/types.ts";
import type { Occasion, Office } from "./occasion.ts";
import { listed } from "./team.ts";

type Rule = components["schemas"]["Rule"];
type Template = components["schemas"]["RuleTemplate"];
type Wanted = components["schemas"]["RuleCreate"];

/** Rules by a short name: what differs from a template, or the whole rule. */
const RULES = {
  cards: {
    template: "card-testing-device",
    changes: {
      expression: "device.cards_24h >= 3",
      action: { type: "at_least", decision: "review" },
      description: "Un dispositivo recorre una lista de tarjetas. Se retiene desde la tercera tarjeta en un día.",
    },
  },
  takeover: { template: "account-takeover", changes: {} },
  shared: { template: "shared-card", changes: {} },
  ring: {
    template: "new-accounts-device",
    changes: {
      action: { type: "at_least", decision: "review" },
      description: "Una banda abre cuentas y paga desde los mismos dispositivos. Se retiene para revisión.",
    },
  },
  unusual: {
    template: undefined,
    changes: {
      name: "Monto alto desde un dispositivo nuevo",
      code: "RULE:UNUSUAL_AMOUNT_DEVICE",
      flow: "payin",
      expression: "payer.amount_times_usual >= 3 && device.new_for_payer_days < 7",
      action: { type: "at_least", decision: "challenge" },
      description: "Más de tres veces lo habitual, desde un dispositivo de esta semana. Pide autenticación adicional.",
    },
  },
} as const satisfies Record<string, { readonly template: string | undefined; readonly changes: Partial<Wanted> }>;

/** Writes a rule as a draft; answers the one that is there already, else. */
async function draft({ team }: Office, rule: keyof typeof RULES): Promise<Rule> {
  const { template: id, changes } = RULES[rule];
  const { data: templates } = await team.call<{ data: Template[] }>("analyst", "GET", "rules/templates");
  const template = templates.find((candidate) => candidate.id === id);
  const { name, description } = template?.texts.es ?? {};
  const wanted: Partial<Wanted> = { ...template?.rule, ...(template && { name, description }), ...changes };
  const known = (await listed<Rule>(team, "rules")).find((candidate) => candidate.name === wanted.name);
  return known ?? (await team.call<Rule>("analyst", "POST", "rules", wanted));
}

/** From which status a rule is moved there; one that has been moved on stays. */
const FROM = { shadow: "draft", live: "shadow", archive: "shadow" } as const;

/** Writes the rule if it is not there, and moves it on. */
async function move(office: Office, name: keyof typeof RULES, to: keyof typeof FROM, reason: string, who: "admin" | "analyst" = "analyst"): Promise<void> {
  const rule = await draft(office, name);
  if (rule.status === FROM[to] && rule.pending_approval === null) await office.team.call(who, "POST", `rules/${rule.id}/${to}`, { reason });
}

async function backtested(office: Office): Promise<void> {
  const { team, backtest } = office;
  const { id } = await draft(office, "unusual");
  const known = await listed<{ request: { rules?: readonly { rule_id?: string }[] } }>(team, "rules/backtests");
  const requested = known.some(({ request }) => request.rules?.some(({ rule_id }) => rule_id === id));
  if (!requested) await team.call("analyst", "POST", "rules/backtests", { rules: [{ rule_id: id }] });
  await backtest();
}

/** What becomes of rules over the month. */
export const ruleOccasions: readonly Occasion[] = [
  { name: "rule about cards", daysAgo: 27, act: (office) => move(office, "cards", "shadow", "Se observa una semana antes de decidir.") },
  { name: "rule about takeovers", daysAgo: 24, act: (office) => move(office, "takeover", "shadow", "Tres robos de cuenta en una semana.") },
  { name: "rule about cards live", daysAgo: 20, act: (office) => move(office, "cards", "live", "En observación casi todo lo que detuvo era fraude.", "admin") },
  { name: "rule about shared cards", daysAgo: 19, act: (office) => move(office, "shared", "shadow", "Tarjetas de un lote robado en varias cuentas.") },
  { name: "rule about rings", daysAgo: 16, act: (office) => move(office, "ring", "shadow", "Cuentas nuevas que comparten dispositivo.") },
  {
    name: "rule about shared cards archived",
    daysAgo: 11,
    act: (office) => move(office, "shared", "archive", "Sin aciertos en ocho días: el puntaje ya lo considera."),
  },
  {
    name: "approval of rules",
    daysAgo: 10,
    act: async ({ team }) => {
      await team.call("admin", "PATCH", "organization", { rule_approval: true, review_target_minutes: 2880 });
    },
  },
  { name: "rule about unusual amounts", daysAgo: 2, act: backtested },
  {
    name: "rule about rings requested",
    daysAgo: 1,
    act: (office) => move(office, "ring", "live", "Dos semanas en observación: falta la aprobación de otra persona."),
  },
];
