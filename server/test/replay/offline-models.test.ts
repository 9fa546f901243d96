// The reference models reach the average precision of scikit-learn's on the same rows, and nearly that of the true probabilities.
import { expect, test } from "vitest";
import { fitBoosting } from "../../replay/offline/boosting.ts";
import { columnsOf, type OfflineExample, tableOf } from "../../replay/offline/columns.ts";
import { fitLogistic, type LogOdds } from "../../replay/offline/logistic.ts";
import { fitOffline } from "../../replay/offline/models.ts";
import { rowsOf, type Table } from "../../replay/offline/table.ts";
import { averagePrecision, seeded, thresholdPoints } from "../../src/scoring/learning/measures.ts";

/** Rows of five columns, one with informative missing values, one of noise; with `interaction`, two columns count only together. */
function made(rows: number, seed: number, interaction: boolean): Table & { readonly truth: Float64Array } {
  const random = seeded(seed);
  const columns = 5;
  const values = new Float64Array(rows * columns);
  const frauds = new Uint8Array(rows);
  const truth = new Float64Array(rows);
  for (let row = 0; row < rows; row++) {
    const [a, b, c, d, e] = [random() * 4, random() + random() - 1, random() < 0.3 ? Number.NaN : random() * 100, Number(random() < 0.1), random()] as const;
    values.set([a, b, c, d, e], row * columns);
    const together = interaction ? (a > 2 && b > 0.2 ? 3.5 : 0) : 0.9 * a + 1.5 * b;
    const odds = -5.5 + together + (Number.isNaN(c) ? 1.2 : 0.01 * c) + 1.4 * d;
    truth[row] = odds;
    frauds[row] = Number(random() < 1 / (1 + Math.exp(-odds)));
  }
  return { rows, columns, values, frauds, weights: new Float64Array(rows).fill(1), truth };
}

function precisionOf({ rows, columns, values, frauds }: Table, score: LogOdds): number {
  return averagePrecision(
    thresholdPoints(
      Array.from({ length: rows }, (_, row) => ({ score: score(values.subarray(row * columns, (row + 1) * columns)), fraud: frauds[row] === 1 })),
    ),
  );
}

function truePrecision({ truth, frauds }: ReturnType<typeof made>, from: number): number {
  return averagePrecision(thresholdPoints([...truth.subarray(from)].map((score, row) => ({ score, fraud: frauds[from + row] === 1 }))));
}

/** Average precision of scikit-learn 1.2.1 on the same rows: LogisticRegression(C=1), HistGradientBoostingClassifier(max_iter=50, early_stopping=False). */
const SCIKIT = { logistic: 0.3269, boosting: 0.3363 };

const FITTED = 12_000;
const additive = made(16_000, 311, false);
const interacting = made(16_000, 312, true);
const validationOf = (all: Table): Table => rowsOf(all, FITTED, all.rows);
const trainingOf = (all: Table): Table => rowsOf(all, 0, FITTED);

test("logistic regression is as good as scikit-learn's and as the truth where log-odds are a sum", () => {
  const precision = precisionOf(validationOf(additive), fitLogistic(trainingOf(additive)));
  expect(precision).toBeCloseTo(SCIKIT.logistic, 3);
  expect(precision).toBeGreaterThan(0.97 * truePrecision(additive, FITTED));
});

test("boosting is as good as scikit-learn's with the same options, and better than logistic regression where columns interact", () => {
  const sameOptions = fitBoosting(trainingOf(interacting), { maxTrees: 50, learningRate: 0.1, maxLeaves: 31, maxDepth: 30, validationShare: 0 });
  expect(Math.abs(precisionOf(validationOf(interacting), sameOptions) - SCIKIT.boosting)).toBeLessThan(0.01);
  const precision = precisionOf(validationOf(interacting), fitBoosting(trainingOf(interacting)));
  expect(precision).toBeGreaterThan(0.9 * truePrecision(interacting, FITTED));
  expect(precision).toBeGreaterThan(precisionOf(validationOf(interacting), fitLogistic(trainingOf(interacting))));
});

test("a weight counts like so many rows", () => {
  const { values, frauds, weights, columns } = trainingOf(additive);
  const [rows, twice] = [2000, 4000];
  const some = rowsOf({ rows: FITTED, columns, values, frauds, weights }, 0, rows);
  const doubled: Table = {
    rows: twice,
    columns,
    values: Float64Array.from([...some.values, ...some.values]),
    frauds: Uint8Array.from([...some.frauds, ...some.frauds]),
    weights: new Float64Array(twice).fill(1),
  };
  const row = values.subarray(columns, 2 * columns);
  expect(fitLogistic({ ...some, weights: new Float64Array(rows).fill(2) })(row)).toBeCloseTo(fitLogistic(doubled)(row), 6);
});

test("facts are columns: what was not observed is missing, what did not fire is 0, the part that counts is a column", () => {
  const payments = [{ facts: { AMOUNT_ANOMALY_PAYER: 2, IP_TOR: 1 } }, { facts: { AMOUNT_ABOVE_ORG_P99: [0.5, 0.6] as const } }];
  const columns = columnsOf(payments);
  expect(columns.names.toSorted()).toEqual(["AMOUNT_ABOVE_ORG_P99", "AMOUNT_ABOVE_ORG_P99.part", "AMOUNT_ANOMALY_PAYER", "IP_TOR"]);
  const second = tableOf(columns, payments).subarray(4);
  expect(Object.fromEntries(columns.names.map((name, index) => [name, second[index]]))).toEqual({
    AMOUNT_ABOVE_ORG_P99: 0.5,
    "AMOUNT_ABOVE_ORG_P99.part": 0.6,
    AMOUNT_ANOMALY_PAYER: Number.NaN,
    IP_TOR: 0,
  });
});

test("both models are fitted on facts, the same ones on the same payments; without frauds there is none", () => {
  const random = seeded(313);
  const examples = Array.from({ length: 3000 }, (): OfflineExample => {
    const times = 0.5 + 6 * random();
    return { facts: random() < 0.2 ? {} : { AMOUNT_ANOMALY_PAYER: times }, fraud: random() < (times > 4 ? 0.4 : 0.01), weight: 1 };
  });
  const [one, other] = [fitOffline(examples), fitOffline(examples)];
  const high = one?.({ AMOUNT_ANOMALY_PAYER: 5.5 });
  const low = one?.({ AMOUNT_ANOMALY_PAYER: 1 });
  expect(high?.boosting).toBeGreaterThan(0.2);
  expect(high?.logistic).toBeGreaterThan(3 * (low?.logistic ?? 1));
  expect(low?.boosting).toBeLessThan(0.1);
  expect(other?.({ AMOUNT_ANOMALY_PAYER: 5.5 })).toEqual(high);
  expect(fitOffline(examples.filter(({ fraud }) => !fraud))).toBeUndefined();
});
