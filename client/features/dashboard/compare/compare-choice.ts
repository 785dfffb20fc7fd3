import { ALL_ID, type Choice, type Selection } from '#client/components/multi-select/selection';
import { type Comparison, COMPARISONS } from '#schema/comparisons';

const LABELS: Readonly<Record<Comparison, string>> = {
  none: 'No comparison',
  previous: 'Previous period',
  'last-year': 'Same period last year',
};

/** The short texts for the bar. */
export const COMPARISON_WORDS: Readonly<Record<Comparison, string | undefined>> = {
  none: undefined,
  previous: 'Previous',
  'last-year': 'Last year',
};

export const NO_COMPARISON = LABELS.none;

export const comparisonLabel = (compare: Comparison): string => LABELS[compare];

/** The comparisons as entries of a list; their All is 'No comparison'. */
export const COMPARISON_CHOICES: readonly Choice[] = COMPARISONS.flatMap((compare, id) =>
  id === ALL_ID ? [] : { id, name: LABELS[compare] },
);

export const selectionOfComparison = (compare: Comparison): Selection => [
  COMPARISONS.indexOf(compare),
];

export const comparisonOfSelection = ([id = ALL_ID]: Selection): Comparison =>
  COMPARISONS[id] ?? 'none';

/** The next comparison, in a cycle: for a key. */
export const comparisonAfter = (compare: Comparison): Comparison =>
  COMPARISONS[(COMPARISONS.indexOf(compare) + 1) % COMPARISONS.length] ?? 'none';
