import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListedRecord } from './define-record';

/** Names the record whose form a link opens. */
const EDIT_PARAM = 'edit';

type Fetch<Row> = ((client: ApolloClient, id: number) => Promise<Row>) | undefined;

/** Opens the record that the URL names, once it has loaded, and takes it out of the URL. */
export function useLinkedRecord<Row extends ListedRecord>(
  fetchLatest: Fetch<Row>,
  onOpen: (row: Row) => void,
): void {
  const client = useApolloClient();
  const [params, setParams] = useSearchParams();
  const id = Number(params.get(EDIT_PARAM));

  useEffect(() => {
    if (!fetchLatest || !Number.isSafeInteger(id) || id <= 0) return;
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(EDIT_PARAM);
        return next;
      },
      { replace: true },
    );
    void fetchLatest(client, id)
      .then(onOpen)
      .catch(() => undefined); // a toast shows the failure
  }, [client, fetchLatest, id, onOpen, setParams]);
}
