// Ten kinds of change that this product sees again and again, each as the edits that a person makes. Tests of the new thing apart.

/** An edit of a file, or a new file where there is none yet. */
export interface Edit {
  readonly file: string;
  readonly edit: (text: string) => string;
}

/** A change, and the most files that it may take. */
export interface Change {
  readonly what: string;
  /** Files before this house was built: 109 in all. */
  readonly before: number;
  readonly most: number;
  readonly edits: readonly Edit[];
}

/** Puts a text before or after a place that must be there. */
const before = (file: string, place: string, text: string): Edit => ({ file, edit: (old) => replaced(file, old, place, `${text}${place}`) });
const after = (file: string, place: string, text: string): Edit => ({ file, edit: (old) => replaced(file, old, place, `${place}${text}`) });
const created = (file: string, text: string): Edit => ({ file, edit: () => text });
const all = (file: string, ...edits: readonly Edit[]): Edit => ({ file, edit: (old) => edits.reduce((text, { edit }) => edit(text), old) });

function replaced(file: string, old: string, place: string, text: string): string {
  if (old.split(place).length !== 2) throw new Error(`${file} has ${JSON.stringify(place)} ${old.split(place).length - 1} times`);
  return old.replace(place, () => text);
}

const SIGNALS = "server/src/scoring/signals";
const PROVIDERS = "server/src/feedback/provider-events/providers";

const signal: Change = {
  what: "a signal from data at hand",
  before: 11,
  most: 3,
  edits: [
    before(
      "spec/facts/facts.tsp",
      "  /** Result of the address verification. */\n",
      '  /** 1 for a round amount. */\n  @fact(#{ id: 9001, unit: "0 or 1", signal: "AMOUNT_ROUND" })\n  @example(1)\n  round_amount?: float64 = 0;\n\n',
    ),
    created(
      `${SIGNALS}/amount/amount-round.ts`,
      `import { defineSignal, whole } from "../signal.ts";

export const amountRound = defineSignal({
  code: "AMOUNT_ROUND",
  since: "9.0.0",
  weight: 3,
  flows: ["payin"],
  observe: ({ transaction: { amountMinor } }) => (amountMinor % 100_000 === 0 ? whole(amountMinor, "prepaid") : undefined),
  example: 1,
  texts: {
    en: { sentence: "The amount is round.", example: "A guest pays 1,000 pesos.", remedy: "Round prices are usual: leave the weight small." },
    es: { sentence: "El monto es redondo.", example: "Un invitado paga 1,000 pesos.", remedy: "Los precios redondos son habituales: deje el peso bajo." },
    pt: { sentence: "O valor é redondo." },
  },
});
`,
    ),
    all(
      `${SIGNALS}/index.ts`,
      before(`${SIGNALS}/index.ts`, "\n/** Every signal. */", 'import { amountRound } from "./amount/amount-round.ts";\n'),
      before(`${SIGNALS}/index.ts`, "] as const;", "  amountRound,\n"),
    ),
  ],
};

const event: Change = {
  what: "a webhook event kind",
  before: 7,
  most: 3,
  edits: [
    all("spec/events/events.tsp", before("spec/events/events.tsp", "  /** A payment was declined. */\n", '  /** A key was revoked. */\n  "key.revoked",\n\n'), {
      file: "spec/events/events.tsp",
      edit: (text) => `${text}
/** What the event of a revoked key holds. */
model KeyRevokedEventData {
  /** The key that was revoked. */
  key_id: Uuid;
}

/** A key was revoked. */
@event("key.revoked", "keys:read", #{ by_choice: true })
@cause(#["revokeKey"])
@example(EventExamples.keyRevoked)
model KeyRevokedEvent is EventEnvelope<"key.revoked", KeyRevokedEventData>;
`,
    }),
    {
      file: "spec/events/examples.tsp",
      edit: (text) => `${text}\nconst keyRevoked = #{ ...envelope, type: "key.revoked", data: #{ key_id: "01929ba0-1a2b-7c3d-8e4f-5a6b7c8d9e0f" } };\n`,
    },
    {
      file: "server/src/accounts/keys/service.ts",
      edit: (text) =>
        `import { emit as emitRevoked } from "../outbox/emit.ts";\n${replaced("server/src/accounts/keys/service.ts", text, "export async function revokeKey(tenant: Tenant, place: KeyPlace): Promise<Key> {\n", 'export async function revokeKey(tenant: Tenant, place: KeyPlace): Promise<Key> {\n  await emitRevoked(tenant, "key.revoked", { key_id: place.id });\n')}`,
    },
  ],
};

const regulator: Change = {
  what: "a country's regulator",
  before: 10,
  most: 2,
  edits: [
    before("spec/cases/case.tsp", "  /** Argentina: BCRA. */\n", '  /** Panama: SBP. */\n  @jurisdiction(#{ language: "es" })\n  PA: "PA",\n\n'),
    created(
      "server/src/values/countries/pa.ts",
      `import type { SupervisedCountry } from "./country.ts";

/** Panama. */
export const panama: SupervisedCountry = {
  currency: { code: "PAB", dollar: 100 },
  timeZone: "America/Panama",
  regulators: [{ acronym: "SBP", name: "Superintendencia de Bancos de Panamá" }],
};
`,
    ),
  ],
};

const provider: Change = {
  what: "a signed payment provider",
  before: 22,
  most: 5,
  edits: [
    {
      file: "spec/provider-events/processors.tsp",
      edit: (text) => {
        const operations = text.slice(text.indexOf("namespace Operations {"));
        const own = operations.replaceAll("Stripe", "Acme").replaceAll("stripe", "acme").replace("StripeEventBody", "AcmeEventBody");
        return `${text
          .replace(
            '    stripe: "stripe",\n',
            '    stripe: "stripe",\n\n    /** Events of Acme. */\n    @processor(#{ name: "Acme", events: #[#{ type: "paid", effect: "captured" }] })\n    acme: "acme",\n',
          )
          .replace(
            "  model StripeEventBody is Record<unknown>;\n",
            "  model StripeEventBody is Record<unknown>;\n\n  /** An event as Acme sends it. */\n  model AcmeEventBody is Record<unknown>;\n",
          )}
${own}`;
      },
    },
    before(
      "spec/main.tsp",
      '@route("/api/v1/connections")\n',
      '@route("/api/webhooks/acme")\n@tag("Events in")\ninterface AcmeEndpoint extends Operations.AcmeEvents {}\n\n',
    ),
    created(
      `${PROVIDERS}/acme/names.ts`,
      `import type { EventNames } from "../provider.ts";

/** Event types of Acme. */
export const names = { source: { page: "docs.acme.example", read: "2026-11-28" }, kinds: { paid: "captured" }, payments: [], withoutEffect: [] } as const satisfies EventNames;
`,
    ),
    created(
      `${PROVIDERS}/acme/adapter.ts`,
      `import type { SignedProvider } from "../provider.ts";
import { stripe } from "../stripe/adapter.ts";
import { names } from "./names.ts";

/** Acme. */
export const acme = { ...stripe, names, operation: "receiveAcmeEvent" } as const satisfies SignedProvider;
`,
    ),
    all(
      `${PROVIDERS}/index.ts`,
      before(`${PROVIDERS}/index.ts`, 'import { adyen } from "./adyen/adapter.ts";', 'import { acme } from "./acme/adapter.ts";\n'),
      after(`${PROVIDERS}/index.ts`, "export const providers = { ", "acme, "),
    ),
  ],
};

const field: Change = {
  what: "a field of assess that a signal and rules read",
  before: 8,
  most: 6,
  edits: [
    after(
      "spec/assess/payer.tsp",
      "  previous_orders?: int32;\n",
      "\n  /** The payer confirmed the e-mail address. */\n  @example(true)\n  email_confirmed?: boolean;\n",
    ),
    before(
      "spec/facts/facts.tsp",
      "  /** Result of the check of the security code. */\n",
      "  /** The payer confirmed the e-mail address. */\n  @fact(#{ id: 9002 })\n  @example(1)\n  email_confirmed?: float64 = 0;\n\n",
    ),
    after(
      "server/src/scoring/situation/transaction.ts",
      "  readonly previousOrders?: number | undefined;\n",
      "  /** The payer confirmed the e-mail address. */\n  readonly emailConfirmed?: boolean | undefined;\n",
    ),
    after(
      "server/src/scoring/payments/payin.ts",
      "    previousOrders: belonging.trusted === false ? undefined : payer?.previous_orders,\n",
      "    emailConfirmed: payer?.email_confirmed,\n",
    ),
    all(
      "server/src/scoring/facts/encode.ts",
      before("server/src/scoring/facts/encode.ts", '  avs: factId("payment.avs_result"),\n', '  emailConfirmed: factId("payment.email_confirmed"),\n'),
      before(
        "server/src/scoring/facts/encode.ts",
        "  out += element(id.payerCountry, transaction.payerCountry);\n",
        "  out += element(id.emailConfirmed, transaction.emailConfirmed);\n",
      ),
    ),
    after(
      `${SIGNALS}/identity/email-pattern-suspicious.ts`,
      "  observe: (situation, graded) => {\n",
      "    if (situation.transaction.emailConfirmed) return undefined;\n",
    ),
  ],
};

const listType: Change = {
  what: "a list type (kind of identifier)",
  before: 10,
  most: 4,
  edits: [
    after(
      "spec/lists/entry.tsp",
      '  beneficiary_id: "beneficiary_id",\n',
      '\n  /** Your identifier of a terminal. */\n  @identifier(#{ label: #{ en: "Terminal", es: "Terminal", pt: "Terminal" }, payin: #["merchant.terminal_id"] })\n  terminal_id: "terminal_id",\n',
    ),
    created(
      "server/src/values/kinds/terminal-id.ts",
      `import { type ListKind, NOT_BLANK, verbatim } from "./kind.ts";

export const terminalId: ListKind = { normalise: verbatim, message: NOT_BLANK, names: "many" };
`,
    ),
    all(
      "server/src/values/kinds/index.ts",
      before("server/src/values/kinds/index.ts", 'import { terminal } from "./terminal.ts";', 'import { terminalId } from "./terminal-id.ts";\n'),
      after("server/src/values/kinds/index.ts", "  beneficiary_id: beneficiaryId,\n", "  terminal_id: terminalId,\n"),
    ),
    after(
      "server/src/scoring/payments/payin.ts",
      '  addProbe(probes, identifiers, "customer_id", values.customer);\n',
      '  addProbe(probes, identifiers, "terminal_id", values.terminal);\n',
    ),
  ],
};

/** Every change, of the table by which the house is measured. */
export const changes: readonly Change[] = [
  signal,
  event,
  regulator,
  provider,
  field,
  {
    what: "a language of the dashboard",
    before: 11,
    most: 2,
    edits: [
      { file: "server/dashboard/app/i18n/fr.json", edit: (spanish) => spanish },
      after("server/dashboard/app/i18n/languages.ts", 'import("./pt.json") },\n', '  fr: { name: "Français", api: "en", load: () => import("./fr.json") },\n'),
    ],
  },
  listType,
  {
    what: "retention of one table",
    before: 2,
    most: 2,
    edits: [
      all(
        "server/src/platform/environment/config.ts",
        after("server/src/platform/environment/config.ts", "  readonly retentionEvents: number;\n", "  readonly retentionAssignments: number;\n"),
        before(
          "server/src/platform/environment/config.ts",
          "  retentionHandles: {\n    name:",
          '  retentionAssignments: {\n    name: "RETENTION_ASSIGNMENTS_DAYS",\n    fallback: "1",\n    meaning: "Days for which assignments are retained.",\n    expects: "an integer from 1 to 365",\n    read: integer(1, 365),\n  },\n',
        ),
      ),
      after(
        "server/src/backoffice/retention/retention-periods.ts",
        '  { name: "review_assignments", expired: "expires_at < to_timestamp($1 / 1000.0)", retainedFor: () => ',
        "24 * 3_600_000 + ",
      ),
    ],
  },
  {
    what: "a role",
    before: 6,
    most: 1,
    edits: [
      {
        file: "spec/common/access.tsp",
        edit: (text) =>
          replaced(
            "spec/common/access.tsp",
            text,
            '  viewer: "viewer",\n',
            '  viewer: "viewer",\n\n  /** Reads what viewers read, for an audit. */\n  @label(#{ en: "Auditor", es: "Auditor", pt: "Auditor" })\n  auditor: "auditor",\n',
          ).replaceAll('"viewer")', '"viewer", "auditor")'),
      },
    ],
  },
  {
    what: "a metric",
    before: 4,
    most: 2,
    edits: [
      after(
        "server/src/decisions/assess/module.ts",
        "    return [\n",
        '      { name: "fraud_risk_batches_spare", help: "Batches that could start.", read: () => 2 - batches.inFlight() },\n',
      ),
    ],
  },
];
