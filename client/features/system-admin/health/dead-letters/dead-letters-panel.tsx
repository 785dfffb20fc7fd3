import { useState } from 'react';
import { ConfirmDialog } from '#client/components/feedback/confirm-dialog';
import { DataTable } from '#client/components/table/data-table';
import { LivePanel } from '#client/components/panel/live-panel';
import {
  DeadLetterReasonsDocument,
  type DeadLetterReason,
  type DeadLetterReasonsQuery,
} from '#client/graphql/generated';
import { useLive } from '#client/graphql/live/use-live';
import {
  problemOf,
  useHealthReport,
} from '#client/features/system-admin/health/verdict/health-reports';
import { countText } from '#schema/writing/numbers';
import type { ChosenDeadLetters } from './letter-choice';
import { DeadLettersTable } from './letters-table';
import { reasonColumns } from './reason-columns';
import { useResolveDeadLetters } from './use-resolve-dead-letters';

const INTERVAL_MS = 30_000;
const TITLE = 'Dead letters';
const HELP =
  'Entries of the queue that could not be stored. Replayed entries have all the effects they would have had originally; discarded entries stay dead-lettered in the ledger. The audit records both.';

const REASONS = {
  snapshot: {
    query: DeadLetterReasonsDocument,
    read: ({ deadLetterSummaries }: DeadLetterReasonsQuery) => deadLetterSummaries,
  },
};

/** The same text while the same letters wait. */
const summarise = (reasons: DeadLetterReasonsQuery['deadLetterSummaries']): string =>
  reasons
    .map(({ reason, letters, firstAt, lastAt }) => [reason, letters, firstAt, lastAt].join())
    .join(';');

/** Events that the worker could not store: by reason, and letter by letter. */
export function DeadLettersPanel() {
  const live = useLive(REASONS, INTERVAL_MS);
  useHealthReport(
    TITLE,
    problemOf(live, (reasons) => {
      const waiting = reasons.reduce((sum, { letters }) => sum + letters, 0);
      return waiting > 0 ? `${countText(waiting)} waiting` : null;
    }),
  );
  const [shownReason, setShownReason] = useState<DeadLetterReason | null>(null);
  const [toDiscard, setToDiscard] = useState<ChosenDeadLetters | null>(null);
  const { replay, discard, isBusy } = useResolveDeadLetters(() => {
    setToDiscard(null);
    live.refresh();
  });

  const acts = {
    onReplay: ({ choice }: ChosenDeadLetters) => void (isBusy || replay(choice)),
    onDiscard: setToDiscard,
  };

  return (
    <>
      <LivePanel
        title={TITLE}
        help={HELP}
        live={live}
        failure="The dead letters could not be loaded."
        skeleton="table"
        flush
        isEmpty={(reasons) => reasons.length === 0}
        emptyText="No dead letters: every accepted event is stored or in the queue."
      >
        {(reasons) => {
          const isGone = !reasons.some(({ reason }) => reason === shownReason);
          const shown = isGone ? null : shownReason;

          return (
            <>
              <DataTable
                label="Dead letters by reason"
                paramPrefix="reasons"
                columns={reasonColumns({ ...acts, shown, onShow: setShownReason })}
                rows={reasons}
                rowKey={({ reason }) => reason}
              />
              <DeadLettersTable key={shown} reason={shown} asOf={summarise(reasons)} {...acts} />
            </>
          );
        }}
      </LivePanel>
      {toDiscard && (
        <ConfirmDialog
          title="Discard dead letters"
          text={`Are you sure you want to discard ${toDiscard.name}? Discarded letters are never stored.`}
          confirmLabel="Discard"
          tone="danger"
          isBusy={isBusy}
          onConfirm={() => void (isBusy || discard(toDiscard.choice))}
          onCancel={() => setToDiscard(null)}
        />
      )}
    </>
  );
}
