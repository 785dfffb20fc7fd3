/** Items of a list that an example shows. */
const MAX_ITEMS = 2;

/** Replaces what is random, secret or of the recording machine: pattern → replacement. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/http:\/\/(127\.0\.0\.1|localhost):\d+/g, 'https://infinitum.example'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'eyJ…'],
  [/\b(ifm|whsec)_[\w+/=-]+/g, '$1_…'],
  [
    /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
    '2f1c9a0e-6f0e-4a53-9d0b-6a1f0c1d2e3f',
  ],
  [/\/t\/(\w)\/[\w-]{22}/g, '/t/$1/hK3bXq2c_ZtR8mWv1nYp4A'],
  [/(infinitum-verification=)[\w-]+/g, '$1Zx81…'],
];

const SECRETS = /token|secret|password|^code$/;
const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);
const DAY_MS = 86_400_000;

function readableText(text: string, now: number): string {
  if (isMoment(text) && Math.abs(Date.parse(text) - now) < 30 * DAY_MS)
    return '2026-07-01T09:15:00.000Z';
  return PLAIN.reduce((result, [pattern, plain]) => result.replace(pattern, plain), text);
}

/** An answer as an example: its first items, without secrets and the traces of its recording. */
export function readable(value: unknown, now: number, key = ''): unknown {
  if (typeof value === 'string') {
    const isSecret = SECRETS.test(key) && value.length > 20 && !/ /.test(value) && !isMoment(value);
    return isSecret ? `${value.slice(0, 4)}…` : readableText(value, now);
  }
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => readable(item, now));
  if (typeof value !== 'object' || value === null) return value;

  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, readable(child, now, name)]),
  );
}

/** The form of an answer: its fields, without their values. */
export function formOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [formOf(value[0])] : [];
  if (typeof value !== 'object' || value === null) return 'value';
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, child]) => [name, formOf(child)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
