import { assess, loss, makeSubmerchant, makeSubmerchantKey, reportFraud } from "../../shared/steps.ts";
import type { Expectation, TestCase } from "../../src/case.ts";
import { fraud, known } from "./requests.ts";

const replayed: Expectation<201> = {
  body: {
    report_id: "{first.report_id}",
    case: "{first.case}",
    blocklist_entries: "{first.blocklist_entries}",
    network_signals: 0,
    idempotent_replay: true,
  },
};

/** Frauds that are reported again. */
export const replays: readonly TestCase<201>[] = [
  {
    promise: "the same assessment again is a replay, whatever else is said of it",
    before: [assess("assessed", known("again")), reportFraud("first", { session_id: "{assessed.session_id}" })],
    request: fraud({ session_id: "{assessed.session_id}", incident_type: "otro", description: "Otra vez", ...loss }),
    expected: replayed,
  },
  {
    promise: "an assessment that was reported by its order is a replay",
    before: [assess("assessed", known("again-order"), { order_id: "contract-again-order" }), reportFraud("first", { order_id: "contract-again-order" })],
    request: fraud({ session_id: "{assessed.session_id}" }),
    expected: replayed,
  },
  {
    promise: "the same payment again is a replay",
    before: [assess("assessed", known("again-pay"), { payment_id: "contract-again-pay" }), reportFraud("first", { payment_id: "contract-again-pay" })],
    request: fraud({ payment_id: "contract-again-pay" }),
    expected: replayed,
  },
  {
    promise: "the same order again is a replay where it was never assessed",
    before: [reportFraud("first", { order_id: "contract-again-unassessed", ...loss })],
    request: fraud({ order_id: "contract-again-unassessed", ...loss }),
    expected: replayed,
  },
  {
    promise: "the same order again is a replay although it was tried once more in between",
    before: [
      assess("assessed", known("retried"), { order_id: "contract-retried" }),
      reportFraud("first", { order_id: "contract-retried" }),
      assess("later", known("retried"), { order_id: "contract-retried", amount: 20 }),
    ],
    request: fraud({ order_id: "contract-retried" }),
    expected: replayed,
  },
  {
    promise: "the same indicators again, in another spelling and order, are a replay",
    before: [
      reportFraud("first", {
        indicators: [
          { list_type: "email", value: "contract-spelled@reports.example" },
          { list_type: "customer_id", value: "contract-spelled" },
        ],
        ...loss,
      }),
    ],
    request: fraud({
      indicators: [
        { list_type: "customer_id", value: "contract-spelled" },
        { list_type: "email", value: "Contract-Spelled+x@Reports.example" },
      ],
      ...loss,
    }),
    expected: replayed,
  },
  {
    promise: "a submerchant does not get the report of another submerchant with the same order number",
    before: [
      ...["shop", "neighbour"].flatMap((of) => [makeSubmerchant(of), makeSubmerchantKey(`key-of-${of}`, of, { permissions: ["assess", "fraud:report"] })]),
      { ...reportFraud("first", { order_id: "contract-order-1", ...loss }), key: "{key-of-shop.key}" },
    ],
    request: { ...fraud({ order_id: "contract-order-1", ...loss }), key: "{key-of-neighbour.key}" },
    expected: { body: { idempotent_replay: false } },
  },
];
