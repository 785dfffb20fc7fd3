import { ALL_ID, type Choice, type Selection } from '#client/components/multi-select/selection';
import { type Comparison, comparisonLabel, COMPARISONS } from '#schema/comparisons';

/** The short texts for the bar. */
export const COMPARISON_WORDS: Readonly<Record<Comparison, string | undefined>> = {
  none: undefined,
  previous: 'Previous',
  'previous-weekdays': 'Same weekdays',
  'last-year': 'Last year',
  'last-year-weekdays': 'Last year, weekdays',
};

export const NO_COMPARISON = comparisonLabel('none');

/** The comparisons as entries of a list; their All is 'No comparison'. */
export const COMPARISON_CHOICES: readonly Choice[] = COMPARISONS.flatMap((compare, id) =>
  id === ALL_ID ? [] : { id, name: comparisonLabel(compare) },
);

export const selectionOfComparison = (compare: Comparison): Selection => [
  COMPARISONS.indexOf(compare),
];

export const comparisonOfSelection = ([id = ALL_ID]: Selection): Comparison =>
  COMPARISONS[id] ?? 'none';

/** The next comparison, in a cycle: for a key. */
export const comparisonAfter = (compare: Comparison): Comparison =>
  COMPARISONS[(COMPARISONS.indexOf(compare) + 1) % COMPARISONS.length] ?? 'none';
