import { into, shutFrom, states, way } from "../../shared/case-way.ts";
import type { ContractCase } from "../../src/case.ts";

const operation = "updateCase";
const frozen = { status: 409, code: "INVALID_TRANSITION" } as const;

/** Steps that are not open, and text that is frozen. */
export const cases: readonly ContractCase[] = [
  ...states.flatMap((from) =>
    states
      .filter((to) => to !== from && !way[from].includes(to))
      .map(
        (to): ContractCase => ({
          operation,
          promise: `a case that is ${from} cannot become ${to}`,
          before: into[from],
          request: { key: "analyst", path: { id: "{made.id}" }, body: { status: to } },
          expected: shutFrom(from),
        }),
      ),
  ),
  {
    operation,
    promise: "the text of a case that was handed over is frozen",
    before: into.enviado,
    request: { key: "analyst", path: { id: "{made.id}" }, body: { description: "Otra versión" } },
    expected: frozen,
  },
  {
    operation,
    promise: "the text stays frozen once the case is closed",
    before: into.resuelto,
    request: { key: "analyst", path: { id: "{made.id}" }, body: { description: "Otra versión" } },
    expected: frozen,
  },
];
