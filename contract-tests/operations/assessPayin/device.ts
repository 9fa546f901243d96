import { expect } from "vitest";
import type { TestCase } from "../../src/case.ts";
import { payin } from "./requests.ts";

/** What the device says of itself. */
export const device: readonly TestCase<200>[] = [
  {
    promise: "a clock that neither the connection's country nor the bill's has is evidence, and no more",
    request: payin({ device: { ip_address: "189.203.54.17", timezone: "Asia/Tokyo" }, billing_address: { country: "MX" } }),
    expected: { body: { decision: "approve", signals: expect.arrayContaining(["IP_TIMEZONE_MISMATCH"]) } },
  },
  {
    promise: "a browser that contradicts itself is no bot: it counts a little",
    request: payin({ device: { is_tampered: true } }),
    expected: { body: { decision: "approve", signal_details: expect.arrayContaining([expect.objectContaining({ code: "DEVICE_AUTOMATION", weight: 12 })]) } },
  },
];
