import { describe, expect, it } from "vitest";
import { currentFacts } from "../../docs-site/contract/beyond-openapi.ts";
import { placedOperations, resolveSchema } from "../../docs-site/contract/document.ts";
import { document, pages, place, plain, textOf } from "./page.ts";

const parameters = placedOperations(document).flatMap(({ operation }) =>
  (operation.parameters ?? []).map((parameter) => [`${operation.operationId}-${parameter.in}-${parameter.name}`, parameter] as const),
);

describe("types are said in words", () => {
  it.each([
    ["updateSubmerchant-request-external_id", "string or null"],
    ["createKey-201-submerchant_id", "string (uuid) or null"],
    ["createKey-201-expires_at", "string (date-time) or null"],
    ["updateOrganization-request-thresholds.review", "number or null"],
    ["listAuditLog-200-data.actor.role", "enum or null"],
    ["listAuditLog-200-data.before", "object or null"],
    ["listAuditLog-200-data", "array of object"],
    ["createKey-request-permissions", "array of enum"],
    ["createKey-request-allowed_origins", "array of string"],
    ["readOrganization-200-signal_weights", "signal code to number"],
    ["updateOrganization-request-signal_weights", "signal code to number or null"],
    ["assessPayin-request-metadata", "string to string"],
    ["readKey-path-id", "string (uuid)"],
    ["listKeys-query-status", "enum"],
  ])("%s is %s", (anchor, words) => {
    expect(typeOf(anchor)).toBe(words);
  });

  it.each([
    ["updateOrganization-request-signal_weights", "at most 100 keys · each value: -100 to 100"],
    ["updateOrganization-request-high_risk_countries", "each item: exactly 2 characters"],
    ["createKey-request-allowed_origins", "at most 20 items · each item: at most 255 characters"],
    ["listAuditLog-200-data.before", "any fields"],
    ["error-body-error.details", "more fields can come"],
    ["createSubmerchant-request-status", "default active"],
  ])("%s is bound: %s", (anchor, rules) => {
    expect(textOf(place(anchor))).toContain(rules);
  });

  it("every value of a nullable enum and of an array of enums is listed", () => {
    for (const role of ["admin", "analyst", "viewer"]) expect(place("listAuditLog-200-data.actor.role")).toContain(`<code>${role}</code>`);
    for (const permission of currentFacts.permissions) expect(place("createKey-request-permissions")).toContain(`<code>${permission}</code>`);
  });

  it("a field whose keys are explained is in the contract, and is a map", () => {
    for (const [field, keys] of Object.entries(currentFacts.mapKeys)) expect(textOf([...pages.values()].join(""))).toContain(`${field} ${keys} to `);
  });
});

describe("parameters", () => {
  it.each(parameters)(
    "%s is listed with type, bounds, default and whether it is required",
    (anchor, { name, description = "", required = false, schema = {} }) => {
      const row = place(anchor);
      const words = textOf(row);
      const { minimum, maximum, minLength, maxLength, pattern, enum: values, default: fallback, ...rest } = resolveSchema(document, schema);
      expect(words).toContain(name);
      expect(words).toContain(plain(description));
      expect(words.includes("required")).toBe(required);
      expect(typeOf(anchor)).toContain(values === undefined ? rest.type : "enum");
      if (rest.format !== undefined && rest.type === "string") expect(typeOf(anchor)).toContain(`(${rest.format})`);
      for (const bound of [minimum, maximum, minLength, maxLength]) if (bound !== undefined) expect(words).toContain(bound.toLocaleString("en-US"));
      if (pattern !== undefined) expect(words).toContain(pattern);
      if (fallback !== undefined) expect(words).toContain(`default ${fallback}`);
      for (const value of values ?? []) expect(row).toContain(`<code>${value}</code>`);
    },
  );
});

function typeOf(anchor: string): string | undefined {
  return /<span class="type">([^<]*)</.exec(place(anchor))?.[1];
}
