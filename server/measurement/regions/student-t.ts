/** Halvings of a range of a thousand until nothing of it is left in a double. */
const HALVINGS = 70;

/**
 * The quantile of Student's t for a whole number of degrees of freedom: the finite sums of
 * Abramowitz and Stegun 26.7.3 and 26.7.4, inverted by halving. `share` from 0.5 to below 1.
 */
export function studentQuantile(share: number, freedom: number): number {
  const wanted = 2 * share - 1;
  let [below, above] = [0, 1_000];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (below + above) / 2;
    if (withinShare(middle, freedom) < wanted) below = middle;
    else above = middle;
  }
  return (below + above) / 2;
}

/** The probability that |T| is below t. */
function withinShare(t: number, freedom: number): number {
  const angle = Math.atan(t / Math.sqrt(freedom));
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const isOdd = freedom % 2 === 1;

  let term = isOdd ? cosine : 1;
  let sum = freedom === 1 ? 0 : term;
  for (let power = isOdd ? 3 : 2; power <= freedom - 2; power += 2) {
    term *= (cosine ** 2 * (power - 1)) / power;
    sum += term;
  }
  return isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum;
}
