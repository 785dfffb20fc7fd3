const TOLERANCE = 1e-9;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function isClose(actual: unknown, expected: unknown): boolean {
  if (typeof actual !== 'number' || typeof expected !== 'number')
    return Object.is(actual, expected);
  return Math.abs(actual - expected) <= TOLERANCE * Math.max(1, Math.abs(expected));
}

/**
 * Lists where two trees differ, as `path: actual instead of expected`; fractions may differ in
 * their last digits.
 */
export function differences(actual: unknown, expected: unknown, path = ''): string[] {
  if (!isRecord(actual) || !isRecord(expected)) {
    return isClose(actual, expected)
      ? []
      : [`${path}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`];
  }
  const keys = new Set([...Object.keys(actual), ...Object.keys(expected)]);
  return [...keys].flatMap((key) =>
    differences(actual[key], expected[key], path ? `${path}.${key}` : key),
  );
}
