import type { ContractCase, Expectation, Step } from "../src/case.ts";
import { acknowledgeCase, changeCase, openCase, submitCase } from "./steps.ts";

type State = "borrador" | "en_revision" | "enviado" | "resuelto" | "archivado";

/** The way of a case: the states that follow each state. */
const way: Readonly<Record<State, readonly State[]>> = {
  borrador: ["en_revision", "archivado"],
  en_revision: ["borrador", "enviado", "archivado"],
  enviado: ["resuelto", "en_revision"],
  resuelto: ["archivado"],
  archivado: [],
};

const states = Object.keys(way) as State[];

const inReview: readonly Step[] = [openCase("made"), changeCase("made", { status: "en_revision" })];
const handedOver: readonly Step[] = [...inReview, submitCase("made")];

/** Steps that bring a new case into each state. */
export const into: Readonly<Record<State, readonly Step[]>> = {
  borrador: [openCase("made")],
  en_revision: inReview,
  enviado: handedOver,
  resuelto: [...handedOver, acknowledgeCase("made", { accepted: true })],
  archivado: [openCase("made"), changeCase("made", { status: "archivado" })],
};

const path = { id: "{made.id}" };

/** No such step from here; the answer says where the case can go instead. */
export const shutFrom = (from: State): Expectation => ({ status: 409, code: "INVALID_TRANSITION", details: { allowed_transitions: way[from] } });

const byChange: readonly ContractCase[] = states.flatMap((from) =>
  states
    .filter((to) => to !== from)
    .map((to): ContractCase => {
      const open = way[from].includes(to);
      return {
        operation: "updateCase",
        promise: `a case that is ${from} ${open ? "becomes" : "cannot become"} ${to}`,
        before: into[from],
        request: { key: "analyst", path, body: { status: to } },
        expected: open ? { status: 200, body: { id: "{made.id}", status: to } } : shutFrom(from),
      };
    }),
);

const byHandingOver: readonly ContractCase[] = states
  .filter((from) => from !== "en_revision")
  .map((from) => ({
    operation: "submitCase",
    promise: `a case that is ${from} is not handed over`,
    before: into[from],
    request: { key: "analyst", path },
    expected: shutFrom(from),
  }));

const byAnswer: readonly ContractCase[] = states
  .filter((from) => from !== "enviado")
  .flatMap((from) =>
    [true, false].map(
      (accepted): ContractCase => ({
        operation: "acknowledgeCase",
        promise: `a case that is ${from} has no answer that it could be ${accepted ? "accepted" : "refused"} by`,
        before: into[from],
        request: { key: "analyst", path, body: { accepted } },
        expected: shutFrom(from),
      }),
    ),
  );

/** Every step of a case, open or not. */
export const caseWayCases: readonly ContractCase[] = [...byChange, ...byHandingOver, ...byAnswer];
