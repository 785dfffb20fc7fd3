import { chakra, Button, HStack } from '@chakra-ui/react';
import type { DateRange } from '#schema/date-ranges';
import { daysBetween } from '#schema/local-date';
import { formatDateRange } from '#client/formatting/dates';
import { countOf } from '#schema/writing/numbers';

interface ComparisonNoteProps {
  range: DateRange | null;
  /** The range on screen has days to come: only those up to today are compared. */
  isSoFar: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

function noteText({ range, ...state }: Omit<ComparisonNoteProps, 'onRetry'>): string {
  const { isSoFar, isLoading, hasFailed } = state;
  if (!range) return '';
  const days = formatDateRange(range);
  if (hasFailed) return `The comparison with ${days} could not be loaded.`;
  if (isLoading) return `Loading the comparison with ${days}`;
  if (!isSoFar) return `Compared with ${days}`;

  const count = countOf(daysBetween(range.startDate, range.endDate) + 1, 'day');
  return `Compared with ${days}, ${count} each`;
}

/** The days of the comparison, above the panels. */
export function ComparisonNote({ range, onRetry, ...state }: ComparisonNoteProps) {
  if (!range) return null;

  return (
    <HStack gap="2" textStyle="xs" color="fg.muted" role="status">
      <chakra.span>{noteText({ range, ...state })}</chakra.span>
      {!state.isLoading && !state.hasFailed && (
        <chakra.span hideBelow="md">Arrows and colours: beyond chance.</chakra.span>
      )}
      {state.hasFailed && (
        <Button size="2xs" variant="outline" onClick={onRetry}>
          Try again
        </Button>
      )}
    </HStack>
  );
}
