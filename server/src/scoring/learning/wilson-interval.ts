// The interval of a share.

/** The 95 % interval of a share (Wilson 1927) of `count` in `total`, which may be a sum of weights; 0 to 1 without any. */
export function wilsonInterval(count: number, total: number): readonly [number, number] {
  if (total <= 0) return [0, 1];
  const z = 1.96;
  const share = Math.min(1, count / total);
  const middle = (share + z ** 2 / (2 * total)) / (1 + z ** 2 / total);
  const half = (z / (1 + z ** 2 / total)) * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
