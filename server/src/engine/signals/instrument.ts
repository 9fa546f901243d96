// What the issuer's checks said.
import { type SignalFamily, whole } from "../signal.ts";

export const instrumentSignals: SignalFamily = {
  AVS_CVV_FAIL: ({ transaction: { avsResult, cvvResult } }) => {
    if (cvvResult === "no_match") return whole("cvv no_match", "match");
    return avsResult === "no_match" ? whole("avs no_match", "match") : undefined;
  },
  THREEDS_AUTHENTICATED: ({ transaction: { threeDsStatus, liabilityShift } }) =>
    threeDsStatus === "authenticated" && liabilityShift ? whole("authenticated", "liability shift") : undefined,
};
