import { type Comparison, comparisonLabel } from '#schema/comparisons';
import {
  COMPARISON_CHOICES,
  COMPARISON_WORDS,
  comparisonOfSelection,
  NO_COMPARISON,
  selectionOfComparison,
} from './compare-choice';

/** The comparison as a single-select control. */
export function compareControl(compare: Comparison, onChange: (compare: Comparison) => void) {
  return {
    label: 'Compare',
    allLabel: NO_COMPARISON,
    description: comparisonLabel(compare),
    word: COMPARISON_WORDS[compare],
    choices: COMPARISON_CHOICES,
    selection: selectionOfComparison(compare),
    onChange: (selection: readonly number[]) => onChange(comparisonOfSelection(selection)),
    isSingle: true,
  } as const;
}
