// Rules of the demo: live, in shadow, a draft with its backtest, one that waits for approval, an archived one.
import type { components } from "../../../generated/types.ts";
import type { Occasion, Office } from "./occasion.ts";
import { listed, type Team } from "./team.ts";

type Rule = components["schemas"]["Rule"];
type Template = components["schemas"]["RuleTemplate"];
type Changes = Partial<components["schemas"]["RuleCreate"]>;

/** Writes a rule from a template, as a draft; the one that is there already, else. */
async function draft({ team }: Office, id: string, changes: Changes = {}): Promise<Rule> {
  const template = (await team.call<{ data: Template[] }>("analyst", "GET", "rules/templates")).data.find((candidate) => candidate.id === id);
  if (template === undefined) throw new Error(`no template ${id}`);
  const { name, description } = template.texts.es;
  const rule = { ...template.rule, name, description, ...changes };
  return (await named(team, rule.name)) ?? (await team.call<Rule>("analyst", "POST", "rules", rule));
}

async function named(team: Team, name: string): Promise<Rule | undefined> {
  return (await listed<Rule>(team, "rules")).find((rule) => rule.name === name);
}

/** From which status a rule is moved there; one that has been moved on stays. */
const FROM = { shadow: "draft", live: "shadow", archive: "shadow" } as const;

/** Moves the rule of a template on. */
async function move(office: Office, id: string, to: keyof typeof FROM, reason: string, who: "admin" | "analyst" = "analyst"): Promise<void> {
  const rule = await draft(office, id);
  if (rule.status === FROM[to] && rule.pending_approval === null) await office.team.call(who, "POST", `rules/${rule.id}/${to}`, { reason });
}

/** A ring opens accounts: held for review, where the template asks for authentication. */
const RING: Changes = {
  action: { type: "at_least", decision: "review" },
  description: "Una banda abre cuentas y paga desde los mismos dispositivos. Se retiene para revisión.",
};

/** What becomes of rules over the month. */
export const ruleOccasions: readonly Occasion[] = [
  { name: "rule shared-card", daysAgo: 27, act: (office) => move(office, "shared-card", "shadow", "Se observa una semana antes de decidir.") },
  { name: "rule account-takeover", daysAgo: 24, act: (office) => move(office, "account-takeover", "shadow", "Tres robos de cuenta en una semana.") },
  { name: "shared-card live", daysAgo: 20, act: (office) => move(office, "shared-card", "live", "En observación no detuvo pagos buenos.", "admin") },
  {
    name: "rule first-purchase-large",
    daysAgo: 19,
    act: (office) => move(office, "first-purchase-large", "shadow", "Primeras compras grandes de cuentas del día."),
  },
  {
    name: "rule new-accounts-device",
    daysAgo: 16,
    act: async (office) => {
      await draft(office, "new-accounts-device", RING);
      await move(office, "new-accounts-device", "shadow", "Cuentas nuevas que comparten dispositivo.");
    },
  },
  {
    name: "first-purchase-large archived",
    daysAgo: 11,
    act: (office) => move(office, "first-purchase-large", "archive", "Pocos aciertos en ocho días: el puntaje ya lo considera."),
  },
  {
    name: "approval of rules",
    daysAgo: 10,
    act: async ({ team }) => {
      await team.call("admin", "PATCH", "organization", { rule_approval: true, review_target_minutes: 240 });
    },
  },
  {
    name: "rule card-testing-device",
    daysAgo: 2,
    act: async (office) => {
      const { team, backtest } = office;
      const rule = await draft(office, "card-testing-device");
      const asked = (await listed<{ request: { rules?: readonly { rule_id?: string }[] } }>(team, "rules/backtests")).some(({ request }) =>
        request.rules?.some(({ rule_id }) => rule_id === rule.id),
      );
      if (!asked) await team.call("analyst", "POST", "rules/backtests", { rules: [{ rule_id: rule.id }] });
      await backtest();
    },
  },
  {
    name: "new-accounts-device requested",
    daysAgo: 1,
    act: (office) => move(office, "new-accounts-device", "live", "Dos semanas en observación: falta la aprobación de otra persona."),
  },
];
