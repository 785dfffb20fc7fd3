import { chakra, HStack } from '@chakra-ui/react';
import { CirclePause, Radio, RefreshCw } from 'lucide-react';
import { formatTimeOfDay } from '../formatting/dates';

/** How what is shown keeps itself up to date. */
export interface Liveness {
  /** Auto-refresh. */
  isOn: boolean;
  /** How often it is asked for where nothing brings it. */
  intervalMs: number;
  /** Whether a connection brings it at the moment; undefined where there is none in any case. */
  isTold: boolean | undefined;
  /** When what is shown arrived. */
  heardAt: string | null;
}

function wayOf({ isOn, intervalMs, isTold }: Liveness) {
  if (!isOn) return { icon: CirclePause, text: 'Auto-refresh is off' };
  if (isTold) return { icon: Radio, text: 'Live' };
  const every = `Every ${intervalMs / 1000} s`;
  return { icon: RefreshCw, text: isTold === undefined ? every : `${every}: the live connection is down` };
}

export function LiveFoot({ live }: { live: Liveness }) {
  const { icon: Icon, text } = wayOf(live);
  return (
    <HStack gap="1.5" wrap="wrap">
      <Icon size={12} aria-hidden />
      <span>{text}</span>
      {live.heardAt && (
        <chakra.span data-figure>
          · as of <time dateTime={live.heardAt}>{formatTimeOfDay(live.heardAt)}</time>
        </chakra.span>
      )}
    </HStack>
  );
}
