// Linear equations with a symmetric, positive definite matrix, by Cholesky's decomposition.

/** Solves A x = b. `matrix`: the lower triangle of A, row after row; it is overwritten. Throws a RangeError if A is not positive definite. */
export function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  for (let row = 0; row < size; row++)
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * size + column] ?? 0;
      for (let index = 0; index < column; index++) sum -= (matrix[row * size + index] ?? 0) * (matrix[column * size + index] ?? 0);
      if (row !== column) matrix[row * size + column] = sum / (matrix[column * size + column] ?? 1);
      else if (sum > 0) matrix[row * size + row] = Math.sqrt(sum);
      else throw new RangeError("the matrix is not positive definite");
    }
  const solution = Float64Array.from(right);
  for (let row = 0; row < size; row++) {
    let sum = solution[row] ?? 0;
    for (let index = 0; index < row; index++) sum -= (matrix[row * size + index] ?? 0) * (solution[index] ?? 0);
    solution[row] = sum / (matrix[row * size + row] ?? 1);
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = solution[row] ?? 0;
    for (let index = row + 1; index < size; index++) sum -= (matrix[index * size + row] ?? 0) * (solution[index] ?? 0);
    solution[row] = sum / (matrix[row * size + row] ?? 1);
  }
  return solution;
}
