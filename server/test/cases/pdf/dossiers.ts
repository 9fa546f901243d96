// Dossiers for tests.
import type { components } from "../../../../generated/types.ts";

type Schemas = components["schemas"];
type Dossier = Schemas["CaseDossier"];

/** Changes of the usual dossier. */
export interface Changes extends Partial<Omit<Dossier, "case" | "victim" | "organization">> {
  readonly case?: Partial<Schemas["Case"]>;
  readonly victim?: Partial<Dossier["victim"]>;
  readonly organization?: Partial<Dossier["organization"]>;
}

/** A submitted Mexican case without a response. */
export function dossier(changes: Changes = {}): Dossier {
  const { case: subject, victim, organization, ...rest } = changes;
  return {
    generated_at: "2026-11-21T09:30:00.000Z",
    frozen: true,
    organization: { id: "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20", name: "Tienda Andina", ...organization },
    case: {
      id: "01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01",
      reference_number: "FRD-MX-2026-000001",
      status: "enviado",
      priority: "alta",
      incident_date: "2026-11-18",
      incident_type: "transferencia_no_autorizada",
      amount: 48_500.5,
      currency: "MXN",
      description: "El titular desconoce tres transferencias realizadas el 18 de noviembre.",
      victim_name: "María González Ríos",
      jurisdiction: "MX",
      regulator: "CNBV",
      session_id: "01929b7e-a0b1-7c2d-9e3f-4a5b6c7d8e9f",
      assignee: null,
      due_date: null,
      due_basis: null,
      acknowledgement: null,
      submitted_at: "2026-11-21T09:30:00.000Z",
      created_at: "2026-11-20T15:04:05.120Z",
      updated_at: "2026-11-21T09:30:00.000Z",
      ...subject,
    },
    victim: { name: "María González Ríos", email: "maria.gonzalez@correo.mx", ...victim },
    assessment: {
      session_id: "01929b7e-a0b1-7c2d-9e3f-4a5b6c7d8e9f",
      assessed_at: "2026-11-18T22:41:07.345Z",
      flow: "payout",
      decision: "review",
      risk_score: 71.5,
      signals: [
        { code: "CREDENTIALS_CHANGED_RECENTLY", weight: 28.4, description: "The payer's credentials were changed a short time ago." },
        { code: "IP_PROXY_VPN", weight: 20, description: "The connection comes through a proxy or VPN." },
        { code: "PAYER_TRUSTED", weight: -25, description: "The payer is allowlisted, or has a long record without dispute." },
      ],
      order_id: "PED-2026-118842",
      payment_id: null,
      amount: 48_500.5,
      currency: "MXN",
    },
    history: [
      { occurred_at: "2026-11-20T15:04:05.120Z", actor: "auth0|64b7c1", from: null, to: "borrador", changed: [] },
      { occurred_at: "2026-11-20T16:10:40.001Z", actor: "auth0|64b7c1", from: "borrador", to: "borrador", changed: ["description", "priority"] },
      { occurred_at: "2026-11-20T18:22:13.900Z", actor: "auth0|64b7c1", from: "borrador", to: "en_revision", changed: [] },
      { occurred_at: "2026-11-21T09:30:00.000Z", actor: "auth0|90ffe2", from: "en_revision", to: "enviado", changed: ["submitted_at"] },
    ],
    ...rest,
  };
}

/** A Brazilian case that is still written. */
export function brazilianDraft(changes: Changes = {}): Dossier {
  const { case: subject, ...rest } = changes;
  return dossier({
    frozen: false,
    organization: { name: "Pagamentos São João Ltda." },
    victim: { name: "João Antônio Magalhães", email: null },
    ...rest,
    case: {
      reference_number: "FRD-BR-2026-000042",
      status: "borrador",
      jurisdiction: "BR",
      regulator: "BCB",
      currency: "BRL",
      incident_type: "ingenieria_social",
      description: "A vítima foi induzida, por telefone, a fazer uma transferência Pix. Não reconhece a operação.",
      victim_name: "João Antônio Magalhães",
      submitted_at: null,
      ...subject,
    },
  });
}
