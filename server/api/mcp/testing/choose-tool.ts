interface Described {
  name: string;
  title?: string;
  description?: string;
}

/** Words of every question and every description. */
const COMMON = new Set(
  'a an and are at by did do does each for from had has have how i in is it its many me my of on one or our should so that the their them there they this to was we were what when where which who with you your last week month client'.split(
    ' ',
  ),
);

/** The beginning of a word, so that plurals and tenses are the same. */
const stem = (word: string) => word.replace(/(ies|es|s|ed|ing|ly)$/, '').slice(0, 7);

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 1 && !COMMON.has(word))
      .map(stem),
  );

/**
 * The tool whose name, title and description share the rarest words with the question: a reader who
 * knows nothing but the descriptions.
 */
export function chooseTool(question: string, tools: readonly Described[]): string {
  const described = tools.map(({ name, title = '', description = '' }) => ({
    name,
    words: wordsOf(`${name.replaceAll('_', ' ')} ${title} ${description.split(' Dates are')[0]}`),
    head: wordsOf(`${name.replaceAll('_', ' ')} ${title}`),
  }));
  const rarity = (word: string) => {
    const users = described.filter(({ words }) => words.has(word)).length;
    return users === 0 ? 0 : Math.log(1 + described.length / users);
  };
  const scored = described.map(({ name, words, head }) => {
    const shared = [...wordsOf(question)].filter((word) => words.has(word));
    const score = shared.reduce((sum, word) => sum + rarity(word) * (head.has(word) ? 1.5 : 1), 0);
    return { name, score };
  });

  return scored.sort((a, b) => b.score - a.score)[0]?.name ?? '';
}
