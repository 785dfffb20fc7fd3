import { SIGNAL_NAMES } from '#server/ingestion/edge/consent/signals.js';

/**
 * Templates, shorteners and content systems spoil the `&` before a parameter: they escape it for
 * HTML (`&amp;`), for a URL (`%26`), for a script (`\u0026`), more than once, or write a `;`, a
 * second `?`, a comma or a blank instead. All repetitions are bounded, so that a hostile query is
 * read in one pass.
 */
const escaped = (codes: string) => `%(?:25){0,4}(?:${codes})`;
const AMPERSAND_ENTITY = `(?:amp|(?:#|${escaped('23')})(?:0{0,4}38|x0{0,4}26))(?:;|${escaped('3b')})?`;
const SCRIPT_ESCAPE = String.raw`(?:\\|${escaped('5c')}){1,4}(?:u00|x)(?:26|3f|3b)`;
const HARD = String.raw`[;?]|${escaped('26|3b|3f')}|${SCRIPT_ESCAPE}`;
const SOFT = String.raw`[,|\s+]|${escaped('2c|7c|20|09|0a|0d')}`;
const EQUALS = `(?:=|${escaped('3d')})`;
const JOINT = `(?:_|${escaped('5f')}|[.-])?`;

/** Our names, signals in the spellings of signalNamed; the longer before those they begin with. */
const OUR_NAMES = [
  'uid',
  'cb',
  'vast',
  'arm',
  ...SIGNAL_NAMES.toSorted((a, b) => b.length - a.length).map((name) => name.replace('_', JOINT)),
].join('|');

const BEFORE_OURS = new RegExp(
  `(?:^|(?:${HARD}|${SOFT}){1,4})(?:${AMPERSAND_ENTITY}|${SOFT}){0,8}(${OUR_NAMES})${EQUALS}`,
  'gi',
);
const BEFORE_ANY = new RegExp(
  `(?:${HARD}){1,4}(?:${AMPERSAND_ENTITY}){0,4}([\\w.-]{1,64})${EQUALS}`,
  'gi',
);
/** A query without these is as we write it; `amp` is what is left of `&amp` after a `&`. */
const MARKS = ['%', ';', '?', ',', '+', '|', '\\', ' ', 'amp'];
/** The value is an address, whose own parameters are not ours. */
const ADDRESS = new RegExp(
  `^[^=]*=[a-z][a-z\\d+.-]{0,15}(?::|${escaped('3a')})(?:/|${escaped('2f')}){2}`,
  'i',
);

/**
 * A query with a `&` before each parameter of ours, however that was written. Returns the same text
 * where nothing is to mend.
 */
export function mendSeparators(query: string): string {
  if (!MARKS.some((mark) => query.includes(mark))) return query;
  return query.split('&').map(mendPart).join('&');
}

function mendPart(part: string): string {
  if (ADDRESS.test(part)) return part;
  const ours = part.replace(BEFORE_OURS, '&$1=');
  if (ours === part || ours === `&${part}`) return part;
  return ours.replace(BEFORE_ANY, '&$1=').replace(/^&/, '');
}
