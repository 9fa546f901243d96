// How sure learned hazards are: 95 % intervals from the observed information of the noisy-or, -d2 log L / d lambda2 = sum over frauds of x x' e^-z / (1 - e^-z)^2
// (Efron and Hinkley 1978), with the prior's. On the scale of the logarithm, where the hazard of a few attributed frauds is nearly normal.

/** What was fitted. */
export interface FittedHazards {
  /** Strengths of each fraud, ramp by ramp. */
  readonly rows: readonly Float64Array[];
  /** Hazards by ramp, and of a payment without signals. */
  readonly ramps: Float64Array;
  readonly base: number;
  /** Hazards by ramp that the fit leans on, and the payments' worth of exposure that they have. */
  readonly prior: Float64Array;
  readonly priorExposure: number;
}

/** Hazards below this part of the largest are at the bound of 0: their information is that of the bound. */
const AT_BOUND = 1e-6;
const NORMAL_95 = 1.96;

/** The interval of the sum of some ramps (from `offset` on, `count` of them): the hazard of a signal at full strength. */
export type HazardInterval = (offset: number, count: number) => readonly [low: number, high: number];

/** The intervals of a fit, before limits. */
export function hazardIntervals(fitted: FittedHazards): HazardInterval {
  const { ramps, base } = fitted;
  const largest = ramps.reduce((most, one) => Math.max(most, one), base);
  const free = [...ramps.keys()].filter((index) => (ramps[index] ?? 0) > AT_BOUND * largest);
  const covariance = inverse(information(fitted, free), free.length + 1);
  const position = new Map(free.map((index, at) => [index, at]));
  return (offset, count) => {
    let [hazard, variance] = [0, 0];
    for (let one = offset; one < offset + count; one++) {
      hazard += ramps[one] ?? 0;
      const row = position.get(one);
      if (row === undefined) continue;
      for (let other = offset; other < offset + count; other++) {
        const column = position.get(other);
        if (column !== undefined) variance += covariance[row * (free.length + 1) + column] ?? 0;
      }
    }
    if (hazard <= 0) return [0, 0];
    const factor = Math.exp((NORMAL_95 * Math.sqrt(Math.max(0, variance))) / hazard);
    return [hazard / factor, hazard * factor];
  };
}

/** The information of the free ramps and, last, of the base. */
function information({ rows, ramps, base, prior, priorExposure }: FittedHazards, free: readonly number[]): Float64Array {
  const size = free.length + 1;
  const matrix = new Float64Array(size * size);
  const strengths = new Float64Array(size);
  for (const row of rows) {
    let hazard = base;
    for (let index = 0; index < row.length; index++) hazard += (ramps[index] ?? 0) * (row[index] ?? 0);
    const curvature = Math.exp(-hazard) / Math.expm1(-hazard) ** 2;
    const seen: number[] = [];
    for (const [at, index] of free.entries()) {
      strengths[at] = row[index] ?? 0;
      if (strengths[at] !== 0) seen.push(at);
    }
    strengths[free.length] = 1;
    seen.push(free.length);
    for (const one of seen)
      for (const other of seen) matrix[one * size + other] = (matrix[one * size + other] ?? 0) + curvature * (strengths[one] ?? 0) * (strengths[other] ?? 0);
  }
  for (const [at, index] of free.entries())
    matrix[at * size + at] = (matrix[at * size + at] ?? 0) + (priorExposure * (prior[index] ?? 0)) / (ramps[index] ?? 1) ** 2 + Number.MIN_VALUE;
  return matrix;
}

/** The inverse of a symmetric matrix by Gauss and Jordan; what has no information of its own has no variance. */
function inverse(matrix: Float64Array, size: number): Float64Array {
  const left = Float64Array.from(matrix);
  const right = new Float64Array(size * size);
  for (let index = 0; index < size; index++) right[index * size + index] = 1;
  for (let pivot = 0; pivot < size; pivot++) {
    const diagonal = left[pivot * size + pivot] ?? 0;
    if (diagonal <= 1e-12 * (matrix[pivot * size + pivot] ?? 0)) continue;
    for (let column = 0; column < size; column++) {
      left[pivot * size + column] = (left[pivot * size + column] ?? 0) / diagonal;
      right[pivot * size + column] = (right[pivot * size + column] ?? 0) / diagonal;
    }
    for (let row = 0; row < size; row++) {
      const factor = left[row * size + pivot] ?? 0;
      if (row === pivot || factor === 0) continue;
      for (let column = 0; column < size; column++) {
        left[row * size + column] = (left[row * size + column] ?? 0) - factor * (left[pivot * size + column] ?? 0);
        right[row * size + column] = (right[row * size + column] ?? 0) - factor * (right[pivot * size + column] ?? 0);
      }
    }
  }
  return right;
}
