import { useState, useMemo } from 'react';
import { TableFrame } from '#client/components/table/table-frame';
import { useTableMemory } from '#client/components/table/table-memory';
import { describeFailure } from '#client/graphql/links/failure';
import {
  type DeadLetterReason,
  type DeadLetterRowFragment,
  DeadLettersDocument,
} from '#client/graphql/generated';
import { defineList } from '#client/records/define-list';
import { useRecordList } from '#client/records/use-record-list';
import { deadLetterColumns } from './letter-columns';
import { DeadLetterDialog } from './letter-dialog';
import { type ChosenDeadLetters, oneDeadLetter } from './letter-choice';

const DEAD_LETTERS = defineList({
  query: DeadLettersDocument,
  connection: ({ deadLetters }) => deadLetters,
  order: { column: 'received', direction: 'descending' },
});

/** A page of the waiting letters, of one reason or of all. The table shows failures. */
function useDeadLetters(reason: DeadLetterReason | null, page: number) {
  const scope = useMemo(() => ({ reason }), [reason]);
  return useRecordList(DEAD_LETTERS, {
    request: { page, sort: DEAD_LETTERS.order },
    scope,
    isUncached: true,
  });
}

interface DeadLettersTableProps {
  /** Null for all. */
  reason: DeadLetterReason | null;
  /** Changes when letters arrive or go: the table then loads again. */
  asOf: string;
  onReplay: (letters: ChosenDeadLetters) => void;
  onDiscard: (letters: ChosenDeadLetters) => void;
}

const LABEL = 'Dead letters, newest first';

/** The waiting letters, a page at a time; each can be read. */
export function DeadLettersTable({ reason, asOf, onReplay, onDiscard }: DeadLettersTableProps) {
  const [page, setPage] = useState(0);
  const [read, setRead] = useState<DeadLetterRowFragment | null>(null);
  const list = useDeadLetters(reason, page);
  const memory = useTableMemory(LABEL);
  const [readAsOf, setReadAsOf] = useState(asOf);

  if (readAsOf !== asOf) {
    setReadAsOf(asOf);
    list.reload();
  }

  const withReadLetter = (act: (letters: ChosenDeadLetters) => void) => () => {
    if (read) act(oneDeadLetter(read.id));
    setRead(null);
  };

  return (
    <>
      <TableFrame
        label={LABEL}
        columns={deadLetterColumns({ onRead: setRead, onReplay, onDiscard })}
        rowKey={({ id }) => id}
        shown={list.rows}
        total={list.total}
        page={list.page}
        onPage={setPage}
        sort={undefined}
        onSort={() => undefined}
        widthsPx={memory.widthsPx}
        onResize={memory.setWidth}
        isLoading={list.isLoading}
        isRefreshing={list.isRefreshing}
        failure={list.error === null ? undefined : describeFailure(list.error).message}
        onRetry={list.reload}
        emptyText="No dead letters of this reason."
      />
      {read && (
        <DeadLetterDialog
          letter={read}
          onReplay={withReadLetter(onReplay)}
          onDiscard={withReadLetter(onDiscard)}
          onClose={() => setRead(null)}
        />
      )}
    </>
  );
}
