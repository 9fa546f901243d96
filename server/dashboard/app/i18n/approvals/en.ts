// English: changes that need the approval of a second person.

/** Texts of approvals. */
export const approvals = {
  approvals: {
    title: "Approvals",
    lead: "Changes that are made only when a second person approves them. Which ones need that is in the settings.",
    empty: "Nothing waits for approval",
    emptyText: "A change that needs a second person appears here.",
    waiting: "Waiting",
    decided: "Decided",
    areas: {
      policy: "Policy: thresholds, weights, high-risk countries, holdout, learning",
      live_rules: "Live rules that change, are archived, or go back to draft or shadow",
      models: "Models that go live, rollbacks, and the budget for going live automatically",
      allowlists: "Entries that people add to an allowlist",
      configuration: "The configuration as one document",
    },
    off: "Approvals are switched off",
    statuses: { pending: "Waiting", applied: "Made", failed: "Failed", rejected: "Rejected", expired: "Expired" },
    operation: "Operation",
    change: "What would be made",
    requestedBy: "Requested by",
    decidedBy: "Decided by",
    approve: "Approve",
    reject: "Reject",
    withdraw: "Withdraw",
    applied: "Approved: the change was made",
    failed: (message: string) => `The change could not be made: ${message}`,
    rejected: "Rejected: nothing was changed",
    own: "You requested this: another person has to approve it.",
    setting: "Changes that need the approval of a second person",
    required: "This change needs the approval of a second person. It waits under Approvals.",
    second: "Another person has to approve this: you requested it, or made the key that did.",
  },
};
