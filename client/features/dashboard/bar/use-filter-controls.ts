import { useLayoutEffect, useRef, useState } from 'react';
import {
  type Choice,
  selectionText,
  type Selection,
} from '#client/components/multi-select/selection';
import { type Offer, offersOf, withChoice } from './cascade';
import { FILTERS } from './filter-declarations';
import type { FilterOptions } from './filter-options';
import { type Filters, ofEveryKind } from './filters';

const NOTHING: Offer = [];
const NO_OFFERS = ofEveryKind(() => NOTHING);

/** The key is the array of the offer, which stays the same for most kinds. */
const choicesByOffer = new WeakMap<Offer, readonly Choice[]>();

function choicesOf(offer: Offer): readonly Choice[] {
  const known = choicesByOffer.get(offer);
  if (known) return known;
  const choices = offer.map(({ id, displayName, detail }) => ({ id, name: displayName, detail }));
  choicesByOffer.set(offer, choices);
  return choices;
}

/**
 * The eight filters as controls: their options, the selection, its text, and the result of a
 * choice. What a control has stays the same object while nothing changes for it, so that a choice
 * renders only the controls that it concerns.
 */
export function useFilterControls(
  options: FilterOptions | undefined,
  filters: Filters,
  onChange: (filters: Filters) => void,
) {
  const offers = options ? offersOf(options, filters) : NO_OFFERS;
  const latest = useRef({ options, filters, onChange });
  useLayoutEffect(() => {
    latest.current = { options, filters, onChange };
  });
  const [onChanges] = useState(() =>
    ofEveryKind((kind) => (chosen: Selection) => {
      const now = latest.current;
      if (now.options) now.onChange(withChoice(now.options, now.filters, kind, chosen));
    }),
  );

  return FILTERS.map(({ kind, label, noun, isSingle }) => {
    const choices = choicesOf(offers[kind]);

    return {
      kind,
      label,
      isSingle,
      choices,
      selection: filters[kind],
      description: selectionText(filters[kind], choices, noun),
      onChange: onChanges[kind],
    };
  });
}

export type FilterControl = ReturnType<typeof useFilterControls>[number];
