import { answered } from "../../of-every-operation/answered.ts";
import { contribute, join, leave, sha256, stolenCard } from "../../shared/network-steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { requestExample } from "../../src/document.ts";
import { sample } from "./sample.ts";

const operation = "contributeSignals";
const email = (value: string) => ({ signal_type: "email", value, category: "scam" }) as const;

/** Batches of signals. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "of the documented example two-signals one is taken, and the other would accuse too many",
    before: [leave(), join()],
    request: { key: "secret", body: requestExample(operation, "two-signals") },
    expected: { status: 201, example: "two-signals", body: { accepted: 1, duplicates: 0, rejected: [{ index: 1, code: "NOT_SHAREABLE" }] } },
  },
  {
    operation,
    promise: "each signal is judged by itself",
    before: [leave(), join()],
    request: {
      key: "secret",
      body: {
        signals: [
          { signal_type: "country", value: "MX", category: "fraud" },
          email("no address"),
          stolenCard("contract_card_3"),
          { ...stolenCard("contract_card_4"), expires_at: "2020-01-01T00:00:00Z" },
          { signal_type: "ip_address", value: "192.168.0.1", category: "fraud" },
        ],
      },
    },
    expected: {
      status: 201,
      body: {
        accepted: 1,
        duplicates: 0,
        rejected: [
          { index: 0, code: "INVALID_TYPE" },
          { index: 1, code: "INVALID_VALUE" },
          { index: 3, code: "INVALID_EXPIRY" },
          { index: 4, code: "NOT_SHAREABLE" },
        ],
      },
    },
  },
  {
    operation,
    promise: "what was told before is a duplicate, in another spelling and as its hash",
    before: [leave(), join(), contribute("told", email("maria.lopez+promo@gmail.com"))],
    request: {
      key: "secret",
      body: { signals: [email("MariaLopez@googlemail.com"), { signal_type: "email", value_hash: sha256("marialopez@gmail.com"), category: "scam" }] },
    },
    expected: { status: 201, body: { accepted: 0, duplicates: 2, rejected: [] } },
  },
  {
    operation,
    promise: "a key of one submerchant contributes for its provider",
    before: [join(undefined, undefined, "pspAdmin")],
    request: { key: "submerchantSecret", body: { signals: [stolenCard("contract_card_shop")] } },
    expected: { status: 201, body: { rejected: [] } },
  },
];
