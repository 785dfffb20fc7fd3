import { Button } from '@chakra-ui/react';
import type { Column } from '#client/components/table/table-columns';
import type { DeadLetterReason, DeadLetterReasonRowFragment } from '#client/graphql/generated';
import { reasonText } from './dead-letter-texts';
import { LetterButtons, type LetterActions } from './letter-buttons';
import { detailColumn } from './letter-columns';
import { deadLettersOfReason } from './letter-choice';

interface ReasonActs extends LetterActions {
  shown: DeadLetterReason | null;
  onShow: (reason: DeadLetterReason | null) => void;
}

/** The columns of the reasons; each reason can be read, replayed and discarded as a whole. */
export const reasonColumns = (acts: ReasonActs): readonly Column<DeadLetterReasonRowFragment>[] => [
  { key: 'reason', head: 'Reason', kind: 'text', value: ({ reason }) => reasonText(reason) },
  { key: 'letters', head: 'Waiting', kind: 'count', value: ({ letters }) => letters },
  { key: 'first', head: 'First', kind: 'date', isRelative: true, value: ({ firstAt }) => firstAt },
  { key: 'last', head: 'Latest', kind: 'date', isRelative: true, value: ({ lastAt }) => lastAt },
  detailColumn('Of the latest'),
  {
    key: 'actions',
    head: 'Actions',
    kind: 'actions',
    value: ({ reason }) => reason,
    render: ({ reason, letters }) => {
      const chosen = deadLettersOfReason(reason, letters);
      const isShown = acts.shown === reason;

      return (
        <LetterButtons chosen={chosen} onReplay={acts.onReplay} onDiscard={acts.onDiscard}>
          <Button
            size="2xs"
            variant={isShown ? 'solid' : 'outline'}
            aria-pressed={isShown}
            aria-label={`Only these: ${reasonText(reason)}`}
            me="1"
            onClick={() => acts.onShow(isShown ? null : reason)}
          >
            Only these
          </Button>
        </LetterButtons>
      );
    },
  },
];
