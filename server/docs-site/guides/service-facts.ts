// What guides state about the running service beyond the contract, in one place.
export { scoreBands } from "../../src/assess/score-band.ts";
export { nextStates } from "../../src/cases/transitions.ts";
export { addressRate, addressReserve, newAddressRate, PUBLIC_RATE } from "../../src/http/rate-limit.ts";
export { knownKinds } from "../../src/ingest/kinds.ts";
export { paymentNames } from "../../src/ingest/payment-names.ts";
export { COUNTED_DAYS } from "../../src/network/contribute.ts";
export { LISTED_DAYS } from "../../src/network/store.ts";
export { WAITS } from "../../src/webhooks/schedule.ts";
