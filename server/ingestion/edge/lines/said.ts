import { UNREADABLE, type Said } from '#server/ingestion/edge/consent/signals.js';

/**
 * Reads a field of JSON. Numbers and truth values are text, arrays say each of their items, and
 * an object says something that nobody can read.
 */
export function saidOf(value: unknown): Said {
  if (typeof value === 'string') return value;
  if (value === undefined || value === null) return '';
  if (!Array.isArray(value)) return scalarText(value);
  const texts = value.flat(MAX_DEPTH).map((item) => scalarText(item ?? ''));
  return texts.length > 1 ? texts : (texts[0] ?? '');
}

/** The same for a field that has a single value: empty for anything else. */
export function textOf(value: unknown): string {
  const said = saidOf(value);
  return typeof said === 'string' && said !== UNREADABLE ? said : '';
}

const MAX_DEPTH = 4;

function scalarText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  // A reader of JSON rounds greater numbers, so that two of them would become one.
  return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER
    ? String(value)
    : UNREADABLE;
}
