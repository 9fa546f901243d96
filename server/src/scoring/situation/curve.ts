// Curves: how strong a signal is at an observed value.

/** An observed value, and the strength (0 to 1) that it has. */
export type CurvePoint = readonly [observed: number, strength: number];

/**
 * Grading curve: strength 0 at `foot`, 1 at `full` and beyond, `full` below `foot` grades downwards; or up to 8 points, in rising order of the observed value,
 * between which the strength is linear.
 */
export type Curve = { readonly foot: number; readonly full: number } | { readonly points: readonly CurvePoint[] };

/** Strength of an observed value on a curve: 0 at the foot, linear between points, 1 at full and beyond. */
export function grade(observed: number, curve: Curve): number {
  if ("points" in curve) return interpolate(observed, curve.points);
  const range = curve.full - curve.foot;
  if (range === 0) return observed > curve.foot ? 1 : 0;
  const strength = (observed - curve.foot) / range;
  return strength <= 0 ? 0 : strength >= 1 ? 1 : strength;
}

/** Strength between points, whose observed values rise; level before the first and behind the last one. */
function interpolate(observed: number, points: readonly CurvePoint[]): number {
  let [fromX, fromY] = points[0] ?? [0, 0];
  if (observed <= fromX) return fromY;
  for (const [x, y] of points) {
    if (observed <= x) return fromY + ((y - fromY) * (observed - fromX)) / (x - fromX);
    [fromX, fromY] = [x, y];
  }
  return fromY;
}

/** The observed value at which a curve begins to count. */
export function footOf(curve: Curve): number {
  if (!("points" in curve)) return curve.foot;
  const first = curve.points.findIndex(([, strength]) => strength > 0);
  const falling = first === 0;
  const foot = falling ? curve.points.findLast(([, strength]) => strength === 0) : curve.points[first - 1];
  return foot?.[0] ?? 0;
}
