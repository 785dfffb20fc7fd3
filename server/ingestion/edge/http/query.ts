import {
  joinSaid,
  SIGNAL_NAMES,
  signalNamed,
  type Said,
} from '#server/ingestion/edge/consent/signals.js';
import { mendSeparators } from './foreign-separators.js';

/** The named parameters of a query. */
export interface Query {
  /** All values of a privacy signal and of `uid`, else the first; unescaped where it is possible. */
  values: ReadonlyMap<string, Said>;
  /** True where a parameter of ours was not written as we write it. */
  isMisspelt: boolean;
}

const REPEATABLE: ReadonlySet<string> = new Set([...SIGNAL_NAMES, 'uid']);

/** Reads parameters that software on the way escaped, repeated or spelt in another way, too. */
export function readQuery(query: string, names: ReadonlySet<string>): Query {
  const values = new Map<string, Said>();
  const mended = mendSeparators(query);
  let isMisspelt = mended !== query;

  for (let from = 0; from <= mended.length;) {
    const found = mended.indexOf('&', from);
    const end = found === -1 ? mended.length : found;
    const part = mended.slice(from, end);
    from = end + 1;

    const equals = part.indexOf('=');
    if (equals === -1) continue;
    const name = part.slice(0, equals);
    const ours = names.has(name) ? name : respelt(name, names);
    if (ours !== name) isMisspelt ||= ours !== null || names.has(name.toLowerCase());
    if (ours === null) continue;

    const known = values.get(ours);
    if (known !== undefined && !REPEATABLE.has(ours)) continue;
    values.set(ours, joinSaid(known ?? '', unescaped(part.slice(equals + 1))));
  }

  return { values, isMisspelt };
}

function respelt(name: string, names: ReadonlySet<string>): string | null {
  const signal = signalNamed(name);
  return signal !== undefined && names.has(signal) ? signal : null;
}

function unescaped(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
