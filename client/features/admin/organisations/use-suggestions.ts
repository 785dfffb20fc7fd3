import { useEffect, useState } from 'react';
import type { ExistingOrganisation, OrganisationCalls } from './organisation-kind';

const PAUSE_MS = 250;

interface Found {
  text: string;
  organisations: readonly ExistingOrganisation[];
}

/** Organisations that could be associated, for the typed text; searches when the typing pauses. */
export function useSuggestions(search: OrganisationCalls['searchUnassociated']) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found>({ text: '', organisations: [] });

  useEffect(() => {
    if (text === '') return undefined;

    let isCurrent = true;
    const show = (organisations: readonly ExistingOrganisation[]) =>
      isCurrent && setFound({ text, organisations });
    // Typing continues without suggestions: a failure here is no reason to stop.
    const timer = setTimeout(() => void search(text).then(show, () => show([])), PAUSE_MS);

    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, search]);

  return { organisations: found.organisations, isLoading: found.text !== text, search: setText };
}
