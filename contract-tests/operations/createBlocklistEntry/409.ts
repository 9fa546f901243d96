import { duplicate } from "../../shared/refusal.ts";
import { block, makeSubmerchant } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "createBlocklistEntry";

/** Values that are listed already. */
export const cases: readonly ContractCase[] = [
  {
    operation,
    promise: "the same value in another spelling is a duplicate",
    before: [block("made", "email", "contract.twice@gmail.com")],
    request: { key: "analyst", body: { list_type: "email", value: "ContractTwice+again@GoogleMail.com", severity: "flag" } },
    expected: duplicate,
  },
  {
    operation,
    promise: "a value of one submerchant may be listed for all of them too, once",
    before: [
      makeSubmerchant("shop"),
      { as: "ofShop", operation, key: "pspAdmin", body: { ...sample.request.body, value: "contract-all@ejemplo.mx" } },
      { as: "ofAll", operation, key: "pspAdmin", body: { list_type: "email", value: "contract-all@ejemplo.mx" } },
    ],
    request: { key: "pspAdmin", body: { list_type: "email", value: "contract-all@ejemplo.mx" } },
    expected: duplicate,
  },
];
