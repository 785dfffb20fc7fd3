import { useState } from 'react';
import type { Option } from '#client/components/form/option';
import { type Ask, useServerSearch } from './use-server-search';

export interface OptionSearch {
  options: readonly Option[];
  onSearch: (text: string) => void;
  isLoading: boolean;
}

interface Searched {
  /** Identifies what is searched: a new source starts again, null finds nothing. */
  source: string | null;
  find: (ask: Ask, text: string) => Promise<readonly Option[]>;
  /** Known options of this source, such as the edited record's. */
  known?: readonly Option[];
  /** The chosen values: they stay among the options, whatever the search. */
  chosen?: readonly (string | null)[];
}

interface Met {
  source: string | null;
  options: ReadonlyMap<string, Option>;
}

const NONE: readonly Option[] = [];

/** The options of a select that the server searches. */
export function useOptionSearch({
  source,
  find,
  known = NONE,
  chosen = [],
}: Searched): OptionSearch {
  const [met, setMet] = useState<Met>({ source, options: new Map() });
  const { found, onSearch, isLoading } = useServerSearch({
    source,
    find: async (ask, text) => {
      const options = await find(ask, text);
      setMet((before) => ({
        source,
        options: new Map([
          ...(before.source === source ? before.options : []),
          ...options.map((option) => [option.value, option] as const),
        ]),
      }));
      return options;
    },
  });

  const optionOf = (value: string | null) =>
    known.find((option) => option.value === value) ??
    (met.source === source ? met.options.get(value ?? '') : undefined);
  const hidden = chosen.flatMap((value) =>
    found.some((option) => option.value === value) ? [] : (optionOf(value) ?? []),
  );

  return { options: hidden.length === 0 ? found : [...hidden, ...found], onSearch, isLoading };
}
