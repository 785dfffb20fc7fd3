import { useState } from 'react';
import { TableFrame } from '#client/components/table/table-frame';
import { useTableMemory } from '#client/components/table/table-memory';
import { describeFailure } from '#client/graphql/links/failure';
import type { DeadLetterReason, DeadLetterRowFragment } from '#client/graphql/generated';
import { deadLetterColumns } from './letter-columns';
import { DeadLetterDialog } from './letter-dialog';
import { type ChosenDeadLetters, oneDeadLetter } from './letter-choice';
import { useDeadLetters } from './use-letters';

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
