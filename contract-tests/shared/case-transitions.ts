import type { Expectation, Step } from "../src/case.ts";
import { acknowledgeCase, changeCase, openCase, submitCase } from "./steps.ts";

/** A state of a case. */
export type State = "borrador" | "en_revision" | "enviado" | "resuelto" | "archivado";

/** The transitions of a case: the states that follow each state. */
export const transitions: Readonly<Record<State, readonly State[]>> = {
  borrador: ["en_revision", "archivado"],
  en_revision: ["borrador", "enviado", "archivado"],
  enviado: ["resuelto", "en_revision"],
  resuelto: ["archivado"],
  archivado: [],
};

/** Every state. */
export const states = Object.keys(transitions) as State[];

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

/** No such step from here; the answer says where the case can go instead. */
export const shutFrom = (from: State): Expectation<409> => ({ code: "INVALID_TRANSITION", details: { allowed_transitions: transitions[from] } });
