import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface RecordLink {
  act: 'edit' | 'remove';
  /** Text from the URL; the kind may not exist. Null on a page of one kind. */
  kind: string | null;
  id: number;
}

const PATTERNS = { edit: /^(?:([\w-]+)\.)?(\d{1,9})$/, remove: /^([\w-]+)\.(\d{1,9})$/ };
const ACTS = ['edit', 'remove'] as const;

function linkParam(params: URLSearchParams): RecordLink | null {
  for (const act of ACTS) {
    const [, kind = null, digits] = PATTERNS[act].exec(params.get(act) ?? '') ?? [];
    if (digits !== undefined) return { act, kind, id: Number(digits) };
  }
  return null;
}

/**
 * The record that the URL opens, as in `?edit=6`, `?edit=agency.6` or `?remove=client.7`, until it
 * is open.
 */
export function useRecordLink() {
  const [params, setParams] = useSearchParams();
  const link = useMemo(() => linkParam(params), [params]);
  const forget = useCallback(
    () =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const act of ACTS) next.delete(act);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );

  return { link, forget };
}

interface LinkedKind<Row> {
  /** Its name in links to a page of several kinds. */
  linkName?: string;
  form: { fetchLatest?: (client: ApolloClient, id: number) => Promise<Row> };
}

/** Opens the record in the URL, once it has loaded. */
export function useLinkedRecord<Row>(
  { linkName, form: { fetchLatest } }: LinkedKind<Row>,
  onOpen: (act: RecordLink['act'], row: Row) => void,
): void {
  const client = useApolloClient();
  const { link, forget } = useRecordLink();

  useEffect(() => {
    if (!fetchLatest || !link || link.kind !== (linkName ?? null)) return undefined;

    let isCurrent = true;

    // A toast reports a failure.
    fetchLatest(client, link.id).then(
      (row) => {
        if (!isCurrent) return;
        onOpen(link.act, row);
        forget();
      },
      () => isCurrent && forget(),
    );

    return () => {
      isCurrent = false;
    };
  }, [client, link, linkName, fetchLatest, onOpen, forget]);
}
