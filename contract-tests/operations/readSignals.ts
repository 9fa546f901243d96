import { expect } from "vitest";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** The catalogue needs nothing. */
export const sample: Sample<"readSignals"> = {
  operation: "readSignals",
  request: { key: "pspAdmin", body: undefined },
  status: 200,
};

const changeOther = { operation: "updateOrganization", key: "otherAdmin", body: { signal_weights: { IP_TOR: 12 } } } as const;

/** Its own cases, by expected status. */
export const cases: OwnCases<"readSignals"> = {
  /** Signals. */
  200: [
    {
      promise: "a weight of the organization's own is beside the default one",
      before: [{ as: "changed", ...changeOther }],
      request: { key: "otherAdmin" },
      expected: {
        body: {
          data: expect.arrayContaining([
            expect.objectContaining({
              code: "IP_TOR",
              weight: 12,
              families: ["connection"],
              facts: ["connection.tor"],
              meaning: {
                en: expect.any(String),
                es: "La conexión llega por la red Tor.",
                pt: "A conexão vem da rede Tor.",
              },
            }),
          ]),
        },
      },
    },
  ],
};
