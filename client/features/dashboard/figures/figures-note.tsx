import { Span } from '@chakra-ui/react';
import { Radio, WifiOff } from 'lucide-react';

interface FiguresNoteProps {
  timeZone: string;
  isLive: boolean;
  hasFailed: boolean;
}

const zoneName = (timeZone: string) => timeZone.replaceAll('_', ' ');

/** The zone of the figures' days, and whether they update live. */
export function FiguresNote({ timeZone, isLive, hasFailed }: FiguresNoteProps) {
  return (
    <Span display="inline-flex" gap="3">
      <Span>
        <Span hideBelow="sm">Days in </Span>
        {zoneName(timeZone)} time
      </Span>
      {isLive && (
        <Span
          display="inline-flex"
          alignItems="center"
          gap="1"
          color={hasFailed ? 'fg.error' : 'fg.success'}
        >
          {hasFailed ? <WifiOff size={12} aria-hidden /> : <Radio size={12} aria-hidden />}
          {hasFailed ? 'Not updating, trying again' : 'Live'}
        </Span>
      )}
    </Span>
  );
}
