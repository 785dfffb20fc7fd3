import { chakra, HStack } from '@chakra-ui/react';
import { CirclePause, Radio, RefreshCw } from 'lucide-react';
import { formatTimeOfDay } from '#client/formatting/dates';

/** State of a panel's updates. */
export interface Liveness {
  /** Auto-refresh. */
  isOn: boolean;
  /** Polling interval while no subscription delivers. */
  intervalMs: number;
  /**
   * Values arrive over the socket, by polling by design, or by polling because the connection is
   * down.
   */
  source: 'subscription' | 'connecting' | 'fallback' | 'polling';
  /** Arrival of the shown value. */
  receivedAt: string | null;
}

function wayOf({ isOn, intervalMs, source }: Liveness) {
  if (!isOn) return { icon: CirclePause, text: 'Auto-refresh is off' };
  if (source === 'subscription') return { icon: Radio, text: 'Live' };
  if (source === 'connecting') return { icon: Radio, text: 'Connecting' };
  const every = `Every ${intervalMs / 1000} s`;
  return {
    icon: RefreshCw,
    text: source === 'polling' ? every : `${every}: the live connection is down`,
  };
}

export function LiveFoot({ live }: { live: Liveness }) {
  const { icon: Icon, text } = wayOf(live);

  return (
    <HStack gap="1.5" wrap="wrap">
      <Icon size={12} aria-hidden />
      <span>{text}</span>
      {live.receivedAt && (
        <chakra.span data-figure>
          · as of <time dateTime={live.receivedAt}>{formatTimeOfDay(live.receivedAt)}</time>
        </chakra.span>
      )}
    </HStack>
  );
}
