// The sections of the dossier, in the order a regulator reads them.

import type { components } from "../../../../../generated/types.ts";
import { light } from "../../../platform/html/palette.ts";
import { catalogue, isSignalCode } from "../../../scoring/signals/index.ts";
import type { Formats } from "./formats.ts";
import { type Language, languageOf } from "./languages.ts";
import { block, decoration, drawBlock, type Paper, sheet, styles } from "./paper.ts";
import { banner, type Fact, facts, heading, prose, table } from "./parts.ts";
import { regulatorName } from "./regulators.ts";
import type { Words } from "./words.ts";

type Schemas = components["schemas"];

/** Input of a section. */
export interface Source {
  readonly paper: Paper;
  readonly dossier: Schemas["CaseDossier"];
  /** SHA-256 of the dossier, in hex. */
  readonly digest: string;
  readonly words: Words;
  readonly formats: Formats;
}

/** Entries shown at the beginning and at the end of a long history. */
const SHOWN_STEPS = 200;

/** Title: reference number, organization, and whether it is a draft. */
export function title({ paper, dossier, words, formats }: Source): void {
  const { frozen, generated_at: generatedAt, case: subject } = dossier;
  decoration(paper, "Layout", () => paper.doc.rect(sheet.left, paper.y, 32, 2.5).fill(light.accent));
  paper.y += 12;
  drawBlock(paper, block(paper, [{ text: words.dossier, style: { ...styles.label, size: 10, leading: 15 }, tag: "P" }]));
  drawBlock(paper, block(paper, [{ text: subject.reference_number, style: styles.title, tag: "H1" }]));
  drawBlock(paper, block(paper, [{ text: regulatorName(subject.regulator), style: { ...styles.label, size: 10, leading: 15 }, tag: "P" }]));
  paper.y += 12;
  if (frozen) banner(paper, words.final, words.finalNote(formats.moment(generatedAt)), "green");
  else banner(paper, words.draft, words.draftNote, "amber");
}

/** Summary of the case. */
export function summary({ paper, dossier, words, formats }: Source): void {
  const { case: subject, organization } = dossier;
  facts(paper, words.summary, [
    [words.organization, organization.name],
    [words.regulator, regulatorName(subject.regulator)],
    [words.country, formats.country(subject.jurisdiction)],
    [words.incidentDate, formats.day(subject.incident_date)],
    [words.incidentType, words.incident[subject.incident_type]],
    [words.amount, formats.amount(subject.amount, subject.currency)],
    [words.statusLabel, words.status[subject.status]],
    [words.priorityLabel, words.priority[subject.priority]],
    [words.opened, formats.moment(subject.created_at)],
    [words.submitted, subject.submitted_at === null ? words.notSubmitted : formats.moment(subject.submitted_at)],
  ]);
}

/** What happened, in the words of the organization. */
export function description({ paper, dossier, words }: Source): void {
  heading(paper, words.description);
  const text = dossier.case.description?.trim() ?? "";
  if (text === "") prose(paper, words.noDescription, styles.label);
  else prose(paper, text);
}

/** The victim. */
export function victim({ paper, dossier, words }: Source): void {
  facts(paper, words.victim, [
    [words.name, dossier.victim.name ?? words.none],
    [words.email, dossier.victim.email ?? words.none],
  ]);
}

/** The assessment that the case was opened from, with its signals. */
export function assessment({ paper, dossier, words, formats }: Source): void {
  const { assessment: found, case: subject } = dossier;
  if (found === null) {
    heading(paper, words.assessment);
    prose(paper, words.noAssessment, styles.label);
    return;
  }
  facts(paper, words.assessment, [
    [words.assessedAt, formats.moment(found.assessed_at)],
    [words.flowLabel, words.flow[found.flow]],
    [words.amount, formats.amount(found.amount, found.currency)],
    [words.decisionLabel, words.decision[found.decision]],
    [words.score, `${formats.number(found.risk_score)} / 100`],
    [words.order, found.order_id ?? words.none],
    [words.payment, found.payment_id ?? words.none],
    [words.session, found.session_id],
  ]);
  paper.y += 14;
  if (found.signals.length === 0) {
    prose(paper, words.noSignals, styles.label);
    return;
  }
  const language = languageOf(subject.jurisdiction);
  table(
    paper,
    [
      { label: words.signal, share: 32, style: styles.code },
      { label: words.meaning, share: 59, style: styles.fine },
      { label: words.weight, share: 9, align: "right" },
    ],
    found.signals.map(({ code, weight, description: english }) => [code, meaningOf(code, language) ?? english, formats.weight(weight)]),
  );
}

/** History of the case, oldest first. */
export function history({ paper, dossier, words, formats }: Source): void {
  const { history: steps } = dossier;
  heading(paper, words.history);
  if (steps.length === 0) {
    prose(paper, words.noHistory, styles.label);
    return;
  }
  const rowOf = ({ occurred_at, actor, from, to, changed }: Schemas["CaseEvent"]): string[] => [
    formats.time(occurred_at),
    stepOf(words, from, to),
    changed.map((field) => (isField(words, field) ? words.fields[field] : field)).join(", "),
    actor,
  ];
  const columns = [
    { label: words.time, share: 24 },
    { label: words.step, share: 26 },
    { label: words.changed, share: 26 },
    { label: words.actor, share: 24, style: styles.code },
  ];
  const leftOut = steps.length - 2 * SHOWN_STEPS;
  if (leftOut <= 0) {
    table(paper, columns, steps.map(rowOf));
    return;
  }
  table(paper, columns, steps.slice(0, SHOWN_STEPS).map(rowOf));
  paper.y += 8;
  prose(paper, words.leftOut(formats.number(leftOut)), styles.label);
  paper.y += 8;
  table(paper, columns, steps.slice(-SHOWN_STEPS).map(rowOf));
}

/** The regulator's answer, if any. */
export function acknowledgement({ paper, dossier, words, formats }: Source): void {
  const { acknowledgement: answer } = dossier.case;
  if (answer === null) return;
  facts(paper, words.acknowledgement, [
    [words.result, answer.accepted ? words.accepted : words.refused],
    [words.acknowledgementNumber, answer.acknowledgement_number ?? words.none],
    [words.notedAt, formats.moment(answer.received_at)],
    [words.reason, answer.reason ?? words.none],
  ]);
}

/** How to verify the document against the record. */
export function verification({ paper, dossier, digest, words, formats }: Source): void {
  const rows: Fact[] = [
    [words.digest, digest, styles.code],
    [words.caseId, dossier.case.id],
    [words.organizationId, dossier.organization.id],
    [words.madeAt, formats.moment(dossier.generated_at)],
  ];
  facts(paper, words.verification, rows, 70);
  paper.y += 8;
  prose(paper, words.verificationNote, styles.note);
}

function stepOf(words: Words, from: Schemas["CaseStatus"] | null, to: Schemas["CaseStatus"]): string {
  if (from === null) return words.openedAs(words.status[to]);
  return from === to ? words.status[to] : `${words.status[from]} → ${words.status[to]}`;
}

/** Meaning of a signal; undefined for a rule's, which uses the description in the dossier. */
function meaningOf(code: string, language: Language): string | undefined {
  return isSignalCode(code) ? catalogue[code].texts[language].sentence : undefined;
}

function isField(words: Words, name: string): name is keyof Words["fields"] {
  return Object.hasOwn(words.fields, name);
}
