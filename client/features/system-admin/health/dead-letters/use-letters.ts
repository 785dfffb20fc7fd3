import { useMemo } from 'react';
import { DeadLettersDocument, type DeadLetterReason } from '#client/graphql/generated';
import { defineList } from '#client/records/define-list';
import { useRecordList } from '#client/records/use-record-list';

const DEAD_LETTERS = defineList({
  query: DeadLettersDocument,
  connection: ({ deadLetters }) => deadLetters,
  order: { column: 'received', direction: 'descending' },
});

/** A page of the waiting letters, of one reason or of all. The table shows failures. */
export function useDeadLetters(reason: DeadLetterReason | null, page: number) {
  const scope = useMemo(() => ({ reason }), [reason]);
  return useRecordList(DEAD_LETTERS, {
    request: { page, sort: DEAD_LETTERS.order },
    scope,
    isUncached: true,
  });
}
