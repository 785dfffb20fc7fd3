import { LANGUAGE } from '#schema/writing/numbers';
const MARKS = /\p{M}/gu;

/** Removes case and accents, so that 'kowhai' finds 'Kōwhai'. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(MARKS, '').toLocaleLowerCase(LANGUAGE);

/** Entries whose name contains every word of the search. */
export function matching<Named extends { name: string }>(
  named: readonly Named[],
  search: string,
): readonly Named[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return named;
  return named.filter(({ name }) => {
    const text = folded(name);
    return words.every((word) => text.includes(word));
  });
}

/**
 * The next name that begins with a letter, cycling from a position; that position when there is
 * none.
 */
export function nextStartingWith(
  named: readonly { name: string }[],
  letter: string,
  from: number,
): number {
  const wanted = folded(letter);
  const order = named.map((_, step) => (from + 1 + step) % named.length);
  return order.find((at) => folded(named[at]?.name ?? '').startsWith(wanted)) ?? from;
}
