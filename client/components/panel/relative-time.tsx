import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '#client/formatting/dates';
import { formatRelativeTime } from '#client/formatting/relative-time';
import { useClock } from '#client/components/browser/use-clock';

/** How long ago an instant was, counting on; the instant itself is its title. */
export function RelativeTime({ at }: { at: string }) {
  const text = useClock((nowMs) => formatRelativeTime(at, nowMs));
  return (
    <chakra.time dateTime={at} title={formatDateTime(at)} whiteSpace="nowrap">
      {text}
    </chakra.time>
  );
}
