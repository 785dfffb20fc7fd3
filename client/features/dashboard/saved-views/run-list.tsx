import { momentText } from '#schema/writing/dates';
import { chakra, HStack, Stack } from '@chakra-ui/react';
import { Chip } from '#client/components/inline/chip';
import { formatDateRange } from '#client/formatting/dates';
import type { Schedule } from './schedule-texts';

type Run = Schedule['runs'][number];

/** The state of a report, as a chip. */
const RUN_CHIPS: Readonly<
  Record<Run['state'], { text: string; tone: 'neutral' | 'success' | 'danger' }>
> = {
  WAITING: { text: 'Being made', tone: 'neutral' },
  SENDING: { text: 'On its way', tone: 'neutral' },
  SENT: { text: 'Sent', tone: 'success' },
  FAILED: { text: 'Not sent', tone: 'danger' },
};

/** Names who got a report, and who did not, with the reason. */
function runText({ state, lastFailure, deliveries }: Run): string {
  const sent = deliveries.filter((delivery) => delivery.state === 'SENT').map(({ name }) => name);
  const missed = deliveries.filter(
    (delivery) => delivery.state === 'FAILED' || delivery.state === 'LEFT_OUT',
  );
  const parts = [
    sent.length > 0 && `To ${sent.join(', ')}.`,
    ...missed.map(({ name, reason }) => `Not to ${name}: ${reason ?? 'it was not taken'}`),
    lastFailure !== null && state === 'WAITING' && `${lastFailure} It is tried again.`,
    lastFailure !== null && state === 'FAILED' && lastFailure,
  ];

  return parts.filter(Boolean).join(' ');
}

interface RunListProps {
  name: string;
  runs: Schedule['runs'];
  /** The client's reporting zone, for the due times. */
  timeZone: string;
}

/** The past reports of a saved view, the latest first. */
export function RunList({ name, runs, timeZone }: RunListProps) {
  if (runs.length === 0)
    return (
      <chakra.p textStyle="xs" color="fg.muted">
        None was sent yet.
      </chakra.p>
    );

  return (
    <chakra.ul listStyleType="none" aria-label={`Reports of ${name}, latest first`}>
      {runs.map((run) => {
        const { text, tone } = RUN_CHIPS[run.state];

        return (
          <HStack as="li" key={run.id} align="flex-start" gap="3" py="1.5" textStyle="xs">
            <Stack gap="0" flex="1" minW="0">
              <chakra.span>
                {momentText(new Date(run.dueAt), timeZone)}, of {formatDateRange(run)}
              </chakra.span>
              <chakra.span color="fg.muted" overflowWrap="anywhere">
                {runText(run)}
              </chakra.span>
            </Stack>
            <Chip tone={tone}>{text}</Chip>
          </HStack>
        );
      })}
    </chakra.ul>
  );
}
