import { chakra, HStack } from '@chakra-ui/react';
import { CirclePause, Radio, RefreshCw } from 'lucide-react';
import { formatTimeOfDay } from '#client/formatting/dates';

/** How a panel updates. */
export interface Liveness {
  /** Auto-refresh. */
  isOn: boolean;
  /** Polling interval while no subscription delivers. */
  intervalMs: number;
  /**
   * Values arrive over the socket, by polling by design, or by polling because the connection is
   * down.
   */
  source: 'told' | 'connecting' | 'fallback' | 'asked';
  /** When the shown value arrived. */
  heardAt: string | null;
}

function wayOf({ isOn, intervalMs, source }: Liveness) {
  if (!isOn) return { icon: CirclePause, text: 'Auto-refresh is off' };
  if (source === 'told') return { icon: Radio, text: 'Live' };
  if (source === 'connecting') return { icon: Radio, text: 'Connecting' };
  const every = `Every ${intervalMs / 1000} s`;
  return {
    icon: RefreshCw,
    text: source === 'asked' ? every : `${every}: the live connection is down`,
  };
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
