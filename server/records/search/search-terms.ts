import { allOf, type RowCondition } from '#server/core/orm/find-row.js';

const MAX_WORDS = 8;
/** The shortest word of which an index of three letters each knows where it is in a name. */
const MIN_INDEXED_LENGTH = 3;
/** Comes after every character that names hold. */
const LAST_CHARACTER = '\u{10ffff}';

/** The public keys of tags in a text, for instance in the URL of a tag. */
const KEY = /(?<![\w-])[\w-]{22}(?![\w-])/g;

/** Parts of a typed text that a search looks for. */
export interface SearchTerms {
  /** The whole text in lower case. */
  text: string;
  words: readonly string[];
  keys: readonly string[];
}

export function parseSearch(typed: string): SearchTerms {
  const text = typed.trim().toLowerCase();
  return {
    text,
    words: text
      .split(/\s+/)
      .filter((word) => word !== '')
      .slice(0, MAX_WORDS),
    keys: typed.match(KEY) ?? [],
  };
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The text holds the word; a word of one or two letters begins a word of it. */
export function holdsWord(text: string, word: string): RowCondition {
  const pattern = escaped(word);
  return word.length < MIN_INDEXED_LENGTH
    ? { sql: `(${text} like ? or ${text} like ?)`, params: [`${pattern}%`, `% ${pattern}%`] }
    : { sql: `${text} like ?`, params: [`%${pattern}%`] };
}

export const holdsWords = (text: string, words: readonly string[]): RowCondition =>
  allOf(words.map((word) => holdsWord(text, word)));

/** The text begins with the other, by the order of `prefixIndex`, which also finds it. */
export const beginsWith = (text: string, start: string): RowCondition => ({
  sql: `${text} ~>=~ ? and ${text} ~<~ ?`,
  params: [start, start + LAST_CHARACTER],
});
