import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '#client/formatting/dates';
import { formatRelativeTime } from '#client/formatting/relative-time';
import { useClock } from '#client/components/browser/use-clock';

/** The age of an instant, updated over time; the title shows the instant. */
export function RelativeTime({ at }: { at: string }) {
  const text = useClock((nowMs) => formatRelativeTime(at, nowMs));
  return (
    <chakra.time dateTime={at} title={formatDateTime(at)} whiteSpace="nowrap">
      {text}
    </chakra.time>
  );
}
