import { useState } from 'react';
import { TableFrame } from '#client/components/table/table-frame';
import { useTableMemory } from '#client/components/table/table-memory';
import { describeFailure } from '#client/graphql/links/failure';
import type { DeadLetterRowFragment } from '#client/graphql/generated';
import { letterColumns } from './letter-columns';
import { LetterDialog } from './letter-dialog';
import { type ChosenLetters, oneLetter } from './letter-choice';
import { useLetters } from './use-letters';

interface LettersTableProps {
  /** Null for all. */
  reason: string | null;
  /** Another one when letters came or went since: they are read again then. */
  asOf: string;
  onReplay: (letters: ChosenLetters) => void;
  onDiscard: (letters: ChosenLetters) => void;
}

const LABEL = 'Dead letters, newest first';

/** The letters that wait, a page at a time; each can be read. */
export function LettersTable({ reason, asOf, onReplay, onDiscard }: LettersTableProps) {
  const [page, setPage] = useState(0);
  const [read, setRead] = useState<DeadLetterRowFragment | null>(null);
  const list = useLetters(reason, page);
  const memory = useTableMemory(LABEL);
  const [readAsOf, setReadAsOf] = useState(asOf);
  if (readAsOf !== asOf) {
    setReadAsOf(asOf);
    list.reload();
  }
  const settleRead = (settle: (letters: ChosenLetters) => void) => () => {
    if (read) settle(oneLetter(read.id));
    setRead(null);
  };
  return (
    <>
      <TableFrame
        label={LABEL}
        columns={letterColumns({ onRead: setRead, onReplay, onDiscard })}
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
        <LetterDialog
          letter={read}
          onReplay={settleRead(onReplay)}
          onDiscard={settleRead(onDiscard)}
          onClose={() => setRead(null)}
        />
      )}
    </>
  );
}
