import { invalid } from "../shared/refusal.ts";
import { timestamp } from "../shared/shapes.ts";
import { assess, block, makeSubmerchant, makeSubmerchantKey } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** An entity that was never seen. */
export const sample: Sample<"readEntity"> = {
  operation: "readEntity",
  request: { key: "viewer", path: { kind: "device", value: "contract-nowhere" }, body: undefined },
  status: 200,
};

const nothing = { approve: 0, challenge: 0, review: 0, decline: 0 };

/** Its own cases, by expected status. */
export const cases: OwnCases<"readEntity"> = {
  /** What is known of identifiers. */
  200: [
    {
      promise: "an entity that was never seen has zeros",
      request: sample.request,
      expected: {
        body: {
          kind: "device",
          value: "contract-nowhere",
          list_type: "device_fingerprint",
          network: null,
          first_seen: null,
          last_seen: null,
          assessments: 0,
          more: false,
          decisions: { last_24h: nothing, last_7d: nothing, last_30d: nothing },
          amounts: {},
          frauds: 0,
          blocklist: [],
          allowlist: [],
          newest: [],
          links: [],
          more_links: false,
        },
      },
    },
    {
      promise: "an e-mail address is found in any spelling, with its payer as a link",
      before: [assess("one", { customer_id: "contract-entity", email: "Contract.Entity+shop@Gmail.com" }, { amount: 310.25 })],
      request: { key: "viewer", path: { kind: "email", value: "contractentity@googlemail.com" } },
      expected: {
        body: {
          value: "contractentity@gmail.com",
          first_seen: timestamp,
          assessments: 1,
          amounts: { MXN: 310.25 },
          newest: [{ session_id: "{one.session_id}" }],
          links: [{ kind: "payer", value: "contract-entity", hop: 1, shared_assessments: 1, via: [], blocklisted: false, fraud: false }],
        },
      },
    },
    {
      promise: "a card named by BIN and last four digits is of no type of list entries",
      request: { key: "viewer", path: { kind: "card", value: "424242-0017" } },
      expected: { body: { value: "424242-0017", list_type: null } },
    },
    {
      promise: "entries of the blocklist are named",
      before: [block("entry", "customer_id", "contract-entity-blocked")],
      request: { key: "viewer", path: { kind: "payer", value: "contract-entity-blocked" } },
      expected: { body: { blocklist: [{ id: "{entry.id}", severity: "block" }], allowlist: [] } },
    },
    {
      promise: "a key, which may not read lists, reads none of their entries",
      before: [block("entry", "customer_id", "contract-entity-of-key")],
      request: { key: "secret", path: { kind: "payer", value: "contract-entity-of-key" } },
      expected: { body: { blocklist: null, allowlist: null } },
    },
    {
      promise: "a submerchant's key reads nothing of another submerchant's payments",
      before: [
        makeSubmerchant("shop"),
        makeSubmerchantKey("own", "shop", { permissions: ["assessments:read"] }),
        { ...assess("theirs", { customer_id: "contract-entity-shop" }), key: "submerchantSecret" },
      ],
      request: { key: "{own.key}", path: { kind: "payer", value: "contract-entity-shop" } },
      expected: { body: { assessments: 0, last_seen: null, newest: [], links: [] } },
    },
  ],
  /** Values that no entity can have. */
  400: [
    invalid("a full card number is refused", { key: "viewer", path: { kind: "card", value: "4242424242424242" } }, ["path.value"]),
    invalid("an address that is none is refused", { key: "viewer", path: { kind: "ip", value: "203.0.113" } }, ["path.value"]),
    invalid("a kind that is none is refused", { key: "viewer", path: { kind: "name", value: "maria" } }, ["path.kind"]),
  ],
};
