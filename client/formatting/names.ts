import { LANGUAGE } from '#schema/writing/numbers';

const LONGEST = 20;
const KEPT = 17;

const characters = new Intl.Segmenter(LANGUAGE, { granularity: 'grapheme' });

/**
 * A name of more than 20 characters, cut to 17 and an ellipsis. Counts user-perceived characters.
 */
export function shortenName(name: string): string {
  if (name.length <= LONGEST) return name;
  const seen = Array.from(characters.segment(name), ({ segment }) => segment);
  return seen.length <= LONGEST ? name : `${seen.slice(0, KEPT).join('')}…`;
}
