import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { ExistingOrganisation } from './organisation-kind';

type Search = (client: ApolloClient, text: string) => Promise<readonly ExistingOrganisation[]>;

const PAUSE_MS = 250;

interface Found {
  text: string;
  organisations: readonly ExistingOrganisation[];
}

/** Organisations that could be associated, for the typed text; searches when the typing pauses. */
export function useSuggestions(search: Search) {
  const client = useApolloClient();
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found>({ text: '', organisations: [] });

  useEffect(() => {
    if (text === '') return undefined;

    let isCurrent = true;
    const show = (organisations: readonly ExistingOrganisation[]) =>
      isCurrent && setFound({ text, organisations });
    // Typing continues without suggestions: a failure here is no reason to stop.
    const timer = setTimeout(() => void search(client, text).then(show, () => show([])), PAUSE_MS);

    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, text, search]);

  return { organisations: found.organisations, isLoading: found.text !== text, search: setText };
}
