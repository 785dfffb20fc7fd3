import type { DocumentNode, OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Call {
  query: DocumentNode;
  variables?: OperationVariables;
}

/**
 * Makes all calls at once, so that parts of a page which open later find their answers in the
 * cache. `calls` must be stable: other ones are made, too.
 */
export function usePreload(calls: readonly Call[], freshMs: number) {
  const client = useApolloClient();
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ attempt: number; hasFailed: boolean } | null>(null);
  const freshUntilMs = useRef(0);

  useEffect(() => {
    let isCurrent = true;
    const settle = (hasFailed: boolean) => {
      if (!isCurrent) return;
      freshUntilMs.current = Date.now() + freshMs;
      setSettled({ attempt, hasFailed });
    };

    Promise.all(
      calls.map((call) =>
        client.query({ ...call, fetchPolicy: 'network-only', context: { silent: true } }),
      ),
    ).then(
      () => settle(false),
      () => settle(true),
    );

    return () => {
      isCurrent = false;
    };
  }, [client, calls, freshMs, attempt]);

  return {
    isLoaded: settled?.hasFailed === false,
    hasFailed: settled?.attempt === attempt && settled.hasFailed,
    retry: () => setAttempt(attempt + 1),
    /** The answers are younger than `freshMs`. */
    isFresh: useCallback(() => Date.now() < freshUntilMs.current, []),
  };
}
