import { createHash } from 'node:crypto';
import { oneSpelling } from './one-spelling.js';
import { SHARED_IDS, WORDS_FOR_NOBODY } from './words-for-nobody.js';

const HASHES = ['md5', 'sha1', 'sha256', 'sha512'];
/** Texts that programs hash before they look at them, besides words and shared ids. */
const ALSO_HASHED = [
  '',
  ' ',
  '0',
  '00',
  '0000',
  '-',
  '--',
  '-1',
  '-2',
  '{}',
  '[]',
  '""',
  "''",
  'N/A',
  'n/a',
  '(null)',
  '(none)',
  '(not set)',
  'not set',
  'opt-out',
  '[object Object]',
  '[UID]',
  '[IFA]',
  '${UID}',
  '{{uid}}',
  '%%UID%%',
  '__UID__',
  '__IDFA__',
  '__OAID__',
];
const SEPARATORS = /[-:]/g;

const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const casesOf = (text: string) => [text, text.toUpperCase(), titled(text)];

/** A zero IFA is hashed without hyphens, too; a shell ends what it hashes with a new line. */
const HASHED: readonly string[] = [
  ...ALSO_HASHED,
  ...WORDS_FOR_NOBODY.flatMap(casesOf),
  ...SHARED_IDS.flatMap(casesOf),
  ...SHARED_IDS.map((id) => id.replace(SEPARATORS, '')).flatMap(casesOf),
].flatMap((text) => [text, `${text}\n`]);

const MIN_ENCODED = 6;

const FILLER = /^[+\s]+|[=+\s]+$/g;
/** The signs that fill up base64 say nothing; the plus of an unescaped one may be a space. */
const withoutFiller = (text: string): string => text.replace(FILLER, '');

const encodingsOf = (bytes: Buffer): string[] => [
  bytes.toString('hex'),
  withoutFiller(bytes.toString('base64')),
  withoutFiller(bytes.toString('base64url')),
];

/** Shared ids, hashes of nothing in hex and base64, and the words themselves in both. */
const NOBODYS_IDS: ReadonlySet<string> = new Set([
  ...SHARED_IDS.flatMap((id) => [id, id.toUpperCase(), oneSpelling(id)]),
  ...HASHED.flatMap((text) => {
    const hashes = HASHES.map((name) => createHash(name).update(text).digest());
    return [Buffer.from(text), ...hashes]
      .flatMap(encodingsOf)
      .filter(({ length }) => length >= MIN_ENCODED)
      .map(oneSpelling);
  }),
]);

const WORDS: ReadonlySet<string> = new Set(WORDS_FOR_NOBODY);
const ONE_TO_NINE = /[1-9]/;
/** Players write −1 for "unknown" and −2 for "not supported"; others more of the kind. */
const NEGATIVE = /^-\d{1,3}(?:\.0+)?$/;
const ZEROS = /^(?:0x)?0*$/;
/** One character alone, eight times or more: a shorter number may be somebody's. */
const REPEATED = /^(.)\1{7,127}$/;
/** Letters that stand for a digit in a pattern of ids, also of version 4: `xxxxxxxx-xxxx-4xxx-yxxx-…`. */
const PATTERN = /^x[x4yn]+$/;

/**
 * True for an id, in its one spelling, that any number of people may have. Nearly every id is
 * somebody's, so the first looks at it are cheap.
 */
export function isNobodysId(id: string): boolean {
  if (NOBODYS_IDS.has(id.endsWith('=') ? withoutFiller(id) : id)) return true;
  if (!ONE_TO_NINE.test(id)) return isOfWords(id);

  const first = id.charAt(0);
  if (first === '-') return NEGATIVE.test(id);
  if (first !== id.charAt(1)) return false;

  const text = folded(id);
  return REPEATED.test(text) || PATTERN.test(text);
}

/** Small letters and digits alone; empty for a text of signs, such as `***`. */
const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** A word for nobody or zero, also where every part is one, as in `null-null`. */
function isOfWords(id: string): boolean {
  const text = folded(id);
  if (WORDS.has(text) || REPEATED.test(text) || PATTERN.test(text)) return true;

  const parts = id.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return parts.every((part) => WORDS.has(part) || ZEROS.test(part));
}
