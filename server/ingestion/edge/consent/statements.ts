import { isUnfilled } from '#server/ingestion/edge/pipeline/macros.js';
import { textsOf, type Said } from './signals.js';

const NONE: readonly string[] = [];
const SINGLE: ReadonlyMap<string, readonly string[]> = new Map([
  ['', NONE],
  ['0', ['0']],
  ['1', ['1']],
]);

/** Longer than any word for a missing value. */
const PLAIN = /^[A-Za-z\d][\w.~-]{14,}$/;

/**
 * The statements themselves, without escapes, quotes and the brackets of lists. Values that say "I do
 * not know" are left out: they are no statement.
 */
export function statementsOf(said: Said): readonly string[] {
  if (typeof said === 'string') {
    const single = SINGLE.get(said);
    if (single) return single;
    if (PLAIN.test(said)) return [said];
  }
  const statements = textsOf(said).flatMap((text) => listOf(bareText(text)));
  return statements.filter((text) => !isMissing(text));
}

/** The items of statements that are lists themselves, in small letters. */
export const itemsOf = (said: Said): readonly string[] =>
  statementsOf(said)
    .flatMap((text) => text.toLowerCase().split(/[\s,;|]+/))
    .filter((item) => !isMissing(item));

/** Words that programs write where they have no value; -1 and -2 are those of VAST's players. */
const MISSING = new Set([
  '',
  '-',
  '--',
  '-1',
  '-2',
  'null',
  'nil',
  'none',
  'undefined',
  'unknown',
  'unspecified',
  'nan',
  'na',
  'n/a',
  'n.a.',
  'not set',
  'not available',
]);

const isMissing = (text: string): boolean => MISSING.has(text.toLowerCase()) || isUnfilled(text);

const MAX_ESCAPES = 3;
/** Parameters that software appended to a value without a plain `&`. */
const REST = /(?<=.)(?:[&?].*|[;,|]\s*[\w.-]+=.*)$/s;

function bareText(text: string): string {
  let bare = text;
  for (let escapes = 0; escapes < MAX_ESCAPES && bare.includes('%'); escapes++) {
    bare = withoutEscapes(bare);
  }
  return withoutQuotes(bare.replace(REST, ''));
}

function withoutEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const AROUND = ' \t\r\n"\'\\;,';

function withoutQuotes(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && AROUND.includes(text.charAt(start))) start++;
  while (end > start && AROUND.includes(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** `[7,8]` and `["1YNN"]` are lists; `[GPPSECTIONID]` is a macro. */
const LIST = /^\[\s*((?:["'\\\d-]|true\b|false\b|gdpr\s*,).*)\]$/s;

function listOf(text: string): string[] {
  const inside = LIST.exec(text)?.[1];
  return inside === undefined ? [text] : inside.split(',').map(withoutQuotes);
}
