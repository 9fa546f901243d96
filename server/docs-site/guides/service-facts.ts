// What guides state about the running service beyond the contract, in one place.

export { claimTerms } from "../../src/backoffice/cases/due-date.ts";
export { allowedTransitions } from "../../src/backoffice/cases/transitions.ts";
export { COUNTED_DAYS } from "../../src/controls/network/contribute.ts";
export { LISTED_DAYS } from "../../src/controls/network/store.ts";
export { ruleTemplates } from "../../src/controls/rules/templates/catalogue.ts";
export type { RuleTemplate } from "../../src/controls/rules/templates/template.ts";
export { scoreBands } from "../../src/decisions/assess/score-band.ts";
export { WAITS } from "../../src/delivery/webhooks/schedule.ts";
export { reasonCodes } from "../../src/feedback/outcomes/reason-codes/reason-codes.ts";
export { knownKinds, paymentNames, sources as eventSources } from "../../src/feedback/provider-events/kinds.ts";
export { configHelp, secretSettings } from "../../src/platform/environment/config.ts";
export { fileVariable } from "../../src/platform/environment/secret-files.ts";
export { addressRate, addressReserve, newAddressRate, PUBLIC_RATE } from "../../src/platform/http/rate-limit.ts";
export { defaultPolicy } from "../../src/scoring/engine/policy.ts";
export { sentences as signalSentences } from "../../src/scoring/signals/texts.ts";
