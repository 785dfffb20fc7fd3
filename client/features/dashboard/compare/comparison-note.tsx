import { chakra, Button, HStack } from '@chakra-ui/react';
import type { DateRange } from '#schema/date-ranges';
import { formatDateRange } from '#client/formatting/dates';

interface ComparisonNoteProps {
  range: DateRange | null;
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

function noteText({ range, isLoading, hasFailed }: Omit<ComparisonNoteProps, 'onRetry'>): string {
  const days = range && formatDateRange(range);
  if (hasFailed) return `The comparison with ${days} could not be loaded.`;
  return isLoading ? `Loading the comparison with ${days}` : `Compared with ${days}`;
}

/** Above the panels: the days of the comparison. */
export function ComparisonNote({ range, onRetry, ...state }: ComparisonNoteProps) {
  if (!range) return null;

  return (
    <HStack gap="2" textStyle="xs" color="fg.muted" role="status">
      <chakra.span>{noteText({ range, ...state })}</chakra.span>
      {!state.isLoading && !state.hasFailed && (
        <chakra.span hideBelow="md">
          Arrows in tables and colours: more than chance explains.
        </chakra.span>
      )}
      {state.hasFailed && (
        <Button size="2xs" variant="outline" onClick={onRetry}>
          Try again
        </Button>
      )}
    </HStack>
  );
}
