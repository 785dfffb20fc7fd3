import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';

/** Asks the server, whatever the cache holds; a failure shows no toast. */
export type Ask = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
) => Promise<Data>;

interface ServerSearch<Found> {
  /** Identifies what is searched: a new source starts again, null finds nothing. */
  source: string | null;
  find: (ask: Ask, text: string) => Promise<readonly Found[]>;
}

interface Answer<Found> {
  request: string;
  source: string;
  found: readonly Found[];
}

const PAUSE_MS = 200;
const NOTHING: readonly never[] = [];

const askOf =
  (client: ApolloClient): Ask =>
  async (query, variables) => {
    const options = { fetchPolicy: 'network-only', context: { silent: true } } as const;
    const { data } = await client.query({ query, variables, ...options });
    if (!data) throw new Error('The server answered a search without a result');
    return data;
  };

/**
 * Returns what the server finds for the typed text, once the typing pauses. The last answer stays
 * until the next one; a failed search finds nothing, and the typing goes on.
 */
export function useServerSearch<Found>({ source, find }: ServerSearch<Found>) {
  const client = useApolloClient();
  const [typed, setTyped] = useState({ source, text: '' });
  const [answer, setAnswer] = useState<Answer<Found> | null>(null);
  const text = typed.source === source ? typed.text : '';
  const request = `${source ?? ''}\n${text}`;

  useEffect(() => {
    if (source === null) return undefined;

    let isCurrent = true;
    const show = (found: readonly Found[]) => isCurrent && setAnswer({ request, source, found });
    const search = () => void find(askOf(client), text).then(show, () => show(NOTHING));
    const timer = setTimeout(search, text === '' ? 0 : PAUSE_MS);

    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `request` stands for source and text; `find` is the caller's way of asking
  }, [client, request]);

  return {
    found: source !== null && answer?.source === source ? answer.found : NOTHING,
    onSearch: (next: string) => setTyped({ source, text: next.trim() }),
    isLoading: source !== null && answer?.request !== request,
  };
}
