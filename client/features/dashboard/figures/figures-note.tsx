import { Span } from '@chakra-ui/react';
import { Hourglass, Radio, WifiOff } from 'lucide-react';
import { Tooltip } from '#client/components/feedback/tooltip';
import { formatDate } from '#client/formatting/dates';

interface FiguresNoteProps {
  timeZone: string;
  currency: string;
  isLive: boolean;
  hasFailed: boolean;
  /** The last day whose visits are all in; null when all are. */
  completeThrough: string | null;
}

const zoneName = (timeZone: string) => timeZone.replaceAll('_', ' ');

/** The zone of the figures' days, and whether they update live. */
export function FiguresNote({
  timeZone,
  currency,
  isLive,
  hasFailed,
  completeThrough,
}: FiguresNoteProps) {
  return (
    <Span display="inline-flex" gap="3">
      <Span>
        <Span hideBelow="sm">Days in </Span>
        {zoneName(timeZone)} time
        <Span hideBelow="lg">, amounts in {currency}</Span>
      </Span>
      {isLive && (
        <Tooltip content={hasFailed ? 'The figures may be old' : 'New events show within seconds'}>
          <Span
            tabIndex={0}
            display="inline-flex"
            alignItems="center"
            gap="1"
            color={hasFailed ? 'fg.error' : 'fg.success'}
          >
            {hasFailed ? <WifiOff size={12} aria-hidden /> : <Radio size={12} aria-hidden />}
            {hasFailed ? 'Not updating, trying again' : 'Live'}
          </Span>
        </Tooltip>
      )}
      {completeThrough !== null && (
        <Span display="inline-flex" alignItems="center" gap="1" hideBelow="md">
          <Hourglass size={12} aria-hidden />
          Visits to ads after {formatDate(completeThrough)} are still coming
        </Span>
      )}
    </Span>
  );
}
