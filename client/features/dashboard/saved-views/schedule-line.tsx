import { Box, chakra, HStack } from '@chakra-ui/react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { todayIn } from '#client/formatting/date-ranges';
import { formatDate } from '#client/formatting/dates';
import { OutsideReaderList } from './outside-reader-list';
import { RunList } from './run-list';
import { peopleText, rhythmText, type Schedule } from './schedule-texts';

interface ScheduleLineProps {
  name: string;
  schedule: Schedule;
  /** The client's reporting zone, which the times are in. */
  timeZone: string;
  onAsked: () => void;
}

/** The schedule and recipients of a saved view and, on demand, its past reports. */
export function ScheduleLine({ name, schedule, timeZone, onAsked }: ScheduleLineProps) {
  const [isOpen, setOpen] = useState(false);
  const runsId = useId();
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  const next = schedule.pausedAt
    ? 'paused'
    : `next on ${formatDate(todayIn(timeZone, new Date(schedule.nextDueAt)))}`;

  return (
    <Box textStyle="xs" mt="1">
      <chakra.p overflowWrap="anywhere">
        {rhythmText(schedule)} {timeZone.replaceAll('_', ' ')} time, {peopleText(schedule)} ·{' '}
        <chakra.span color="fg.muted">{next}</chakra.span>
      </chakra.p>
      <OutsideReaderList name={name} readers={schedule.outsideReaders} onAsked={onAsked} />
      <chakra.button
        type="button"
        aria-expanded={isOpen}
        aria-controls={runsId}
        aria-label={`Reports of ${name}`}
        onClick={() => setOpen(!isOpen)}
        minH="6"
        color="fg.muted"
        cursor="pointer"
        borderRadius="sm"
      >
        <HStack gap="1">
          <Arrow size={14} aria-hidden />
          Reports
        </HStack>
      </chakra.button>
      <Box id={runsId} hidden={!isOpen}>
        {isOpen && <RunList name={name} runs={schedule.runs} timeZone={timeZone} />}
      </Box>
    </Box>
  );
}
