// The guides to chargebacks, 3-D Secure, migrating and data protection laws: their tables are those of the service, and their code runs.
import { describe, expect, it } from "vitest";
import { snippetOf } from "../../docs-site/guides/guide-file.ts";
import { threeDsMeanings } from "../../docs-site/guides/meanings.ts";
import { fraudTypeOfCode, reasonCodes } from "../../src/feedback/outcomes/reason-codes/reason-codes.ts";
import { configHelp } from "../../src/platform/environment/config.ts";
import { contentOf, textOf } from "./page.ts";
import { runHere } from "./run.ts";

describe("the guide to chargebacks", () => {
  const text = textOf(contentOf("guides/chargebacks"));

  it.each(Object.entries(reasonCodes))("has every reason code of %s with the fraud type that the service takes from it", (scheme, types) => {
    for (const [type, codes] of Object.entries(types))
      for (const [code, name] of Object.entries(codes)) {
        expect(text).toContain(` ${code} ${name} ${type} `);
        expect(fraudTypeOfCode(`${scheme} ${code}`)).toBe(type);
      }
  });
});

describe("the guide to 3-D Secure", () => {
  it("has every status of the contract", () => {
    const text = textOf(contentOf("guides/three-d-secure"));
    for (const [status, meaning] of Object.entries(threeDsMeanings.en)) expect(text).toContain(` ${status} ${meaning} `);
  });

  const decide = (first: string) =>
    runHere(
      [
        snippetOf("three-d-secure", "step-up.js"),
        'const order = { order_id: "ORD-1", amount: 1, currency: "MXN", payment_method: { type: "card" } };',
        'console.log((await decide(order, async () => ({ status: "authenticated", liability_shift: true }))).decision);',
      ].join("\n"),
      (request) => ({ body: { decision: request === 0 ? first : "approve" } }),
    );

  it("assesses a challenged payment again with the result, under its own key", async () => {
    const { requests, printed } = await decide("challenge");
    expect(printed).toBe("approve\n");
    expect(requests.map(({ headers }) => headers["idempotency-key"])).toEqual([requests[0]?.headers["idempotency-key"], "ORD-1-after-3ds"]);
    expect(JSON.parse(requests[1]?.body ?? "")).toMatchObject({
      order_id: "ORD-1",
      payment_method: { type: "card", three_ds: { status: "authenticated", liability_shift: true } },
    });
  });

  it("authenticates no other payment", async () => {
    const { requests, printed } = await decide("decline");
    expect(printed).toBe("decline\n");
    expect(requests).toHaveLength(1);
  });
});

describe("the guide to migrating", () => {
  const observe = (status: number, body: object) =>
    runHere(`${snippetOf("migrating", "side-by-side.js")}\nconsole.log(await observe({ amount: 1, currency: "MXN", order_id: "ORD-1" }));`, () => ({
      status,
      body,
    }));

  it("stores what the service decides, and never fails when it does not answer", async () => {
    expect((await observe(200, { session_id: "s-1", decision: "decline" })).printed).toBe('{"session_id":"s-1","decision":"decline"}\n');
    const failed = { error: { code: "ASSESS_MAINTENANCE", message: "away", details: {} } };
    expect((await observe(503, failed)).printed).toMatch(/^not observed: away.*\nnull\n$/);
  });
});

describe("the guide to data protection laws", () => {
  it("has every retention period with its default", () => {
    const text = textOf(contentOf("guides/privacy-laws"));
    const settings = [...configHelp().matchAll(/^ {2}(RETENTION_[A-Z_]+) +(.+)\n.*Default: (\d+)\.$/gm)];
    expect(settings.length).toBeGreaterThan(3);
    for (const [, name, meaning, days] of settings) expect(text).toContain(` ${name} ${meaning} ${days} `);
  });
});
