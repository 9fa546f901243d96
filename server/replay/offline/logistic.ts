// Logistic regression with an L2 penalty, by Newton's method (iteratively reweighted least squares; Hastie, Tibshirani, Friedman 2009, 4.4.1).
import { solve } from "./solve.ts";
import type { Table } from "./table.ts";

/** Penalty: half of it times the sum of squared coefficients of standardised columns. The intercept has none. */
const PENALTY = 1;
const ITERATIONS = 50;
/** Largest step of a coefficient at which the fit has converged. */
const TOLERANCE = 1e-6;

/** Log-odds of a row of raw values, NaN where nothing was observed. */
export type LogOdds = (row: Float64Array) => number;

/**
 * Fits a logistic regression on standardised columns. Missing values are imputed with the mean and marked by an indicator column. For comparison only: no decision
 * uses it.
 */
export function fitLogistic(table: Table): LogOdds {
  const { standardise, width } = scaling(table);
  const { rows, columns, values, frauds, weights } = table;
  const design = new Float64Array(rows * width);
  for (let row = 0; row < rows; row++) standardise(values.subarray(row * columns, (row + 1) * columns), design, row * width);
  let coefficients = new Float64Array(width);
  let loss = lossOf(design, width, frauds, weights, coefficients);
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const step = newtonStep(design, width, frauds, weights, coefficients);
    let part = 1;
    let next = coefficients.map((one, index) => one - (step[index] ?? 0));
    let nextLoss = lossOf(design, width, frauds, weights, next);
    // far from the minimum a whole step may overshoot
    for (; nextLoss > loss && part > 1e-4; nextLoss = lossOf(design, width, frauds, weights, next)) {
      part /= 2;
      next = coefficients.map((one, index) => one - part * (step[index] ?? 0));
    }
    coefficients = next;
    loss = nextLoss;
    if (part * step.reduce((most, one) => Math.max(most, Math.abs(one)), 0) < TOLERANCE) break;
  }
  const row = new Float64Array(width);
  return (raw) => {
    standardise(raw, row, 0);
    return dot(row, 0, coefficients);
  };
}

interface Scaling {
  /** The intercept, the columns, and indicators of those that miss values. */
  readonly width: number;
  readonly standardise: (raw: Float64Array, into: Float64Array, offset: number) => void;
}

function scaling({ rows, columns, values, weights }: Table): Scaling {
  const means = new Float64Array(columns);
  const deviations = new Float64Array(columns);
  const incomplete: number[] = [];
  for (let column = 0; column < columns; column++) {
    let [all, present, sum, squares] = [0, 0, 0, 0];
    for (let row = 0; row < rows; row++) {
      const [value, weight] = [values[row * columns + column] ?? 0, weights[row] ?? 0];
      all += weight;
      if (Number.isNaN(value)) continue;
      present += weight;
      sum += weight * value;
      squares += weight * value * value;
    }
    const mean = sum / Math.max(present, Number.MIN_VALUE);
    means[column] = mean;
    deviations[column] = Math.sqrt(Math.max(0, squares / Math.max(present, Number.MIN_VALUE) - mean * mean)) || 1;
    if (present > 0 && present < all) incomplete.push(column);
  }
  return {
    width: 1 + columns + incomplete.length,
    standardise: (raw, into, offset) => {
      into[offset] = 1;
      for (let column = 0; column < columns; column++) {
        const value = raw[column] ?? Number.NaN;
        into[offset + 1 + column] = Number.isNaN(value) ? 0 : (value - (means[column] ?? 0)) / (deviations[column] ?? 1);
      }
      for (const [index, column] of incomplete.entries()) into[offset + 1 + columns + index] = Number.isNaN(raw[column] ?? 0) ? 1 : 0;
    },
  };
}

function dot(design: Float64Array, offset: number, coefficients: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < coefficients.length; index++) sum += (design[offset + index] ?? 0) * (coefficients[index] ?? 0);
  return sum;
}

function lossOf(design: Float64Array, width: number, frauds: Uint8Array, weights: Float64Array, coefficients: Float64Array): number {
  let loss = 0;
  for (let column = 1; column < width; column++) loss += (PENALTY / 2) * (coefficients[column] ?? 0) ** 2;
  for (let row = 0; row < frauds.length; row++) {
    const odds = dot(design, row * width, coefficients);
    const against = frauds[row] === 1 ? -odds : odds;
    loss += (weights[row] ?? 0) * (against > 0 ? against + Math.log1p(Math.exp(-against)) : Math.log1p(Math.exp(against)));
  }
  return loss;
}

function newtonStep(design: Float64Array, width: number, frauds: Uint8Array, weights: Float64Array, coefficients: Float64Array): Float64Array {
  const gradient = new Float64Array(width);
  const hessian = new Float64Array(width * width);
  for (let column = 0; column < width; column++) {
    gradient[column] = column === 0 ? 0 : PENALTY * (coefficients[column] ?? 0);
    hessian[column * width + column] = column === 0 ? 1e-9 : PENALTY;
  }
  for (let row = 0; row < frauds.length; row++) {
    const at = row * width;
    const probability = 1 / (1 + Math.exp(-dot(design, at, coefficients)));
    const weight = weights[row] ?? 0;
    const error = weight * (probability - (frauds[row] ?? 0));
    const curvature = weight * probability * (1 - probability);
    for (let one = 0; one < width; one++) {
      const value = design[at + one] ?? 0;
      if (value === 0) continue;
      gradient[one] = (gradient[one] ?? 0) + error * value;
      const scaled = curvature * value;
      const line = one * width;
      for (let other = 0; other <= one; other++) hessian[line + other] = (hessian[line + other] ?? 0) + scaled * (design[at + other] ?? 0);
    }
  }
  return solve(hessian, gradient);
}
