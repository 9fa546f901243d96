import type { ErrorCode } from "../../generated/errors.ts";
import type { OperationId } from "../../generated/operations.ts";
import type { TargetName } from "../src/case.ts";

/** A documented error that no request of this suite can provoke on the server. The mock still shows that it is described. */
export interface OutOfReach {
  readonly operations: readonly OperationId[] | "all";
  readonly status: number;
  readonly code: ErrorCode;
  readonly reason: string;
  /** Targets that it is out of reach on; default: the server and the proxy. */
  readonly on?: readonly TargetName[];
}

/** The only place where the suite gives up on a documented error. */
export const outOfReach: readonly OutOfReach[] = [
  { operations: "all", status: 500, code: "INTERNAL_ERROR", reason: "it takes a fault of the service, and none is known" },
  { operations: "all", status: 403, code: "HTTPS_REQUIRED", reason: "only production requires HTTPS, and this is the sandbox" },
  {
    operations: ["reportOutcome", "reportFraud", "recordOutcome", "reportAssessmentFraud"],
    status: 404,
    code: "REQUEST_ERASED",
    reason: "a command of the operator erases requests, no operation does; server/test/data-keys shows it",
  },
  {
    operations: ["updateOrganization", "replaceConfiguration", "createAllowlistEntry", "approveModel", "rollBackModel", "draftRule", "shadowRule"],
    status: 403,
    code: "APPROVAL_REQUIRED",
    reason: "an approval that is on is switched off by two administrators only, and other cases need it off; server/test/approvals shows it",
  },
  {
    operations: ["createCustomList", "addCustomListValues", "importCustomListValues"],
    status: 409,
    code: "LIMIT_REACHED",
    reason: "it takes a hundred lists, or a million values; server/test/custom-lists shows it",
  },
  {
    operations: ["createSavedView"],
    status: 409,
    code: "LIMIT_REACHED",
    reason: "it takes fifty views of a person; server/test/saved-views shows it",
  },
  {
    operations: ["createBacktest"],
    status: 409,
    code: "LIMIT_REACHED",
    reason: "it takes twenty backtests that are queued; server/test/backtests shows it",
  },
  {
    operations: ["createDataSubjectRequest"],
    status: 409,
    code: "LIMIT_REACHED",
    reason: "it takes ten requests that are queued; server/test/data-protection shows it",
  },
  {
    operations: ["importBlocklist", "importCustomListValues"],
    status: 413,
    code: "PAYLOAD_TOO_LARGE",
    reason: "Prism refuses a body of this size itself and answers in a shape of its own",
    on: ["proxy"],
  },
  {
    operations: ["updateCustomList", "removeCustomList"],
    status: 409,
    code: "LIST_IN_USE",
    reason: "no operation makes a rule that uses a list; server/test/custom-lists shows it",
  },
  {
    operations: [
      "reportOutcome",
      "reportFraud",
      "recordOutcome",
      "reportAssessmentFraud",
      "listAssessments",
      "ingestProviderEvent",
      "receiveStripeEvent",
      "downloadCaseAttachment",
    ],
    status: 503,
    code: "REQUEST_UNREADABLE",
    reason: "it takes an incomplete SECRETS_KEYS; server/test/data-keys shows it",
  },
  {
    operations: ["createRule", "draftRule"],
    status: 409,
    code: "TOO_MANY_RULES",
    reason: "it takes 200 rules; server/test/rules shows it",
  },
];
