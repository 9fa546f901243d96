// Logistic regression with coefficients of at least 0 and a Gaussian prior, over sparse columns: maximum and variances.

/** Payments that a fit is to explain: fraud or not, and how much each counts. */
export interface Labelled {
  readonly fraud: boolean;
  readonly weight: number;
}

/** A column of the design: payments at which it is above 0, and how far. */
export interface Column {
  readonly rows: Int32Array;
  readonly values: Float64Array;
}

/** Prior of the coefficients: independent normal distributions. */
export interface Prior {
  readonly center: Float64Array;
  readonly precision: Float64Array;
}

const SWEEPS = 60;
/** Sweeps after which all coefficients are looked at again; in between those alone that still move. */
const ALL_EVERY = 5;
/** Largest change of a coefficient below which the fit has converged. */
const CONVERGED = 5e-3;
/** Largest step of a coefficient in a sweep. */
const MOST_STEP = 2;

/** The maximum of the likelihood: log-odds without signals, coefficients, and the probability of fraud of each payment. */
export interface Maximum {
  readonly base: number;
  readonly coefficients: Float64Array;
  readonly chance: Float64Array;
}

/** Cyclic coordinate descent, each coordinate by a Newton step (Genkin, Lewis and Madigan 2007), cut at 0. `from`: a maximum with fewer columns, to begin with. */
export function maximise(
  examples: readonly Labelled[],
  columns: readonly Column[],
  { center, precision }: Prior,
  from?: Omit<Maximum, "chance"> & { readonly chance?: Float64Array | undefined },
): Maximum {
  const weights = Float64Array.from(examples, ({ weight }) => weight);
  const frauds = Float64Array.from(examples, ({ fraud }) => Number(fraud));
  const count = examples.length;
  const total = weights.reduce((sum, one) => sum + one, 0);
  const seen = frauds.reduce((sum, one) => sum + one, 0);
  let base = from?.base ?? Math.log(seen / total);
  const coefficients = new Float64Array(columns.length);
  if (from !== undefined) coefficients.set(from.coefficients);
  const margin = from?.chance?.map((one) => Math.log(one / (1 - one))) ?? marginsOf(count, columns, coefficients, base);
  const chance = margin.map((one) => 1 / (1 + Math.exp(-one)));
  const moves = new Float64Array(columns.length);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let change = 0;
    const all = sweep % ALL_EVERY === 0;
    for (const [index, { rows, values }] of columns.entries()) {
      if (!all && (moves[index] ?? 0) < CONVERGED) continue;
      const old = coefficients[index] ?? 0;
      let slope = (precision[index] ?? 0) * (old - (center[index] ?? 0));
      let bend = precision[index] ?? 0;
      for (let at = 0; at < rows.length; at++) {
        const [row, x] = [rows[at] ?? 0, values[at] ?? 0];
        const p = chance[row] ?? 0;
        slope += (weights[row] ?? 0) * (p - (frauds[row] ?? 0)) * x;
        bend += (weights[row] ?? 0) * p * (1 - p) * x * x;
      }
      const step = Math.max(-MOST_STEP, Math.min(MOST_STEP, -slope / bend));
      const next = Math.max(0, old + step);
      moves[index] = Math.abs(next - old);
      if (next === old) continue;
      change = Math.max(change, Math.abs(next - old));
      coefficients[index] = next;
      for (let at = 0; at < rows.length; at++) {
        const row = rows[at] ?? 0;
        const moved = (margin[row] ?? 0) + (next - old) * (values[at] ?? 0);
        margin[row] = moved;
        chance[row] = 1 / (1 + Math.exp(-moved));
      }
    }
    let [slope, bend] = [0, 0];
    for (let row = 0; row < count; row++) {
      const p = chance[row] ?? 0;
      slope += (weights[row] ?? 0) * (p - (frauds[row] ?? 0));
      bend += (weights[row] ?? 0) * p * (1 - p);
    }
    const step = Math.max(-MOST_STEP, Math.min(MOST_STEP, -slope / Math.max(bend, 1e-9)));
    base += step;
    for (let row = 0; row < count; row++) {
      const moved = (margin[row] ?? 0) + step;
      margin[row] = moved;
      chance[row] = 1 / (1 + Math.exp(-moved));
    }
    if (all && Math.max(change, Math.abs(step)) < CONVERGED) break;
  }
  return { base, coefficients, chance };
}

/** Variances of the coefficients, each by its own information and that of its prior; covariances are left out, so intervals of signals that come together are too narrow. */
export function variancesOf(examples: readonly Labelled[], columns: readonly Column[], { coefficients, base }: Maximum, { precision }: Prior): Float64Array {
  const margin = marginsOf(examples.length, columns, coefficients, base);
  return Float64Array.from(columns, ({ rows, values }, index) => {
    let information = precision[index] ?? 0;
    for (let at = 0; at < rows.length; at++) {
      const chance = 1 / (1 + Math.exp(-(margin[rows[at] ?? 0] ?? 0)));
      information += (examples[rows[at] ?? 0]?.weight ?? 0) * chance * (1 - chance) * (values[at] ?? 0) ** 2;
    }
    return 1 / information;
  });
}

/** Log-odds of each payment. */
function marginsOf(count: number, columns: readonly Column[], coefficients: Float64Array, base: number): Float64Array {
  const margin = new Float64Array(count).fill(base);
  for (const [index, { rows, values }] of columns.entries()) {
    const coefficient = coefficients[index] ?? 0;
    if (coefficient !== 0) for (let at = 0; at < rows.length; at++) margin[rows[at] ?? 0] = (margin[rows[at] ?? 0] ?? 0) + coefficient * (values[at] ?? 0);
  }
  return margin;
}
