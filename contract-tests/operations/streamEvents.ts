import { invalid } from "../shared/refusal.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A stream that ends at once. */
export const sample: Sample<"streamEvents"> = {
  operation: "streamEvents",
  request: { key: "secret", query: { types: "case.created", max_seconds: "0" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"streamEvents"> = {
  /** Streams. */
  200: [
    {
      promise: "the documented example a-declined-payment is a stream of server-sent events",
      request: { key: "viewer", query: { max_seconds: "0" } },
      expected: {
        example: "a-declined-payment",
        headers: { "Content-Type": /^text\/event-stream; charset=utf-8$/ },
        lines: [/^retry: 3000$/, /^: open$/, /^$/],
      },
    },
    {
      promise: "a stream that cannot go on where it ended begins with reset",
      request: { key: "analyst", query: { max_seconds: "0", types: "case.created" }, headers: { "Last-Event-ID": "01929b84-0c11-7a20-8b3c-4d5e6f708192" } },
      expected: { lines: [/^retry: 3000$/, /^: open$/, /^$/, /^event: reset$/, /^data: \{\}$/] },
    },
  ],
  /** Parameters that cannot be. */
  400: [
    invalid("parameters that cannot be are named", { key: "secret", query: { types: "payment.made", after: "1", max_seconds: "4000" } }, [
      "query.types.0",
      "query.after",
      "query.max_seconds",
    ]),
  ],
};
