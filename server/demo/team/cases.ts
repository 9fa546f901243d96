// Cases of the demo, in every status, as analysts work on them over the month. Each is recognised by its victim.

import type { Role } from "../../../generated/credentials.ts";
import type { components } from "../../../generated/types.ts";
import { MARKETS } from "../../simulator/markets.ts";
import { jurisdictions } from "../../src/values/countries/index.ts";
import { dayAfter, type Occasion, type Office } from "./occasion.ts";
import { listed } from "./team.ts";

type Schemas = components["schemas"];
type Case = Schemas["Case"];
type Jurisdiction = Schemas["Jurisdiction"];

interface Step {
  readonly daysAgo: number;
  readonly act: (office: Office, known: Case, at: number) => Promise<unknown>;
}

interface Planned {
  readonly victim: string;
  readonly incident: Schemas["IncidentType"];
  readonly priority: Schemas["CasePriority"];
  readonly openedDaysAgo: number;
  readonly description: string;
  readonly assignee?: Role;
  /** Days from the opening; absent: the regulator's term. */
  readonly dueInDays?: number;
  readonly steps: readonly Step[];
}

const JURISDICTIONS: Readonly<Record<string, Jurisdiction>> = Object.fromEntries(
  jurisdictions.flatMap(([code, { currency }]) => (currency === undefined ? [] : [[currency.code, code]])),
);
const PER_PESO = new Map(MARKETS.map(({ currency, perPeso }) => [currency, perPeso]));
const inPesos = ({ amount, currency }: { readonly amount: number; readonly currency: string }): number => amount / (PER_PESO.get(currency) ?? 1);
/** Of a history without a recommended case. */
const WITHOUT_PAYMENT = { amount: 4850, currency: "MXN" } as const;

const comment =
  (text: string, who: Role = "analyst") =>
  async ({ team }: Office, { id }: Case): Promise<void> => {
    const comments = await listed<{ text: string }>(team, `cases/${id}/comments`);
    if (!comments.some((known) => known.text === text)) await team.call(who, "POST", `cases/${id}/comments`, { text });
  };
const change =
  (body: Schemas["CaseUpdate"]) =>
  ({ team }: Office, { id }: Case) =>
    team.call("analyst", "PATCH", `cases/${id}`, body);
/** Only from the status in which it is possible: the step of a demo that was interrupted may be done. */
const moved =
  (from: Case["status"], to: Case["status"]) =>
  async ({ team }: Office, { id, status }: Case): Promise<void> => {
    if (status === from) await team.call("analyst", "PATCH", `cases/${id}`, { status: to });
  };
const review = moved("borrador", "en_revision");
/** Once: a case that was sent back stays in review. */
const submit = async ({ team }: Office, { id, status, submitted_at }: Case): Promise<void> => {
  if (status === "en_revision" && submitted_at === null) await team.call("analyst", "POST", `cases/${id}/submit`);
};
const acknowledged =
  (body: Schemas["CaseAcknowledge"]) =>
  async ({ team }: Office, { id, status }: Case): Promise<void> => {
    if (status === "enviado") await team.call("analyst", "POST", `cases/${id}/acknowledgement`, body);
  };

const CALL_NOTES = `Llamada con la persona titular

La persona titular no reconoce el cargo ni el dispositivo.
Recibió un mensaje con un enlace a una página que imita a la tienda.
Cambió la contraseña y pidió otra tarjeta a su banco.
`;

async function attachNotes({ team }: Office, { id }: Case): Promise<void> {
  const { data } = await team.call<{ data: unknown[] }>("analyst", "GET", `cases/${id}/attachments`);
  if (data.length > 0) return;
  await team.call("analyst", "POST", `cases/${id}/attachments?file_name=llamada-del-titular.txt&media_type=text/plain`, new TextEncoder().encode(CALL_NOTES));
}

const PLANNED: readonly Planned[] = [
  {
    victim: "María González Ríos",
    incident: "transferencia_no_autorizada",
    priority: "alta",
    openedDaysAgo: 22,
    description: "La persona titular desconoce el cargo. El contracargo se recibió con el código 10.4.",
    assignee: "analyst",
    steps: [
      { daysAgo: 21.5, act: review },
      { daysAgo: 20.5, act: comment("El banco emisor confirmó el reporte. Falta el estado de cuenta.") },
      { daysAgo: 18, act: submit },
      { daysAgo: 14, act: acknowledged({ accepted: true, acknowledgement_number: "ACUSE-2026-00418" }) },
      { daysAgo: 6, act: moved("resuelto", "archivado") },
    ],
  },
  {
    victim: "João Araújo",
    incident: "robo_identidad",
    priority: "normal",
    openedDaysAgo: 18,
    description: "Cuenta abierta con los datos de otra persona; tres pagos el mismo día.",
    assignee: "admin",
    steps: [
      { daysAgo: 17, act: review },
      { daysAgo: 16, act: attachNotes },
      { daysAgo: 15, act: submit },
      { daysAgo: 9, act: acknowledged({ accepted: true, acknowledgement_number: "ACUSE-2026-00467" }) },
    ],
  },
  {
    victim: "Rosa Delgado Paz",
    incident: "otro",
    priority: "baja",
    openedDaysAgo: 15,
    description: "La persona titular reconoció el cargo al ver el recibo.",
    steps: [
      { daysAgo: 13, act: comment("Era una compra de su hija. Se archiva sin reporte.") },
      { daysAgo: 12.5, act: moved("borrador", "archivado") },
    ],
  },
  {
    victim: "Lucía Fernández",
    incident: "phishing",
    priority: "alta",
    openedDaysAgo: 13,
    description: "Entregó sus datos en una página que imita a la tienda. Dos cargos desde un dispositivo nuevo.",
    assignee: "analyst",
    steps: [
      { daysAgo: 12, act: review },
      { daysAgo: 11.5, act: attachNotes },
      { daysAgo: 11, act: comment("Se pidió al registrador que dé de baja el dominio.") },
      { daysAgo: 3, act: submit },
    ],
  },
  {
    victim: "Diego Ramírez Soto",
    incident: "ingenieria_social",
    priority: "urgente",
    openedDaysAgo: 12,
    description: "Un supuesto ejecutivo del banco le pidió el código de verificación.",
    assignee: "analyst",
    dueInDays: 16,
    steps: [
      { daysAgo: 11, act: review },
      { daysAgo: 8, act: submit },
      { daysAgo: 3.5, act: acknowledged({ accepted: false, reason: "Falta el estado de cuenta del mes del incidente." }) },
      { daysAgo: 2.5, act: comment("Pedí el estado de cuenta al banco; lo entregan en dos días.") },
    ],
  },
  {
    victim: "Camila Rojas Vera",
    incident: "transferencia_no_autorizada",
    priority: "urgente",
    openedDaysAgo: 9,
    description: "Cuatro cargos en veinte minutos, desde otro país.",
    assignee: "admin",
    dueInDays: 7,
    steps: [
      { daysAgo: 8.5, act: review },
      { daysAgo: 1.5, act: comment("El plazo venció: falta la firma de cumplimiento.", "admin") },
    ],
  },
  {
    victim: "Andrés Quispe Mamani",
    incident: "robo_identidad",
    priority: "normal",
    openedDaysAgo: 3,
    description: "La persona titular nunca abrió la cuenta con la que se pagó.",
    assignee: "analyst",
    dueInDays: 7,
    steps: [
      { daysAgo: 2.2, act: review },
      { daysAgo: 2, act: comment("El banco receptor confirmó el bloqueo de la cuenta.") },
      { daysAgo: 1, act: change({ priority: "alta" }) },
    ],
  },
  {
    victim: "Sofía Herrera Luna",
    incident: "phishing",
    priority: "normal",
    openedDaysAgo: 0.6,
    description: "Reporte de hoy por teléfono; faltan los datos del cargo.",
    steps: [],
  },
];

async function caseOf({ team }: Office, victim: string): Promise<Case | undefined> {
  return (await listed<Case>(team, "cases")).find((known) => known.victim_name === victim);
}

async function open(office: Office, { victim, incident, priority, description, assignee, dueInDays }: Planned, at: number): Promise<void> {
  if ((await caseOf(office, victim)) !== undefined) return;
  const { team } = office;
  const recommended = (await listed<Schemas["CaseRecommendation"]>(team, "merchant/cases"))
    .filter(({ currency }) => currency in JURISDICTIONS)
    .toSorted((a, b) => inPesos(b) - inPesos(a))[0];
  const { amount, currency } = recommended ?? WITHOUT_PAYMENT;
  await team.call("analyst", "POST", "cases", {
    incident_date: dayAfter(Math.min(at, Date.parse(recommended?.assessed_at ?? new Date(at).toISOString())), 0),
    incident_type: incident,
    amount,
    currency,
    jurisdiction: JURISDICTIONS[currency],
    priority,
    description,
    victim_name: victim,
    ...(recommended === undefined ? {} : { session_id: recommended.session_id }),
    ...(assignee === undefined ? {} : { assignee: team.person(assignee) }),
    ...(dueInDays === undefined ? {} : { due_date: dayAfter(at, dueInDays) }),
  });
}

/** The cases and their steps. */
export const caseOccasions: readonly Occasion[] = PLANNED.flatMap((planned): Occasion[] => [
  { name: `case of ${planned.victim}`, daysAgo: planned.openedDaysAgo, act: (office, at) => open(office, planned, at) },
  ...planned.steps.map(({ daysAgo, act }, index) => ({
    name: `case of ${planned.victim}, step ${index + 1}`,
    daysAgo,
    act: async (office: Office, at: number): Promise<void> => {
      const known = await caseOf(office, planned.victim);
      if (known !== undefined) await act(office, known, at);
    },
  })),
]);
