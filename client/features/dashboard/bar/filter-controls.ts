import { selectionText, type Selection } from '#client/components/multi-select/selection';
import { type Offer, offersOf, withChoice } from './cascade';
import { FILTERS } from './filter-declarations';
import type { FilterOptions } from './filter-options';
import { type Filters, ofEveryKind } from './filters';

const NOTHING: Offer = [];

const choicesOf = (offer: Offer) =>
  offer.map(({ id, displayName, detail }) => ({ id, name: displayName, detail }));

/**
 * The eight filters as controls: their options, the selection, its text, and the result of a
 * choice.
 */
export function filterControls(
  options: FilterOptions | undefined,
  filters: Filters,
  onChange: (filters: Filters) => void,
) {
  const offers = options ? offersOf(options, filters) : ofEveryKind(() => NOTHING);

  return FILTERS.map(({ kind, label, noun, isSingle }) => {
    const choices = choicesOf(offers[kind]);

    return {
      kind,
      label,
      isSingle,
      choices,
      selection: filters[kind],
      description: selectionText(filters[kind], choices, noun),
      onChange: (chosen: Selection) =>
        options && onChange(withChoice(options, filters, kind, chosen)),
    };
  });
}

export type FilterControl = ReturnType<typeof filterControls>[number];
