type Fields = Readonly<Record<string, unknown>>;

/** The names of a line in order, for the next line, which nearly always has the same. */
let lastNames: readonly string[] = [];
let lastSorted: readonly string[] = [];

/**
 * One text for all spellings of the same content: the order of the fields, blanks around a value, a
 * number or its text, true or 1, and a missing or an empty value do not matter.
 */
export function canonicalText(content: unknown, leftOut: ReadonlySet<string>): string {
  if (!isFields(content)) return valueText(content);

  let text = '';
  for (const name of sortedNames(content)) {
    if (leftOut.has(name)) continue;
    const value = valueText(content[name]);
    if (value !== '') text += `${name}\0${value}\u0001`;
  }
  return text;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function sortedNames(fields: Fields): readonly string[] {
  const names = Object.keys(fields);
  if (isSame(names, lastNames)) return lastSorted;
  lastNames = names;
  lastSorted = names.toSorted();
  return lastSorted;
}

function isSame(names: readonly string[], others: readonly string[]): boolean {
  if (names.length !== others.length) return false;
  for (let at = 0; at < names.length; at++) if (names[at] !== others[at]) return false;
  return true;
}

const NOTHING_LEFT_OUT: ReadonlySet<string> = new Set();

function valueText(value: unknown): string {
  if (typeof value === 'string') return withoutSpelling(value.trim());
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (Array.isArray(value)) return value.map(valueText).join(',');
  return isFields(value) ? `{${canonicalText(value, NOTHING_LEFT_OUT)}}` : '';
}

const TRUE = /^true$/i;
const FALSE = /^false$/i;

function withoutSpelling(text: string): string {
  if (text.length === 4 && TRUE.test(text)) return '1';
  return text.length === 5 && FALSE.test(text) ? '0' : text;
}
