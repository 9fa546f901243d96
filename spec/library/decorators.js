// Decorators of the contract's own vocabulary. Each only records what the specification says, as an OpenAPI extension;
// meaning is given by the emitter and enforced by the lint rules.
import { setExtension } from "@typespec/openapi";

export const namespace = "FraudRisk.Contract";

const errorFacts = Symbol.for("fraud-risk.failure");
const responseCodes = Symbol.for("fraud-risk.codes");
const discoveryDocuments = Symbol.for("fraud-risk.discovery");
const permissionHolders = Symbol.for("fraud-risk.held-by");
const events = Symbol.for("fraud-risk.event");
const variantFacts = Symbol.for("fraud-risk.variant-facts");
const causes = Symbol.for("fraud-risk.cause");
const headerExamples = Symbol.for("fraud-risk.header-example");

/** State stored outside the OpenAPI document: facts about types that OpenAPI has no place for. */
export const stateKeys = { errorFacts, responseCodes, discoveryDocuments, headerExamples, permissionHolders, events, causes, variantFacts };

export function $failure(context, target, facts) {
  context.program.stateMap(errorFacts).set(target, facts);
}

export function $codes(context, target, ...codes) {
  context.program.stateMap(responseCodes).set(target, codes);
}

export function $credential(context, target, facts) {
  setExtension(context.program, target, "x-credential", facts);
}

export function $heldBy(context, target, ...holders) {
  context.program.stateMap(permissionHolders).set(target, holders);
}

export function $permission(context, target, ...anyOf) {
  setExtension(context.program, target, "x-permissions", anyOf);
}

export function $browser(context, target) {
  setExtension(context.program, target, "x-browser", true);
}

export function $idempotencyHandle(context, target) {
  setExtension(context.program, target, "x-idempotency-handle", true);
}

export function $bodyLimit(context, target, bytes) {
  setExtension(context.program, target, "x-body-limit", bytes);
}

export function $streamedBody(context, target) {
  setExtension(context.program, target, "x-streamed-body", true);
}

export function $columns(context, target, model) {
  setExtension(context.program, target, "x-columns", model.name);
}

export function $noColumn(context, target) {
  setExtension(context.program, target, "x-column", false);
}

export function $sdk(context, target, resource, method) {
  setExtension(context.program, target, "x-sdk", { resource, method });
}

export function $recommended(context, target, ...segments) {
  setExtension(context.program, target, "x-recommended", segments);
}

export function $approval(context, target, area) {
  setExtension(context.program, target, "x-approval", area);
}

export function $tolerant(context, target) {
  setExtension(context.program, target, "x-tolerant", true);
}

export function $decisive(context, target) {
  setExtension(context.program, target, "x-decisive", true);
}

export function $shortened(context, target) {
  setExtension(context.program, target, "x-shortened", true);
}

export function $masked(context, target, part) {
  setExtension(context.program, target, "x-masked", part);
}

export function $digits(context, target, kind) {
  setExtension(context.program, target, "x-digits", kind);
}

export function $headerExample(context, target, value) {
  context.program.stateMap(headerExamples).set(target, value);
}

export function $discovery(context, target, request, facts) {
  context.program.stateMap(discoveryDocuments).set(target, { request, facts });
}

export function $event(context, target, type, permission, options) {
  context.program.stateMap(events).set(target, { type, permission, byChoice: options?.by_choice === true });
}

export function $cause(context, target, operations, note) {
  context.program.stateMap(causes).set(target, { operations, ...(note !== undefined && { note }) });
}

export function $rawBody(context, target) {
  setExtension(context.program, target, "x-raw-body", true);
}

export function $processor(context, target, facts) {
  context.program.stateMap(variantFacts).set(target, facts);
}

export function $label(context, target, label) {
  context.program.stateMap(variantFacts).set(target, { label });
}

export function $identifier(context, target, facts) {
  context.program.stateMap(variantFacts).set(target, facts);
}

export function $jurisdiction(context, target, facts) {
  context.program.stateMap(variantFacts).set(target, facts);
}

export function $fact(context, target, rule) {
  setExtension(context.program, target, "x-fact", rule);
}
