// What guides say of rules, signals and fields: expressions compile, codes and fields exist.
import { describe, expect, it } from "vitest";
import { errors } from "../../../generated/errors.ts";
import type { FactPath } from "../../../generated/facts.ts";
import { attacks } from "../../docs-site/guides/attacks.ts";
import { guideIds } from "../../docs-site/guides/chapters.ts";
import { readGuide } from "../../docs-site/guides/guide-file.ts";
import { ruleTemplates } from "../../src/controls/rules/templates/catalogue.ts";
import { knownKinds } from "../../src/feedback/provider-events/kinds.ts";
import { configHelp } from "../../src/platform/environment/config.ts";
import { factsByPath } from "../../src/scoring/facts/fact-index.ts";
import { checkExpression } from "../../src/scoring/rule-evaluation/check.ts";
import { isSignalCode } from "../../src/scoring/signals/index.ts";
import { contentOf, document, textOf } from "./page.ts";

/** Expressions of a guide: its blocks of CEL, the language of rules. */
const expressionsOf = (id: string): string[] => [...readGuide(id).body.matchAll(/^```cel\n(.*?)\n```$/gms)].map(([, text = ""]) => text);

/** Names in capitals that guides mention and that are neither signals nor errors nor settings. */
const OTHER_NAMES = new Set(["FRAUD_RISK_API_KEY", "DASHBOARD_SESSION", "NODE_TLS_REJECT_UNAUTHORIZED", "NOT_SHAREABLE", "VALUE_IN_DESCRIPTION"]);

/** Names of providers' events, which the guide to them lists. */
const EVENT_NAMES: ReadonlySet<string> = new Set(knownKinds.map(([, name]) => name));

describe("the guides", () => {
  const expressions = guideIds.flatMap((id) => expressionsOf(id).map((text) => [id, text] as const));

  it.each(expressions)("%s: %s is a valid expression", (_, text) => {
    const checks = [checkExpression(text, "payin"), checkExpression(text, "payout")];
    const [first] = checks;
    expect(checks.some(({ valid }) => valid) ? [] : first, text).toEqual([]);
  });

  it("have expressions in the guides to rules and to kinds of fraud", () => {
    const withExpressions = new Set(expressions.map(([id]) => id));
    for (const id of ["rules", "card-testing", "account-takeover", "mule-accounts"] as const) expect(withExpressions).toContain(id);
  });

  it.each(guideIds)("%s names signals, errors and settings that exist", (id) => {
    const names = [...readGuide(id).body.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)`/g)].map(([, name = ""]) => name);
    const help = configHelp();
    const unknown = names.filter(
      (name) => !isSignalCode(name) && !Object.hasOwn(errors, name) && !help.includes(`\n  ${name}`) && !OTHER_NAMES.has(name) && !EVENT_NAMES.has(name),
    );
    expect(unknown).toEqual([]);
  });
});

/** Paths of the fields of both requests, with dots. */
const requestPaths = new Set(["PayinAssessRequest", "PayoutAssessRequest"].flatMap((name) => pathsOf(name)));

function pathsOf(name: string): string[] {
  return Object.entries(document.components.schemas[name]?.properties ?? {}).flatMap(([field, { $ref, allOf }]) => {
    const inner = ($ref ?? allOf?.[0]?.$ref)?.split("/").at(-1);
    return [field, ...(inner === undefined ? [] : pathsOf(inner).map((path) => `${field}.${path}`))];
  });
}

/** Fields of other products that the guide to migrating maps. */
const OTHERS_FIELDS = new Set(["email.address", "payment.processor", "device.id", "device.session_age"]);

describe("the fields that guides mention", () => {
  it.each(guideIds)("%s: exist in a request or as a fact", (id) => {
    const prose = readGuide(id).body.replaceAll(/^```.*?^```$/gms, "");
    const groups = "payer|card|device|connection|email|address|terminal|list|payout|payment|payment_method|beneficiary|origin|initiator|merchant";
    const named = [...prose.matchAll(new RegExp(`\`((?:${groups})(?:\\.[a-z_0-9]+)+)\``, "g"))].map(([, path = ""]) => path);
    const others = id === "migrating" ? OTHERS_FIELDS : EVENT_NAMES;
    const unknown = named.filter((path) => !requestPaths.has(path) && !factsByPath.has(path as FactPath) && !others.has(path));
    expect(unknown).toEqual([]);
  });

  it("are read from the contract", () => {
    for (const path of ["payer.email", "payment_method.card.hash", "payment_method.three_ds.eci", "initiator.device_fingerprint"])
      expect(requestPaths).toContain(path);
  });
});

describe.each(Object.entries(attacks))("the guide to %s", (name, { signals, templates }) => {
  const close = (words = ""): string => words.replaceAll(/[\s`]/g, "");
  const text = close(textOf(contentOf(`guides/${name.replaceAll("_", "-")}`)));

  it("shows each of its signals, and each of its templates with the expression", () => {
    for (const signal of signals) expect(text).toContain(signal);
    for (const id of templates) {
      const { rule, texts } = ruleTemplates.find((template) => template.id === id) ?? {};
      expect(text).toContain(close(`template ${id}`));
      expect(text).toContain(close(rule?.expression));
      expect(text).toContain(close(texts?.en.tuning));
    }
  });
});
