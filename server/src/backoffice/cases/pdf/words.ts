import type { components } from "../../../../../generated/types.ts";

type Schemas = components["schemas"];

/** The texts of the dossier in one language. */
export interface Words {
  /** Name of the document, before its number. */
  readonly dossier: string;
  readonly draft: string;
  readonly draftNote: string;
  readonly draftStamp: string;
  readonly final: string;
  readonly finalNote: (moment: string) => string;
  readonly page: (number: number, of: number) => string;
  /** With the time zone. */
  readonly at: (day: string, time: string) => string;
  readonly none: string;

  readonly summary: string;
  readonly organization: string;
  readonly regulator: string;
  readonly country: string;
  readonly statusLabel: string;
  readonly priorityLabel: string;
  readonly incidentDate: string;
  readonly incidentType: string;
  readonly amount: string;
  readonly opened: string;
  readonly submitted: string;
  readonly notSubmitted: string;

  readonly description: string;
  readonly noDescription: string;

  readonly victim: string;
  readonly name: string;
  readonly email: string;

  readonly assessment: string;
  readonly noAssessment: string;
  readonly assessedAt: string;
  readonly flowLabel: string;
  readonly decisionLabel: string;
  readonly score: string;
  readonly order: string;
  readonly payment: string;
  readonly session: string;
  readonly signal: string;
  readonly meaning: string;
  readonly weight: string;
  readonly noSignals: string;

  readonly history: string;
  readonly noHistory: string;
  readonly time: string;
  readonly actor: string;
  readonly step: string;
  readonly changed: string;
  readonly openedAs: (status: string) => string;
  readonly leftOut: (steps: string) => string;

  readonly acknowledgement: string;
  readonly result: string;
  readonly accepted: string;
  readonly refused: string;
  readonly acknowledgementNumber: string;
  readonly reason: string;
  readonly notedAt: string;

  readonly verification: string;
  readonly verificationNote: string;
  readonly digest: string;
  readonly caseId: string;
  readonly organizationId: string;
  readonly madeAt: string;

  readonly status: Readonly<Record<Schemas["CaseStatus"], string>>;
  readonly priority: Readonly<Record<Schemas["CasePriority"], string>>;
  readonly incident: Readonly<Record<Schemas["IncidentType"], string>>;
  readonly flow: Readonly<Record<Schemas["AssessFlow"], string>>;
  readonly decision: Readonly<Record<Schemas["Decision"], string>>;
  /** Names of changed fields. */
  readonly fields: Readonly<Record<keyof Schemas["Case"], string>>;
}
