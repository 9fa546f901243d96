// The templates of rules in shadow over a simulated history: the one that declines hits nobody honest.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readHistory } from "../../replay/history.ts";
import { historyFiles } from "../../simulator/files.ts";
import { generateHistory } from "../../simulator/generate.ts";
import { templateFigures } from "../../simulator/template-figures.ts";
import { ruleTemplates } from "../../src/controls/rules/templates/catalogue.ts";
import { DAY } from "../../src/platform/time/time.ts";

const folder = mkdtempSync(join(tmpdir(), "templates-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("card testing is caught, and no good payment is declined", async () => {
  const { payments: simulated } = generateHistory({ seed: 4, set: "fit", from: Date.UTC(2026, 0, 1), days: 20, customers: 300 });
  const files = historyFiles(simulated);
  for (const name of ["payments.csv", "outcomes.csv"] as const) writeFileSync(join(folder, name), files[name]);
  const payments = await readHistory({
    payments: join(folder, "payments.csv"),
    outcomes: join(folder, "outcomes.csv"),
    from: Number.NEGATIVE_INFINITY,
    to: Number.POSITIVE_INFINITY,
    delay: 7 * DAY,
    currency: "MXN",
  });
  const truth = new Map(payments.map(({ id }, index) => [id, { mechanism: simulated[index]?.mechanism ?? "", culprit: simulated[index]?.culprit ?? "" }]));
  const figures = await templateFigures(payments, truth);
  expect(figures.map(({ id }) => id)).toEqual(ruleTemplates.map(({ id }) => id));
  const declining = figures.find(({ id }) => id === "card-testing-device");
  expect(declining?.frauds).toBeGreaterThan(3);
  expect(declining?.good).toBe(0);
  // one good payment in two hundred, at most, is held or challenged by all the others together
  expect(figures.reduce((sum, { good }) => sum + good, 0)).toBeLessThan(payments.length / 200);
});
