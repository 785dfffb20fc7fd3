import { chakra, HStack } from '@chakra-ui/react';
import { showToast } from '#client/components/feedback/toast-store';
import { Chip, type ChipTone } from '#client/components/inline/chip';
import { formatDate, formatDateTime } from '#client/formatting/dates';
import { useAskOutsideReaderAgainMutation } from '#client/graphql/generated';
import { describeFailure } from '#client/graphql/links/failure';
import type { Schedule } from './schedule-texts';

type Reader = Schedule['outsideReaders'][number];

const STATES: Readonly<Record<Reader['state'], { text: string; tone: ChipTone }>> = {
  WAITING: { text: 'Waiting for an answer', tone: 'warning' },
  CONFIRMED: { text: 'Confirmed', tone: 'success' },
  UNSUBSCRIBED: { text: 'Unsubscribed', tone: 'neutral' },
};

const canBeAsked = ({ state, askRefusal }: Reader) => state === 'WAITING' && askRefusal === null;

/** Says when the address was asked, and why it cannot be asked now. */
function askedText({ state, askedAt, askRefusal, askableAt }: Reader): string {
  if (state !== 'WAITING') return '';
  const asked = askedAt === null ? '' : `, asked on ${formatDate(askedAt)}`;
  if (askRefusal === null) return asked;
  const from =
    askableAt === null ? '' : `; the next question can go from ${formatDateTime(askableAt)}`;
  return `${asked}. ${askRefusal}${from}.`;
}

interface OutsideReaderListProps {
  /** The saved view. */
  name: string;
  readers: readonly Reader[];
  onAsked: () => void;
}

/** Lists who gets a report without an account, and whether they agreed. */
export function OutsideReaderList({ name, readers, onAsked }: OutsideReaderListProps) {
  const [askAgain, { loading }] = useAskOutsideReaderAgainMutation({ context: { silent: true } });

  const ask = async ({ id, email }: Reader) => {
    try {
      await askAgain({ variables: { id } });
      showToast({ text: `${email ?? ''} is asked.`, tone: 'success' });
    } catch (error) {
      const { message } = describeFailure(error);
      showToast({
        text: `The mail was not sent. ${message || 'Please try again.'}`,
        tone: 'danger',
      });
    }
    onAsked();
  };

  if (readers.length === 0) return null;

  return (
    <chakra.ul listStyleType="none" aria-label={`People without an account who get ${name}`}>
      {readers.map((reader) => (
        <HStack as="li" key={reader.id} gap="2" wrap="wrap" py="0.5" textStyle="xs">
          <chakra.span overflowWrap="anywhere">
            {reader.email ?? 'An erased address'}
            <chakra.span color="fg.muted">{askedText(reader)}</chakra.span>
          </chakra.span>
          <Chip tone={STATES[reader.state].tone}>{STATES[reader.state].text}</Chip>
          {canBeAsked(reader) && (
            <chakra.button
              type="button"
              minH="6"
              cursor="pointer"
              color="fg.info"
              textDecoration="underline"
              disabled={loading}
              onClick={() => void ask(reader)}
            >
              {reader.askedAt === null ? 'Ask' : 'Ask again'}
            </chakra.button>
          )}
        </HStack>
      ))}
    </chakra.ul>
  );
}
