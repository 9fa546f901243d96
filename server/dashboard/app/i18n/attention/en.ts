// English: what needs attention on the overview, and figures of prevention.

/** Texts of the lower half of the overview. */
export const attention = {
  alerts: {
    title: "Alerts",
    none: "Nothing needs attention.",
    endpoint: (url: string) => `Webhook endpoint fails: ${url}`,
    deliveries: (count: string) => `Failed webhook deliveries: ${count}`,
    drift: "Scores or signals drift",
    model: "A model waits for approval",
    rule: (name: string) => `A rule waits for approval: ${name}`,
  },
  health: {
    title: "Health",
    latency: "Time to a decision",
    milliseconds: (shown: string) => `${shown} ms`,
    quantiles: "(median / p95 / p99)",
    endpoints: "Webhook endpoints",
    endpointsText: (enabled: string, failing: string) => `${enabled} enabled, ${failing} failing`,
    browsers: "Assessments from browsers",
    holdouts: "Holdouts",
    drift: "Drift",
  },
  prevention: {
    title: "Prevention",
    fraudRate: "Fraud rate",
    chargebackRate: "Chargeback rate",
    falsePositiveRate: "False positive rate",
    precision: "Precision",
    recall: "Recall",
    bases: {
      fraud_rate: "of all payments",
      chargeback_rate: "of payments that were not declined",
      false_positive_rate: "of all payments",
      precision: "frauds among stopped payments known to be fraud or a false alarm",
      recall: "of all frauds",
    },
    prevented: "Prevented",
    topSignals: "Signals that fired most",
    noSignals: "No signal fired in this period.",
  },
};
