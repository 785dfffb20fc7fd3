import { chakra, HStack, Stack } from '@chakra-ui/react';
import { Chip } from '#client/components/inline/chip';
import { formatDateRange } from '#client/formatting/dates';
import { RUN_CHIPS, runText } from './run-texts';
import type { Schedule } from './schedule-texts';

interface RunListProps {
  name: string;
  runs: Schedule['runs'];
  /** The client's reporting zone, for the due times. */
  timeZone: string;
}

const MOMENT = {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** The past reports of a saved view, the latest first. */
export function RunList({ name, runs, timeZone }: RunListProps) {
  const clock = new Intl.DateTimeFormat('en-GB', { ...MOMENT, hourCycle: 'h23', timeZone });
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
                {clock.format(new Date(run.dueAt))}, of {formatDateRange(run)}
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
