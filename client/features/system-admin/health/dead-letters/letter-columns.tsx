import { FileText } from 'lucide-react';
import { IconButton } from '#client/components/inline/icon-button';
import type { Column } from '#client/components/table/table-columns';
import type { DeadLetterRowFragment } from '#client/graphql/generated';
import { eventText, reasonText } from './dead-letter-texts';
import { LetterButtons, type LetterActions } from './letter-buttons';
import { oneDeadLetter } from './letter-choice';

interface DeadLetterActions extends LetterActions {
  onRead: (letter: DeadLetterRowFragment) => void;
}

export const detailColumn = (head: string): Column<{ detail: string }> => ({
  key: 'detail',
  head,
  kind: 'text',
  isSortable: false,
  value: ({ detail }) => detail,
});

/** The columns of the letters, newest first only. */
export const deadLetterColumns = (
  acts: DeadLetterActions,
): readonly Column<DeadLetterRowFragment>[] => [
  {
    key: 'put-aside',
    head: 'Put aside',
    kind: 'date',
    isRelative: true,
    isSortable: false,
    value: ({ putAsideAt }) => putAsideAt,
  },
  {
    key: 'reason',
    head: 'Reason',
    kind: 'text',
    isSortable: false,
    value: ({ reason }) => reasonText(reason),
  },
  { key: 'event', head: 'Event', kind: 'text', isSortable: false, value: eventText },
  detailColumn('What was wrong'),
  {
    key: 'actions',
    head: 'Actions',
    kind: 'actions',
    value: ({ id }) => id,
    render: (letter) => {
      const chosen = oneDeadLetter(letter.id);

      return (
        <LetterButtons chosen={chosen} onReplay={acts.onReplay} onDiscard={acts.onDiscard}>
          <IconButton
            label={`Read ${chosen.name}`}
            icon={FileText}
            onClick={() => acts.onRead(letter)}
          />
        </LetterButtons>
      );
    },
  },
];
