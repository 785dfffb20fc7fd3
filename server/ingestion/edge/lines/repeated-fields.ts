import { SIGNAL_NAMES } from '#server/ingestion/edge/consent/signals.js';

const VALUE = String.raw`"(?:[^"\\]|\\.)*"|\[[^\]]*\]|[^\s,{}\[\]]+`;
const ROWS = SIGNAL_NAMES.map((name) => ({
  name,
  quoted: `"${name}"`,
  values: new RegExp(String.raw`"${name}"\s*:\s*(${VALUE}|)`, 'gs'),
}));

/**
 * A reader of JSON keeps the last of several fields of one name, which may be the one that permits.
 * Gives a privacy signal that a line names repeatedly all its values, as a list.
 */
export function withRepeatedSignals(line: unknown, text: string): unknown {
  if (typeof line !== 'object' || line === null) return line;

  let whole = line;
  for (const { name, quoted, values } of ROWS) {
    if (!Object.hasOwn(line, name)) continue;
    if (text.indexOf(quoted) === text.lastIndexOf(quoted)) continue;
    const all = Array.from(text.matchAll(values), ([, value = '']) => parseValue(value));
    if (all.length > 1) whole = { ...whole, [name]: all };
  }
  return whole;
}

/** An object, or half a value, is a signal that nobody can read. */
function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
