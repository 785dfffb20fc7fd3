import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { useEffect, useState } from 'react';
import type { Option } from '#client/components/form/option';

export interface FoundOptions {
  options: readonly Option[];
  search: (text: string) => void;
  isLoading: boolean;
}

const PAUSE_MS = 200;

interface Found {
  request: string;
  options: readonly Option[];
}

/**
 * Options that the server finds for the typed text. `key` identifies their source: a new key starts
 * again, null finds nothing. Chosen options stay, whatever the search.
 */
export function useOptions(
  key: string | null,
  find: (client: ApolloClient, search: string) => Promise<readonly Option[]>,
  chosen: Option | null,
): FoundOptions {
  const client = useApolloClient();
  const [typed, setTyped] = useState<{ key: string | null; text: string }>({ key, text: '' });
  const [found, setFound] = useState<Found | null>(null);
  const text = typed.key === key ? typed.text : '';
  const request = `${key ?? ''}\n${text}`;

  useEffect(() => {
    if (key === null) return undefined;

    let isCurrent = true;
    const show = (options: readonly Option[]) => isCurrent && setFound({ request, options });
    const timer = setTimeout(
      () => void find(client, text).then(show, () => show([])),
      text === '' ? 0 : PAUSE_MS,
    );

    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `request` stands for key and text; `find` is the caller's way of asking
  }, [client, request]);

  const isOfKey = found !== null && key !== null && found.request.startsWith(`${key}\n`);
  const options = isOfKey ? found.options : [];
  const isMissing = chosen !== null && !options.some(({ value }) => value === chosen.value);
  return {
    options: isMissing ? [chosen, ...options] : options,
    search: (next) => setTyped({ key, text: next }),
    isLoading: key !== null && found?.request !== request,
  };
}
